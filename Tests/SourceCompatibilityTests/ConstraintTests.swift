import Testing
import UIKit

@MainActor struct ConstraintTests {
  @Test("content with constraints sizes its cell and is laid out in it")
  func contactCard() throws {
    let cell = UICollectionViewListCell()
    cell.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    cell.contentConfiguration = ContactConfiguration(
      name: "Name", note: "A note of several words, which needs more than one line in this cell")
    let target = CGSize(width: 300, height: 0)
    let size = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    cell.frame = CGRect(origin: .zero, size: size)
    cell.layoutIfNeeded()
    let card = try #require(cell.contentView as? ContactCard)
    #expect(card.frame.size == size && size.width == 300)
    #expect(card.avatar.frame == CGRect(x: 8, y: 8, width: 40, height: 40))
    #expect(card.nameLabel.frame.minX == 60)
    #expect(card.noteLabel.frame.width == 232)
    #expect(card.noteLabel.frame.height > card.nameLabel.frame.height)
    #expect(card.noteLabel.frame.maxY == size.height - 8)
    let single = ContactConfiguration(name: "Name", note: "Short", isFavorite: true)
    cell.contentConfiguration = single
    #expect(cell.contentView === card)
    let smaller = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(smaller.height == 56 || smaller.height < size.height)
    cell.frame.size = smaller
    cell.layoutIfNeeded()
    #expect(card.badge.frame.width == 12)
    #expect(abs(card.badge.frame.height - 12) < 1e-9)
    #expect(card.badge.frame.maxX == 292)
    #expect(card.constraints.contains { $0.identifier == "noteBottom" })
  }

  @Test("a list content view can be used in a stack view")
  func plainStack() {
    let view = PlainStack(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
    let height = view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    view.frame.size.height = height
    view.layoutIfNeeded()
    #expect(view.stack.frame == CGRect(x: 0, y: 0, width: 308, height: height))
    let switchSize = view.toggle.intrinsicContentSize
    #expect(view.toggle.frame.size == switchSize && view.toggle.frame.maxX == 308)
    #expect(view.content.frame.width == 300 - switchSize.width)
    #expect(view.content.frame.midY == view.toggle.frame.midY)
  }
}

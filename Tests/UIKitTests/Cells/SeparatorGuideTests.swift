import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

/// The layout guide of a cell's separator.
@MainActor struct SeparatorGuideTests {
  private func row(_ cell: UICollectionViewListCell, isRightToLeft: Bool = false) -> ListRowView {
    let row = ListRowView(cell, row: ListRow(environment: .plain, position: .middle))
    row.traitOverrides.systemVersion = .iOS26
    row.traitOverrides.displayScale = 2
    row.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    row.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    row.layoutIfNeeded()
    return row
  }

  private func separator(_ row: ListRowView) -> CGRect? {
    guard case .fill(.rect(let rect), _)? = DisplayListRecorder.record(row).items.last else {
      return nil
    }
    return rect
  }

  private func textCell() -> UICollectionViewListCell {
    let cell = UICollectionViewListCell(frame: .zero)
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    return cell
  }

  @Test("the guide has the frame of the separator, which starts at the text")
  func automatic() throws {
    let cell = textCell()
    let drawn = try #require(separator(row(cell)))
    let other = textCell()
    let guide = other.separatorLayoutGuide
    #expect(other.separatorLayoutGuide === guide)
    let row = row(other)
    #expect(separator(row) == drawn)
    #expect(guide.layoutFrame.minX == drawn.minX)
    #expect(guide.layoutFrame.maxX == drawn.maxX)
    #expect(guide.layoutFrame.maxY == 44)
  }

  @Test("it has its frame at once in a cell that has been laid out")
  func afterLayout() throws {
    let cell = textCell()
    let row = row(cell)
    let drawn = try #require(separator(row))
    let frame = cell.separatorLayoutGuide.layoutFrame
    #expect(frame.minX == drawn.minX && frame.maxX == drawn.maxX && frame.maxY == 44)
    #expect(separator(row) == drawn)
  }

  @Test("it follows the content, and accessories beside it")
  func follows() {
    let cell = textCell()
    let guide = cell.separatorLayoutGuide
    let row = row(cell)
    let before = guide.layoutFrame.minX
    cell.accessories = [.delete(displayed: .always)]
    row.layoutIfNeeded()
    // The content starts at 40, but its own margin is no longer the list's margin.
    #expect(guide.layoutFrame.minX == before + 40)
    #expect(separator(row)?.minX == before + 40)
  }

  @Test("constraints of an app determine the separator", arguments: [false, true])
  func constrained(isRightToLeft: Bool) {
    let cell = UICollectionViewListCell(frame: .zero)
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 70),
      label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
    ])
    let line = separator(row(cell, isRightToLeft: isRightToLeft))
    #expect(line?.minX == (isRightToLeft ? 16 : 70))
    #expect(line?.maxX == (isRightToLeft ? 305 : 359))
  }
}

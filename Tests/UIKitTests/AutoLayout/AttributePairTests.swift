import Testing
import UIKit

/// Constraints with items and attributes, as they were written before anchors.
@MainActor struct AttributePairTests {
  private let view = UIView()
  private let other = UIView()
  private let root: UIView

  init() { root = UIView.root(view, other) }

  private func constraint(
    _ attribute: NSLayoutConstraint.Attribute, _ item: Any?,
    _ second: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: item, attribute: second,
      multiplier: 1, constant: constant)
  }

  @Test(
    "the second attribute is ignored if there is no second item",
    arguments: [
      NSLayoutConstraint.Attribute.notAnAttribute, .width, .height, .left, .centerYWithinMargins,
    ])
  func withoutSecondItem(second: NSLayoutConstraint.Attribute) {
    let width = constraint(.width, nil, second, 50)
    let height = constraint(.height, nil, second, 20)
    NSLayoutConstraint.activate([width, height])
    #expect(width.isActive && height.isActive)
    #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute)
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 20))
  }

  @Test("a position still needs a second item")
  func positionAlone() {
    let left = constraint(.left, nil, .left, 10)
    left.isActive = true
    #expect(!left.isActive)
  }

  @Test("positions of both axes can be related")
  func axes() {
    let constraints = [
      constraint(.left, root, .top, 30), constraint(.top, other, .right),
      constraint(.bottom, root, .centerX, 5), constraint(.width, other, .height),
      other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      other.topAnchor.constraint(equalTo: root.topAnchor),
      other.widthAnchor.constraint(equalToConstant: 40),
      other.heightAnchor.constraint(equalToConstant: 60),
    ]
    NSLayoutConstraint.activate(constraints)
    for constraint in constraints { #expect(constraint.isActive) }
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 10, y: 0, width: 40, height: 60))
    #expect(view.frame == CGRect(x: 30, y: 50, width: 60, height: 105))
  }

  @Test("a leading edge that is related to a top follows the direction")
  func mirrored() {
    root.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      constraint(.leading, root, .top, 30), constraint(.width, nil, .width, 50),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 270 && view.frame.width == 50)
  }

  @Test("positions and lengths still cannot be related")
  func positionAndLength() {
    let left = constraint(.left, root, .height)
    left.isActive = true
    #expect(!left.isActive)
  }
}

import Foundation
import Testing
import UIKit

/// Sizes and states recorded from Apple's UIKit.
///
/// Source: docs/measurements/auto-layout.md#fitting-sizes.
@MainActor struct MeasuredAutoLayoutTests {
  /// A card with margins of 8 and 6 points around content of 295 × 51 points.
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let content = Sized(295, 51)

  init() {
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    NSLayoutConstraint.activate(
      ["H:|-8-[content]-8-|", "V:|-6-[content]-6-|"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: [], metrics: nil, views: ["content": content])
      })
  }

  @Test(
    "fitting sizes",
    arguments: [
      (320, 0, .required, .fittingSizeLevel, 320, 63),
      (0, 0, .fittingSizeLevel, .fittingSizeLevel, 311, 63),
      (10_000, 10_000, .fittingSizeLevel, .fittingSizeLevel, 311, 63),
      (0, 120, .fittingSizeLevel, .required, 311, 120),
      (320, 90, .required, .required, 320, 90),
      (320, 90, .defaultHigh, .defaultHigh, 320, 90),
      (320, 90, .defaultLow, .defaultLow, 311, 63),
    ] as [(CGFloat, CGFloat, UILayoutPriority, UILayoutPriority, CGFloat, CGFloat)])
  func fitting(
    width: CGFloat, height: CGFloat, horizontal: UILayoutPriority, vertical: UILayoutPriority,
    fittingWidth: CGFloat, fittingHeight: CGFloat
  ) {
    let size = card.systemLayoutSizeFitting(
      CGSize(width: width, height: height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    #expect(size == CGSize(width: fittingWidth, height: fittingHeight))
    #expect(card.constraints.count == 4)
  }

  /// Source: docs/measurements/auto-layout.md#fitting-sizes: labels in pictures of iOS 18.
  @Test("a label is wider than its text only for a required width")
  func labels() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Juventus"
    let text = label.intrinsicContentSize
    func fitting(_ width: CGFloat, _ priority: UILayoutPriority) -> CGSize {
      label.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: priority,
        verticalFittingPriority: .defaultLow)
    }
    #expect(fitting(300, .defaultHigh) == text)
    #expect(fitting(300, .required) == CGSize(width: 300, height: text.height))
    label.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
    #expect(fitting(300, .defaultHigh).width == 300)
  }

  @Test("a guide belongs to one view, and its constraints leave with it")
  func guides() {
    let guide = UILayoutGuide()
    #expect(guide.identifier == "" && guide.owningView == nil && guide.layoutFrame == .zero)
    let (first, second, child) = (UIView(), UIView(), UIView())
    let width = guide.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    #expect(!width.isActive)
    first.addLayoutGuide(guide)
    second.addLayoutGuide(guide)
    #expect(guide.owningView === second && first.layoutGuides.isEmpty)
    #expect(second.layoutGuides == [guide])
    first.removeLayoutGuide(guide)
    #expect(guide.owningView === second)
    second.addSubview(child)
    let leading = guide.leadingAnchor.constraint(equalTo: child.leadingAnchor)
    NSLayoutConstraint.activate([width, leading])
    #expect(width.isActive && leading.isActive)
    second.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && !width.isActive && !leading.isActive)
    #expect(second.constraints.isEmpty)
    second.addLayoutGuide(guide)
    #expect(!width.isActive && !leading.isActive)
    #expect(second.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
  }

  @Test("constraints are held by the nearest view that contains their items")
  func activation() {
    let (top, first, second, child) = (UIView(), UIView(), UIView(), UIView())
    top.addSubview(first)
    top.addSubview(second)
    first.addSubview(child)
    let size = child.widthAnchor.constraint(equalToConstant: 5)
    let inside = first.leftAnchor.constraint(equalTo: child.leftAnchor)
    let across = child.leftAnchor.constraint(equalTo: second.leftAnchor)
    NSLayoutConstraint.activate([size, inside, across, size])
    #expect(child.constraints == [size] && first.constraints == [inside])
    #expect(top.constraints == [across])
    second.removeFromSuperview()
    #expect(!across.isActive && top.constraints.isEmpty)
    // A constraint that is added by hand is active, and stays where it was added.
    let added = child.heightAnchor.constraint(equalToConstant: 5)
    top.addConstraint(added)
    #expect(added.isActive)
    added.isActive = true
    #expect(top.constraints == [added])
    top.removeConstraint(added)
    #expect(!added.isActive)
    size.isActive = false
    #expect(size.firstItem === child)
  }

  @Test("preserved margins follow the distance from the edges of the superview")
  func margins() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 5, y: 50, width: 180, height: 145))
    superview.addSubview(view)
    superview.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 25, bottom: 35, right: 35))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.frame = CGRect(x: 60, y: 70, width: 20, height: 20)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}

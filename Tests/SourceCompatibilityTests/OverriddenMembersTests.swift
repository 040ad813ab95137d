import Testing
import UIKit

// Members of views that apps override. This file compiles only if the members can be overridden.

private final class OwnView: UIView {
  var insertions: [String] = []

  override var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    set { super.layoutMargins = newValue }
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set { super.directionalLayoutMargins = newValue }
  }
  override var center: CGPoint {
    get { super.center }
    set { super.center = CGPoint(x: newValue.x.rounded(), y: newValue.y.rounded()) }
  }
  override var transform: CGAffineTransform {
    get { super.transform }
    set { super.transform = newValue }
  }
  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    .rightToLeft
  }
  override var traitCollection: UITraitCollection { super.traitCollection }

  override func insertSubview(_ view: UIView, at index: Int) {
    insertions.append("at \(index)")
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertions.append("below")
    super.insertSubview(view, belowSubview: sibling)
  }
  override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertions.append("above")
    super.insertSubview(view, aboveSubview: sibling)
  }
  override func bringSubviewToFront(_ view: UIView) { super.bringSubviewToFront(view) }
  override func sendSubviewToBack(_ view: UIView) { super.sendSubviewToBack(view) }
  override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    super.exchangeSubview(at: index1, withSubviewAt: index2)
  }
  override func isDescendant(of view: UIView) -> Bool { super.isDescendant(of: view) }
  override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? self : super.viewWithTag(tag) }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
}

private final class OwnItem: UICollectionViewListCell {
  override var reuseIdentifier: String? { "own" }
}

private final class OwnRow: UITableViewCell {
  override var reuseIdentifier: String? { super.reuseIdentifier.map { "own " + $0 } }
}

private final class OwnHeader: UITableViewHeaderFooterView {
  override var reuseIdentifier: String? { "header" }
}

@MainActor struct OverriddenMembersTests {
  @Test("a view's own members are the ones that are called")
  func view() {
    let view = OwnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.center = CGPoint(x: 10.4, y: 10.6)
    #expect(view.center == CGPoint(x: 10, y: 11))
    let first = UIView()
    let second = UIView()
    view.insertSubview(first, at: 0)
    view.insertSubview(second, belowSubview: first)
    view.insertSubview(UIView(), aboveSubview: first)
    #expect(view.insertions == ["at 0", "below", "above"])
    #expect(view.subviews.first === second)
    #expect(view.viewWithTag(7) === view)
  }

  @Test("margins and direction that a view overrides are the ones it lays out with")
  func margins() {
    let view = OwnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    let subview = UIView(frame: view.bounds)
    subview.preservesSuperviewLayoutMargins = true
    subview.layoutMargins = .zero
    view.addSubview(subview)
    #expect(subview.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("cells and headers override the name of their reuse")
  func reuseIdentifiers() {
    #expect(OwnItem(frame: .zero).reuseIdentifier == "own")
    #expect(OwnRow(style: .default, reuseIdentifier: "row").reuseIdentifier == "own row")
    #expect(OwnHeader(reuseIdentifier: nil).reuseIdentifier == "header")
  }
}

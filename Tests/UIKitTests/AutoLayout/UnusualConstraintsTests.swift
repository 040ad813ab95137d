import Testing
import UIKit

/// Constraints and view hierarchies that an app should not create.
@MainActor struct UnusualConstraintsTests {
  @Test(
    "invalid constants, multipliers and priorities result in finite frames",
    arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e12, .leastNonzeroMagnitude])
  func oddNumbers(number: CGFloat) {
    let (a, b) = (UIView(), Sized(number, number))
    let root = UIView.root(a, b)
    let constraints = [
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: number),
      a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: number, constant: number),
      b.widthAnchor.constraint(lessThanOrEqualToConstant: number),
      b.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: number),
    ]
    constraints[2].priority = UILayoutPriority(Float(number))
    b.setContentHuggingPriority(UILayoutPriority(Float(number)), for: .horizontal)
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    for constraint in constraints { constraint.constant = -number }
    root.layoutIfNeeded()
    for view in [a, b] {
      let frame = view.frame
      let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
      #expect(isFinite)
      #expect(frame.width >= 0 && frame.height >= 0)
    }
    let size = root.systemLayoutSizeFitting(CGSize(width: number, height: number))
    #expect(size.width.isFinite && size.height.isFinite)
    root.frame = CGRect(x: number, y: number, width: number, height: number)
    root.layoutIfNeeded()
  }

  @Test("required constraints in a circle are solved or broken")
  func circle() {
    let (a, b) = (UIView(), UIView())
    let root = UIView.root(a, b)
    NSLayoutConstraint.activate([
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
      a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 5),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == 2 * b.frame.width)
  }

  @Test("priorities outside 0 to 1000 are limited")
  func priorities() {
    let view = UIView()
    let root = UIView.root(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 30).priority(UILayoutPriority(5000)),
      view.widthAnchor.constraint(equalToConstant: 20).priority(UILayoutPriority(-5)),
      view.widthAnchor.constraint(equalToConstant: 10).priority(UILayoutPriority(.nan)),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test("a size is never negative: constraints that require it are broken")
  func negativeSizes() {
    let view = UIView()
    let root = UIView.root(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -200),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 200 && view.frame.width == 0)
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test("constraints whose views have been deallocated are inactive")
  func deallocated() {
    var constraint: NSLayoutConstraint?
    var label: UIView? = UILabel()
    do {
      let root = UIView.root(label!)
      constraint = label!.leftAnchor.constraint(equalTo: root.leftAnchor)
      constraint!.isActive = true
      label!.widthAnchor.constraint(equalToConstant: 30).isActive = true
      root.layoutIfNeeded()
    }
    #expect(constraint!.isActive == false && constraint!.secondItem == nil)
    constraint!.constant = 4
    constraint!.isActive = true
    #expect(!constraint!.isActive)
    #expect(constraint!.description.contains("(deallocated)"))
    let second = UIView.root(label!)
    second.layoutIfNeeded()
    #expect(label!.frame.width == 30)
    label = nil
  }

  @Test("a guide that is removed takes its constraints with it")
  func removedGuides() {
    let (view, guide) = (UIView(), UILayoutGuide())
    let root = UIView.root(view)
    let alone = guide.widthAnchor.constraint(equalToConstant: 4)
    alone.isActive = true
    #expect(!alone.isActive)
    root.addLayoutGuide(guide)
    let edge = view.leftAnchor.constraint(equalTo: guide.rightAnchor)
    NSLayoutConstraint.activate([alone, edge])
    root.layoutIfNeeded()
    UIView().addLayoutGuide(guide)
    #expect(!alone.isActive && !edge.isActive)
    root.layoutIfNeeded()
  }

  @Test("a layout that always changes its constraints ends")
  func endless() {
    final class Restless: UIView {
      var width: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        width?.constant += 1
        setNeedsUpdateConstraints()
        superview?.setNeedsLayout()
        superview?.layoutIfNeeded()
      }
    }
    let view = Restless()
    let root = UIView.root(view)
    view.width = view.widthAnchor.constraint(equalToConstant: 1)
    view.width?.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width > 1)
  }

  @Test("hundreds of views in each other")
  func nesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 3000, height: 3000))
    var parent = root
    for _ in 0..<300 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 1),
        view.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -1),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -1),
      ])
      parent = view
    }
    root.layoutIfNeeded()
    #expect(parent.frame == CGRect(x: 1, y: 1, width: 2400, height: 2400))
  }

  @Test("hundreds of views with frames in each other, and a constraint from end to end")
  func deepChain() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var parent = root
    for _ in 0..<400 {
      let view = UIView(frame: CGRect(x: 2.5, y: 0, width: 10, height: 10))
      parent.addSubview(view)
      parent = view
    }
    let last = Sized(5, 5)
    parent.addSubview(last)
    let edge = last.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1100)
    edge.isActive = true
    #expect(edge.isActive)
    last.superview?.layoutIfNeeded()
    #expect(last.frame.minX == 100)
    edge.isActive = false
    // Each view frees the next one.
    while let view = root.subviews.first {
      view.removeFromSuperview()
      guard let next = view.subviews.first else { break }
      next.removeFromSuperview()
      root.addSubview(next)
    }
  }
}

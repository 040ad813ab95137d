import Testing
import UIKit

@testable import CelloViews

@MainActor struct SafeAreaTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  init() { root.additionalSafeAreaInsets = insets }

  @Test("a view has its superview's insets without the distances between the edges")
  func overlap() {
    let rows: [(CGRect, UIEdgeInsets)] = [
      (CGRect(x: 0, y: 0, width: 400, height: 800), insets),
      (
        CGRect(x: 0, y: 20, width: 400, height: 400),
        UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0)
      ),
      (CGRect(x: 0, y: 59, width: 400, height: 707), .zero),
      (
        CGRect(x: 0, y: 700, width: 400, height: 90),
        UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0)
      ),
      // The size of the view doesn't matter.
      (
        CGRect(x: 0, y: 0, width: 400, height: 20),
        UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)
      ),
      (CGRect.zero, UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0)),
      (
        CGRect(x: 0, y: 790, width: 0, height: 0),
        UIEdgeInsets(top: 0, left: 0, bottom: 24, right: 0)
      ),
      // Beyond the superview's edges there is nothing more to avoid.
      (CGRect(x: -20, y: -30, width: 440, height: 900), insets),
    ]
    for (frame, expected) in rows {
      let view = UIView(frame: frame)
      root.addSubview(view)
      #expect(view.safeAreaInsets == expected, "\(frame)")
      view.removeFromSuperview()
      #expect(view.safeAreaInsets == .zero)
    }
  }

  @Test("a change reaches all views below, each once, outermost first")
  func propagation() {
    final class Recorder: UIView {
      var log: (String) -> Void = { _ in }
      override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        log("\(tag) \(safeAreaInsets.top)")
      }
    }
    var events: [String] = []
    let outer = Recorder(frame: root.bounds)
    outer.tag = 1
    let inner = Recorder(frame: CGRect(x: 0, y: 10, width: 400, height: 100))
    inner.tag = 2
    outer.addSubview(inner)
    outer.log = { events.append($0) }
    inner.log = outer.log
    root.addSubview(outer)
    #expect(events == ["1 59.0", "2 49.0"])
    events = []
    outer.frame.origin.y = 9
    #expect(events == ["1 50.0", "2 40.0"])
    events = []
    root.additionalSafeAreaInsets = .zero
    #expect(events == ["1 0.0", "2 0.0"])
  }

  @Test("a larger superview moves the bottom inset")
  func resizedSuperview() {
    let view = UIView(frame: CGRect(x: 0, y: 700, width: 400, height: 100))
    root.addSubview(view)
    #expect(view.safeAreaInsets.bottom == 34)
    root.frame.size.height = 820
    #expect(view.safeAreaInsets.bottom == 14)
  }

  @Test("layout margins contain the safe area unless a view declines")
  func margins() {
    #expect(root.layoutMargins == UIEdgeInsets(top: 67, left: 8, bottom: 42, right: 8))
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    root.insetsLayoutMarginsFromSafeArea = true
    root.directionalLayoutMargins = .zero
    #expect(root.directionalLayoutMargins.top == 59)
  }

  @Test("views constrained to the guides follow the safe area")
  func guides() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 59, width: 400, height: 707))
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 59, width: 400, height: 741))
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 400, height: 780))
    #expect(root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 400, height: 780))
  }

  @Test("negative insets and NaN are treated as 0")
  func oddNumbers() {
    root.additionalSafeAreaInsets = UIEdgeInsets(top: .nan, left: -4, bottom: 3, right: 0)
    #expect(root.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 3, right: 0))
    let view = UIView(frame: CGRect(x: CGFloat.nan, y: .infinity, width: .nan, height: 10))
    root.addSubview(view)
    #expect(view.safeAreaInsets.left == 0)
  }

  @Test("deeply nested views receive the safe area")
  func deepTrees() {
    var innermost = root
    for _ in 1..<NestingLimit.levels {
      let view = UIView(frame: root.bounds)
      innermost.addSubview(view)
      innermost = view
    }
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(innermost.safeAreaInsets.top == 5)
  }

  @Test("constraints for the bottom edge are active with a docked keyboard, others are not")
  func tracking() {
    let view = UIView()
    root.addSubview(view)
    let guide = root.keyboardLayoutGuide
    let near = view.bottomAnchor.constraint(equalTo: guide.topAnchor)
    let farFromTop = view.heightAnchor.constraint(equalToConstant: 10)
    let top = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([farFromTop], activeWhenAwayFrom: .top)
    guide.setConstraints([top], activeWhenNearEdge: .top)
    #expect(near.isActive)
    #expect(farFromTop.isActive)
    #expect(!top.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom) == [near])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(!near.isActive)
    #expect(guide.constraints(activeWhenNearEdge: .bottom).isEmpty)
    guide.removeAllTrackedConstraints()
    #expect(!farFromTop.isActive)
  }
}

import Testing
@_spi(Cello) import UIKit

@testable import CelloFoundation

@MainActor struct KeyValueObservingTests {
  private final class Feed: UIScrollView {
    var own = 1
    var observation: NSKeyValueObservation?
    var offsets: [CGFloat] = []

    func start() {
      observation = observe(\.contentOffset, options: [.new]) { feed, change in
        feed.offsets.append(change.newValue?.y ?? -1)
      }
    }
  }

  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1_000)
    return view
  }

  @Test("a handler receives the old and the new offset, after the change")
  func offset() {
    let view = scrollView()
    var calls: [String] = []
    let observation = view.observe(\.contentOffset, options: [.old, .new]) { view, change in
      calls.append(
        "\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1) \(view.contentOffset.y)")
      #expect(change.kind == .setting && !change.isPrior && change.indexes == nil)
    }
    view.contentOffset.y = 20
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    view.bounds.origin.y = 60
    view.contentOffset.y = 60
    #expect(calls == ["0.0 20.0 20.0", "20.0 50.0 50.0", "50.0 60.0 60.0"])
    observation.invalidate()
    view.contentOffset.y = 0
    #expect(calls.count == 3)
  }

  @Test("without options the handler receives no values")
  func noOptions() {
    let view = scrollView()
    var count = 0
    let observation = view.observe(\.contentSize) { _, change in
      #expect(change.oldValue == nil && change.newValue == nil)
      count += 1
    }
    view.contentSize.height = 50
    view.contentSize.height = 50
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("initial and prior calls")
  func initialAndPrior() {
    let view = scrollView()
    var calls: [String] = []
    let observation = view.observe(
      \.contentOffset, options: [.initial, .prior, .old, .new]
    ) { view, change in
      let (old, new) = (change.oldValue?.y, change.newValue?.y)
      calls.append("\(change.isPrior) \(old.map(Int.init) as Any) \(new.map(Int.init) as Any)")
      if change.isPrior { #expect(view.contentOffset.y == 0) }
    }
    view.contentOffset.y = 7
    view.contentInset.top = 3  // not observed
    #expect(
      calls == [
        "false nil Optional(0)", "true Optional(0) nil", "false Optional(0) Optional(7)",
      ])
    withExtendedLifetime(observation) {}
  }

  @Test("a released observation ends, and does not keep the view alive")
  func lifetime() {
    var count = 0
    weak var released: UIScrollView?
    var observation: NSKeyValueObservation?
    do {
      let view = scrollView()
      observation = view.observe(\.contentOffset) { _, _ in count += 1 }
      view.contentOffset.y = 1
      observation = nil
      view.contentOffset.y = 2
      #expect(count == 1)
      observation = view.observe(\.contentOffset) { _, _ in count += 1 }
      released = view
    }
    #expect(released == nil)
    observation?.invalidate()
  }

  @Test("a subclass observes itself, with its own type in the handler")
  func subclasses() {
    weak var released: Feed?
    do {
      let feed = Feed(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      feed.start()
      feed.contentOffset.y = 4
      #expect(feed.offsets == [4])
      released = feed
    }
    #expect(released == nil)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var sizes: [CGFloat] = []
    let observation = table.observe(\UITableView.contentSize, options: .new) { table, change in
      sizes.append(change.newValue?.height ?? -1)
      #expect(table.numberOfSections >= 0)
    }
    table.contentSize.height = 500
    #expect(sizes == [500])
    withExtendedLifetime(observation) {}
  }

  @Test("a handler can change the property, and end the observation")
  func reentrancy() {
    let view = scrollView()
    var offsets: [CGFloat] = []
    var observation: NSKeyValueObservation?
    observation = view.observe(\.contentOffset, options: .new) { view, change in
      offsets.append(change.newValue?.y ?? -1)
      if view.contentOffset.y > 100 { view.contentOffset.y = 100 }
    }
    view.contentOffset.y = 300
    #expect(offsets == [300, 100])
    observation = nil
    var count = 0
    observation = view.observe(\.contentOffset) { _, _ in
      count += 1
      observation?.invalidate()
    }
    view.contentOffset.y = 1
    view.contentOffset.y = 2
    #expect(count == 1)
  }

  @Test("views: frame, bounds, center, transform, opacity, visibility and background")
  func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var calls: [String] = []
    let observations = [
      view.observe(\.frame) { _, _ in calls.append("frame") },
      view.observe(\.bounds) { _, _ in calls.append("bounds") },
      view.observe(\.center) { _, _ in calls.append("center") },
      view.observe(\.transform) { _, _ in calls.append("transform") },
      view.observe(\.alpha) { _, _ in calls.append("alpha") },
      view.observe(\.isHidden) { _, _ in calls.append("isHidden") },
      view.observe(\.backgroundColor) { _, _ in calls.append("backgroundColor") },
    ]
    func changes(_ body: () -> Void) -> [String] {
      calls = []
      body()
      return calls
    }
    #expect(changes { view.frame.origin.x = 5 } == ["frame", "center"])
    #expect(changes { view.frame.size.width = 20 } == ["frame", "bounds", "center"])
    #expect(changes { view.bounds.origin.y = 3 } == ["bounds"])
    #expect(
      changes { view.transform = CGAffineTransform(scaleX: 2, y: 2) } == ["frame", "transform"])
    #expect(changes { view.alpha = 0.5 } == ["alpha"])
    #expect(changes { view.isHidden = true } == ["isHidden"])
    #expect(changes { view.backgroundColor = .red } == ["backgroundColor"])
    #expect(changes { view.tag = 3 } == [])
    withExtendedLifetime(observations) {}
  }

  @Test("layers, of views and alone")
  func layers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let alone = CAShapeLayer()
    var calls: [String] = []
    let observations = [
      view.layer.observe(\.bounds) { _, _ in calls.append("view bounds") },
      view.layer.observe(\.opacity) { _, _ in calls.append("view opacity") },
      alone.observe(\.position, options: [.prior]) { layer, change in
        calls.append("position \(change.isPrior) \(layer.position.x)")
      },
      alone.observe(\.cornerRadius) { _, _ in calls.append("radius") },
      alone.observe(\.isHidden) { _, _ in calls.append("hidden") },
    ]
    view.frame.size.width = 30
    view.alpha = 0.25
    view.layer.opacity = 0.25
    alone.position.x = 4
    alone.cornerRadius = 3
    alone.isHidden = true
    #expect(
      calls == [
        "view bounds", "view opacity", "position true 0.0", "position false 4.0", "radius",
        "hidden",
      ])
    withExtendedLifetime(observations) {}
  }

  @Test("controls, labels and image views")
  func controls() {
    let (button, label, image) = (UIButton(), UILabel(), UIImageView())
    var calls: [String] = []
    let observations = [
      button.observe(\.isHighlighted, options: .new) { _, change in
        calls.append("highlighted \(change.newValue == true)")
      },
      button.observe(\.isEnabled) { _, _ in calls.append("enabled") },
      button.observe(\.isHidden) { _, _ in calls.append("hidden") },
      label.observe(\.text, options: [.old, .new]) { _, change in
        calls.append("\(change.oldValue as Any) \(change.newValue as Any)")
      },
      image.observe(\.image) { _, _ in calls.append("image") },
    ]
    button.isHighlighted = true
    button.isEnabled = false
    button.isHidden = true
    label.text = "a"
    label.attributedText = NSAttributedString(string: "b")
    image.image = UIImage(systemName: "star")
    #expect(
      calls == [
        "highlighted true", "enabled", "hidden", "Optional(nil) Optional(Optional(\"a\"))",
        "Optional(Optional(\"a\")) Optional(Optional(\"b\"))", "image",
      ])
    withExtendedLifetime(observations) {}
  }

  @Test("a property that cannot be observed is logged once")
  func unobservable() {
    let feed = Feed()
    var count = 0
    let observation = feed.observe(\.own, options: .initial) { _, _ in count += 1 }
    feed.own = 2
    #expect(count == 1)
    let sentences = KeyValueObservers.log.sentences.filter { $0.hasPrefix("Feed.observe") }
    #expect(sentences.count == 1)
    observation.invalidate()
    observation.invalidate()
  }

  @Test("without observations nothing is notified")
  func unused() {
    let view = scrollView()
    var observation: NSKeyValueObservation? = view.observe(\.frame) { _, _ in }
    #expect(KeyValueObservers.areInUse)
    observation = nil
    _ = observation
    objc_removeAssociatedObjects(view)
    view.frame.size.width = 3
  }
}

import Foundation
import Testing
@_spi(Cello) import UIKit

/// UIKit calls the overrides of members that it uses itself, and an override that returns other
/// Views does not disturb the hierarchy.
@MainActor struct OverriddenViewMembersTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test("the hierarchy is kept whatever subviews and superview return")
  func hierarchy() {
    final class Pretending: UIView {
      override var subviews: [UIView] { super.subviews + [UIView(), UIView()] }
      override var superview: UIView? { nil }
      override var layoutGuides: [UILayoutGuide] { [UILayoutGuide()] + super.layoutGuides }
      var realSubviews: [UIView] { super.subviews }
      var realSuperview: UIView? { super.superview }
      var realGuides: [UILayoutGuide] { super.layoutGuides }
    }
    let view = Pretending()
    let (first, second) = (UIView(), UIView())
    root.addSubview(view)
    view.addSubview(first)
    view.addSubview(second)
    view.insertSubview(first, at: 9)
    #expect(view.realSubviews == [second, first])
    view.exchangeSubview(at: 0, withSubviewAt: 3)
    view.bringSubviewToFront(second)
    #expect(view.realSubviews == [first, second])
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    view.removeLayoutGuide(guide)
    #expect(view.realGuides.isEmpty)
    let other = UIView()
    other.addSubview(view)
    #expect(root.subviews.isEmpty)
    #expect(view.realSuperview === other)
    view.removeFromSuperview()
    #expect(other.subviews.isEmpty)
  }

  @Test("the responder chain follows an overridden superview")
  func responderChain() {
    final class Detached: UIView {
      override var superview: UIView? { nil }
    }
    let view = Detached()
    root.addSubview(view)
    #expect(view.next == nil)
    #expect(view.parentFocusEnvironment == nil)
  }

  @Test("touches reach the recognizers that an override returns")
  func recognizers() {
    final class Disarmed: UIView {
      var isArmed = false
      override var gestureRecognizers: [UIGestureRecognizer]? {
        get { isArmed ? super.gestureRecognizers : nil }
        set { super.gestureRecognizers = newValue }
      }
    }
    @MainActor final class Counter {
      var count = 0
      func tapped() { count += 1 }
    }
    let view = Disarmed(frame: root.bounds)
    let counter = Counter()
    root.addSubview(view)
    view.addGestureRecognizer(UITapGestureRecognizer(target: counter, action: Counter.tapped))
    for isArmed in [false, true] {
      view.isArmed = isArmed
      let touch = TouchSequence(in: root)
      touch.begin(at: CGPoint(x: 10, y: 10))
      touch.end()
    }
    #expect(counter.count == 1)
  }

  @Test("setting recognizers and interactions adds and removes them by the overridden methods")
  func lists() {
    final class Logging: UIView {
      var log: [String] = []
      override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        log.append("+\(gestureRecognizer.name ?? "")")
        super.addGestureRecognizer(gestureRecognizer)
      }
      override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        log.append("-\(gestureRecognizer.name ?? "")")
        super.removeGestureRecognizer(gestureRecognizer)
      }
      override func addInteraction(_ interaction: any UIInteraction) {
        log.append("+interaction")
        super.addInteraction(interaction)
      }
      override func removeInteraction(_ interaction: any UIInteraction) {
        log.append("-interaction")
        super.removeInteraction(interaction)
      }
    }
    let view = Logging()
    let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    first.name = "first"
    second.name = "second"
    view.gestureRecognizers = [first]
    view.gestureRecognizers = [first, second]
    view.gestureRecognizers = [second]
    #expect(view.gestureRecognizers == [second])
    #expect(first.view == nil)
    UIView().addGestureRecognizer(second)
    #expect(view.gestureRecognizers == nil)
    view.interactions = [UIToolTipInteraction()]
    view.interactions = []
    #expect(
      view.log == [
        "+first", "+second", "-first", "-second", "+interaction", "-interaction",
      ])
  }

  @Test("resizing follows an overridden autoresizing mask")
  func autoresizing() {
    final class Filling: UIView {
      override var autoresizingMask: UIView.AutoresizingMask {
        get { [.flexibleWidth, .flexibleHeight] }
        set {}
      }
    }
    final class Rigid: UIView {
      override var autoresizesSubviews: Bool {
        get { false }
        set {}
      }
    }
    for (superview, expected) in [(UIView(), 60.0), (Rigid(), 40)] {
      superview.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      let view = Filling(frame: superview.bounds)
      superview.addSubview(view)
      superview.frame.size = CGSize(width: 60, height: 60)
      #expect(view.frame == CGRect(x: 0, y: 0, width: expected, height: expected))
    }
  }

  @Test("coordinate spaces and popovers use overridden conversions")
  func coordinates() {
    final class Shifted: UIView {
      override func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
      {
        CGPoint(x: -1, y: -1)
      }
      override func frame(in referenceView: UIView) -> CGRect? {
        CGRect(x: 7, y: 7, width: 7, height: 7)
      }
    }
    let view = Shifted()
    root.addSubview(view)
    let space: any UICoordinateSpace = view
    #expect(space.convert(.zero, to: root as any UICoordinateSpace) == CGPoint(x: -1, y: -1))
    let item: any UIPopoverPresentationControllerSourceItem = view
    #expect(item.frame(in: root) == CGRect(x: 7, y: 7, width: 7, height: 7))
  }

  @Test("the effective direction asks the class")
  func direction() {
    final class Mirrored: UIView {
      override class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
      ) -> UIUserInterfaceLayoutDirection { .rightToLeft }
    }
    #expect(Mirrored().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(Mirrored.userInterfaceLayoutDirection(for: .forceLeftToRight) == .rightToLeft)
  }

  @Test("snapshots and the methods for several constraints call the overridden methods")
  func callsOfOtherMembers() {
    final class Counting: UIView {
      var log: [String] = []
      override func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool,
        withCapInsets capInsets: UIEdgeInsets
      ) -> UIView? {
        log.append("snapshot")
        return nil
      }
      override func addConstraint(_ constraint: NSLayoutConstraint) {
        log.append("add")
        super.addConstraint(constraint)
      }
      override func removeConstraint(_ constraint: NSLayoutConstraint) {
        log.append("remove")
        super.removeConstraint(constraint)
      }
    }
    let view = Counting()
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    _ = view.snapshotView(afterScreenUpdates: false)
    view.addConstraints([constraint])
    #expect(constraint.isActive)
    view.removeConstraints([constraint])
    #expect(!constraint.isActive)
    #expect(view.log == ["snapshot", "add", "remove"])
  }

  @Test("layers call the overridden methods for sublayers and keys")
  func layers() {
    final class Logging: CALayer {
      nonisolated(unsafe) var log: [String] = []
      override func addSublayer(_ layer: CALayer) {
        log.append("add")
        super.addSublayer(layer)
      }
      override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        log.append("above")
        super.insertSublayer(layer, above: sibling)
      }
      override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        log.append(keyPath)
        super.setValue(value, forKeyPath: keyPath)
      }
    }
    let layer = Logging()
    let (first, second) = (CALayer(), CALayer())
    layer.sublayers = [first]
    layer.replaceSublayer(first, with: second)
    layer.setValue(0.5, forKey: "opacity")
    #expect(layer.sublayers == [second])
    #expect(layer.opacity == 0.5)
    #expect(layer.log == ["add", "above", "opacity"])
  }

  @Test("commands are sent with overridden actions, keys and titles")
  func commands() {
    final class Editor: UIView {
      var log: [String] = []
      var commands: [UIKeyCommand] = []
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? { commands }
      func save() { log.append("save") }
      func open() { log.append("open") }
    }
    final class Rebound: UIKeyCommand {
      override var input: String? { "o" }
      override var modifierFlags: UIKeyModifierFlags { .command }
      override var action: Selector { Selector(Editor.open) }
    }
    let editor = Editor(frame: root.bounds)
    let window = UIWindow()
    window.addSubview(editor)
    window.makeKeyAndVisible()
    editor.commands = [Rebound(input: "s", modifierFlags: .alternate, action: Editor.save)]
    editor.becomeFirstResponder()
    let keys = PressSequence(in: window)
    keys.press(.keyboardS, .alternate)
    keys.press(.keyboardO, .command)
    #expect(editor.log == ["open"])
  }

  @Test("a screen of a subclass has the bounds that it returns")
  func screen() {
    final class Square: UIScreen {
      override var bounds: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
    }
    let screen = Square()
    #expect(screen.nativeBounds.width == 100 * screen.scale)
    #expect(UIScreen().bounds.width == 393)
    #expect(UIScreen.main !== screen)
  }

  @Test("subclasses of recognizers override init(target:action:)")
  func recognizerInitializer() {
    final class Named: UIPanGestureRecognizer {
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        name = "named"
      }
    }
    final class Custom: UIGestureRecognizer {
      let margin: CGFloat
      init(margin: CGFloat) {
        self.margin = margin
        super.init(target: nil, action: nil)
      }
    }
    // `init()` is a convenience initializer, so that it is declared anew without `override`.
    final class Plain: UIPanGestureRecognizer {
      init() {
        super.init(target: nil, action: nil)
        name = "plain"
      }
    }
    #expect(Plain().name == "plain" && Named().name == "named")
    #expect(Named(target: nil, action: nil).name == "named")
    #expect(Custom(margin: 3).margin == 3)
    #expect(UILongPressGestureRecognizer(target: nil, action: nil).minimumPressDuration == 0.5)
  }
}

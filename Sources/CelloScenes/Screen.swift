public import UIKit

/// A device that shows a view controller, and its user.
///
/// The user finds elements by the texts that assistive technologies speak. Only elements in front
/// are found, not elements behind an alert or a menu.
///
/// ```swift
/// let screen = Screen(.iPhone16, SettingsController())
/// try screen.tap("Edit")
/// try screen.select([0, 2])
/// assertSnapshot(of: screen, as: .image)
/// ```
///
/// During a call of a method, the screen of the device is `UIScreen.main`.
@MainActor public final class Screen {
  /// The device, which determines the size, the safe area and the default traits of the screen.
  public let device: ViewImageConfig

  /// The traits that replace traits of the device. Setting them simulates a user who changes
  /// settings while the app runs.
  public var traits: UITraitCollection {
    didSet {
      configure()
      perform {}
    }
  }

  /// The parts of the device that pictures show; all by default.
  public var chrome: Chrome {
    didSet { window.showsKeys = chrome.contains(.keyboard) }
  }

  /// The window that shows the view controller; its frame is the bounds of the screen.
  public let window: UIWindow
  private let screen = UIScreen()
  /// The finger that touches the screen between calls; `nil` for none.
  var dragging: SimulatedTouch?
  private var pointer: SimulatedPointer?
  private var timeline: AnimationTimeline?

  /// A Boolean value that indicates whether animations take time, which passes only in
  /// ``wait(for:)``; `false` by default, so that animations end at once.
  ///
  /// ```swift
  /// screen.takesTimeForAnimations = true
  /// try screen.tap("Notifications")
  /// screen.wait(for: 0.1)
  /// assertSnapshot(of: screen, as: .image)
  /// ```
  ///
  /// Setting it to `false` lets all animations end.
  public var takesTimeForAnimations: Bool {
    get { timeline != nil }
    set {
      if newValue {
        if timeline == nil { timeline = AnimationTimeline() }
      } else if let ending = timeline {
        perform { ending.finish() }
        timeline = nil
        perform {}
      }
    }
  }

  /// Creates a screen that shows a view controller in a window with the size of the screen.
  ///
  /// - Parameters:
  ///   - device: the device; an iPhone 16 by default.
  ///   - controller: the view controller, which is created while the traits are the current traits.
  ///   - traits: the traits that replace traits of the device.
  ///   - chrome: the parts of the device that pictures show; all by default.
  public init(
    _ device: ViewImageConfig = .iPhone16, _ controller: @autoclosure () -> UIViewController,
    traits: UITraitCollection = UITraitCollection(), chrome: Chrome = .all
  ) {
    self.device = device
    self.traits = traits
    self.chrome = chrome
    let all = Self.traits(of: device, traits)
    let screen = self.screen
    screen.configure(
      bounds: CGRect(origin: .zero, size: Self.size(of: device)), safeArea: device.safeArea,
      traits: all)
    window = screen.whileMain {
      all.performingAsCurrent {
        let window = UIWindow(frame: screen.bounds)
        window.showsKeys = chrome.contains(.keyboard)
        window.inherit(all)
        window.rootViewController = controller()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
      }
    }
  }

  /// The root view controller of the window: the view controller from the initializer unless the
  /// app has replaced it.
  public var controller: UIViewController? { window.rootViewController }

  // MARK: Device

  /// All current traits of the screen.
  package var allTraits: UITraitCollection { Self.traits(of: device, traits) }

  private static func traits(
    of device: ViewImageConfig, _ traits: UITraitCollection
  ) -> UITraitCollection {
    Variant(traits: UITraitCollection(traitsFrom: [device.traits, traits])).traits
  }

  /// The size of the screen, in points; the size of an iPhone 16 for a device without a size.
  package var size: CGSize { Self.size(of: device) }

  private static func size(of device: ViewImageConfig) -> CGSize {
    device.size ?? CGSize(width: 393, height: 852)
  }

  private func configure() {
    screen.configure(
      bounds: CGRect(origin: .zero, size: size), safeArea: device.safeArea, traits: allTraits)
  }

  /// Runs a closure under the traits and the main screen of the device, and lays out the window
  /// before and afterwards. Animations that start in it take time if ``takesTimeForAnimations`` is set.
  @discardableResult
  public func perform<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // A film strip has its own time.
    guard let timeline, AnimationTimeline.current == nil else { return try performAtOnce(body) }
    return try timeline.perform { () throws(Failure) in
      let result = try performAtOnce(body)
      // Completion handlers of animations without a duration.
      timeline.advance(by: 0)
      return result
    }
  }

  private func performAtOnce<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try screen.whileMain { () throws(Failure) in
      try allTraits.performingAsCurrent { () throws(Failure) in
        window.layoutIfNeeded()
        let result = try body()
        window.layoutIfNeeded()
        return result
      }
    }
  }

  // MARK: Elements

  /// The elements that assistive technologies present, in reading order, one in each string.
  public var elements: [String] { perform { window.accessibilityNodes().map(\.line) } }

  /// What VoiceOver says of each element on the screen, in reading order: the label, value, traits and
  /// position in a container as they are spoken, and the hint in parentheses.
  public var speech: [String] { perform { window.accessibilityNodes().map(\.speech.line) } }

  /// Returns the element with a label or, if there is none, with an identifier.
  func element(_ name: String) throws(ScreenError) -> AccessibilityNode {
    let nodes = window.accessibilityNodes()
    let found = nodes.filter { $0.label == name }
    let matches = found.isEmpty ? nodes.filter { $0.identifier == name } : found
    guard let first = matches.first else {
      throw ScreenError.notFound(name, in: nodes.map(\.line))
    }
    // If several elements match, the first visible element is used.
    return matches.first { isVisible($0.frame) } ?? first
  }

  private func isVisible(_ frame: CGRect) -> Bool {
    window.bounds.covers(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Returns the point at which a finger touches an element, in the coordinates of the window.
  func point(of node: AccessibilityNode, _ name: String) throws(ScreenError) -> CGPoint {
    var point = window.convert(node.object.accessibilityActivationPoint, from: nil)
    let visible = node.frame.intersection(window.bounds)
    if !window.bounds.covers(point), !visible.isNull, visible.width >= 1, visible.height >= 1 {
      // If the element is larger than the screen, the finger touches its visible part.
      point = CGPoint(x: visible.midX, y: visible.midY)
    }
    guard window.bounds.covers(point) else { throw ScreenError.notVisible(name) }
    guard let view = node.object as? UIView else { return point }
    let hit = window.hitTest(point, with: nil)
    guard let hit, hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
      throw ScreenError.covered(name, by: hit.map { "\(Swift.type(of: $0))" } ?? "nothing")
    }
    return point
  }

  // MARK: Touches

  /// Taps an element.
  ///
  /// - Parameter name: the label of the element, as assistive technologies speak it, or its
  ///   identifier.
  /// - Throws: ``ScreenError`` if the element does not exist, is outside of the screen, or is
  ///   covered.
  public func tap(_ name: String) throws(ScreenError) {
    try touch(name) { $0.down(at: $1) }
  }

  /// Touches an element for one second.
  ///
  /// - Parameter name: the label or identifier of the element.
  /// - Throws: ``ScreenError`` if the element does not exist, is outside of the screen, or is
  ///   covered.
  public func longPress(_ name: String) throws(ScreenError) {
    try touch(name) {
      $0.down(at: $1)
      $0.hold(for: 1)
    }
  }

  /// A direction in which a finger moves.
  public enum Direction: Sendable { case up, down, left, right }

  /// Swipes from an element by half of the width or height of the screen. The finger stops before
  /// it is lifted.
  ///
  /// - Parameters:
  ///   - name: the label or identifier of the element.
  ///   - direction: the direction in which the finger moves.
  /// - Throws: ``ScreenError`` if the element does not exist, is outside of the screen, or is
  ///   covered.
  public func swipe(_ name: String, _ direction: Direction) throws(ScreenError) {
    let size = size
    try touch(name) { finger, point in
      var end = point
      switch direction {
      case .up: end.y -= size.height / 2
      case .down: end.y += size.height / 2
      case .left: end.x -= size.width / 2
      case .right: end.x += size.width / 2
      }
      finger.down(at: point)
      finger.move(to: end, steps: 10, duration: 0.5)
      finger.hold(for: 0.2)
    }
  }

  /// Lifts an element with a long press, drags it to another element, and drops it there.
  ///
  /// - Parameters:
  ///   - name: the label or identifier of the element to drag.
  ///   - target: the label or identifier of the element where the finger ends.
  ///   - drops: a Boolean value that indicates whether the finger is lifted at the end; `true` by
  ///     default. If `false`, call ``drop()`` to end the drag.
  /// - Throws: ``ScreenError`` if an element does not exist, is outside of the screen, or is
  ///   covered.
  public func drag(_ name: String, to target: String, drops: Bool = true) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let start = try point(of: try element(name), name)
      let end = try point(of: try element(target), target)
      let finger = SimulatedTouch(on: window)
      finger.down(at: start)
      finger.hold(for: 0.6)
      finger.move(to: end, steps: 10, duration: 0.5)
      if drops { finger.up() } else { dragging = finger }
    }
  }

  /// Moves two fingers on an element apart or toward each other. Their center is the center of the
  /// visible part of the element.
  ///
  /// - Parameters:
  ///   - name: the label or identifier of the element.
  ///   - scale: the final distance of the fingers relative to the initial distance; the fingers
  ///     move apart if it is greater than 1. Values that are not positive and finite have no
  ///     effect.
  /// - Throws: ``ScreenError`` if the element does not exist or is outside of the screen.
  public func pinch(_ name: String, scale: CGFloat) throws(ScreenError) {
    try touchWithFingers(name) { $0.pinch(around: $1, scale: scale) }
  }

  /// Rotates two fingers on an element around the center of its visible part.
  ///
  /// - Parameters:
  ///   - name: the label or identifier of the element.
  ///   - angle: the angle, in radians; positive angles are clockwise.
  /// - Throws: ``ScreenError`` if the element does not exist or is outside of the screen.
  public func rotate(_ name: String, by angle: CGFloat) throws(ScreenError) {
    try touchWithFingers(name) { $0.rotate(around: $1, by: angle) }
  }

  private func touchWithFingers(
    _ name: String, _ body: (SimulatedFingers, CGPoint) -> Void
  ) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let node = try element(name)
      let visible = node.frame.intersection(window.bounds)
      guard !visible.isNull, visible.width > 0, visible.height > 0 else {
        throw ScreenError.notVisible(name)
      }
      body(SimulatedFingers(on: window), CGPoint(x: visible.midX, y: visible.midY))
    }
  }

  /// Swipes from an edge of the screen across 80 % of its width or height.
  ///
  /// - Parameter edge: the edge. If it contains several edges, the first edge in the order left,
  ///   right, top and bottom is used; if it is empty, nothing happens.
  public func swipeFromEdge(_ edge: UIRectEdge) {
    perform {
      let size = size
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      let start: CGPoint
      let end: CGPoint
      if edge.contains(.left) {
        (start, end) = (CGPoint(x: 1, y: middle.y), CGPoint(x: size.width * 0.8, y: middle.y))
      } else if edge.contains(.right) {
        (start, end) = (
          CGPoint(x: size.width - 1, y: middle.y), CGPoint(x: size.width * 0.2, y: middle.y)
        )
      } else if edge.contains(.top) {
        (start, end) = (CGPoint(x: middle.x, y: 1), CGPoint(x: middle.x, y: size.height * 0.8))
      } else if edge.contains(.bottom) {
        (start, end) = (
          CGPoint(x: middle.x, y: size.height - 1), CGPoint(x: middle.x, y: size.height * 0.2)
        )
      } else {
        return
      }
      let finger = SimulatedTouch(on: window)
      finger.down(at: start)
      finger.move(to: end, steps: 10, duration: 0.3)
      finger.up()
    }
  }

  /// Moves the pointer of a mouse or trackpad to an element and rests it there.
  ///
  /// - Parameters:
  ///   - name: the label or identifier of the element.
  ///   - duration: the time for which the pointer rests, in seconds; 2 by default, which is long
  ///     enough for a tool tip.
  /// - Throws: ``ScreenError`` if the element does not exist, is outside of the screen, or is
  ///   covered.
  public func hover(_ name: String, for duration: TimeInterval = 2) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let point = try point(of: try element(name), name)
      let pointer = pointer ?? SimulatedPointer(on: window)
      self.pointer = pointer
      pointer.move(to: point)
      pointer.rest(for: duration)
    }
  }

  /// Removes the pointer from the screen. Has no effect if there is no pointer.
  public func endHovering() {
    perform { pointer?.leave() }
    pointer = nil
  }

  /// Moves two fingers from an element to another element, which selects the rows between them in a
  /// list that allows it.
  ///
  /// - Parameters:
  ///   - name: the label or identifier of the first element.
  ///   - end: the label or identifier of the last element.
  /// - Throws: ``ScreenError`` if an element does not exist, is outside of the screen, or is
  ///   covered.
  public func select(_ name: String, through end: String) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let start = try point(of: try element(name), name)
      let target = try point(of: try element(end), end)
      let fingers = SimulatedTouch(on: window, fingers: 2)
      fingers.down(at: start)
      fingers.move(to: target, steps: 10, duration: 0.5)
      fingers.up()
    }
  }

  /// Keeps the finger of a drag at its location, which opens a spring-loaded view. Has no effect if
  /// there is no drag.
  ///
  /// - Parameter duration: the time, in seconds.
  public func hold(for duration: TimeInterval) {
    perform { dragging?.hold(for: duration) }
  }

  /// Lifts the finger of a drag. Has no effect if there is no drag.
  public func drop() {
    perform { dragging?.up() }
    dragging = nil
  }

  private func touch(
    _ name: String, _ body: (SimulatedTouch, CGPoint) -> Void
  ) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let point = try point(of: try element(name), name)
      let finger = SimulatedTouch(on: window)
      body(finger, point)
      finger.up()
    }
  }

  // MARK: Text

  /// Types text into the first responder; a line feed is the return key.
  ///
  /// - Throws: ``ScreenError/noKeyboard(_:)`` if no view that accepts text is the first responder.
  public func type(_ text: String) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let keyboard = SimulatedKeyboard(in: window)
      guard keyboard.isShown, keyboard.type(text) else { throw ScreenError.noKeyboard(text) }
    }
  }

  /// Accepts a reply that the keyboard suggests for the text of the first responder. Suggestions
  /// are not drawn, only the keys.
  ///
  /// The delegate of the text field or text view receives the reply as a `UISmartReplySuggestion`.
  /// If there is no delegate, the reply is typed.
  ///
  /// - Throws: ``ScreenError/noKeyboard(_:)`` if no view that accepts text is the first responder;
  ///   ``ScreenError/noSuggestions(_:)`` if its text is secure.
  public func acceptSuggestion(_ reply: String) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let keyboard = SimulatedKeyboard(in: window)
      guard keyboard.isShown else { throw ScreenError.noKeyboard(reply) }
      guard keyboard.acceptSuggestion(reply) else { throw ScreenError.noSuggestions(reply) }
    }
  }

  /// Rewrites the selection of the text view that is being edited, or its whole text if nothing is
  /// selected, as Writing Tools do.
  ///
  /// The delegate provides the ranges that must not change and is notified of the beginning and the
  /// end. A single undo reverts the rewrite. Attributes of the result are removed unless
  /// `allowedWritingToolsResultOptions` permits them.
  ///
  /// - Parameter rewrite: returns the new text for each part of the text between the ranges that
  ///   must not change.
  /// - Throws: ``ScreenError/noWritingTools`` if the first responder is not an editable text view
  ///   that permits Writing Tools.
  public func rewriteText(
    _ rewrite: (NSAttributedString) -> NSAttributedString
  ) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let view = TypingSequence(in: window).target as? UITextView
      guard let session = view.flatMap(WritingToolsSession.init) else {
        throw ScreenError.noWritingTools
      }
      session.perform(rewrite)
    }
  }

  /// Rewrites text as Writing Tools do. The new text has the attributes of the first character that
  /// it replaces.
  ///
  /// - Parameter rewrite: returns the new text for each part of the text between the ranges that
  ///   must not change.
  /// - Throws: ``ScreenError/noWritingTools`` if the first responder is not an editable text view
  ///   that permits Writing Tools.
  public func rewriteText(_ rewrite: (String) -> String) throws(ScreenError) {
    try rewriteText { (old: NSAttributedString) in
      NSAttributedString(
        string: rewrite(old.string),
        attributes: old.length > 0 ? old.attributes(at: 0, effectiveRange: nil) : nil)
    }
  }

  /// Presses a key of a hardware keyboard.
  ///
  /// Key commands of the responder chain and of the main menu are tried first. Otherwise, the press
  /// is sent to the first responder, or to the view with the focus, and up the responder chain. On
  /// iPads, a key that no responder handles moves the focus: arrow keys move it inside a list that
  /// allows it, and the tab key moves it between groups. The return key selects the focused item.
  public func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    perform { PressSequence(in: window).press(key, modifiers) }
  }

  /// Shakes the device. The first responder, or the view in front, receives the motion events.
  public func shake() { perform { window.shake() } }

  // MARK: Lists

  /// Returns the scroll view, such as a list, that fills the largest part of the front of the
  /// screen.
  private func frontScrollView() throws(ScreenError) -> UIScrollView {
    let all = window.visibleScrollViews()
    let areas = all.map { view in
      let frame = view.convert(view.bounds, to: window).intersection(window.bounds)
      return frame.isNull ? 0 : frame.width * frame.height
    }
    guard let largest = areas.max(), largest > 0, let index = areas.lastIndex(of: largest) else {
      throw ScreenError.noScrollView
    }
    return all[index]
  }

  /// Scrolls the scroll view that fills the largest part of the screen, up to the end of its
  /// content.
  ///
  /// - Parameter distance: the distance, in points; positive values move toward the bottom of the
  ///   content.
  /// - Throws: ``ScreenError/noScrollView`` if the screen has no scroll view.
  public func scroll(by distance: CGFloat) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let view = try frontScrollView()
      let target = view.contentOffset.y + (distance.isNaN ? 0 : distance)
      // The rows that become visible can be taller than estimated.
      for _ in 0..<8 {
        let insets = view.adjustedContentInset
        let end = max(view.contentSize.height + insets.bottom - view.bounds.height, -insets.top)
        let offset = min(max(target, -insets.top), end)
        if offset == view.contentOffset.y { break }
        view.contentOffset.y = offset
        view.layoutIfNeeded()
      }
    }
  }

  /// Scrolls to a row of the list that fills the largest part of the screen, and taps the row.
  ///
  /// - Throws: ``ScreenError/noScrollView`` if the screen has no scroll view;
  ///   ``ScreenError/noRow(_:)`` if the list has no row at the index path.
  public func select(_ indexPath: IndexPath) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let view = try frontScrollView()
      guard let cell = view.cell(at: indexPath) else { throw ScreenError.noRow(indexPath) }
      window.layoutIfNeeded()
      SimulatedTouch.tap(cell)
    }
  }
}

/// A reason why a user cannot perform an action on a screen.
public enum ScreenError: Error, CustomStringConvertible {
  /// No element has the label or identifier. The second value describes the elements of the screen.
  case notFound(String, in: [String])
  /// The element is outside of the screen.
  case notVisible(String)
  /// A view of the given class is in front of the element.
  case covered(String, by: String)
  /// The text cannot be entered, because no view that accepts it is the first responder.
  case noKeyboard(String)
  /// The keyboard cannot suggest the text, because the text of the first responder is secure, or
  /// because the first responder is not a `UITextInput`.
  case noSuggestions(String)
  /// The first responder is not an editable text view that permits Writing Tools.
  case noWritingTools
  /// The screen has no scroll view.
  case noScrollView
  /// The list has no row at the index path, or the app prevents scrolling to it.
  case noRow(IndexPath)

  /// A sentence for people about the problem, with a suggestion if possible.
  public var description: String {
    switch self {
    case .notFound(let name, let elements):
      """
      The screen has no element with the label or identifier \(name.debugDescription). It has: \
      \(elements.isEmpty ? "none" : elements.joined(separator: "; ")).
      """
    case .notVisible(let name):
      "The element \(name.debugDescription) is outside of the screen. Scroll to it first."
    case .covered(let name, let view):
      "A touch of the element \(name.debugDescription) hits \(view), which is in front of it."
    case .noKeyboard(let text):
      """
      \(text.debugDescription) cannot be typed: no view that accepts text is the first responder. \
      Tap a text field first.
      """
    case .noSuggestions(let text):
      """
      \(text.debugDescription) cannot be suggested: the first responder has secure text, or is not a \
      UITextInput. Type the text instead.
      """
    case .noWritingTools:
      """
      Writing tools have no text to rewrite: the first responder is not an editable text view that \
      permits them. Tap one first.
      """
    case .noScrollView: "The screen has no list or other scroll view."
    case .noRow(let path):
      "The list has no row at \(Array(path)), or the app does not let a user scroll to it."
    }
  }
}

extension UIView {
  /// Returns the view, if it is a scroll view, and the visible scroll views inside it, from back to
  /// front.
  fileprivate func visibleScrollViews() -> [UIScrollView] {
    let own = (self as? UIScrollView).map { [$0] } ?? []
    return own + accessibleSubviews.flatMap { $0.visibleScrollViews() }
  }
}

extension UIScrollView {
  /// Scrolls to a row and returns its cell; `nil` if the row does not exist.
  fileprivate func cell(at path: IndexPath) -> UIView? {
    guard path.count == 2 else { return nil }
    switch self {
    case let list as UICollectionView:
      guard (0..<list.numberOfSections).contains(path.section),
        (0..<list.numberOfItems(inSection: path.section)).contains(path.item)
      else { return nil }
      list.scrollToItem(at: path, at: [], animated: false)
      list.layoutIfNeeded()
      return list.cellForItem(at: path)
    case let table as UITableView:
      guard (0..<table.numberOfRows(inSection: path.section)).contains(path.row) else { return nil }
      table.scrollToRow(at: path, at: .none, animated: false)
      table.layoutIfNeeded()
      return table.cellForRow(at: path)
    default: return nil
    }
  }
}

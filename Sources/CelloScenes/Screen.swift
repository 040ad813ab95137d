public import UIKit

/// A device that shows a view controller, and a user in front of it.
///
/// The user finds elements by the texts that assistive technologies speak, in the part of the screen
/// that is in front: what is behind an alert or a menu is not found.
///
/// ```swift
/// let screen = Screen(.iPhone16, SettingsController())
/// try screen.tap("Edit")
/// try screen.select([0, 2])
/// assertSnapshot(of: screen, as: .image)
/// ```
///
/// While a screen is used, its device has `UIScreen.main`.
@MainActor public final class Screen {
  public let device: ViewImageConfig

  /// The traits that differ from those of the device. Setting them is what a user does in Settings
  /// while the app runs.
  public var traits: UITraitCollection {
    didSet {
      configure()
      perform {}
    }
  }

  public let window: UIWindow
  private let screen = UIScreen.make()
  /// The finger that stays on the screen.
  var dragging: SimulatedTouch?
  private var pointer: SimulatedPointer?

  /// Shows a controller in a window as large as the screen.
  ///
  /// - Parameters:
  ///   - controller: created while the traits are current.
  ///   - traits: those that differ from the device's.
  public init(
    _ device: ViewImageConfig = .iPhone16, _ controller: @autoclosure () -> UIViewController,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.device = device
    self.traits = traits
    let all = Self.traits(of: device, traits)
    let screen = self.screen
    screen.configure(
      bounds: CGRect(origin: .zero, size: Self.size(of: device)), safeArea: device.safeArea,
      traits: all)
    window = screen.whileMain {
      all.performingAsCurrent {
        let window = UIWindow(frame: screen.bounds)
        window.inherit(all)
        window.rootViewController = controller()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
      }
    }
  }

  /// The controller that was given, or that took its place.
  public var controller: UIViewController? { window.rootViewController }

  // MARK: Device

  /// All traits that are in effect.
  package var allTraits: UITraitCollection { Self.traits(of: device, traits) }

  private static func traits(
    of device: ViewImageConfig, _ traits: UITraitCollection
  ) -> UITraitCollection {
    Variant(traits: UITraitCollection(traitsFrom: [device.traits, traits])).traits
  }

  /// The size of the screen, in points; that of an iPhone 16 for a device without one.
  package var size: CGSize { Self.size(of: device) }

  private static func size(of device: ViewImageConfig) -> CGSize {
    device.size ?? CGSize(width: 393, height: 852)
  }

  private func configure() {
    screen.configure(
      bounds: CGRect(origin: .zero, size: size), safeArea: device.safeArea, traits: allTraits)
  }

  /// Runs code as the app does on the device, and lays the screen out afterwards.
  @discardableResult
  package func perform<Result, Failure>(
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

  /// What assistive technologies present, one element on each line, in reading order.
  public var elements: [String] { perform { window.accessibilityNodes().map(\.line) } }

  /// The element with a label, or else with an identifier.
  func element(_ name: String) throws(ScreenError) -> AccessibilityNode {
    let nodes = window.accessibilityNodes()
    let found = nodes.filter { $0.label == name }
    let matches = found.isEmpty ? nodes.filter { $0.identifier == name } : found
    guard let first = matches.first else {
      throw ScreenError.notFound(name, in: nodes.map(\.line))
    }
    // Of several, the first one that can be seen.
    return matches.first { isVisible($0.frame) } ?? first
  }

  private func isVisible(_ frame: CGRect) -> Bool {
    window.bounds.covers(CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Where a finger touches an element, in the coordinates of the window.
  func point(of node: AccessibilityNode, _ name: String) throws(ScreenError) -> CGPoint {
    var point = window.convert(node.object.accessibilityActivationPoint, from: nil)
    let visible = node.frame.intersection(window.bounds)
    if !window.bounds.covers(point), !visible.isNull, visible.width >= 1, visible.height >= 1 {
      // A finger touches what can be seen of an element that is larger than the screen.
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
  /// - Parameter name: its label as assistive technologies speak it, or its identifier.
  public func tap(_ name: String) throws(ScreenError) {
    try touch(name) { $0.down(at: $1) }
  }

  /// Touches an element for a second.
  public func longPress(_ name: String) throws(ScreenError) {
    try touch(name) {
      $0.down(at: $1)
      $0.hold(for: 1)
    }
  }

  /// A direction in which a finger moves.
  public enum Direction: Sendable { case up, down, left, right }

  /// Swipes over an element: by half of the width or height of the screen, without speed at the end.
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

  /// Rests a finger on an element until it is lifted, drags it to the place of another element, and
  /// drops it there.
  ///
  /// - Parameter drops: whether the finger leaves the screen; if it does not, ``drop()`` ends the drag.
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

  /// Moves two fingers on an element apart, or toward each other, around the middle of what can be seen
  /// of it.
  ///
  /// - Parameter scale: the distance of the fingers at the end relative to that at the beginning; above
  ///   1 for fingers that move apart. Values that are not positive and finite do nothing.
  public func pinch(_ name: String, scale: CGFloat) throws(ScreenError) {
    try touchWithFingers(name) { $0.pinch(around: $1, scale: scale) }
  }

  /// Turns two fingers on an element around the middle of what can be seen of it.
  ///
  /// - Parameter angle: in radians, clockwise where positive.
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

  /// Swipes from an edge into the screen, across most of it.
  ///
  /// - Parameter edge: of several edges, the first one of left, right, top and bottom; nothing happens
  ///   without one.
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

  /// Moves the pointer of a mouse or trackpad above an element, where it rests.
  ///
  /// - Parameter duration: how long it rests, in seconds; long enough for a tool tip by default.
  public func hover(_ name: String, for duration: TimeInterval = 2) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let point = try point(of: try element(name), name)
      let pointer = pointer ?? SimulatedPointer(on: window)
      self.pointer = pointer
      pointer.move(to: point)
      pointer.rest(for: duration)
    }
  }

  /// Removes the pointer from the screen; does nothing without one.
  public func endHovering() {
    perform { pointer?.leave() }
    pointer = nil
  }

  /// Moves two fingers from an element to another one, which selects the rows between them in a list
  /// that permits it.
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

  /// Lets a drag that has not ended rest, which opens what is spring-loaded.
  ///
  /// - Parameter duration: in seconds.
  public func hold(for duration: TimeInterval) {
    perform { dragging?.hold(for: duration) }
  }

  /// Lifts the finger that drags; does nothing without one.
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

  /// Types into the first responder; a line feed is the return key.
  public func type(_ text: String) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let keyboard = SimulatedKeyboard(in: window)
      guard keyboard.isShown, keyboard.type(text) else { throw ScreenError.noKeyboard(text) }
    }
  }

  /// Accepts a reply that the keyboard suggests for the text of the first responder. Suggestions are
  /// not drawn.
  ///
  /// The delegate of the field or text view receives it as a `UISmartReplySuggestion`; without a
  /// delegate, the reply is typed.
  public func acceptSuggestion(_ reply: String) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      guard SimulatedKeyboard(in: window).acceptSuggestion(reply) else {
        throw ScreenError.noKeyboard(reply)
      }
    }
  }

  /// Rewrites the selection of the text view that is edited, or its whole text without one, as writing
  /// tools do.
  ///
  /// The delegate is asked for ranges that are to be left alone, and told about the beginning and the
  /// end. The rewrite is undone as a whole. Attributes of the result stay only as far as
  /// `allowedWritingToolsResultOptions` permits.
  ///
  /// - Parameter rewrite: called for each part of the text between the ranges that are left alone.
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

  /// Rewrites text as writing tools do, with texts that have the attributes of what they replace.
  public func rewriteText(_ rewrite: (String) -> String) throws(ScreenError) {
    try rewriteText { (old: NSAttributedString) in
      NSAttributedString(
        string: rewrite(old.string),
        attributes: old.length > 0 ? old.attributes(at: 0, effectiveRange: nil) : nil)
    }
  }

  /// Presses a key of a hardware keyboard.
  ///
  /// A key command of the responder chain, or of the main menu, comes first. Otherwise responders
  /// receive the press from the first responder, or the view with the focus, on. What they leave moves
  /// the focus on iPads: arrow keys inside a list that allows it, the tab key between groups; return
  /// selects.
  public func press(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    perform { PressSequence(in: window).press(key, modifiers) }
  }

  /// Shakes the device: the first responder, or the view in front, receives the motion.
  public func shake() { perform { window.shake() } }

  // MARK: Lists

  /// The list or other scroll view that fills most of the front of the screen.
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

  /// Scrolls the list or scroll view that fills most of the screen, as far as its content reaches.
  ///
  /// - Parameter distance: in points, down for positive values.
  public func scroll(by distance: CGFloat) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let view = try frontScrollView()
      let target = view.contentOffset.y + (distance.isNaN ? 0 : distance)
      // Rows that become visible may be longer than estimated.
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

  /// Taps a row of the list that fills most of the screen, after scrolling to it.
  public func select(_ indexPath: IndexPath) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let view = try frontScrollView()
      guard let cell = view.cell(at: indexPath) else { throw ScreenError.noRow(indexPath) }
      window.layoutIfNeeded()
      SimulatedTouch.tap(cell)
    }
  }
}

/// Why a user cannot do something on a screen.
public enum ScreenError: Error, CustomStringConvertible {
  case notFound(String, in: [String])
  case notVisible(String)
  case covered(String, by: String)
  case noKeyboard(String)
  case noWritingTools
  case noScrollView
  case noRow(IndexPath)

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
  /// The view, if it scrolls, and the scroll views in it that can be seen, from back to front.
  fileprivate func visibleScrollViews() -> [UIScrollView] {
    let own = (self as? UIScrollView).map { [$0] } ?? []
    return own + accessibleSubviews.flatMap { $0.visibleScrollViews() }
  }
}

extension UIScrollView {
  /// The cell of a row, which is scrolled to; `nil` for a row that does not exist.
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

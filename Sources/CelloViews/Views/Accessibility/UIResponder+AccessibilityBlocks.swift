/// A closure that returns a Boolean value for an accessibility property.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns a text for an accessibility property.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns a text with attributes for an accessibility property.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that returns texts for an accessibility property.
public typealias AXStringArrayReturnBlock = () -> [String]?
/// A closure that returns objects for an accessibility property.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns the traits of an accessibility element.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that returns a rectangle for an accessibility property.
public typealias AXRectReturnBlock = () -> CGRect
/// A closure that returns a point for an accessibility property.
public typealias AXPointReturnBlock = () -> CGPoint
/// A closure that returns the outline of an accessibility element.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A closure that returns the kind of an accessibility container.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A closure that returns the grouping of a container in Switch Control.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A closure that performs an action of an accessibility element.
public typealias AXVoidReturnBlock = () -> Void

extension UIResponder {
  /// Stores a closure for an accessibility property.
  final func setBlock<Value>(
    _ property: ReferenceWritableKeyPath<AccessibilityBlocks, Value>, to value: Value
  ) {
    let blocks = accessibility?.blocks ?? AccessibilityBlocks()
    blocks[keyPath: property] = value
    set(\.blocks, to: blocks)
  }

  /// The number of closures that are being called.
  private static var blockDepth = 0
  /// The maximum number of closures that call each other.
  private static let maximumBlockDepth = 16

  /// Returns the result of a closure; `nil` if there is none.
  ///
  /// A closure may read the property that calls it. After some rounds, the property is then treated
  /// as if there were no closure.
  @discardableResult
  final func result<Value>(of block: (() -> Value)?) -> Value? {
    guard let block, Self.blockDepth < Self.maximumBlockDepth else { return nil }
    Self.blockDepth += 1
    defer { Self.blockDepth -= 1 }
    return block()
  }

  /// Returns the text of a closure, or of the closure for the same text with attributes; `nil` if
  /// there is none.
  final func text(
    of block: AXStringReturnBlock?, or attributed: AXAttributedStringReturnBlock? = nil
  ) -> String? {
    if block != nil { return result(of: block) ?? nil }
    return (result(of: attributed) ?? nil)?.string
  }
}

/// A detail of an element that assistive technologies speak on request.
///
/// On iOS the class belongs to the module `Accessibility`, which `import UIKit` brings here.
@MainActor @preconcurrency open class AXCustomContent: NSObject, @preconcurrency NSCopying {
  /// The importance of a detail.
  public enum Importance: UInt, Hashable, Sendable {
    /// The detail is spoken on request.
    case `default` = 0
    /// The detail is spoken with the element.
    case high = 1
  }

  /// The label with attributes, such as "Species".
  open private(set) var attributedLabel: NSAttributedString
  /// The value with attributes, such as "Oak".
  open private(set) var attributedValue: NSAttributedString
  /// The text of ``attributedLabel``.
  open var label: String { attributedLabel.string }
  /// The text of ``attributedValue``.
  open var value: String { attributedValue.string }
  /// The importance of the detail; `default` unless set.
  open var importance = Importance.default

  /// Creates a detail from plain texts.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  /// Creates a detail from texts with attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  /// Returns a copy with the same texts and importance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// The part of ``AXCustomContentProvider`` that elements implement.
@MainActor @preconcurrency public protocol _CustomContentProvider: NSObjectProtocol {
  /// A closure that returns the details each time they are read; `nil` for none.
  @_disfavoredOverload var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

/// An element with details that assistive technologies speak on request.
@MainActor @preconcurrency public protocol AXCustomContentProvider: _CustomContentProvider {
  /// The details of the element; `nil` for none.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// A closure that returns the details of an element.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

extension _CustomContentProvider {
  /// The requirement is optional: without an implementation there is no closure, and none can be
  /// set.
  @_disfavoredOverload public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { nil }
    set {}
  }
}

extension AXCustomContentProvider {
  /// A closure that returns the details each time they are read, instead of
  /// ``accessibilityCustomContent``; `nil` for none.
  ///
  /// The property is optional twice, as that of an optional requirement on iOS.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? {
    .some((self as any _CustomContentProvider).accessibilityCustomContentBlock)
  }
}

/// A detail of an element that assistive technologies speak on request.
///
/// On iOS the class belongs to the module `Accessibility`, which `import UIKit` brings here.
@MainActor @preconcurrency open class AXCustomContent: NSObject, @preconcurrency NSCopying {
  /// Whether a detail is spoken with the element.
  public enum Importance: UInt, Hashable, Sendable {
    /// It is spoken on request.
    case `default` = 0
    /// It is spoken with the element.
    case high = 1
  }

  public final let attributedLabel: NSAttributedString
  public final let attributedValue: NSAttributedString
  public final var label: String { attributedLabel.string }
  public final var value: String { attributedValue.string }
  open var importance = Importance.default

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An element with details that assistive technologies speak on request.
@MainActor @preconcurrency public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

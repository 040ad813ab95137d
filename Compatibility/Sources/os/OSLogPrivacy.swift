import Foundation

/// A Boolean value that indicates whether a value in a message may be seen.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What is written in place of a private value.
  public enum Mask: Hashable, Sendable {
    /// A hash, which is equal for equal values of one run of the process.
    case hash
    /// Nothing that depends on the value.
    case none
  }

  enum Rule { case automatic, visible, hidden, sensitive }

  let rule: Rule
  let mask: Mask

  /// The value may be seen if it is a number, a Boolean value or a type.
  public static var auto: OSLogPrivacy { auto(mask: .none) }
  /// The value may be seen.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(rule: .visible, mask: .none) }
  /// The value may be seen only if the output contains private values.
  public static var `private`: OSLogPrivacy { `private`(mask: .none) }
  /// The value may never be seen.
  public static var sensitive: OSLogPrivacy { sensitive(mask: .none) }

  /// The value may be seen if it is a number, a Boolean value or a type; otherwise the mask is.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(rule: .automatic, mask: mask) }
  /// The value may be seen only if the output contains private values; otherwise the mask is.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(rule: .hidden, mask: mask)
  }
  /// The value may never be seen; the mask is.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(rule: .sensitive, mask: mask)
  }

  /// Returns a value, or what is written in its place.
  func text(_ value: @autoclosure () -> String, isScalar: Bool, in output: LogOutput) -> String {
    let isVisible =
      switch rule {
      case .automatic: isScalar || output == .all
      case .visible: true
      case .hidden: output == .all
      case .sensitive: false
      }
    if isVisible { return value() }
    switch mask {
    case .none: return "<private>"
    case .hash:
      // Seeded at random in each process, so that values cannot be found by trying.
      let hash = withUnsafeBytes(of: value().hashValue) { Data($0).base64EncodedString() }
      return "<mask.hash: '\(hash)'>"
    }
  }
}

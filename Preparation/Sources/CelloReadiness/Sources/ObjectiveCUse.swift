/// A construct that needs the Objective-C runtime or a condition for iOS, and that
/// `cellophane prepare` rewrites.
public enum ObjectiveCUse: String, Hashable, Sendable, CaseIterable, Codable {
  case objc = "@objc"
  case outlet = "@IBOutlet"
  case action = "@IBAction"
  case inspectable = "@IBInspectable"
  case designable = "@IBDesignable"
  case selector = "#selector"
  case keyPath = "#keyPath"
  case optionalRequirement = "optional requirement"
  case optionalCall = "call of an optional requirement"
  case overrideInExtension = "override in an extension"
  /// A class that overrides a member which an extension of a class of another module declares.
  case overrideOfExtension = "override of an extension's member"
  case condition = "condition for iOS"
  /// A name of Foundation which another module declares on Linux, or which the preparation replaces.
  case foundationImport = "part of Foundation"
  /// An import of the library of C, which has another name on Linux.
  case darwinImport = "import Darwin"

  /// Creates the use that an attribute indicates; `nil` for other attributes.
  init?(attribute: String) {
    switch attribute {
    case "objc", "objcMembers", "nonobjc": self = .objc
    case "IBOutlet": self = .outlet
    case "IBAction", "IBSegueAction": self = .action
    case "IBInspectable": self = .inspectable
    case "IBDesignable": self = .designable
    default: return nil
    }
  }

  /// Creates the use that an expression with a number sign indicates; `nil` for other expressions.
  init?(macro: String) {
    switch macro {
    case "selector": self = .selector
    case "keyPath": self = .keyPath
    default: return nil
    }
  }
}

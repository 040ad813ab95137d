import Foundation

/// A text of a value and its properties that is the same in every run: sets and dictionaries are
/// sorted, memory addresses are omitted, and dates are in UTC.
struct ValueDump: CustomStringConvertible {
  let description: String

  init(_ value: Any) { description = Self.text(value, name: nil, indentation: 0, ancestors: []) }

  private static func text(
    _ value: Any, name: String?, indentation: Int, ancestors: Set<ObjectIdentifier>
  ) -> String {
    let mirror = Mirror(reflecting: value)
    var ancestors = ancestors
    if mirror.displayStyle == .class {
      let identifier = ObjectIdentifier(value as AnyObject)
      guard ancestors.insert(identifier).inserted else {
        return line(
          "▿", name, "(circular reference detected)", indentation, separator: " ")
      }
    }
    let count = mirror.children.count
    // A cast would unwrap an optional.
    if mirror.displayStyle != .optional, let leaf = leaf(value, mirror) {
      return line("-", name, leaf, indentation)
    }
    let head = heading(value, mirror)
    var children = Array(mirror.children)
    if isSorted(mirror.displayStyle) {
      children = children.map { child in
        (child, text(child.value, name: child.label, indentation: 0, ancestors: ancestors))
      }.sorted { $0.1.bytesPrecede($1.1) }.map(\.0)
    }
    return line(count == 0 ? "-" : "▿", name, head, indentation)
      + children.map {
        text($0.value, name: $0.label, indentation: indentation + 2, ancestors: ancestors)
      }.joined()
  }

  private static func line(
    _ bullet: String, _ name: String?, _ text: String, _ indentation: Int, separator: String = ": "
  ) -> String {
    String(repeating: " ", count: indentation) + bullet + " "
      + (name.map { $0 + separator } ?? "") + text + "\n"
  }

  /// Returns the text of a value that is printed without its properties; `nil` for other values.
  private static func leaf(_ value: Any, _ mirror: Mirror) -> String? {
    switch value {
    case let text as String: text.debugDescription
    case let text as Substring: text.debugDescription
    case let character as Character: character.debugDescription
    case let url as URL: url.debugDescription
    case let data as Data: data.debugDescription
    case let date as Date: date.formatted(.iso8601)
    // Without this condition, Foundation would bridge numbers and collections.
    case let object as NSObject where mirror.displayStyle == .class:
      withoutAddresses(object.debugDescription)
    default: nil
    }
  }

  private static func heading(_ value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    func counted(_ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    let type = String(describing: mirror.subjectType)
    switch mirror.displayStyle {
    case .collection: return counted("element")
    case .dictionary: return counted("key/value pair")
    case .set: return counted("member")
    case .tuple: return "(\(counted("element")))"
    case .optional: return count == 0 ? "\(type).none" : type
    case .enum: return count == 0 ? "\(type).\(value)" : type
    case .class, .struct:
      return (value as? any CustomStringConvertible).map { withoutAddresses($0.description) }
        ?? type
    default: return String(describing: value)
    }
  }

  private static func isSorted(_ style: Mirror.DisplayStyle?) -> Bool {
    switch style {
    case .set, .dictionary, .struct, .class: true
    default: false
    }
  }

  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/:?\s*0x[0-9a-f]+/, with: "")
  }
}

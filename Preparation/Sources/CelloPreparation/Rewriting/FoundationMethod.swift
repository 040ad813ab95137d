/// A method of a class of Foundation that subclasses override on Apple's systems, and that the class does not declare on Linux.
///
/// A prepared class that overrides it conforms to a protocol with this method, through which Cellophane calls it. Calls of `super` call a
/// method with an underscore before its name.
struct FoundationMethod: Hashable {
  /// The name with argument labels.
  var fullName: String
  /// The protocol with the method.
  var protocolName: String
  /// A Boolean value that indicates whether UIKit's responders declare the method, so that their subclasses override it.
  var isDeclaredByResponders = false

  static let all = [
    FoundationMethod(
      fullName: "getObjectValue(_:for:errorDescription:)", protocolName: "_ObjectValueFormatter"),
    FoundationMethod(
      fullName:
        "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)",
      protocolName: "_PartialStringFormatter"),
    FoundationMethod(fullName: "responds(to:)", protocolName: "_RespondingObject"),
    forwarding,
    FoundationMethod(
      fullName: "observeValue(forKeyPath:of:change:context:)", protocolName: "_ValueObserver",
      isDeclaredByResponders: true),
  ]

  /// The method by which an object forwards methods that it lacks to another object.
  static let forwarding = FoundationMethod(
    fullName: "forwardingTarget(for:)", protocolName: "_ForwardingObject")

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.fullName, $0) })

  /// Returns the method with a name with argument labels; `nil` for other names.
  static func named(_ fullName: String) -> FoundationMethod? { byName[fullName] }
}

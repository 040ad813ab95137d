/// An optional method of a protocol of UIKit, which has a default implementation in Cellophane.
struct UIKitRequirement: Hashable, Sendable {
  var protocolName: String
  /// The name with argument labels.
  var fullName: String
  /// The types of the parameters and of the result; `nil` if a subclass of a class that conforms to the protocol cannot implement the
  /// method.
  var signature: Signature?

  struct Signature: Hashable, Sendable {
    var parameters: [String]
    /// `Void` for none.
    var result: String
  }
}

/// The optional methods of UIKit's protocols.
enum UIKitRequirements {
  /// The methods by their full names.
  static let byName: [String: [UIKitRequirement]] = Dictionary(
    grouping: table.requirements, by: \.fullName)
  /// The protocols of UIKit that each protocol inherits from.
  static let inherited: [String: [String]] = table.inherited
  /// The protocols that are isolated to the main actor.
  static let isolatedProtocols: Set<String> = table.isolated

  /// The separator of a name and types in the table.
  static let separator = " | "

  private static let table = {
    var requirements: [UIKitRequirement] = []
    var inherited: [String: [String]] = [:]
    var isolated: Set<String> = []
    var protocolName = ""
    for line in uikitRequirementsTable.split(separator: "\n") {
      var fields = line.split(separator: separator).map(String.init)
      let name = fields.removeFirst()
      if name.hasPrefix(" ") {
        let result = fields.popLast()
        requirements.append(
          UIKitRequirement(
            protocolName: protocolName, fullName: String(name.dropFirst()),
            signature: result.map { .init(parameters: fields, result: $0) }))
      } else {
        let isIsolated = name.hasPrefix("@")
        protocolName = isIsolated ? String(name.dropFirst()) : name
        inherited[protocolName] = fields
        if isIsolated { isolated.insert(protocolName) }
      }
    }
    return (requirements: requirements, inherited: inherited, isolated: isolated)
  }()
}

/// The full names of the optional requirements of UIKit's protocols.
let uikitOptionalRequirements = Set(UIKitRequirements.byName.keys)

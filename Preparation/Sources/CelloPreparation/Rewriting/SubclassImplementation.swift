/// The implementation of an optional requirement in a subclass of the class that conforms to the protocol.
///
/// Objective-C finds such a method in the class of the object. Swift determines where a class conforms which of its members meets a
/// requirement. So that class gets a member of its own for the requirement, which answers as if the method did not exist, and the
/// subclass overrides this member with a call of its method.
public struct SubclassImplementation: Codable, Hashable, Sendable {
  /// The class that conforms to the protocol, and the path of its file.
  var className: String
  var file: String
  var requirement: OptionalRequirement

  /// Returns the member of the class that conforms.
  ///
  /// Without its first attribute, uses of the subclass's method would be ambiguous: Swift also finds the requirement, and with it this
  /// member.
  ///
  /// - Parameter access: the access level of the class; `nil` for the default.
  func baseMember(access: String?) -> String {
    let access = requirement.access(in: access)
    return
      "@_disfavoredOverload @_implements(\(requirement.protocolName), \(requirement.fullName)) "
      + (requirement.isIsolated ? "@MainActor " : "") + access
      + requirement.declaration(answer: requirement.missingAnswer)
  }

  /// Returns the member of the subclass that implements the requirement.
  ///
  /// - Parameters:
  ///   - access: the access level of the subclass; `nil` for the default.
  ///   - baseAccess: that of the class that conforms.
  func override(by member: MemberSummary, access: String?, baseAccess: String?) -> String {
    var requirement = requirement
    // These types are known where the member is declared.
    requirement.parameters = member.parameterTypes
    if let result = member.resultType { requirement.result = result }
    let call =
      member.kind == .property
      ? "self.\(member.baseName)"
      : (requirement.isAsync ? "await " : "") + "self." + requirement.call
    let baseLevel = AccessLevel(self.requirement.access(in: baseAccess))
    let level = AccessLevel.lowest(AccessLevel(access), baseLevel)
    // The members of a private class have its level.
    let modifier = level == .fileprivate && baseLevel != level ? "" : level.modifier
    return modifier + "override " + requirement.declaration(answer: call)
  }
}

/// An optional requirement of a protocol.
struct OptionalRequirement: Codable, Hashable, Sendable {
  var protocolName: String
  /// The access level of the protocol; `nil` for the default.
  var protocolAccess: String?
  /// The name with argument labels.
  var fullName: String
  var parameters: [String]
  /// The type of the result or of the property; `Void` for none.
  var result: String
  var isProperty = false
  var isAsync = false
  /// A Boolean value that indicates whether the protocol is isolated to the main actor.
  var isIsolated = false
  /// A Boolean value that indicates whether the protocol is one of UIKit. Requirements of other protocols throw if they are missing.
  var isOfUIKit = false
  /// The path of the file that declares the protocol; `nil` for those of UIKit.
  var file: String?

  /// The name of the generated member.
  var memberName: String {
    "_"
      + (protocolName + "_" + fullName).map { $0.isLetter || $0.isNumber ? String($0) : "_" }
      .joined()
  }

  private static let names = (0..<32).map { "argument\($0)" }

  /// The call of a method with the requirement's name.
  var call: String {
    let parts = fullName.split(separator: "(", maxSplits: 1)
    let labels = parts.last?.dropLast().split(separator: ":") ?? []
    let arguments = zip(zip(labels, parameters), Self.names).map { parameter, name in
      let value = (parameter.1.hasPrefix("inout ") ? "&" : "") + name
      return parameter.0 == "_" ? value : "\(parameter.0): \(value)"
    }
    return "\(parts.first ?? "")(\(arguments.joined(separator: ", ")))"
  }

  /// What an object without the method answers.
  var missingAnswer: String {
    isOfUIKit
      ? "(_missingMethods as any \(protocolName)).\(call)" : "throw _MissingMethod()"
  }

  /// A Boolean value that indicates whether a member can be generated for the requirement.
  var canBeDeclared: Bool { parameters.count <= Self.names.count }

  /// Returns the member of a class that calls the object to which the class forwards the method.
  ///
  /// - Parameter access: the access level of the class; `nil` for the default.
  func forwardingMember(access: String?) -> String {
    let parts = fullName.split(separator: "(", maxSplits: 1)
    let labels = parts.last?.dropLast().split(separator: ":").map(String.init) ?? []
    let selector = SelectorName.method(String(parts.first ?? ""), labels: labels)
    let target = "(self.forwardingTarget(for: Selector(\"\(selector)\")) as? any \(protocolName))"
    return
      "@_disfavoredOverload @_implements(\(protocolName), \(fullName)) "
      + (isIsolated ? "@MainActor " : "") + self.access(in: access)
      + declaration(answer: "(\(target) ?? (_missingMethods as any \(protocolName))).\(call)")
  }

  /// Returns the declaration of the generated member without attributes and modifiers.
  func declaration(answer: String) -> String {
    if isProperty { return "var \(memberName): \(result) { get throws { \(answer) } }" }
    let list = zip(parameters, Self.names).map { "_ \($1): \($0)" }.joined(separator: ", ")
    let effects = (isAsync ? " async" : "") + (isOfUIKit ? "" : " throws")
    let type = result == "Void" ? "" : " -> \(result)"
    return "func \(memberName)(\(list))\(effects)\(type) { \(answer) }"
  }

  /// Returns the access level of the generated member in a class, with a space; empty for the default.
  func access(in access: String?) -> String {
    let level = AccessLevel(access)
    let limit = isOfUIKit ? AccessLevel.open : AccessLevel(protocolAccess)
    if limit == .fileprivate { return limit.modifier }
    // An open class can be subclassed by other modules if the protocol is known there.
    return limit >= .public ? level.modifier : AccessLevel.lowest(level, limit).modifier
  }

  /// Returns a Boolean value that indicates whether a member has the types of the requirement.
  func matches(_ member: MemberSummary) -> Bool {
    guard parameters.count == member.parameterTypes.count,
      isProperty == (member.kind == .property), parameters.count <= Self.names.count
    else { return false }
    // The type of a property may be inferred.
    if isProperty { return true }
    let result = Self.normalized(self.result)
    let other = Self.normalized(member.resultType ?? "Void")
    return (result == other || result == other + "?")
      && zip(parameters, member.parameterTypes).allSatisfy {
        Self.normalized($0) == Self.normalized($1)
      }
  }

  /// Returns the text of a type in a form in which equal types are equal.
  static func normalized(_ type: String) -> String {
    var type = type.replacing(/\bany\s+/, with: "")
      .replacing(/@\w+(?:\(.*?\))?\s*/, with: "")
      .replacing(/\b(?:UIKit|Foundation|Swift|CoreGraphics|QuartzCore)\./, with: "")
      .replacing(/\bTimeInterval\b/, with: "Double")
      .filter { !$0.isWhitespace }
      .replacing("->()", with: "->Void").replacing("!", with: "?")
    // Parentheses around a type of one name mean nothing.
    type = type.replacing(/\(([\w.]+)\)\?/) { "\($0.1)?" }
    return type == "()" ? "Void" : type
  }
}

/// The access level of a declaration, from the lowest.
enum AccessLevel: Int, Comparable {
  case `fileprivate`, `internal`, package, `public`, open

  /// Creates the level of a modifier; `nil` and other texts are the default.
  init(_ modifier: String?) {
    switch modifier?.split(separator: " ").first {
    case "private", "fileprivate": self = .fileprivate
    case "package": self = .package
    case "public": self = .public
    case "open": self = .open
    default: self = .internal
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The modifier with a space; empty for the default.
  var modifier: String {
    switch self {
    case .fileprivate: "fileprivate "
    case .internal: ""
    case .package: "package "
    case .public: "public "
    case .open: "open "
    }
  }

  static func lowest(_ levels: Self...) -> Self { levels.min() ?? .internal }
}

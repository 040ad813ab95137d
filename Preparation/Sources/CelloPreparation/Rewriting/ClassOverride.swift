import SwiftSyntax

/// The override, in a class, of a member that an extension of a class of another module declares.
///
/// Without Objective-C, a class cannot override such a member. Instead, a class that does so conforms to a protocol that requires
/// a member with another name, which its subclasses can override. The member of the extension checks whether the object conforms, and
/// calls that member. The protocol is declared beside the extension, so that private and generic classes and those of other modules can
/// conform to it.
struct ClassOverride: Hashable, Sendable {
  /// The class that is extended.
  var owner: String
  /// The module with the extension, which declares the protocol; `nil` if it is not known.
  var module: String?
  var member: MemberSummary
  /// A Boolean value that indicates whether no superclass overrides the member.
  var isFirst: Bool
  /// A Boolean value that indicates whether extensions of other classes override the member.
  var hasOverridesInExtensions: Bool
  /// A Boolean value that indicates whether the class is isolated to the main actor, and the member of the extension is not.
  var isMoreIsolated: Bool

  /// The name of the member that overrides.
  var name: String { Self.name(of: member, in: owner) }

  private var protocolName: String { Self.protocolName(of: member, in: owner) }

  /// The conformance of the class to the protocol.
  var conformance: String { (isMoreIsolated ? "@preconcurrency " : "") + protocolName }

  /// The name that replaces `super` and the member's name in the class.
  var supercall: String {
    guard isFirst else { return "super.\(name)" }
    let renamed = Forwarder.name(of: member.baseName, in: owner)
    return "self." + (hasOverridesInExtensions ? Self.superName(of: renamed) : renamed)
  }

  static func name(of member: MemberSummary, in owner: String) -> String {
    Forwarder.name(of: member.baseName, in: owner) + "_override"
  }

  static func protocolName(of member: MemberSummary, in owner: String) -> String {
    "_Overrides"
      + Forwarder.name(of: member.fullName, in: owner)
      .map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// The name of the member that classes call as the implementation of their superclass, if extensions override it, too.
  static func superName(of renamed: String) -> String { renamed + "_super" }

  /// Returns the declaration for the class in place of the one that calls a member of its extension.
  func forwarder(replacing text: String) -> String {
    let keyword = member.kind == .property ? "var" : "func"
    let renamed = text.replacing(
      "\(keyword) \(member.baseName)", with: "\(keyword) \(name)", maxReplacements: 1)
    return isFirst ? renamed.replacing("override ", with: "", maxReplacements: 1) : renamed
  }
}

extension String {
  /// The class of UIKit with this name and its superclasses; only the name if UIKit has no such class.
  private var uikitLineage: UnfoldFirstSequence<String> {
    sequence(first: self) { uikitSuperclasses[$0] }
  }

  /// Returns a Boolean value that indicates whether the name is that of a class, or of a subclass, of another class of UIKit or of
  /// `NSObject`.
  func isClassOfUIKit(inheritingFrom ancestor: String) -> Bool { uikitLineage.contains(ancestor) }

  /// A Boolean value that indicates whether the name is that of a class of UIKit that is isolated to the main actor.
  var isIsolatedClassOfUIKit: Bool { uikitLineage.contains(where: isolatedUIKitClasses.contains) }
}

/// The names of declarations: types with their supertypes and members, functions and modules.
///
/// The text form has one line for each type: its name, its supertypes and its members, separated by
/// tabs; supertypes and members are separated by spaces. The line of `-` lists functions and
/// variables outside of types, and the line of `@modules` lists modules. The line of `@import` and a
/// module lists types of Foundation that belong to another module on Linux. Lines that begin with
/// `#` are comments.
public struct DeclarationNames: Sendable {
  /// The supertypes and the base names of the members of a type.
  struct TypeNames: Sendable {
    var supertypes: [String] = []
    var members: Set<String> = []
  }

  /// The types by name. The name of a nested type contains the names of the types around it.
  private(set) var types: [String: TypeNames] = [:]
  /// The base names of functions, variables and constants outside of types.
  private(set) var globals: Set<String> = []
  private(set) var modules: Set<String> = []
  /// The modules that contain types and functions of Foundation on Linux, by their names.
  private(set) var modulesByType: [String: String] = [:]
  /// The base names of the members of all types, including nested types.
  private(set) var members: Set<String> = []

  /// Parses the text form.
  init(_ text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard let name = fields.first.map(String.init) else { continue }
      let words = fields.dropFirst().map { $0.split(separator: " ").map(String.init) }
      switch name {
      case "-": globals.formUnion(words.joined())
      case "@modules": modules.formUnion(words.joined())
      case _ where name.hasPrefix("@import "):
        for type in words.joined() { modulesByType[type] = String(name.dropFirst(8)) }
      default:
        types[name, default: TypeNames()].supertypes += words.first ?? []
        types[name, default: TypeNames()].members.formUnion(words.dropFirst().joined())
      }
    }
    members = Set(types.values.lazy.flatMap(\.members))
    for name in types.keys {
      if let dot = name.lastIndex(of: ".") {
        members.insert(String(name[name.index(after: dot)...]))
      }
    }
  }

  /// Returns a Boolean value that indicates whether a type or one of its supertypes has a member.
  func hasMember(_ member: String, of type: String) -> Bool {
    var remaining = [type]
    var visited: Set<String> = []
    while let name = remaining.popLast() {
      guard visited.insert(name).inserted, let names = types[name] else { continue }
      if names.members.contains(member) || types["\(name).\(member)"] != nil { return true }
      remaining += names.supertypes
    }
    return false
  }
}

/// The declarations of a source file and the names that it uses.
public struct SourceFacts: Sendable {
  /// The lines on which each name is used, in ascending order and without repetitions.
  typealias Uses<Name: Hashable> = [Name: [Int]]

  /// A member of a type that the source names, such as `UIView.animate`.
  struct QualifiedName: Hashable, Sendable {
    var type: String
    var member: String
    var fullName: String { "\(type).\(member)" }
  }

  /// The path of the file.
  public var path: String
  /// The message of the parser for the first mistake, as `line:column: message`; `nil` if there is
  /// none.
  public internal(set) var mistake: String?
  /// The imported modules.
  var imports: Uses<String> = [:]
  /// The base names of the types that the file declares, including generic parameters.
  var declaredTypes: Set<String> = []
  /// The base names of the members, functions and variables that the file declares outside of
  /// functions.
  var declaredMembers: Set<String> = []
  /// The names of parameters and of variables in functions.
  var declaredLocals: Set<String> = []
  /// The members that extensions declare, except overrides.
  var extensionMembers: Set<QualifiedName> = []
  /// The base names of the members that classes override.
  var classOverrides: Uses<String> = [:]
  /// The members that extensions override, with the extended type.
  var extensionOverrides: Uses<QualifiedName> = [:]
  /// The names of requirements that are marked `optional`.
  var optionalRequirements: Set<String> = []
  /// The types that are used, with the names of the types that the source writes before them.
  var types: Uses<String> = [:]
  /// Names without a type or value before them.
  var identifiers: Uses<String> = [:]
  /// The members of values and of types that the source does not name, and overridden members.
  var members: Uses<String> = [:]
  /// The members of types that the source names.
  var qualifiedMembers: Uses<QualifiedName> = [:]
  /// The methods in calls of the form `value.method?()`.
  var optionalCalls: Uses<String> = [:]
  var objectiveC: Uses<ObjectiveCUse> = [:]
  /// Attributes and macros of Apple's platforms that cannot be rewritten.
  var language: Uses<String> = [:]
  /// The snapshot assertions.
  var assertions: [SnapshotAssertion] = []

  public init(path: String) { self.path = path }

  /// The number of functions with snapshot assertions.
  var snapshotTestCount: Int { Set(assertions.map(\.test)).count }
}

/// A call of a function that compares a snapshot.
struct SnapshotAssertion: Hashable, Sendable {
  /// The function that contains the call, with the types around it.
  var test: String
  /// The name of the called function, such as `assertSnapshot`.
  var function: String
  /// The name of the strategy, such as `image`; `nil` if it is not written in the call.
  var strategy: String?
  /// The labels of the strategy's arguments, such as `on` and `precision`.
  var options: [String]
  var line: Int
}

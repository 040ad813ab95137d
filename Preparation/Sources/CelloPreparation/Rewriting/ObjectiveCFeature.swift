/// Syntax that Swift supports only on Apple's systems.
public enum ObjectiveCFeature: String, Codable, CaseIterable, Comparable, Hashable, Sendable {
  /// An attribute such as `@objc`, `@objcMembers`, `@IBOutlet` or `@IBAction`.
  case attribute
  /// The modifier `dynamic`.
  case dynamicModifier
  /// `#selector`.
  case selector
  /// `#keyPath`.
  case keyPath
  /// A requirement of a protocol that is marked `optional`.
  case optionalRequirement
  /// A use of an optional requirement, such as `delegate.method?(argument)`.
  case optionalCall
  /// An override that an extension declares, or a member of an extension that a subclass overrides.
  case overrideInExtension
  /// `type(of: object).description()`.
  case classDescription
  /// A method that is called by its selector, such as `target?.perform(selector, with: self)`.
  case performedSelector
  /// A call that Foundation does not support on Linux, such as `defaults.set(nil, forKey: key)`.
  case foundationCall
  /// The method `fulfill` of an expectation as a value.
  case expectationMethod
  /// `try await super.setUp()` in a subclass of `XCTestCase`.
  case supercallOfTests
  /// A condition about an Apple platform, such as `os(iOS)` or `targetEnvironment(simulator)`.
  case platformCondition
  /// The import of a submodule, such as `ObjectiveC.runtime`.
  case submoduleImport
  /// `@NSManaged`, which needs Core Data.
  case managedProperty
  /// `@NSCopying`.
  case copyingProperty

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A place in a source file with syntax that Swift supports only on Apple's systems.
public struct ObjectiveCUse: Hashable, Sendable {
  public var feature: ObjectiveCFeature
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes, from 1.
  public var column: Int
  /// The reason why it cannot be rewritten, as a sentence; `nil` if it can be rewritten.
  public var problem: String?
  /// A Boolean value that indicates whether only the compiler can decide whether the place is compiled.
  public var isUndecided: Bool

  /// A Boolean value that indicates whether `cellophane prepare` rewrites it.
  public var isRewritten: Bool { problem == nil }

  public init(
    _ feature: ObjectiveCFeature, line: Int, column: Int, problem: String? = nil,
    isUndecided: Bool = false
  ) {
    self.feature = feature
    self.line = line
    self.column = column
    self.problem = problem
    self.isUndecided = isUndecided
  }
}

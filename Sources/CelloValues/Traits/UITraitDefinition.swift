/// A trait: the key of a value that the descendants of a view inherit.
///
/// The conforming type is the key. Its values should be `Equatable`; values that cannot be compared
/// are treated as different unless they come from the same assignment.
public protocol UITraitDefinition {
  /// The type of the values.
  associatedtype Value
  /// The value of a collection that does not specify the trait.
  static var defaultValue: Value { get }
  /// An identifier that is the same in every process.
  static var identifier: String { get }
  /// A short name for descriptions.
  static var name: String { get }
  /// A Boolean value that indicates whether dynamic colors read the trait, so that a change redraws
  /// views.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The qualified name of the type by default.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The name of the type by default.
  public static var name: String { String(describing: Self.self) }
  /// `false` by default.
  public static var affectsColorAppearance: Bool { false }
}

/// The key of a value in a trait collection.
public typealias UITrait = any UITraitDefinition.Type

/// A trait: a key for a value that reaches every view below the place where it was set.
///
/// A type that conforms is itself the key. Its values should be `Equatable`; values that cannot be
/// compared are treated as different unless they come from the same assignment.
public protocol UITraitDefinition {
  associatedtype Value
  /// The value of a collection that does not specify the trait.
  static var defaultValue: Value { get }
  /// A name that is the same in every process.
  static var identifier: String { get }
  /// A short name for printing.
  static var name: String { get }
  /// Whether dynamic colors read this trait, so that a change makes views draw again.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var identifier: String { String(reflecting: Self.self) }
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A key for a value of a trait collection.
public typealias UITrait = any UITraitDefinition.Type

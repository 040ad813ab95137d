/// The initializers of `NSPredicate` with formats. Foundation's initializers on Linux are unavailable, and
/// only the initializers of a protocol can create an object of another class.
public protocol _PredicateFormats {}

extension NSPredicate: _PredicateFormats {}

extension _PredicateFormats {
  /// Creates a predicate from a text such as `"age > %d AND name BEGINSWITH[cd] %@"`.
  ///
  /// The grammar is that of Apple's “Predicate Format String Syntax”. Keys are read with
  /// `value(forKey:)`, so objects are dictionaries or objects of classes that inherit `NSObject`, whose
  /// properties it knows. A mistake in the format ends the process with a sentence, as on iOS.
  ///
  /// - Parameters:
  ///   - predicateFormat: the text.
  ///   - args: the values for `%@`, `%K`, `%d` and other placeholders.
  public init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a text such as `"age > %d AND name BEGINSWITH[cd] %@"`, with the values
  /// for its placeholders.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    let result: FormatPredicate
    do throws(PredicateFormatError) {
      result = FormatPredicate(
        try PredicateParser.condition(predicateFormat, arguments: arguments ?? []))
    } catch {
      fatalError("NSInvalidArgumentException: \(error)")
    }
    guard let result = result as? Self else {
      fatalError("\(Self.self) cannot be created from a format; use NSPredicate(format:).")
    }
    self = result
  }
}

extension NSPredicate {
  /// Returns a predicate in which variables, such as `$name`, have values.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    guard let predicate = self as? FormatPredicate,
      let result = predicate.with(variables) as? Self
    else { return self }
    return result
  }
}

/// A predicate that was created from a format.
final class FormatPredicate: NSPredicate {
  private let condition: PredicateCondition
  private let variables: [String: Any]

  init(_ condition: PredicateCondition, variables: [String: Any] = [:]) {
    self.condition = condition
    self.variables = variables
    super.init(value: true)
  }

  required init?(coder: NSCoder) { nil }

  func with(_ variables: [String: Any]) -> FormatPredicate {
    FormatPredicate(condition, variables: self.variables.merging(variables) { $1 })
  }

  override func evaluate(with object: Any?) -> Bool {
    evaluate(with: object, substitutionVariables: nil)
  }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool
  {
    var context = PredicateContext(
      object: object, variables: variables.merging(bindings ?? [:]) { $1 })
    return condition.isTrue(in: &context)
  }

  override var predicateFormat: String { condition.description }

  override var description: String { condition.description }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FormatPredicate else { return false }
    return self === other
      || condition.description == other.condition.description
        && NSDictionary(dictionary: variables) == NSDictionary(dictionary: other.variables)
  }

  override var hash: Int { condition.description.hashValue }
}

/// The form in which predicates are printed.
package enum PredicatePrinting {
  /// Returns the printed form of a format without placeholders; `nil` if it has a mistake.
  package static func text(_ format: String) -> String? {
    (try? PredicateParser.condition(format, arguments: []))?.description
  }
}

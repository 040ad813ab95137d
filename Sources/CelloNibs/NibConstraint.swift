/// A constraint in a nib file.
package struct NibConstraint: Hashable, Sendable {
  /// An edge, a size or a position of an item.
  package enum Attribute: String, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case baseline, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// A relation of two attributes.
  package enum Relation: String, Hashable, Sendable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  /// Other values for some size classes.
  package struct Variation: Hashable, Sendable {
    package var condition: NibSizeClasses
    package var constant: CGFloat?
    package var priority: CGFloat?
  }

  package var id: String
  /// The identifier of the first item; `nil` for the view that has the constraint.
  package var firstItem: String?
  package var firstAttribute: Attribute
  package var relation: Relation
  /// The identifier of the second item; `nil` for the view that has the constraint, if there is a second attribute.
  package var secondItem: String?
  package var secondAttribute: Attribute?
  package var constant: CGFloat
  package var multiplier: CGFloat
  package var priority: CGFloat
  package var identifier: String?
  /// A Boolean value that indicates whether the constraint exists only in the editor.
  package var isPlaceholder: Bool
  package var variations: [Variation]

  /// Reads a `constraint` element; `nil` if it has no known attribute.
  package init?(_ element: XMLElement) {
    guard let first = element["firstAttribute"].flatMap(Attribute.init) else { return nil }
    id = element.id
    firstItem = element["firstItem"]
    firstAttribute = first
    relation = element["relation"].flatMap(Relation.init) ?? .equal
    secondItem = element["secondItem"]
    secondAttribute = element["secondAttribute"].flatMap(Attribute.init)
    constant = element.number("constant") ?? 0
    multiplier = element["multiplier"].flatMap(Self.multiplier) ?? 1
    priority = element.number("priority") ?? 1_000
    identifier = element["identifier"]
    isPlaceholder = element.flag("placeholder") == true
    variations = element.children.compactMap { child in
      guard child.name == "variation", let key = child.key, let condition = NibSizeClasses(key)
      else { return nil }
      return Variation(
        condition: condition, constant: child.number("constant"), priority: child.number("priority")
      )
    }
  }

  /// Reads a multiplier: a number, or a ratio such as `16:9`.
  private static func multiplier(_ text: String) -> CGFloat? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    let value: Double
    switch parts.count {
    case 1: value = parts[0] ?? .nan
    case 2: value = (parts[0] ?? .nan) / (parts[1] ?? .nan)
    default: return nil
    }
    return value.isFinite ? CGFloat(value) : nil
  }
}

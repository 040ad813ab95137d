/// A side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor package struct LayoutOperand {
  package struct Point {
    package weak var item: (any LayoutItem)?
    package var attribute: NSLayoutConstraint.Attribute

    package init(item: (any LayoutItem)? = nil, attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  var point: Point
  /// The start of the distance to ``point``; `nil` if the operand is an attribute.
  var origin: Point?

  package init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    point = Point(item: item, attribute: attribute)
  }

  package init(from origin: Point, to point: Point) {
    self.point = point
    self.origin = origin
  }

  var points: [Point] { origin.map { [point, $0] } ?? [point] }

  /// A Boolean value that indicates whether the operand is a length instead of a position.
  var isLength: Bool { origin != nil || point.attribute.isDimension }
}

extension LayoutOperand {
  /// The operand as text, such as `UILabel.leading`.
  var description: String {
    func text(_ point: Point) -> String {
      "\(point.item?.nameInMessages ?? "(deallocated)").\(point.attribute.name)"
    }
    return origin.map { "(\(text(point)) - \(text($0)))" } ?? text(point)
  }
}

extension NSLayoutConstraint.Attribute {
  var name: String { self == .notAnAttribute ? "notAnAttribute" : "\(self)" }
}

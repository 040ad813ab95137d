/// Values in nib files. A value that cannot be read is `nil`, as if it were missing.
extension XMLElement {
  /// The identifier; empty for none.
  package var id: String { self["id"] ?? "" }
  /// The property of the parent that the element describes; `nil` for none.
  package var key: String? { self["key"] }

  /// Returns the child with a key and one of some names.
  package func child(_ key: String, _ names: String...) -> XMLElement? {
    children.first { $0.key == key && (names.isEmpty || names.contains($0.name)) }
  }

  /// Returns the elements of a list, such as `subviews`; those of the list with a key if it has one.
  package func list(_ name: String) -> [XMLElement] {
    children.first { $0.name == name || ($0.name == "array" && $0.key == name) }?.children ?? []
  }

  /// Returns the value of an attribute that is `YES` or `NO`.
  package func flag(_ name: String) -> Bool? {
    switch self[name] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The largest magnitude of numbers; larger ones are clamped, so that sums of them stay finite. Chosen.
  private static let maxNumber = 1e9

  /// Returns the value of an attribute that is a number. Infinite numbers and NaN are not read.
  package func number(_ name: String) -> CGFloat? {
    guard let value = self[name].flatMap(Double.init), value.isFinite else { return nil }
    return CGFloat(min(max(value, -Self.maxNumber), Self.maxNumber))
  }

  /// Returns the value of an attribute that is an integer.
  package func integer(_ name: String) -> Int? {
    number(name).map { Int(clamping: $0) }
  }

  /// Returns a text that is an attribute or a child with the key.
  package func text(_ name: String) -> String? {
    if let value = self[name] { return value }
    return child(name, "string", "mutableString")?.stringValue
  }

  /// The text of a `string` element.
  package var stringValue: String? {
    guard name == "string" || name == "mutableString" else { return nil }
    guard flag("base64-UTF8") == true else { return text }
    let encoded = text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - encoded.utf8.count % 4) % 4)
    return Data(base64Encoded: encoded + padding).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The rectangle with a key.
  package func rect(_ key: String) -> CGRect? {
    guard let element = child(key, "rect") else { return nil }
    return CGRect(
      x: element.number("x") ?? 0, y: element.number("y") ?? 0,
      width: max(element.number("width") ?? 0, 0), height: max(element.number("height") ?? 0, 0))
  }

  /// The size with a key.
  package func size(_ key: String) -> CGSize? {
    guard let element = child(key, "size") else { return nil }
    return CGSize(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
  }

  /// The insets with a key: top, left, bottom and right, or leading and trailing.
  package func insets(_ key: String) -> (
    top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  )? {
    guard let element = child(key) else { return nil }
    func number(_ names: String...) -> CGFloat {
      let value = names.lazy.compactMap { element.number($0) }.first ?? 0
      // Interface Builder writes the smallest number for insets that are set to 0.
      return abs(value) < 1e-300 ? 0 : value
    }
    switch element.name {
    case "inset": return (number("minY"), number("minX"), number("maxY"), number("maxX"))
    case "edgeInsets", "directionalEdgeInsets":
      return (
        number("top"), number("left", "leading"), number("bottom"), number("right", "trailing")
      )
    default: return nil
    }
  }

  /// The color with a key.
  package func color(_ key: String) -> NibColor? {
    child(key, "color").flatMap(NibColor.init)
  }

  /// The font with a key.
  package func font(_ key: String) -> NibFont? {
    child(key, "fontDescription").flatMap(NibFont.init)
  }

  /// The constraints of a view.
  package var constraints: [NibConstraint] { list("constraints").compactMap(NibConstraint.init) }

  /// The connections of an object.
  package var connections: [XMLElement] { list("connections") }
}

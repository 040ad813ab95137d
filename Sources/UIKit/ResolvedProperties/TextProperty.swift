/// A property of a view that is printed as text unless it has its default value, and set to such a
/// text.
@MainActor struct TextProperty {
  let name: String
  /// Returns the value as text; `nil` if the view does not have the property, or the value is the
  /// default.
  let text: (UIView) -> String?
  /// Sets the property to a text; `nil` for the default. Returns a closure that restores the former
  /// value, or `nil` if the text cannot be set.
  let set: (UIView, String?) -> (() -> Void)?

  /// Creates a property of the views of a class.
  ///
  /// - Parameters:
  ///   - get: returns the value; `nil` if the view does not have the property.
  ///   - standard: the default value.
  private init<View: UIView, Value>(
    _ name: String, of type: View.Type, standard: Value,
    get: @escaping (View) -> Value?, set: @escaping (View, Value) -> Void,
    text: @escaping (Value, View) -> String, read: @escaping (String, View) -> Value?
  ) {
    self.name = name
    self.text = { view in
      guard let view = view as? View, let value = get(view) else { return nil }
      let result = text(value, view)
      return result == text(standard, view) ? nil : result
    }
    self.set = { view, value in
      guard let view = view as? View, let former = get(view) else { return nil }
      guard let value else {
        set(view, standard)
        return { set(view, former) }
      }
      guard let new = read(value, view), text(new, view) == value else { return nil }
      set(view, new)
      return { set(view, former) }
    }
  }

  /// A property whose values have a text form.
  static func value<View: UIView, Value: NotationConvertible>(
    _ name: String, of type: View.Type, standard: Value,
    get: @escaping (View) -> Value?, set: @escaping (View, Value) -> Void
  ) -> TextProperty {
    TextProperty(
      name, of: type, standard: standard, get: get, set: set, text: { value, _ in value.notation },
      read: { text, _ in Value(notation: text) })
  }

  /// A property whose values have a text form.
  static func value<View: UIView, Value: NotationConvertible>(
    _ name: String, _ property: ReferenceWritableKeyPath<View, Value>, standard: Value
  ) -> TextProperty {
    value(
      name, of: View.self, standard: standard, get: { $0[keyPath: property] },
      set: { $0[keyPath: property] = $1 })
  }

  /// A property whose values are some of the cases of an enumeration.
  static func choice<View: UIView, Value>(
    _ name: String, of type: View.Type, _ values: [Value], standard: Value,
    get: @escaping (View) -> Value?, set: @escaping (View, Value) -> Void
  ) -> TextProperty {
    TextProperty(
      name, of: type, standard: standard, get: get, set: set, text: { value, _ in "\(value)" },
      read: { text, _ in values.first { "\($0)" == text } })
  }

  /// A property whose values are cases of an enumeration.
  static func choice<View: UIView, Value: RawRepresentable>(
    _ name: String, _ property: ReferenceWritableKeyPath<View, Value>, standard: Value
  ) -> TextProperty where Value.RawValue == Int {
    choice(
      name, of: View.self, (-1..<32).compactMap { Value(rawValue: $0) }, standard: standard,
      get: { $0[keyPath: property] }, set: { $0[keyPath: property] = $1 })
  }

  /// A color, with its components in the view where they depend on traits.
  static func color<View: UIView>(
    _ name: String, of type: View.Type, standard: UIColor? = nil,
    get: @escaping (View) -> UIColor??, set: @escaping (View, UIColor?) -> Void
  ) -> TextProperty {
    TextProperty(
      name, of: type, standard: standard, get: get, set: set,
      text: { color, view in color?.text(in: view) ?? "none" },
      read: { text, view in
        text == "none" ? .some(nil) : UIColor.color(of: text, in: view).map(Optional.some)
      })
  }

  /// A color, with its components in the view where they depend on traits.
  static func color<View: UIView>(
    _ name: String, _ property: ReferenceWritableKeyPath<View, UIColor?>,
    standard: UIColor? = nil
  ) -> TextProperty {
    color(
      name, of: View.self, standard: standard, get: { .some($0[keyPath: property]) },
      set: { $0[keyPath: property] = $1 })
  }

  /// Insets, in the order of the text form of directional insets: top, left, bottom, right.
  static func insets<View: UIView>(
    _ name: String, of type: View.Type, standard: UIEdgeInsets = .zero,
    get: @escaping (View) -> UIEdgeInsets?, set: @escaping (View, UIEdgeInsets) -> Void
  ) -> TextProperty {
    TextProperty(
      name, of: type, standard: standard, get: get, set: set,
      text: { insets, _ in
        NSDirectionalEdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right
        ).notation
      },
      read: { text, _ in
        NSDirectionalEdgeInsets(notation: text).map {
          UIEdgeInsets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)
        }
      })
  }
}

extension UIView {
  /// The properties of the view's class that differ from their defaults.
  var classProperties: PropertyList {
    var list = PropertyList()
    for property in TextProperty.all(of: self) { list[property.name] = property.text(self) }
    return list
  }

  /// Sets a property of the view's class to a text; `nil` for the default.
  ///
  /// - Returns: a closure that restores the former value; `nil` if the property cannot be set to the
  ///   text.
  func setClassProperty(_ name: String, _ text: String?) -> (() -> Void)? {
    guard let property = TextProperty.all(of: self).first(where: { $0.name == name }),
      let restore = property.set(self, text)
    else { return nil }
    setNeedsLayout()
    return {
      restore()
      self.setNeedsLayout()
    }
  }
}

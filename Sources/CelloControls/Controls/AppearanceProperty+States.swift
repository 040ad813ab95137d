@_spi(Cello) import CelloViews

extension UIControl.State {
  /// The states for which appearance proxies have values.
  package static let statesOfAppearance: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected, .focused, [.selected, .highlighted],
    [.selected, .disabled],
  ]
}

extension AppearanceProperty {
  /// Returns a property for each state.
  ///
  /// - Parameter get: Returns the value for a state. A value of another state that equals the
  ///   normal state's value is treated as absent.
  package static func byState<Owner: NSObject, Content: Equatable>(
    _ name: String, of owner: Owner.Type,
    get: @escaping @MainActor (Owner, UIControl.State) -> Content?,
    set: @escaping @MainActor (Owner, Content?, UIControl.State) -> Void
  ) -> [AppearanceProperty] {
    UIControl.State.statesOfAppearance.map { state in
      AppearanceProperty(
        "\(name) \(state.rawValue)", of: owner,
        get: {
          let value = get($0, state)
          return state != .normal && value == get($0, .normal) ? nil : value
        }, set: { set($0, $1, state) })
    }
  }

  /// Returns a property for each state, whose values are text attributes.
  ///
  /// - Parameter get: returns the value of the state itself; `nil` for none.
  package static func attributesByState<Owner: NSObject>(
    _ name: String, of owner: Owner.Type,
    get: @escaping @MainActor (Owner, UIControl.State) -> [NSAttributedString.Key: Any]?,
    set: @escaping @MainActor (Owner, [NSAttributedString.Key: Any]?, UIControl.State) -> Void
  ) -> [AppearanceProperty] {
    UIControl.State.statesOfAppearance.map { state in
      AppearanceProperty(
        attributes: "\(name) \(state.rawValue)", of: owner, get: { get($0, state) },
        set: { set($0, $1, state) })
    }
  }
}

extension UIView {
  /// Changes the state that a cell, header or footer reports as its `configurationState`, before an
  /// override of the app modifies it. For a header or footer, only the flags that cells also have
  /// are changed.
  ///
  /// - Returns: `true` if the view has a configuration state; `false`, without an effect, for other
  ///   views.
  package func changeConfigurationState(
    _ change: @escaping (inout UICellConfigurationState) -> Void
  ) -> Bool {
    guard let view = self as? any ConfigurationHosting else { return false }
    view.host.stateChange = change
    view.host.setNeedsUpdate()
    return true
  }
}

extension ConfigurationHost {
  func changed(_ state: UICellConfigurationState) -> UICellConfigurationState {
    guard let stateChange else { return state }
    var state = state
    stateChange(&state)
    return state
  }

  func changed(_ state: UIViewConfigurationState) -> UIViewConfigurationState {
    guard let stateChange else { return state }
    var cell = UICellConfigurationState(state)
    stateChange(&cell)
    return UIViewConfigurationState(cell)
  }
}

/// The flags that are common to the states of cells, headers and footers.
private protocol SharedState: UIConfigurationState {
  var isDisabled: Bool { get set }
  var isHighlighted: Bool { get set }
  var isSelected: Bool { get set }
  var isFocused: Bool { get set }
  var isPinned: Bool { get set }
  var customStates: [UIConfigurationStateCustomKey: AnyHashable] { get set }
}

extension UICellConfigurationState: SharedState {}
extension UIViewConfigurationState: SharedState {}

extension SharedState {
  /// Creates a state of another type with the common flags.
  fileprivate init(_ state: some SharedState) {
    self.init(traitCollection: state.traitCollection)
    isDisabled = state.isDisabled
    isHighlighted = state.isHighlighted
    isSelected = state.isSelected
    isFocused = state.isFocused
    isPinned = state.isPinned
    customStates = state.customStates
  }
}

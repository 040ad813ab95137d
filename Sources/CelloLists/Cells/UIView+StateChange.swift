extension UIView {
  /// Makes a cell, header or footer report a changed state as its `configurationState`, before an
  /// override of the app adds to it. Of a header's or footer's state, the flags that cells have as
  /// well are changed.
  ///
  /// - Returns: false, without effect, for other views.
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

/// What the states of cells, headers and footers have in common.
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
  /// A state of another type, as far as both have the flags.
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

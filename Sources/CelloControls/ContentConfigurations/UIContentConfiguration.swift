/// A value that describes the content of a view and can create the view.
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration updated for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

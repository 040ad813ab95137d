/// A value that describes what a view shows, and can make the view.
public protocol UIContentConfiguration {
  /// A new view that shows this configuration.
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView

  /// The configuration updated for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

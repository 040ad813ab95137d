/// A view that shows a configuration and can be given another one.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration. Without an implementation of its own a view supports the type of
  /// its current configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

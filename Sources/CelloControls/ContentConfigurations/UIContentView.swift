/// A view that shows a configuration, which can be replaced.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  /// The configuration of the view. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns a Boolean value that indicates whether the view can show a configuration. By default,
  /// a view supports configurations of the same type as its current configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns `true` if the configuration has the same type as the current configuration.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

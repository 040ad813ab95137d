/// A view that shows a replaceable configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  /// The shown configuration; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration. By default, a view supports configurations of the
  /// type of its current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIView: NotationConvertible {
  /// The name of the class.
  nonisolated package var notation: String { "\(type(of: self))" }
}

extension NotationConvertible where Self: UIView {
  /// Always fails: a view cannot be read from text.
  nonisolated package init?(notation: String) { return nil }
}

extension UIView.ContentMode: NotationConvertible {}

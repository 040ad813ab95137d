extension UIView: NotationConvertible {
  /// The class.
  nonisolated package var notation: String { "\(type(of: self))" }
}

extension NotationConvertible where Self: UIView {
  /// Always fails: a view cannot be read back.
  nonisolated package init?(notation: String) { return nil }
}

extension UIView.ContentMode: NotationConvertible {}

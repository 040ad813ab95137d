extension UIFont.TextStyle: NotationConvertible {
  /// The name of the style, such as `body`.
  package var notation: String { FontValues.name(of: self) }

  package init?(notation: String) {
    guard let style = FontValues.styleNames[notation] else { return nil }
    self = style
  }
}

extension UIFont.Weight: NotationConvertible {
  /// The number of the weight, such as `0.3`.
  package var notation: String { rawValue.notation }

  package init?(notation: String) {
    guard let number = CGFloat(notation: notation) else { return nil }
    self.init(rawValue: number)
  }
}

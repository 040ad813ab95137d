/// The content of a button without a configuration for each state.
package struct ButtonStateContent {
  var title = ValuesByState<String>()
  var attributedTitle = ValuesByState<NSAttributedString>()
  var titleColor = ValuesByState<UIColor>()
  var titleShadowColor = ValuesByState<UIColor>()
  var image = ValuesByState<UIImage>()
  var backgroundImage = ValuesByState<UIImage>()
  var symbolConfiguration = ValuesByState<UIImage.SymbolConfiguration>()
  var contentEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets = UIEdgeInsets.zero
  var titleEdgeInsets = UIEdgeInsets.zero
  var adjustsImageWhenHighlighted = true
  var adjustsImageWhenDisabled = true

  static func font(of type: UIButton.ButtonType) -> UIFont {
    .systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : ButtonMetrics.systemFontSize)
  }

  /// Returns the symbol of a button that consists of it; `nil` for other types.
  static func image(of type: UIButton.ButtonType) -> UIImage? {
    switch type {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
    case .contactAdd: UIImage(systemName: "plus.circle")
    case .close: UIImage(systemName: "xmark.circle.fill")
    }
  }
}

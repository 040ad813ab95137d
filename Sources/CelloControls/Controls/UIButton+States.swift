/// The content of a button without a configuration, by state.
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

  static func image(of type: UIButton.ButtonType) -> UIImage? {
    switch type {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
    case .contactAdd: UIImage(systemName: "plus.circle")
    case .close: UIImage(systemName: "xmark.circle.fill")
    }
  }
}

// Titles, images and colors for each state. A state without its own value has that of the normal
// state. They are not shown while the button has a configuration, except for titles and images,
// which then are those of the configuration.

extension UIButton {
  public func setTitle(_ title: String?, for state: UIControl.State) {
    stateContent.title[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    stateDidChange()
  }

  public func title(for state: UIControl.State) -> String? { stateContent.title[state] }

  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    stateContent.attributedTitle[state] = title
    if state == .normal, configuration != nil {
      configuration?.attributedTitle = title.map { AttributedString($0) }
    }
    stateDidChange()
  }

  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    stateContent.attributedTitle[state]
  }

  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    stateContent.titleColor[state] = color
    stateDidChange()
  }

  public func titleColor(for state: UIControl.State) -> UIColor? { stateContent.titleColor[state] }

  /// Sets the color of the title's shadow; `nil` for none. The shadow is behind the letters unless
  /// the label of the title has an offset.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    stateContent.titleShadowColor[state] = color
    stateDidChange()
  }

  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    stateContent.titleShadowColor[state]
  }

  public var currentTitleShadowColor: UIColor? { stateContent.titleShadowColor[state] }

  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    stateContent.image[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    stateDidChange()
  }

  public func image(for state: UIControl.State) -> UIImage? { stateContent.image[state] }

  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    stateContent.backgroundImage[state] = image
    stateDidChange()
  }

  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    stateContent.backgroundImage[state]
  }

  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    stateContent.symbolConfiguration[state] = configuration
    stateDidChange()
  }

  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { stateContent.symbolConfiguration[state] }

  /// Between the edges and the content, in points; for buttons without a configuration.
  public var contentEdgeInsets: UIEdgeInsets {
    get { stateContent.contentEdgeInsets }
    set {
      stateContent.contentEdgeInsets = newValue
      stateDidChange()
    }
  }

  /// Moves the title from its place, in points, without a change of the button's size; for buttons
  /// without a configuration. A centered title moves by half of what left and right differ.
  public var titleEdgeInsets: UIEdgeInsets {
    get { stateContent.titleEdgeInsets }
    set {
      stateContent.titleEdgeInsets = newValue
      stateDidChange()
    }
  }

  /// Moves the image from its place, in points, without a change of the button's size; for buttons
  /// without a configuration.
  public var imageEdgeInsets: UIEdgeInsets {
    get { stateContent.imageEdgeInsets }
    set {
      stateContent.imageEdgeInsets = newValue
      stateDidChange()
    }
  }

  /// Whether the image of a button without a configuration is dimmed while the button is pressed.
  public var adjustsImageWhenHighlighted: Bool {
    get { stateContent.adjustsImageWhenHighlighted }
    set {
      stateContent.adjustsImageWhenHighlighted = newValue
      stateDidChange()
    }
  }

  /// Whether the image of a button without a configuration is dimmed while the button is disabled.
  public var adjustsImageWhenDisabled: Bool {
    get { stateContent.adjustsImageWhenDisabled }
    set {
      stateContent.adjustsImageWhenDisabled = newValue
      stateDidChange()
    }
  }

  // MARK: Current values

  public var currentTitle: String? {
    configuration?.title ?? stateContent.attributedTitle[state]?.string ?? stateContent.title[state]
  }

  public var currentAttributedTitle: NSAttributedString? { stateContent.attributedTitle[state] }

  /// The color of the title: that of the state, or white in a custom button, or the tint color.
  public var currentTitleColor: UIColor {
    if let own = stateContent.titleColor.own(state) { return own }
    if buttonType != .custom, state.contains(.disabled) { return .tertiaryLabel }
    return stateContent.titleColor[.normal]
      ?? (buttonType == .custom ? .white : role == .destructive ? .systemRed : tintColor)
  }

  public var currentImage: UIImage? { configuration?.image ?? stateContent.image[state] }

  public var currentBackgroundImage: UIImage? { stateContent.backgroundImage[state] }

  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    stateContent.symbolConfiguration[state]
  }
}

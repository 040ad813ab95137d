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

  static func image(of type: UIButton.ButtonType) -> UIImage? {
    switch type {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
    case .contactAdd: UIImage(systemName: "plus.circle")
    case .close: UIImage(systemName: "xmark.circle.fill")
    }
  }
}

// Titles, images and colors for each state. A state without a value has the value of the normal
// state. They are not shown while the button has a configuration. Titles and images of the normal
// state then change the configuration.

extension UIButton {
  /// Sets the title for a state; `nil` removes it. For the normal state, it also replaces the title
  /// of an existing configuration.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    stateContent.title[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    stateDidChange()
  }

  /// Returns the title for a state; `nil` for none. A state without a title has the title of the
  /// normal state.
  public func title(for state: UIControl.State) -> String? { stateContent.title[state] }

  /// Sets the attributed title for a state; `nil` removes it. It takes precedence over the title.
  /// For the normal state, it also replaces the title of an existing configuration.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    stateContent.attributedTitle[state] = title
    if state == .normal, configuration != nil {
      configuration?.attributedTitle = title.map { AttributedString($0) }
    }
    stateDidChange()
  }

  /// Returns the attributed title for a state, or for the normal state if the state has none; `nil`
  /// for none.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    stateContent.attributedTitle[state]
  }

  /// Sets the color of the title for a state; `nil` restores the default color. Buttons with a
  /// configuration ignore it.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    stateContent.titleColor[state] = color
    stateDidChange()
  }

  /// Returns the title color that was set for a state, or for the normal state if the state has
  /// none; `nil` for none.
  public func titleColor(for state: UIControl.State) -> UIColor? { stateContent.titleColor[state] }

  /// Sets the color of the title's shadow for a state; `nil` for none. The shadow is hidden behind
  /// the letters unless the title label has a shadow offset.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    stateContent.titleShadowColor[state] = color
    stateDidChange()
  }

  /// Returns the shadow color for a state, or for the normal state if the state has none; `nil` for
  /// none.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    stateContent.titleShadowColor[state]
  }

  /// The shadow color of the title in the current state; `nil` for none.
  public var currentTitleShadowColor: UIColor? { stateContent.titleShadowColor[state] }

  /// Sets the image for a state; `nil` removes it. For the normal state, it also replaces the image
  /// of an existing configuration.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    stateContent.image[state] = image
    if state == .normal, configuration != nil { configuration?.image = image }
    stateDidChange()
  }

  /// Returns the image for a state, or for the normal state if the state has none; `nil` for none.
  public func image(for state: UIControl.State) -> UIImage? { stateContent.image[state] }

  /// Sets the image behind the content for a state; `nil` removes it. Buttons with a configuration
  /// ignore it.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    stateContent.backgroundImage[state] = image
    stateDidChange()
  }

  /// Returns the background image for a state, or for the normal state if the state has none; `nil`
  /// for none.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    stateContent.backgroundImage[state]
  }

  /// Sets the symbol configuration of the image for a state; `nil` restores the font of the title.
  /// Buttons with a configuration ignore it.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    stateContent.symbolConfiguration[state] = configuration
    stateDidChange()
  }

  /// Returns the symbol configuration that was set for a state, or for the normal state if the
  /// state has none; `nil` for none.
  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { stateContent.symbolConfiguration[state] }

  /// The insets between the edges and the content, in points; zero by default. Buttons with a
  /// configuration ignore them.
  public var contentEdgeInsets: UIEdgeInsets {
    get { stateContent.contentEdgeInsets }
    set {
      stateContent.contentEdgeInsets = newValue
      stateDidChange()
    }
  }

  /// The insets that move the title from its position, in points, without a change of the button's
  /// size; zero by default. A centered title moves by half of the difference between opposite
  /// insets. Buttons with a configuration ignore them.
  public var titleEdgeInsets: UIEdgeInsets {
    get { stateContent.titleEdgeInsets }
    set {
      stateContent.titleEdgeInsets = newValue
      stateDidChange()
    }
  }

  /// The insets that move the image from its position, in points, without a change of the button's
  /// size; zero by default. Buttons with a configuration ignore them.
  public var imageEdgeInsets: UIEdgeInsets {
    get { stateContent.imageEdgeInsets }
    set {
      stateContent.imageEdgeInsets = newValue
      stateDidChange()
    }
  }

  /// A Boolean value that indicates whether the image is dimmed while the button is pressed; `true`
  /// by default. Buttons with a configuration ignore it.
  public var adjustsImageWhenHighlighted: Bool {
    get { stateContent.adjustsImageWhenHighlighted }
    set {
      stateContent.adjustsImageWhenHighlighted = newValue
      stateDidChange()
    }
  }

  /// A Boolean value that indicates whether the image of a custom button is dimmed while the button
  /// is disabled; `true` by default. Buttons with a configuration ignore it.
  public var adjustsImageWhenDisabled: Bool {
    get { stateContent.adjustsImageWhenDisabled }
    set {
      stateContent.adjustsImageWhenDisabled = newValue
      stateDidChange()
    }
  }

  // MARK: Current values

  /// The title in the current state; `nil` for none. The title of the configuration takes
  /// precedence.
  public var currentTitle: String? {
    configuration?.title ?? stateContent.attributedTitle[state]?.string ?? stateContent.title[state]
  }

  /// The attributed title in the current state; `nil` for none. The configuration's title is not
  /// included.
  public var currentAttributedTitle: NSAttributedString? { stateContent.attributedTitle[state] }

  /// The color of the title in the current state.
  ///
  /// If no color was set, the title is white in custom buttons and has the tint color in others. A
  /// destructive button has a red title, and a disabled button that is not custom a gray title.
  public var currentTitleColor: UIColor {
    if let own = stateContent.titleColor.own(state) { return own }
    if buttonType != .custom, state.contains(.disabled) { return .tertiaryLabel }
    return stateContent.titleColor[.normal]
      ?? (buttonType == .custom ? .white : role == .destructive ? .systemRed : tintColor)
  }

  /// The image in the current state; `nil` for none. The image of the configuration takes
  /// precedence.
  public var currentImage: UIImage? { configuration?.image ?? stateContent.image[state] }

  /// The background image in the current state; `nil` for none.
  public var currentBackgroundImage: UIImage? { stateContent.backgroundImage[state] }

  /// The symbol configuration of the image in the current state; `nil` for none.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    stateContent.symbolConfiguration[state]
  }
}

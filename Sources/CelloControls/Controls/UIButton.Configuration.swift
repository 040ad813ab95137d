extension UIButton {
  /// The content and appearance of a button.
  ///
  /// A configuration is a value. It starts from one of the system's styles; ``updated(for:)``
  /// applies that style's appearance in a button's state. A property of the background, or the
  /// content insets, that was set keeps its value.
  ///
  /// Transformers are compared by the closure that they were made from; a copy is equal.
  public struct Configuration: Hashable {
    /// The size of a button.
    public enum Size: Hashable, Sendable { case medium, small, mini, large }

    /// How the corners of the background are rounded.
    public enum CornerStyle: Hashable, Sendable {
      /// With the radius of ``Configuration/background``.
      case fixed
      /// With that radius, which grows with the text size; a capsule in the styles of iOS 26.
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    /// The alignment of title and subtitle to each other.
    public enum TitleAlignment: Hashable, Sendable {
      /// Toward the image or the button's alignment: centered beside none.
      case automatic
      case leading
      case center
      case trailing
    }

    /// What shows that the button opens a menu.
    public enum Indicator: Hashable, Sendable {
      /// Two chevrons in a button whose menu changes its selection.
      case automatic
      case none
      /// Two chevrons.
      case popup
    }

    /// How a button looks on Macs.
    public enum MacIdiomStyle: Hashable, Sendable {
      case automatic
      case bordered
      case borderless
      case borderlessTinted
    }

    let style: Style
    /// The appearance on Macs; it has no effect elsewhere.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The image; `nil` for none.
    public var image: UIImage?
    /// A transformer of the image's color; `nil` does not change it.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { ownImageColorTransformer?.transformer }
      set { ownImageColorTransformer = newValue.map(ColorTransformer.init) }
    }
    private var ownImageColorTransformer: ColorTransformer?
    /// The configuration of a symbol image; `nil` for that of the button's size.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The width that is reserved for the image, in which it is centered; 0 for its own.
    public var imageReservation: CGFloat = 0
    /// Whether an activity indicator is shown instead of the image.
    public var showsActivityIndicator = false
    /// A transformer of the activity indicator's color; `nil` does not change it.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { ownActivityIndicatorColorTransformer?.transformer }
      set { ownActivityIndicatorColorTransformer = newValue.map(ColorTransformer.init) }
    }
    private var ownActivityIndicatorColorTransformer: ColorTransformer?
    public var indicator = Indicator.automatic
    /// A transformer of the indicator's color; `nil` does not change it.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { ownIndicatorColorTransformer?.transformer }
      set { ownIndicatorColorTransformer = newValue.map(ColorTransformer.init) }
    }
    private var ownIndicatorColorTransformer: ColorTransformer?

    /// The title with its own attributes, which take precedence over those of the style; `nil` for
    /// no title.
    public var attributedTitle: AttributedString?
    /// A change of the title's attributes; `nil` for none.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { ownTitleTextAttributesTransformer?.transformer }
      set { ownTitleTextAttributesTransformer = newValue.map(TextAttributesTransformer.init) }
    }
    private var ownTitleTextAttributesTransformer: TextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle with its own attributes; `nil` for no subtitle.
    public var attributedSubtitle: AttributedString?
    /// A change of the subtitle's attributes; `nil` for none.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { ownSubtitleTextAttributesTransformer?.transformer }
      set { ownSubtitleTextAttributesTransformer = newValue.map(TextAttributesTransformer.init) }
    }
    private var ownSubtitleTextAttributesTransformer: TextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The background; properties that are not set follow the style.
    public var background: UIBackgroundConfiguration
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium {
      didSet { if !ownContentInsets.isSet { setDefaultContentInsets() } }
    }
    /// The color of the content; `nil` for that of the style. A disabled button ignores it.
    public var baseForegroundColor: UIColor?
    /// The color of the background; `nil` for that of the style. A disabled button ignores it.
    public var baseBackgroundColor: UIColor?

    private var ownContentInsets: Overridable<NSDirectionalEdgeInsets>
    /// The edge at which the image is placed; the leading edge for several or none.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between the image and the texts, in points.
    public var imagePadding: CGFloat = 0
    /// Between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a selected button looks different.
    public var automaticallyUpdateForSelection = true

    /// The color of the content in the state of the last update.
    var foreground: UIColor?

    init(_ style: Style) {
      self.style = style
      background = UIBackgroundConfiguration(UIBackgroundConfiguration.Values(.custom))
      ownContentInsets = Overridable(ButtonMetrics.contentInsets(.medium))
      apply(ButtonAppearance(style, state: .normal, role: .normal, base: (nil, nil)))
    }

    private var defaultContentInsets: NSDirectionalEdgeInsets {
      ButtonMetrics.contentInsets(buttonSize)
    }

    /// Between the edges and the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets.value }
      set { ownContentInsets.set(newValue) }
    }

    /// Restores the content insets of the button's size.
    public mutating func setDefaultContentInsets() {
      ownContentInsets = Overridable(defaultContentInsets)
    }

    /// The title; `nil` for none. Setting it removes the attributes of ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters[...]) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The subtitle; `nil` for none. Setting it removes the attributes of ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters[...]) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    // MARK: Updating

    /// The configuration with the style's appearance in a button's state.
    @MainActor public func updated(for button: UIButton) -> Configuration {
      var state = button.state
      if !automaticallyUpdateForSelection { state.remove(.selected) }
      var result = self
      result.apply(
        ButtonAppearance(
          style, state: state, role: button.role,
          base: (baseForegroundColor, baseBackgroundColor)))
      return result
    }

    private mutating func apply(_ appearance: ButtonAppearance) {
      foreground = appearance.foreground
      var values = UIBackgroundConfiguration.Values(.custom)
      values.backgroundColor.value = appearance.background
      values.visualEffect.value = appearance.effect
      values.cornerRadius.value = ButtonMetrics.cornerRadius
      background = UIBackgroundConfiguration(background.values.adopting(values))
    }
  }
}

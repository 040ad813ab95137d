extension UIButton {
  /// The content and appearance of a button.
  ///
  /// A configuration is based on one of the system's styles. ``updated(for:)`` applies the
  /// appearance of the style for a button's state. Properties of the background that were set keep
  /// their values, as do the content insets.
  ///
  /// Two transformers are equal if one is a copy of the other.
  public struct Configuration: Hashable {
    /// The size of a button.
    public enum Size: Hashable, Sendable { case medium, small, mini, large }

    /// The shape of the corners of the background.
    public enum CornerStyle: Hashable, Sendable {
      /// The corner radius of ``Configuration/background``.
      case fixed
      /// The corner radius of ``Configuration/background``, scaled with the text size. On iOS 26, a
      /// capsule unless the background's radius was set.
      case dynamic
      /// A radius of 4 points.
      case small
      /// A radius of 5.95 points.
      case medium
      /// A radius of 10 points.
      case large
      /// Half of the button's height.
      case capsule
    }

    /// The alignment of the title and the subtitle to each other.
    public enum TitleAlignment: Hashable, Sendable {
      /// Aligned to a leading or trailing image; otherwise like the content of the button.
      case automatic
      case leading
      case center
      case trailing
    }

    /// The mark of a button that opens a menu.
    public enum Indicator: Hashable, Sendable {
      /// Two chevrons if a choice in the menu changes the button's selection; otherwise no mark.
      case automatic
      case none
      /// Two chevrons.
      case popup
    }

    /// The style of a button on Mac.
    public enum MacIdiomStyle: Hashable, Sendable {
      case automatic
      case bordered
      case borderless
      case borderlessTinted
    }

    let style: Style
    /// The style on Mac; `automatic` by default.
    ///
    /// Stored only: buttons always look as on iPhone and iPad.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// The image; `nil`, the default, for none.
    public var image: UIImage?
    /// A transformer that derives the image's color from the color of the content; `nil`, the
    /// default, for no change.
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      get { ownImageColorTransformer?.transformer }
      set { ownImageColorTransformer = newValue.map(ColorTransformer.init) }
    }
    private var ownImageColorTransformer: ColorTransformer?
    /// The configuration of a symbol image, applied to the configuration for the button's size;
    /// `nil`, the default, for no change.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The minimum width of the image's area, in points. The image is centered in it. 0 by default.
    public var imageReservation: CGFloat = 0
    /// A Boolean value that indicates whether an activity indicator replaces the image; `false` by
    /// default.
    public var showsActivityIndicator = false
    /// A transformer that derives the activity indicator's color from the color of the content;
    /// `nil`, the default, for no change.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
      get { ownActivityIndicatorColorTransformer?.transformer }
      set { ownActivityIndicatorColorTransformer = newValue.map(ColorTransformer.init) }
    }
    private var ownActivityIndicatorColorTransformer: ColorTransformer?
    /// The mark of a button that opens a menu; `automatic` by default.
    public var indicator = Indicator.automatic
    /// A transformer that derives the mark's color from the color of the content; `nil`, the
    /// default, for no change.
    public var indicatorColorTransformer: UIConfigurationColorTransformer? {
      get { ownIndicatorColorTransformer?.transformer }
      set { ownIndicatorColorTransformer = newValue.map(ColorTransformer.init) }
    }
    private var ownIndicatorColorTransformer: ColorTransformer?

    /// The title with attributes that take precedence over the attributes of the style; `nil`, the
    /// default, for no title.
    public var attributedTitle: AttributedString?
    /// A transformer of the title's attributes; `nil`, the default, for no change. Attributes of
    /// ``attributedTitle`` take precedence.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { ownTitleTextAttributesTransformer?.transformer }
      set { ownTitleTextAttributesTransformer = newValue.map(TextAttributesTransformer.init) }
    }
    private var ownTitleTextAttributesTransformer: TextAttributesTransformer?
    /// The line breaking of the title; `byWordWrapping` by default. Modes that truncate or clip
    /// show one line.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle with attributes that take precedence over the attributes of the style; `nil`,
    /// the default, for no subtitle.
    public var attributedSubtitle: AttributedString?
    /// A transformer of the subtitle's attributes; `nil`, the default, for no change. Attributes of
    /// ``attributedSubtitle`` take precedence.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      get { ownSubtitleTextAttributesTransformer?.transformer }
      set { ownSubtitleTextAttributesTransformer = newValue.map(TextAttributesTransformer.init) }
    }
    private var ownSubtitleTextAttributesTransformer: TextAttributesTransformer?
    /// The line breaking of the subtitle; `byWordWrapping` by default. Modes that truncate or clip
    /// show one line.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The background. Properties that were not set follow the style.
    public var background: UIBackgroundConfiguration
    /// The shape of the background's corners; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button; `medium` by default. It determines the fonts, the scale of symbols,
    /// and the content insets unless they were set.
    public var buttonSize = Size.medium {
      didSet { if !ownContentInsets.isSet { setDefaultContentInsets() } }
    }
    /// The color of the content; `nil`, the default, for the color of the style. A disabled button
    /// ignores it.
    public var baseForegroundColor: UIColor?
    /// The color of the background; `nil`, the default, for the color of the style. A disabled
    /// button ignores it, except in the plain and borderless styles.
    public var baseBackgroundColor: UIColor?

    private var ownContentInsets: Overridable<NSDirectionalEdgeInsets>
    /// The edge at which the image is placed: `top`, `bottom` or `trailing`. Other values, such as
    /// the default `leading`, place it at the leading edge.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the image and the texts, in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle to each other; `automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// A Boolean value that indicates whether the style changes the appearance of a selected
    /// button; `true` by default, except in the filled styles.
    public var automaticallyUpdateForSelection: Bool

    /// The color of the content after the last update; `nil` for the tint color.
    var foreground: UIColor?

    init(_ style: Style) {
      self.style = style
      background = UIBackgroundConfiguration(.init(style: .init(.custom)))
      // Source: docs/measurements/controls.md#buttons.
      automaticallyUpdateForSelection = style != .filled
      ownContentInsets = Overridable(ButtonMetrics.contentInsets(.medium))
      apply(ButtonAppearance(style, state: .normal, role: .normal, base: (nil, nil)))
    }

    private var defaultContentInsets: NSDirectionalEdgeInsets {
      ButtonMetrics.contentInsets(buttonSize)
    }

    /// The insets between the edges and the content, in points. By default they depend on
    /// ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets.value }
      set { ownContentInsets.set(newValue) }
    }

    /// Restores the default content insets for the button's size.
    public mutating func setDefaultContentInsets() {
      ownContentInsets = Overridable(defaultContentInsets)
    }

    /// The title; `nil`, the default, for none. Setting it removes the attributes of
    /// ``attributedTitle``.
    public var title: String? {
      get { attributedTitle.map { String($0.characters[...]) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The subtitle; `nil`, the default, for none. Setting it removes the attributes of
    /// ``attributedSubtitle``.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters[...]) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    // MARK: Updating

    /// Returns the configuration with the style's appearance for the state of a button.
    @MainActor @preconcurrency public func updated(for button: UIButton) -> Configuration {
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
      background = UIBackgroundConfiguration(background.styled.adopting(.init(style: values)))
    }
  }
}

/// The content of a list cell, header or footer: an image, a text and a secondary text, and their
/// appearance.
///
/// A configuration is based on one of the system's styles. ``updated(for:)`` applies the style's
/// appearance for a state. A property that was set keeps its value in the configuration and its
/// copies, even if it was set to the value that it had.
///
/// Two configurations are equal if they look the same now and after any update. Therefore a
/// property that was set differs from a property that was not set (chosen, because Apple does not
/// document it).
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The style, content and appearance of a configuration.
  package struct Values: PropertyGroup {
    package let style: Style
    var content: Content
    private(set) var styled: StyledProperties<Appearance>

    var appearance: Appearance {
      get { styled.group }
      _modify { yield &styled.group }
    }

    init(from source: inout some PropertySource<Self>) {
      style = source.value("style", \.style, default: .cell, isAlwaysPrinted: true)
      content = source.group("", \.content)
      styled = StyledProperties(source.group("", \.appearance))
    }

    init(style: Style, content: Content, styled: StyledProperties<Appearance>) {
      self.style = style
      self.content = content
      self.styled = styled
    }
  }

  /// The properties that only an app sets.
  struct Content: PropertyGroup {
    var image: UIImage?
    var text: String?
    var attributedText: AttributedText?
    var secondaryText: String?
    var secondaryAttributedText: AttributedText?
    var alpha: CGFloat

    init(from source: inout some PropertySource<Self>) {
      image = source.value("image", \.image, default: nil)
      text = source.value("text", \.text, default: nil)
      attributedText = source.value("attributedText", \.attributedText, default: nil)
      secondaryText = source.value("secondaryText", \.secondaryText, default: nil)
      secondaryAttributedText = source.value(
        "secondaryAttributedText", \.secondaryAttributedText, default: nil)
      alpha = source.value("alpha", \.alpha, default: 1)
    }
  }

  /// The properties that follow the style until an app sets them. Lengths are in points.
  struct Appearance: PropertyGroup {
    var directionalLayoutMargins: Overridable<NSDirectionalEdgeInsets>
    var axesPreservingSuperviewLayoutMargins: Overridable<UIAxis>
    var prefersSideBySideTextAndSecondaryText: Overridable<Bool>
    var imageToTextPadding: Overridable<CGFloat>
    var textToSecondaryTextHorizontalPadding: Overridable<CGFloat>
    var textToSecondaryTextVerticalPadding: Overridable<CGFloat>
    var imageProperties: ImageProperties
    var textProperties: TextProperties
    var secondaryTextProperties: TextProperties
    /// The factor by which a state multiplies the opacity.
    var stateAlpha: CGFloat

    init(from source: inout some PropertySource<Self>) {
      directionalLayoutMargins = source.property(
        "directionalLayoutMargins", \.directionalLayoutMargins, default: .zero)
      axesPreservingSuperviewLayoutMargins = source.property(
        "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins,
        default: .horizontal)
      prefersSideBySideTextAndSecondaryText = source.property(
        "prefersSideBySideTextAndSecondaryText", \.prefersSideBySideTextAndSecondaryText,
        default: false)
      imageToTextPadding = source.property("imageToTextPadding", \.imageToTextPadding, default: 0)
      textToSecondaryTextHorizontalPadding = source.property(
        "textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding, default: 8)
      textToSecondaryTextVerticalPadding = source.property(
        "textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding, default: 0)
      imageProperties = .init(source.group("imageProperties", \.imageProperties.values))
      textProperties = .init(source.group("textProperties", \.textProperties.values))
      secondaryTextProperties = .init(
        source.group("secondaryTextProperties", \.secondaryTextProperties.values))
      stateAlpha = source.value("stateAlpha", \.stateAlpha, default: 1)
    }
  }

  private var storage: CopyOnWrite<Values>

  init(_ values: Values) { storage = CopyOnWrite(values) }

  package var values: Values {
    get { storage.value }
    _modify { yield &storage.value }
  }
}

// MARK: - Content

extension UIListContentConfiguration {
  /// The image; `nil`, the default, for none.
  public var image: UIImage? {
    get { values.content.image }
    set { values.content.image = newValue }
  }

  /// The appearance of the image.
  public var imageProperties: ImageProperties {
    get { values.appearance.imageProperties }
    _modify { yield &values.appearance.imageProperties }
  }

  /// The text; `nil`, the default, for none. Setting a text removes ``attributedText``.
  public var text: String? {
    get { values.content.text }
    set {
      values.content.text = newValue
      if newValue != nil { values.content.attributedText = nil }
    }
  }

  /// The text with attributes, which take precedence over ``textProperties``; `nil`, the default,
  /// for none. Setting a text removes ``text``.
  public var attributedText: NSAttributedString? {
    get { values.content.attributedText?.string }
    set {
      values.content.attributedText = newValue.map(AttributedText.init)
      if newValue != nil { values.content.text = nil }
    }
  }

  /// The appearance of the text.
  public var textProperties: TextProperties {
    get { values.appearance.textProperties }
    _modify { yield &values.appearance.textProperties }
  }

  /// The secondary text, below or next to the text; `nil`, the default, for none. Setting a text
  /// removes ``secondaryAttributedText``.
  public var secondaryText: String? {
    get { values.content.secondaryText }
    set {
      values.content.secondaryText = newValue
      if newValue != nil { values.content.secondaryAttributedText = nil }
    }
  }

  /// The secondary text with attributes, which take precedence over ``secondaryTextProperties``;
  /// `nil`, the default, for none. Setting a text removes ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    get { values.content.secondaryAttributedText?.string }
    set {
      values.content.secondaryAttributedText = newValue.map(AttributedText.init)
      if newValue != nil { values.content.secondaryText = nil }
    }
  }

  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties {
    get { values.appearance.secondaryTextProperties }
    _modify { yield &values.appearance.secondaryTextProperties }
  }
}

// MARK: - Layout

extension UIListContentConfiguration {
  /// The axes on which the margins are at least as large as the superview's layout margins;
  /// `horizontal` by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { values.appearance.axesPreservingSuperviewLayoutMargins.value }
    set { values.appearance.axesPreservingSuperviewLayoutMargins.set(newValue) }
  }

  /// The margins around the content, in points.
  ///
  /// Negative margins extend the content beyond the view. In all lengths of a configuration, NaN is
  /// treated as 0, and values are limited to ten million points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { values.appearance.directionalLayoutMargins.value }
    set { values.appearance.directionalLayoutMargins.set(newValue) }
  }

  /// A Boolean value that indicates whether the texts are next to each other if both fit on one
  /// line. Otherwise the secondary text is below the text.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { values.appearance.prefersSideBySideTextAndSecondaryText.value }
    set { values.appearance.prefersSideBySideTextAndSecondaryText.set(newValue) }
  }

  /// The distance between the area of the image and the texts, in points.
  public var imageToTextPadding: CGFloat {
    get { values.appearance.imageToTextPadding.value }
    set { values.appearance.imageToTextPadding.set(newValue) }
  }

  /// The minimum distance between texts that are next to each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { values.appearance.textToSecondaryTextHorizontalPadding.value }
    set { values.appearance.textToSecondaryTextHorizontalPadding.set(newValue) }
  }

  /// The distance between texts that are above each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { values.appearance.textToSecondaryTextVerticalPadding.value }
    set { values.appearance.textToSecondaryTextVerticalPadding.set(newValue) }
  }

  /// The opacity of the content, from 0 to 1; 1 by default.
  ///
  /// A state that fades the content multiplies the value that was set: 0.8 becomes 0.4 after an
  /// update that halves it.
  public var alpha: CGFloat {
    get { values.content.alpha * values.appearance.stateAlpha }
    set {
      values.content.alpha = newValue
      values.appearance.stateAlpha = 1
    }
  }
}

// MARK: - View

extension UIListContentConfiguration {
  /// Creates a view that shows the configuration.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

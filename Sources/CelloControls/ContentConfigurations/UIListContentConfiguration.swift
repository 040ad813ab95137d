/// The content of a list cell, header or footer: an image, a text and a secondary text, and their
/// appearance.
///
/// A configuration is a value. It starts from one of the system's styles; ``updated(for:)`` applies
/// that style's appearance for a state. A property that was set keeps its value in the
/// configuration and its copies, even if it was set to the value it had.
///
/// Two configurations are equal if they look equal and would look equal after any update; so a
/// property that was set differs from one that was not (chosen: Apple does not document it).
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The content of a configuration and its appearance.
  package struct Values: PropertyGroup {
    package let style: Style
    var content: Content
    var appearance: Appearance

    init(from source: inout some PropertySource<Self>) {
      style = source.value("style", \.style, default: .cell, isAlwaysPrinted: true)
      content = source.group("", \.content)
      appearance = source.group("", \.appearance)
    }

    init(style: Style, content: Content, appearance: Appearance) {
      self.style = style
      self.content = content
      self.appearance = appearance
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

  /// The properties that follow the style until an app sets them. Lengths in points.
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
    /// The factor by which the state multiplies the opacity.
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
  /// The image beside the text; `nil` for no image.
  public var image: UIImage? {
    get { values.content.image }
    set { values.content.image = newValue }
  }

  public var imageProperties: ImageProperties {
    get { values.appearance.imageProperties }
    _modify { yield &values.appearance.imageProperties }
  }

  /// The primary text. Setting it to a text clears ``attributedText``.
  public var text: String? {
    get { values.content.text }
    set {
      values.content.text = newValue
      if newValue != nil { values.content.attributedText = nil }
    }
  }

  /// The primary text with its own attributes, which take precedence over ``textProperties``.
  /// Setting it to a text clears ``text``.
  public var attributedText: NSAttributedString? {
    get { values.content.attributedText?.string }
    set {
      values.content.attributedText = newValue.map(AttributedText.init)
      if newValue != nil { values.content.text = nil }
    }
  }

  public var textProperties: TextProperties {
    get { values.appearance.textProperties }
    _modify { yield &values.appearance.textProperties }
  }

  /// The text below or beside the primary one. Setting it to a text clears
  /// ``secondaryAttributedText``.
  public var secondaryText: String? {
    get { values.content.secondaryText }
    set {
      values.content.secondaryText = newValue
      if newValue != nil { values.content.secondaryAttributedText = nil }
    }
  }

  /// The secondary text with its own attributes. Setting it to a text clears ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    get { values.content.secondaryAttributedText?.string }
    set {
      values.content.secondaryAttributedText = newValue.map(AttributedText.init)
      if newValue != nil { values.content.secondaryText = nil }
    }
  }

  public var secondaryTextProperties: TextProperties {
    get { values.appearance.secondaryTextProperties }
    _modify { yield &values.appearance.secondaryTextProperties }
  }
}

// MARK: - Layout

extension UIListContentConfiguration {
  /// The axes on which the superview's layout margins are used where they are larger than the
  /// configuration's.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { values.appearance.axesPreservingSuperviewLayoutMargins.value }
    set { values.appearance.axesPreservingSuperviewLayoutMargins.set(newValue) }
  }

  /// The margins of the content, in points.
  ///
  /// Negative margins extend the content beyond the view. NaN is treated as 0, and lengths are
  /// limited to ten million points, as for all lengths of a configuration.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { values.appearance.directionalLayoutMargins.value }
    set { values.appearance.directionalLayoutMargins.set(newValue) }
  }

  /// Whether the texts are side by side if both fit on one line; otherwise the secondary text is
  /// below.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { values.appearance.prefersSideBySideTextAndSecondaryText.value }
    set { values.appearance.prefersSideBySideTextAndSecondaryText.set(newValue) }
  }

  /// The distance in points between the image's area and the texts.
  public var imageToTextPadding: CGFloat {
    get { values.appearance.imageToTextPadding.value }
    set { values.appearance.imageToTextPadding.set(newValue) }
  }

  /// The minimum distance in points between the texts if they are side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { values.appearance.textToSecondaryTextHorizontalPadding.value }
    set { values.appearance.textToSecondaryTextHorizontalPadding.set(newValue) }
  }

  /// The distance in points between the texts if one is above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { values.appearance.textToSecondaryTextVerticalPadding.value }
    set { values.appearance.textToSecondaryTextVerticalPadding.set(newValue) }
  }

  /// The opacity of all content, from 0 to 1; 1 by default.
  ///
  /// A state that fades the content multiplies the value that was set: 0.8 is 0.4 after an update
  /// that halves it.
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
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

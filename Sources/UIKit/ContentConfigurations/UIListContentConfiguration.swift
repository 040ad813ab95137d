/// The content of a list cell, header or footer: an image, a text and a secondary text, and how they look.
///
/// A configuration is a value. It starts from one of the system's styles; ``updated(for:)`` gives it that style's look
/// for a state. A property that was set stays as it was set, for ever, in that value and its copies, even when it was
/// set to what it was before.
///
/// Two configurations are equal when they look equal *and* would look equal after any update; so a property that was
/// set differs from one that was not (chosen: Apple does not document it).
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// Everything a configuration holds: content, and what it looks like.
  struct Values: PropertyGroup {
    let style: Style
    var content: Content
    var appearance: Appearance

    init(from source: inout some PropertySource<Self>) {
      style = source.value("style", \.style, usually: .cell, isAlwaysPrinted: true)
      content = source.group("", \.content)
      appearance = source.group("", \.appearance)
    }

    init(style: Style, content: Content, appearance: Appearance) {
      self.style = style
      self.content = content
      self.appearance = appearance
    }
  }

  /// Everything that only an app decides.
  struct Content: PropertyGroup {
    var image: UIImage?
    var text: String?
    var attributedText: AttributedText?
    var secondaryText: String?
    var secondaryAttributedText: AttributedText?
    var alpha: CGFloat

    init(from source: inout some PropertySource<Self>) {
      image = source.value("image", \.image, usually: nil)
      text = source.value("text", \.text, usually: nil)
      attributedText = source.value("attributedText", \.attributedText, usually: nil)
      secondaryText = source.value("secondaryText", \.secondaryText, usually: nil)
      secondaryAttributedText = source.value(
        "secondaryAttributedText", \.secondaryAttributedText, usually: nil)
      alpha = source.value("alpha", \.alpha, usually: 1)
    }
  }

  /// Everything that a style decides where an app does not. Lengths in points.
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
        "directionalLayoutMargins", \.directionalLayoutMargins, usually: .zero)
      axesPreservingSuperviewLayoutMargins = source.property(
        "axesPreservingSuperviewLayoutMargins", \.axesPreservingSuperviewLayoutMargins,
        usually: .horizontal)
      prefersSideBySideTextAndSecondaryText = source.property(
        "prefersSideBySideTextAndSecondaryText", \.prefersSideBySideTextAndSecondaryText,
        usually: false)
      imageToTextPadding = source.property("imageToTextPadding", \.imageToTextPadding, usually: 0)
      textToSecondaryTextHorizontalPadding = source.property(
        "textToSecondaryTextHorizontalPadding", \.textToSecondaryTextHorizontalPadding, usually: 8)
      textToSecondaryTextVerticalPadding = source.property(
        "textToSecondaryTextVerticalPadding", \.textToSecondaryTextVerticalPadding, usually: 0)
      imageProperties = .init(source.group("imageProperties", \.imageProperties.values))
      textProperties = .init(source.group("textProperties", \.textProperties.values))
      secondaryTextProperties = .init(
        source.group("secondaryTextProperties", \.secondaryTextProperties.values))
      stateAlpha = source.value("stateAlpha", \.stateAlpha, usually: 1)
    }
  }

  private var storage: CopyOnWrite<Values>

  init(_ values: Values) { storage = CopyOnWrite(values) }

  var values: Values {
    get { storage.value }
    _modify { yield &storage.value }
  }
}

// MARK: - Content

extension UIListContentConfiguration {
  /// The image beside the text; `nil` leaves no room for one.
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

  /// The primary text with its own attributes, which win over ``textProperties``. Setting it to a text clears ``text``.
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

  /// The text below or beside the primary one. Setting it to a text clears ``secondaryAttributedText``.
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
  /// The axes on which the superview's layout margins are kept where they are larger than the configuration's own.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { values.appearance.axesPreservingSuperviewLayoutMargins.value }
    set { values.appearance.axesPreservingSuperviewLayoutMargins.set(newValue) }
  }

  /// The room around the content, in points.
  ///
  /// Negative margins let the content reach beyond the view. A margin that is no number counts as 0, one beyond ten
  /// million points as that; likewise for all lengths here.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { values.appearance.directionalLayoutMargins.value }
    set { values.appearance.directionalLayoutMargins.set(newValue) }
  }

  /// Whether both texts share one line where both fit beside each other; otherwise the secondary one stands below.
  public var prefersSideBySideTextAndSecondaryText: Bool {
    get { values.appearance.prefersSideBySideTextAndSecondaryText.value }
    set { values.appearance.prefersSideBySideTextAndSecondaryText.set(newValue) }
  }

  /// Points between the image's room and the texts; used when there are both.
  public var imageToTextPadding: CGFloat {
    get { values.appearance.imageToTextPadding.value }
    set { values.appearance.imageToTextPadding.set(newValue) }
  }

  /// The least distance in points between the texts when they stand side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat {
    get { values.appearance.textToSecondaryTextHorizontalPadding.value }
    set { values.appearance.textToSecondaryTextHorizontalPadding.set(newValue) }
  }

  /// Points between the texts when one stands above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat {
    get { values.appearance.textToSecondaryTextVerticalPadding.value }
    set { values.appearance.textToSecondaryTextVerticalPadding.set(newValue) }
  }

  /// The opacity of all content, 0 to 1; 1 unless set.
  ///
  /// A state that fades the content multiplies what was set: 0.8 reads as 0.4 after an update that halves it.
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

/// The content of a view that shows that content is unavailable: an image, texts and buttons.
///
/// A configuration is based on one of the system's forms. ``updated(for:)`` sets the text of the
/// search form, unless a text was set.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The alignment of the image, the texts and the buttons.
  public enum Alignment: Hashable, Sendable {
    case center
    /// The content is at the leading edge.
    case natural
  }

  enum Form: Hashable, Sendable { case empty, loading, search }

  let form: Form

  /// The image; `nil` for none.
  public var image: UIImage?
  /// The appearance of the image. In the loading form, its tint color is the color of the activity
  /// indicator.
  public var imageProperties = ImageProperties()

  private var ownText: Overridable<String?>
  private var ownAttributedText: AttributedText?
  private var ownSecondaryText: Overridable<String?>
  private var ownSecondaryAttributedText: AttributedText?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties

  /// The content of the button. The button is shown if it has a title, an image or an activity
  /// indicator.
  public var button: UIButton.Configuration
  /// The behavior of the button.
  public var buttonProperties = ButtonProperties()
  /// The content of the button below ``button``.
  public var secondaryButton: UIButton.Configuration
  /// The behavior of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The alignment of the content; `center` by default.
  public var alignment = Alignment.center
  /// The axes on which the margins are at least as large as the superview's margins; both axes by
  /// default.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins around the content, in points; 16 on each side by default.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat
  /// The distance between the text and the secondary text, in points; 4 by default.
  public var textToSecondaryTextPadding: CGFloat
  /// The distance between the texts and the button, in points; 16 by default.
  public var textToButtonPadding: CGFloat
  /// The distance between the buttons, in points; 8 by default.
  public var buttonToSecondaryButtonPadding: CGFloat
  /// The background of the view; clear by default.
  public var background = UIBackgroundConfiguration.clear()

  // Source: docs/measurements/controls.md#unavailable-content.
  private init(_ form: Form, image: UIImage?, text: String?, secondaryText: String?) {
    self.form = form
    self.image = image
    ownText = Overridable(text)
    ownSecondaryText = Overridable(secondaryText)
    textProperties =
      form == .loading
      ? TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
      : TextProperties(
        font: UIFont.preferredFont(forTextStyle: .title2).withWeight(.bold), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    button = .plain()
    secondaryButton = .plain()
    secondaryButton.buttonSize = .small
    directionalLayoutMargins = ContentUnavailableMetrics.margins
    imageToTextPadding =
      form == .loading
      ? ContentUnavailableMetrics.indicatorToText : ContentUnavailableMetrics.imageToText
    textToSecondaryTextPadding = ContentUnavailableMetrics.textToSecondaryText
    textToButtonPadding = ContentUnavailableMetrics.textToButton
    buttonToSecondaryButtonPadding = ContentUnavailableMetrics.buttonToSecondaryButton
  }

  /// Creates a configuration for a view without content. It has no image and no text.
  public static func empty() -> UIContentUnavailableConfiguration {
    Self(.empty, image: nil, text: nil, secondaryText: nil)
  }

  /// Creates a configuration for content that is loading, with an activity indicator and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    Self(.loading, image: nil, text: SystemString.loading.text, secondaryText: nil)
  }

  /// Creates a configuration for a search without results, with an image and texts.
  public static func search() -> UIContentUnavailableConfiguration {
    Self(
      .search, image: UIImage(systemName: "magnifyingglass"), text: SystemString.noResults.text,
      secondaryText: SystemString.checkSpelling.text)
  }

  // MARK: Texts

  /// The text; `nil` for none. Setting it removes the attributed text.
  public var text: String? {
    get { ownAttributedText?.string.string ?? ownText.value }
    set {
      ownText.set(newValue)
      ownAttributedText = nil
    }
  }

  /// The text with attributes, which take precedence over ``textProperties``; `nil` if the text has
  /// no attributes.
  public var attributedText: NSAttributedString? {
    get { ownAttributedText?.string }
    set {
      ownText.set(newValue?.string)
      ownAttributedText = newValue.map(AttributedText.init)
    }
  }

  /// The secondary text, below the text; `nil` for none. Setting it removes the attributed text.
  public var secondaryText: String? {
    get { ownSecondaryAttributedText?.string.string ?? ownSecondaryText.value }
    set {
      ownSecondaryText.set(newValue)
      ownSecondaryAttributedText = nil
    }
  }

  /// The secondary text with attributes, which take precedence over ``secondaryTextProperties``;
  /// `nil` if the text has no attributes.
  public var secondaryAttributedText: NSAttributedString? {
    get { ownSecondaryAttributedText?.string }
    set {
      ownSecondaryText.set(newValue?.string)
      ownSecondaryAttributedText = newValue.map(AttributedText.init)
    }
  }

  // MARK: UIContentConfiguration

  /// Creates a view that shows the configuration.
  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration with the text for the search of a state. Only a search form without
  /// its own text changes.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard form == .search, !ownText.isSet else { return self }
    var result = self
    let search = (state as? UIContentUnavailableConfigurationState)?.searchText ?? ""
    result.ownText.value =
      search.isEmpty ? SystemString.noResults.text : SystemString.noResultsFor.text(.text(search))
    return result
  }
}

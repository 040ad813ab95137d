/// The content of a view that shows that there is nothing else to show: an image, texts and
/// buttons.
///
/// A configuration is a value. It starts from one of the system's forms; ``updated(for:)`` gives
/// the form of a search its text, unless a text was set.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The alignment of the image, the texts and the buttons.
  public enum Alignment: Hashable, Sendable {
    case center
    /// At the leading edge in the interface's layout direction.
    case natural
  }

  enum Form: Hashable, Sendable { case empty, loading, search }

  let form: Form

  /// The image; `nil` for none.
  public var image: UIImage?
  /// The appearance of the image. In the form for loading, its tint color is that of the activity
  /// indicator.
  public var imageProperties = ImageProperties()

  private var ownText: Overridable<String?>
  private var ownAttributedText: AttributedText?
  private var ownSecondaryText: Overridable<String?>
  private var ownSecondaryAttributedText: AttributedText?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties

  /// The content of the button, which is shown if it has a title, an image or an activity
  /// indicator.
  public var button: UIButton.Configuration
  public var buttonProperties = ButtonProperties()
  /// The content of the button below ``button``.
  public var secondaryButton: UIButton.Configuration
  public var secondaryButtonProperties = ButtonProperties()

  public var alignment = Alignment.center
  /// The axes on which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  // In points.
  public var imageToTextPadding: CGFloat
  public var textToSecondaryTextPadding: CGFloat
  public var textToButtonPadding: CGFloat
  public var buttonToSecondaryButtonPadding: CGFloat
  /// The background of the view.
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

  /// The form for a place without content.
  public static func empty() -> UIContentUnavailableConfiguration {
    Self(.empty, image: nil, text: nil, secondaryText: nil)
  }

  /// The form for content that is loading: an activity indicator and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    Self(.loading, image: nil, text: SystemString.loading.text, secondaryText: nil)
  }

  /// The form for a search without results.
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

  /// The text with its own attributes, which take precedence over ``textProperties``; `nil` for the
  /// plain text.
  public var attributedText: NSAttributedString? {
    get { ownAttributedText?.string }
    set {
      ownText.set(newValue?.string)
      ownAttributedText = newValue.map(AttributedText.init)
    }
  }

  /// The text below the text; `nil` for none. Setting it removes the attributed text.
  public var secondaryText: String? {
    get { ownSecondaryAttributedText?.string.string ?? ownSecondaryText.value }
    set {
      ownSecondaryText.set(newValue)
      ownSecondaryAttributedText = nil
    }
  }

  /// The secondary text with its own attributes; `nil` for the plain text.
  public var secondaryAttributedText: NSAttributedString? {
    get { ownSecondaryAttributedText?.string }
    set {
      ownSecondaryText.set(newValue?.string)
      ownSecondaryAttributedText = newValue.map(AttributedText.init)
    }
  }

  // MARK: UIContentConfiguration

  @MainActor @preconcurrency public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration with the text for what was searched for, if it is the form of a search
  /// without a text of its own.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard form == .search, !ownText.isSet else { return self }
    var result = self
    let search = (state as? UIContentUnavailableConfigurationState)?.searchText ?? ""
    result.ownText.value =
      search.isEmpty ? SystemString.noResults.text : SystemString.noResultsFor.text(.text(search))
    return result
  }
}

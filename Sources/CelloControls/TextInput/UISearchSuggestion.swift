/// A search that an app suggests.
@MainActor @preconcurrency public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion; `nil` for the text of ``localizedAttributedSuggestion``.
  var localizedSuggestion: String? { get }
  /// The text of the suggestion with attributes; `nil`, the default, for none. Lists of search
  /// controllers draw its attributes; menus of search fields do not.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// The accessibility description of the suggestion; `nil`, the default, for none.
  ///
  /// Stored only: assistive technologies read only the text of the suggestion here.
  var localizedDescription: String? { get }
  /// The image of the suggestion; `nil`, the default, for none.
  var iconImage: UIImage? { get }
  /// An object that the app associates with the suggestion; `nil` for none.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// `nil` by default.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  /// `nil` by default.
  public var localizedDescription: String? { nil }
  /// `nil` by default.
  public var iconImage: UIImage? { nil }
}

/// A suggestion with a text and an image.
@MainActor @preconcurrency open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text of the suggestion.
  open private(set) var localizedSuggestion: String?
  /// The text of the suggestion with attributes; `nil` if it was created without attributes.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// The accessibility description of the suggestion; `nil` for none.
  open private(set) var localizedDescription: String?
  /// The image of the suggestion; `nil` for none.
  open private(set) var iconImage: UIImage?
  /// An object that the app associates with the suggestion; `nil` by default.
  open var representedObject: Any?

  /// Creates a suggestion with a text.
  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil)
  }

  /// Creates a suggestion with a text and an accessibility description.
  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String?
  ) {
    self.init(
      localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

  /// Creates a suggestion with a text, an accessibility description and an image.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String?,
    iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion
    localizedAttributedSuggestion = nil
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion with an attributed text.
  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil)
  }

  /// Creates a suggestion with an attributed text and an accessibility description.
  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?
  ) {
    self.init(
      localizedAttributedSuggestion: suggestion, localizedDescription: description,
      iconImage: nil)
  }

  /// Creates a suggestion with an attributed text, an accessibility description and an image.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?, iconImage: UIImage?
  ) {
    localizedSuggestion = suggestion.string
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}

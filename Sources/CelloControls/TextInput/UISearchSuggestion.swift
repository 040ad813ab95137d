/// A search that an app suggests.
@MainActor @preconcurrency public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion; `nil` for that of ``localizedAttributedSuggestion``.
  var localizedSuggestion: String? { get }
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// Spoken in addition to the text; `nil` for nothing.
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  /// Data of the app's own.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

/// A suggestion with a text and an image.
@MainActor @preconcurrency open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public final let localizedSuggestion: String?
  public final let localizedAttributedSuggestion: NSAttributedString?
  public final let localizedDescription: String?
  public final let iconImage: UIImage?
  open var representedObject: Any?

  public convenience init(localizedSuggestion suggestion: String) {
    self.init(localizedSuggestion: suggestion, localizedDescription: nil)
  }

  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String?
  ) {
    self.init(
      localizedSuggestion: suggestion, localizedDescription: description, iconImage: nil)
  }

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

  public convenience init(localizedAttributedSuggestion suggestion: NSAttributedString) {
    self.init(localizedAttributedSuggestion: suggestion, localizedDescription: nil)
  }

  public convenience init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String?
  ) {
    self.init(
      localizedAttributedSuggestion: suggestion, localizedDescription: description,
      iconImage: nil)
  }

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

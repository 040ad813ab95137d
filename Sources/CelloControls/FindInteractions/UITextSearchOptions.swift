/// How a text is searched.
@MainActor @preconcurrency open class UITextSearchOptions: NSObject {
  /// Which part of a word a match may be.
  public enum WordMatchMethod: Int, Hashable, Sendable {
    /// Any part.
    case contains = 0
    /// The beginning.
    case startsWith = 1
    /// The whole word.
    case fullWord = 2
  }

  /// Chosen: letters of either case match, as in the panel without an option.
  private final let matchMethod: WordMatchMethod
  private final let compareOptions: NSString.CompareOptions

  open var wordMatchMethod: WordMatchMethod { matchMethod }

  /// How characters are compared.
  open var stringCompareOptions: NSString.CompareOptions { compareOptions }

  nonisolated public override convenience init() {
    self.init(wordMatchMethod: .contains, stringCompareOptions: .caseInsensitive)
  }

  nonisolated init(
    wordMatchMethod: WordMatchMethod, stringCompareOptions: NSString.CompareOptions
  ) {
    matchMethod = wordMatchMethod
    compareOptions = stringCompareOptions
    super.init()
  }
}

/// How found text is shown.
public enum UITextSearchFoundTextStyle: Int, Hashable, Sendable {
  /// Not found.
  case normal = 0
  case found = 1
  /// The result that the user has stepped to.
  case highlighted = 2
}

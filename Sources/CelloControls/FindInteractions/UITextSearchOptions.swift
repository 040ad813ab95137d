/// The options of a text search.
@MainActor @preconcurrency open class UITextSearchOptions: NSObject {
  /// The required position of a match in a word.
  public enum WordMatchMethod: Int, Hashable, Sendable {
    /// Any position.
    case contains = 0
    /// The start of a word.
    case startsWith = 1
    /// A whole word.
    case fullWord = 2
  }

  /// Chosen: case is ignored by default, as in the panel without options.
  private final let matchMethod: WordMatchMethod
  private final let compareOptions: NSString.CompareOptions

  /// The required position of a match in a word; `contains` by default.
  open var wordMatchMethod: WordMatchMethod { matchMethod }

  /// The options for the comparison of characters; `caseInsensitive` by default.
  open var stringCompareOptions: NSString.CompareOptions { compareOptions }

  /// Creates options that match any position in a word and ignore case.
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

/// The style of a text in a search.
public enum UITextSearchFoundTextStyle: Int, Hashable, Sendable {
  /// The text is not a result.
  case normal = 0
  /// The text is a result.
  case found = 1
  /// The text is the highlighted result.
  case highlighted = 2
}

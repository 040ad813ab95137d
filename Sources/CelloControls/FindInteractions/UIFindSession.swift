/// A search while the find panel is shown. Subclasses search, highlight and replace.
///
/// ``UITextSearchingFindSession`` does this for an object whose text can be searched.
@MainActor @preconcurrency open class UIFindSession: NSObject {
  /// What the panel says about the results.
  public enum SearchResultDisplayStyle: Int, Hashable, Sendable {
    /// Such as “1 of 5”.
    case currentAndTotal = 0
    /// Such as “5 results”.
    case total = 1
    case none = 2
  }

  /// The interaction whose panel shows the session.
  final weak var interaction: UIFindInteraction?

  nonisolated public override init() { super.init() }

  /// The number of results. A session whose number changes by itself calls
  /// ``UIFindInteraction/updateResultCount()``.
  open var resultCount: Int { 0 }

  /// The index of the highlighted result; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }

  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
    didSet { if searchResultDisplayStyle != oldValue { interaction?.updateResultCount() } }
  }

  /// Whether the panel can show a row to replace results.
  open var supportsReplacement: Bool { false }

  /// Whether the highlighted result may be replaced.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Searches what the user has typed into the panel.
  open func performSearch(query: String, options: UITextSearchOptions?) {}

  /// Replaces the highlighted result.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Highlights the result after or before the highlighted one.
  open func highlightNextResult(in direction: UITextStorageDirection) {}

  /// Forgets the results: the query is empty, or the session ends.
  open func invalidateFoundResults() {}
}

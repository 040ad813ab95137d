/// A search while the find panel is shown. Subclasses search, highlight and replace.
///
/// ``UITextSearchingFindSession`` implements a search in an object with searchable text.
@MainActor @preconcurrency open class UIFindSession: NSObject {
  /// The description of the results in the panel.
  public enum SearchResultDisplayStyle: Int, Hashable, Sendable {
    /// The number of the highlighted result and the number of results, such as “1 of 5”.
    case currentAndTotal = 0
    /// The number of results, such as “5 results”.
    case total = 1
    /// No description.
    case none = 2
  }

  /// The interaction whose panel shows the session.
  final weak var interaction: UIFindInteraction?

  /// Creates a session without results.
  nonisolated public override init() { super.init() }

  /// The number of results; 0 by default. If the number changes without a request of the panel, the
  /// session calls ``UIFindInteraction/updateResultCount()``.
  open var resultCount: Int { 0 }

  /// The index of the highlighted result; `NSNotFound`, the default, for none.
  open var highlightedResultIndex: Int { NSNotFound }

  /// The description of the results in the panel; `currentAndTotal` by default.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
    didSet { if searchResultDisplayStyle != oldValue { interaction?.updateResultCount() } }
  }

  /// A Boolean value that indicates whether results can be replaced; `false` by default.
  open var supportsReplacement: Bool { false }

  /// A Boolean value that indicates whether the highlighted result can be replaced; by default
  /// ``supportsReplacement``.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

  /// Searches the text that the user typed into the panel. Does nothing by default.
  open func performSearch(query: String, options: UITextSearchOptions?) {}

  /// Replaces the highlighted result. Does nothing by default.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Replaces all results. Does nothing by default.
  open func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}

  /// Highlights the result after or before the highlighted result. Does nothing by default.
  open func highlightNextResult(in direction: UITextStorageDirection) {}

  /// Removes the results. Called if the query becomes empty and when the session ends. Does nothing
  /// by default.
  open func invalidateFoundResults() {}
}

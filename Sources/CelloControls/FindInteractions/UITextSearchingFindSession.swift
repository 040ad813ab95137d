/// A search of an object whose text can be searched. It does not keep the object alive.
///
/// After a search the first result that is not before the selection is highlighted. The results are in
/// a circle: the first one follows the last one.
open class UITextSearchingFindSession: UIFindSession {
  private final let searchable: AnyTextSearching
  private final var found: FoundResults?
  /// The results in their order in the text.
  private final var results: [FoundResult] = []
  private final var highlighted: Int?
  private final var query = ""
  private final var options: UITextSearchOptions?
  /// Changes of the text by the session itself are followed by a search.
  private final var isReplacing = false
  private final var isUpdating = false

  /// A session for an object.
  public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    searchable = AnyTextSearching(searchableObject)
    super.init()
  }

  /// The object; `nil` after it is gone.
  open var searchableObject: (any UITextSearching)? { searchable.object() }

  open override var resultCount: Int {
    update()
    return searchable.object() == nil ? 0 : results.count
  }

  open override var highlightedResultIndex: Int {
    update()
    return searchable.object() == nil ? NSNotFound : highlighted ?? NSNotFound
  }

  open override var supportsReplacement: Bool {
    searchable.object()?.supportsTextReplacement ?? false
  }

  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    update()
    guard supportsReplacement, let highlighted else { return false }
    return searchable.allowsReplacement(results[highlighted], interaction?.replacementText ?? "")
  }

  // MARK: Search

  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search(query, options) { searchable.indexAtSelection($0) ?? 0 }
  }

  /// - Parameters:
  ///   - scrolls: whether the highlighted result becomes visible.
  ///   - index: which of the results is highlighted; one that does not exist for the first one.
  private final func search(
    _ query: String, _ options: UITextSearchOptions?, scrolls: Bool = true,
    highlighting index: ([FoundResult]) -> Int
  ) {
    forget()
    self.query = query
    self.options = options
    guard !query.isEmpty else { return }
    let found = FoundResults(query) { [weak self] in self?.resultsDidChange() }
    self.found = found
    isUpdating = true
    searchable.search(query, options ?? UITextSearchOptions(), found)
    isUpdating = false
    guard self.found === found else { return }
    if found.isFinished { show(found, scrolls: scrolls, highlighting: index) }
  }

  private final func forget() {
    found = nil
    results = []
    highlighted = nil
    searchable.object()?.clearAllDecoratedFoundText()
  }

  private final func show(
    _ found: FoundResults, scrolls: Bool, highlighting index: ([FoundResult]) -> Int
  ) {
    _ = found.takeChange()
    results = searchable.sorted(found.current)
    for result in results { searchable.decorate(result, .found) }
    guard self.found === found, !results.isEmpty else { return }
    let wanted = index(results)
    highlight(results.indices.contains(wanted) ? wanted : 0, scrolls: scrolls)
  }

  private final func highlight(_ index: Int, scrolls: Bool = true) {
    guard results.indices.contains(index) else { return }
    if let highlighted, results.indices.contains(highlighted), highlighted != index {
      searchable.decorate(results[highlighted], .found)
    }
    let result = results[index]
    searchable.highlight(result)
    highlighted = index
    searchable.decorate(result, .highlighted)
    if scrolls { searchable.scroll(result) }
  }

  /// The object has found more, or its text has changed.
  private final func resultsDidChange() {
    guard !isUpdating, !isReplacing else { return }
    update()
    interaction?.updateResultCount()
  }

  /// Takes changes into account that the object has reported.
  private final func update() {
    guard !isUpdating, !isReplacing, let found, found.takeChange() else { return }
    let former = highlighted
    if found.isInvalid {
      // The user edits the text: it stays where it is.
      search(query, options, scrolls: false) { _ in former ?? 0 }
    } else if found.isFinished {
      for result in results { searchable.decorate(result, .normal) }
      highlighted = nil
      show(found, scrolls: former == nil) { results in
        former ?? searchable.indexAtSelection(results) ?? 0
      }
    }
  }

  open override func highlightNextResult(in direction: UITextStorageDirection) {
    update()
    guard !results.isEmpty, searchable.object() != nil else { return }
    let count = results.count
    guard let highlighted else { return highlight(direction == .forward ? 0 : count - 1) }
    highlight((highlighted + (direction == .forward ? 1 : count - 1)) % count)
  }

  open override func invalidateFoundResults() {
    query = ""
    forget()
  }

  // MARK: Replacement

  /// Replaces the highlighted result, and highlights the one after the replacement.
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    update()
    guard supportsReplacement, let highlighted, results.indices.contains(highlighted),
      searchable.allowsReplacement(results[highlighted], replacementString)
    else { return }
    replacing { searchable.replace(results[highlighted], replacementString) }
    let used = options ?? self.options ?? UITextSearchOptions()
    // Results in the replacement itself are passed over.
    let passed = TextFinder(
      searchQuery, method: used.wordMatchMethod, options: used.stringCompareOptions
    ).ranges(in: replacementString).count
    search(searchQuery, options) { _ in highlighted + passed }
  }

  /// Replaces all results in one step, and searches again.
  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard supportsReplacement, !searchQuery.isEmpty, let object = searchable.object() else {
      return
    }
    replacing {
      object.replaceAll(
        queryString: searchQuery, options: options ?? UITextSearchOptions(),
        withText: replacementString)
    }
    search(searchQuery, options) { searchable.indexAtSelection($0) ?? 0 }
  }

  private final func replacing(_ body: () -> Void) {
    isReplacing = true
    body()
    isReplacing = false
  }
}

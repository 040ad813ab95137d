/// A search in an object with searchable text. The object is not retained.
///
/// After a search, the first result that is not before the selection is highlighted. The results
/// are cyclic: the first result follows the last.
open class UITextSearchingFindSession: UIFindSession {
  private final let searchable: AnyTextSearching
  private final var found: FoundResults?
  /// The results in text order.
  private final var results: [FoundResult] = []
  private final var highlighted: Int?
  private final var query = ""
  private final var options: UITextSearchOptions?
  /// A Boolean value that indicates whether the session is changing the text itself. It searches
  /// again after that.
  private final var isReplacing = false
  private final var isUpdating = false

  /// Creates a session for an object, which is not retained.
  public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    searchable = AnyTextSearching(searchableObject)
    super.init()
  }

  /// The searched object; `nil` after it was released.
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

  /// Starts a search.
  ///
  /// - Parameters:
  ///   - scrolls: A Boolean value that indicates whether the highlighted result is scrolled into
  ///     view.
  ///   - index: Returns the index of the result to highlight. An index out of range is treated as
  ///     0.
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

  /// Called after the object found more results or its text changed.
  private final func resultsDidChange() {
    guard !isUpdating, !isReplacing else { return }
    update()
    interaction?.updateResultCount()
  }

  /// Processes the changes that the object reported.
  private final func update() {
    guard !isUpdating, !isReplacing, let found, found.takeChange() else { return }
    let former = highlighted
    if found.isInvalid {
      // The user is editing the text, which must not scroll.
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

  /// Replaces the highlighted result and highlights the result after the replacement.
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    update()
    guard supportsReplacement, let highlighted, results.indices.contains(highlighted),
      searchable.allowsReplacement(results[highlighted], replacementString)
    else { return }
    replacing { searchable.replace(results[highlighted], replacementString) }
    let used = options ?? self.options ?? UITextSearchOptions()
    // Results inside the replacement are skipped.
    let passed = TextFinder(
      searchQuery, method: used.wordMatchMethod, options: used.stringCompareOptions
    ).ranges(in: replacementString).count
    search(searchQuery, options) { _ in highlighted + passed }
  }

  /// Replaces all results at once and searches again.
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

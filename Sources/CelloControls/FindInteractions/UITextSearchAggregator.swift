internal import Synchronization

/// Collects the results of a search.
///
/// Its methods can be called on any thread, during the search and after it.
public struct UITextSearchAggregator<DocumentIdentifier>: Sendable
where DocumentIdentifier: Hashable {
  let results: FoundResults

  init(_ results: FoundResults) { self.results = results }

  /// Adds a result.
  ///
  /// - Parameters:
  ///   - range: The range of the result.
  ///   - searchString: The searched text. Results of earlier searches are ignored.
  ///   - document: The document that contains the range; `nil` if there is only one document.
  public func foundRange(
    _ range: UITextRange, searchString: String, document: DocumentIdentifier
  ) { results.add(range, AnyHashable(document), searchString) }

  /// Removes a result whose text was deleted. If it was highlighted, the next result is
  /// highlighted.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    results.remove(range, AnyHashable(document))
  }

  /// Removes all results and repeats the search if the session still shows it.
  public func invalidate() { results.invalidate() }

  /// Finishes the search and shows the results.
  public func finishedSearching() { results.finish() }

  /// The results in the order in which they were found.
  public var allFoundRanges: [UITextRange] { results.current.map(\.range) }
}

/// A result of a search.
struct FoundResult: Sendable {
  var range: UITextRange
  /// The identifier of the document, as provided by the searchable object.
  nonisolated(unsafe) var document: AnyHashable
}

/// The results of one search, which can be accessed on any thread.
final class FoundResults: Sendable {
  private struct State {
    var results: [FoundResult] = []
    var isFinished = false
    var isInvalid = false
    /// A Boolean value that indicates whether there are changes that the session has not processed.
    var hasChanged = false
  }

  private let query: String
  private let state = Mutex(State())
  /// A closure that is called on the main actor after a change.
  private let changed: @MainActor @Sendable () -> Void

  init(_ query: String, changed: @escaping @MainActor @Sendable () -> Void) {
    self.query = query
    self.changed = changed
  }

  var current: [FoundResult] { state.withLock(\.results) }
  var isFinished: Bool { state.withLock(\.isFinished) }
  var isInvalid: Bool { state.withLock(\.isInvalid) }

  /// Returns a Boolean value that indicates whether there was a change since the last call.
  func takeChange() -> Bool {
    state.withLock { state in
      defer { state.hasChanged = false }
      return state.hasChanged
    }
  }

  func add(_ range: UITextRange, _ document: AnyHashable, _ query: String) {
    guard query == self.query else { return }
    let result = FoundResult(range: range, document: document)
    // Results are shown at the end of the search; later results are shown at once.
    let isLate = state.withLock { state in
      state.results.append(result)
      state.hasChanged = true
      return state.isFinished
    }
    if isLate { report() }
  }

  func remove(_ range: UITextRange, _ document: AnyHashable) {
    let key = FoundResult(range: range, document: document)
    let isPresent = state.withLock { state in
      let count = state.results.count
      state.results.removeAll { $0.range === key.range && $0.document == key.document }
      if state.results.count == count {
        // The range may be another object with the same bounds.
        state.results.removeAll { $0.range.isEqual(key.range) && $0.document == key.document }
      }
      state.hasChanged = state.hasChanged || state.results.count < count
      return state.results.count < count
    }
    if isPresent { report() }
  }

  func invalidate() {
    state.withLock { state in
      state.isInvalid = true
      state.hasChanged = true
    }
    report()
  }

  func finish() {
    state.withLock { state in
      state.isFinished = true
      state.hasChanged = true
    }
    report()
  }

  private func report() {
    let changed = changed
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(changed)
    } else {
      Task { @MainActor in changed() }
    }
  }
}

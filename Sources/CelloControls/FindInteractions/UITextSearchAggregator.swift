internal import Synchronization

/// Collects what a search has found.
///
/// Its methods may be called on any thread, during a search and later.
public struct UITextSearchAggregator<DocumentIdentifier>: Sendable
where DocumentIdentifier: Hashable {
  let results: FoundResults

  init(_ results: FoundResults) { self.results = results }

  /// Adds a match.
  ///
  /// - Parameters:
  ///   - searchString: what was searched. A match of an earlier search is ignored.
  ///   - document: what contains the range; `nil` if there is only one.
  public func foundRange(
    _ range: UITextRange, searchString: String, document: DocumentIdentifier
  ) { results.add(range, AnyHashable(document), searchString) }

  /// Removes a match whose text is gone. If it is the highlighted one, the next one is highlighted.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    results.remove(range, AnyHashable(document))
  }

  /// Removes all matches, and searches again if the user still looks at them.
  public func invalidate() { results.invalidate() }

  /// Ends the search: the matches are shown.
  public func finishedSearching() { results.finish() }

  /// The matches, in the order in which they were found.
  public var allFoundRanges: [UITextRange] { results.current.map(\.range) }
}

/// A match.
struct FoundResult: Sendable {
  var range: UITextRange
  /// The identifier of the document as the searchable object has given it.
  nonisolated(unsafe) var document: AnyHashable
}

/// What one search has found, from any thread.
final class FoundResults: Sendable {
  private struct State {
    var results: [FoundResult] = []
    var isFinished = false
    var isInvalid = false
    /// What the session has not taken into account yet.
    var hasChanged = false
  }

  private let query: String
  private let state = Mutex(State())
  /// Called on the main actor after a change.
  private let changed: @MainActor @Sendable () -> Void

  init(_ query: String, changed: @escaping @MainActor @Sendable () -> Void) {
    self.query = query
    self.changed = changed
  }

  var current: [FoundResult] { state.withLock(\.results) }
  var isFinished: Bool { state.withLock(\.isFinished) }
  var isInvalid: Bool { state.withLock(\.isInvalid) }

  /// Whether there was a change since the last call.
  func takeChange() -> Bool {
    state.withLock { state in
      defer { state.hasChanged = false }
      return state.hasChanged
    }
  }

  func add(_ range: UITextRange, _ document: AnyHashable, _ query: String) {
    guard query == self.query else { return }
    let result = FoundResult(range: range, document: document)
    // Matches appear when the search has ended; later ones at once.
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
        // Another object for the same range.
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

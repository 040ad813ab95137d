/// An object whose text is searched, and which shows what was found.
///
/// The members from ``supportsTextReplacement`` on are optional.
@MainActor @preconcurrency public protocol UITextSearching: NSObjectProtocol {
  /// What distinguishes the documents of an object with several ones.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selection, near which the first result is highlighted; `nil` for none.
  var selectedTextRange: UITextRange? { get }

  /// The order of two ranges in one document.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult

  /// Searches all documents, and passes what is found to an aggregator, on any thread.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

  /// Shows a range in a style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle style: UITextSearchFoundTextStyle)

  /// Shows all ranges as they were before they were found.
  func clearAllDecoratedFoundText()

  /// Whether what is found can be replaced; `false` by default.
  var supportsTextReplacement: Bool { get }

  /// Whether a range may be replaced; `true` by default.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool

  func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)

  /// Replaces all results in all documents.
  func replaceAll(
    queryString: String, options: UITextSearchOptions, withText replacementText: String)

  /// Another result is about to be highlighted.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

  /// Scrolls to a result.
  func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)

  /// The document of the selection; `nil` for none.
  var selectedTextSearchDocument: DocumentIdentifier? { get }

  /// The order of two documents; the same by default.
  func compare(
    document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult
}

extension UITextSearching {
  public var supportsTextReplacement: Bool { false }

  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool { true }

  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) {}

  public func replaceAll(
    queryString: String, options: UITextSearchOptions, withText replacementText: String
  ) {}

  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}

  public func scrollRangeToVisible(
    _ range: UITextRange, inDocument document: DocumentIdentifier?
  ) {}

  public var selectedTextSearchDocument: DocumentIdentifier? { nil }

  public func compare(
    document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }
}

/// A searchable object whose documents have any identifiers. It does not keep the object alive, and
/// does nothing without it.
@MainActor struct AnyTextSearching {
  let object: () -> (any UITextSearching)?
  let search: (String, UITextSearchOptions, FoundResults) -> Void
  let sorted: ([FoundResult]) -> [FoundResult]
  /// The index of the first of the sorted results that is not before the selection; `nil` for none.
  let indexAtSelection: ([FoundResult]) -> Int?
  let decorate: (FoundResult, UITextSearchFoundTextStyle) -> Void
  let highlight: (FoundResult) -> Void
  let scroll: (FoundResult) -> Void
  let allowsReplacement: (FoundResult, String) -> Bool
  let replace: (FoundResult, String) -> Void

  init<Object: UITextSearching>(_ object: Object) {
    typealias Document = Object.DocumentIdentifier
    weak let weakObject = object
    func document(_ result: FoundResult) -> Document? { result.document.base as? Document }
    self.object = { weakObject }
    search = { query, options, results in
      weakObject?.performTextSearch(
        queryString: query, options: options, resultAggregator: UITextSearchAggregator(results))
    }
    sorted = { results in
      guard let object = weakObject else { return [] }
      return results.sorted { left, right in
        let (first, second) = (document(left), document(right))
        if let first, let second, first != second {
          return object.compare(document: first, toDocument: second) == .orderedAscending
        }
        return object.compare(left.range, toRange: right.range, document: first)
          == .orderedAscending
      }
    }
    indexAtSelection = { results in
      guard let object = weakObject, let selection = object.selectedTextRange else { return nil }
      let selected = object.selectedTextSearchDocument
      return results.firstIndex { result in
        let own = document(result)
        if let selected, let own, selected != own {
          return object.compare(document: selected, toDocument: own) == .orderedAscending
        }
        return object.compare(result.range, toRange: selection, document: own)
          != .orderedAscending
      }
    }
    decorate = { result, style in
      weakObject?.decorate(
        foundTextRange: result.range, document: document(result), usingStyle: style)
    }
    highlight = { result in
      weakObject?.willHighlight(foundTextRange: result.range, document: document(result))
    }
    scroll = { result in
      weakObject?.scrollRangeToVisible(result.range, inDocument: document(result))
    }
    allowsReplacement = { result, text in
      weakObject?.shouldReplace(
        foundTextRange: result.range, document: document(result), withText: text) ?? false
    }
    replace = { result, text in
      weakObject?.replace(
        foundTextRange: result.range, document: document(result), withText: text)
    }
  }
}

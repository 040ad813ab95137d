/// An object whose text can be searched and that shows the results.
///
/// The members from ``supportsTextReplacement`` on are optional.
@MainActor @preconcurrency public protocol UITextSearching: NSObjectProtocol {
  /// The type that identifies the documents of an object with several documents.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selected range, near which the first result is highlighted; `nil` for none.
  var selectedTextRange: UITextRange? { get }

  /// Compares the positions of two ranges in a document.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult

  /// Searches all documents and adds the results to an aggregator, on any thread.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

  /// Shows a range in a style.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?,
    usingStyle style: UITextSearchFoundTextStyle)

  /// Restores the normal style of all ranges.
  func clearAllDecoratedFoundText()

  /// A Boolean value that indicates whether results can be replaced; `false` by default.
  var supportsTextReplacement: Bool { get }

  /// Returns a Boolean value that indicates whether a result can be replaced; `true` by default.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool

  /// Replaces a result. Does nothing by default.
  func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)

  /// Replaces all results in all documents. Does nothing by default.
  func replaceAll(
    queryString: String, options: UITextSearchOptions, withText replacementText: String)

  /// Called before another result is highlighted. Does nothing by default.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

  /// Scrolls to a result. Does nothing by default.
  func scrollRangeToVisible(_ range: UITextRange, inDocument document: DocumentIdentifier?)

  /// The document of the selection; `nil`, the default, for none.
  var selectedTextSearchDocument: DocumentIdentifier? { get }

  /// Compares the positions of two documents; they are equal by default.
  func compare(
    document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult
}

extension UITextSearching {
  /// `false` by default.
  public var supportsTextReplacement: Bool { false }

  /// Returns `true`.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool { true }

  /// Does nothing.
  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) {}

  /// Does nothing.
  public func replaceAll(
    queryString: String, options: UITextSearchOptions, withText replacementText: String
  ) {}

  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}

  /// Does nothing.
  public func scrollRangeToVisible(
    _ range: UITextRange, inDocument document: DocumentIdentifier?
  ) {}

  /// `nil` by default.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }

  /// Returns `orderedSame`.
  public func compare(
    document fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier
  ) -> ComparisonResult { .orderedSame }
}

/// A type-erased searchable object. The object is not retained; without it, the closures do
/// nothing.
@MainActor struct AnyTextSearching {
  let object: () -> (any UITextSearching)?
  let search: (String, UITextSearchOptions, FoundResults) -> Void
  let sorted: ([FoundResult]) -> [FoundResult]
  /// Returns the index of the first of the sorted results that is not before the selection; `nil`
  /// for none.
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

import Foundation
import Testing
import UIKit

/// A text range as apps define them.
private final class Place: UITextRange {
  let index: Int
  init(_ index: Int) {
    self.index = index
    super.init()
  }
}

/// A searchable object with pages of words. A result is the index of a word.
@MainActor private final class Book: NSObject, UITextSearching {
  typealias DocumentIdentifier = String

  var pages: [(name: String, words: [String])]
  var log: [String] = []
  var isLate = false
  var isReplaceable = true
  var aggregator: UITextSearchAggregator<String>?

  init(_ pages: [(String, [String])]) { self.pages = pages }

  var selectedTextRange: UITextRange? { nil }

  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: String?
  ) -> ComparisonResult {
    let (left, right) = ((foundRange as! Place).index, (toRange as! Place).index)
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<String>
  ) {
    aggregator = resultAggregator
    log.append("search \(queryString)")
    let found = pages.flatMap { page in
      page.words.enumerated().filter { $0.element.contains(queryString) }
        .map { (page.name, $0.offset) }
    }
    // The order is wrong, so the session must sort the results.
    for (name, index) in found.reversed() {
      resultAggregator.foundRange(Place(index), searchString: queryString, document: name)
    }
    if !isLate { resultAggregator.finishedSearching() }
  }

  func decorate(
    foundTextRange: UITextRange, document: String?, usingStyle style: UITextSearchFoundTextStyle
  ) {
    if style == .highlighted {
      log.append("highlight \(document ?? "-") \((foundTextRange as! Place).index)")
    }
  }

  func clearAllDecoratedFoundText() { log.append("clear") }

  var supportsTextReplacement: Bool { isReplaceable }

  func shouldReplace(
    foundTextRange: UITextRange, document: String?, withText replacementText: String
  ) -> Bool { (foundTextRange as! Place).index != 3 }

  func replace(
    foundTextRange: UITextRange, document: String?, withText replacementText: String
  ) {
    guard let page = pages.firstIndex(where: { $0.name == document }) else { return }
    pages[page].words[(foundTextRange as! Place).index] = replacementText
  }

  func compare(document fromDocument: String, toDocument: String) -> ComparisonResult {
    fromDocument < toDocument
      ? .orderedAscending : fromDocument > toDocument ? .orderedDescending : .orderedSame
  }
}

@MainActor struct UITextSearchingFindSessionTests {
  private let book = Book([
    ("b", ["kiwi", "fig"]), ("a", ["fig", "plum", "fig", "fig"]),
  ])

  private var highlights: [String] {
    book.log.filter { $0.hasPrefix("highlight") }.map { String($0.dropFirst(10)) }
  }

  @Test func `results of several documents are in the order of the object`() {
    let session = UITextSearchingFindSession(searchableObject: book)
    session.performSearch(query: "fig", options: nil)
    #expect(session.resultCount == 4 && session.highlightedResultIndex == 0)
    for _ in 0..<4 { session.highlightNextResult(in: .forward) }
    session.highlightNextResult(in: .backward)
    #expect(highlights == ["a 0", "a 2", "a 3", "b 1", "a 0", "b 1"])
    #expect(session.highlightedResultIndex == 3)
  }

  @Test func `an empty query searches nothing`() {
    let session = UITextSearchingFindSession(searchableObject: book)
    session.performSearch(query: "", options: nil)
    session.highlightNextResult(in: .forward)
    #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
    #expect(!book.log.contains("search "))
    session.performSingleReplacement(query: "", replacementString: "x", options: nil)
    session.replaceAll(searchQuery: "", replacementString: "x", options: nil)
    #expect(book.pages[0].words == ["kiwi", "fig"])
  }

  @Test func `results that come later are shown when the search has ended`() async {
    book.isLate = true
    let session = UITextSearchingFindSession(searchableObject: book)
    session.performSearch(query: "fig", options: nil)
    #expect(session.resultCount == 0)
    let aggregator = book.aggregator!
    await Task.detached { aggregator.finishedSearching() }.value
    #expect(session.resultCount == 4 && aggregator.allFoundRanges.count == 4)
  }

  @Test func `what an earlier search finds is ignored`() {
    let session = UITextSearchingFindSession(searchableObject: book)
    book.isLate = true
    session.performSearch(query: "fig", options: nil)
    let former = book.aggregator!
    book.isLate = false
    session.performSearch(query: "kiwi", options: nil)
    former.finishedSearching()
    former.invalidate()
    #expect(session.resultCount == 1)
    book.aggregator!.foundRange(Place(0), searchString: "fig", document: "a")
    #expect(session.resultCount == 1)
  }

  @Test func `a range that is gone is left out, and the next one highlighted`() {
    let session = UITextSearchingFindSession(searchableObject: book)
    session.performSearch(query: "fig", options: nil)
    // The object reports the last match first.
    let first = book.aggregator!.allFoundRanges[2]
    book.aggregator!.invalidateFoundRange(first, document: "a")
    book.aggregator!.invalidateFoundRange(Place(7), document: "a")
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
    #expect(highlights == ["a 0", "a 2"])
  }

  @Test func `invalid results are searched again`() {
    let session = UITextSearchingFindSession(searchableObject: book)
    session.performSearch(query: "fig", options: nil)
    book.pages[0].words = []
    book.aggregator!.invalidate()
    #expect(session.resultCount == 3)
  }

  @Test func `one result is replaced, unless the object refuses it`() {
    let session = UITextSearchingFindSession(searchableObject: book)
    session.performSearch(query: "fig", options: nil)
    session.performSingleReplacement(query: "fig", replacementString: "pear", options: nil)
    #expect(book.pages[1].words == ["pear", "plum", "fig", "fig"])
    #expect(session.resultCount == 3 && session.highlightedResultIndex == 0)
    // The replacement contains the query, but is not found again.
    session.performSingleReplacement(query: "fig", replacementString: "figs", options: nil)
    #expect(book.pages[1].words == ["pear", "plum", "figs", "fig"])
    #expect(highlights.last == "a 3")
    #expect(!session.allowsReplacementForCurrentlyHighlightedResult)
    session.performSingleReplacement(query: "fig", replacementString: "pear", options: nil)
    #expect(book.pages[1].words[3] == "fig")
    book.isReplaceable = false
    #expect(!session.supportsReplacement)
  }

  @Test func `a session without its object has no results`() {
    var object: Book? = Book([("a", ["fig"])])
    let session = UITextSearchingFindSession(searchableObject: object!)
    session.performSearch(query: "fig", options: nil)
    object?.aggregator = nil
    object = nil
    #expect(session.searchableObject == nil)
    session.highlightNextResult(in: .forward)
    session.performSearch(query: "fig", options: nil)
    session.invalidateFoundResults()
    #expect(session.resultCount == 0 && !session.supportsReplacement)
  }
}

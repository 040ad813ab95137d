import Testing
import UIKit

@_spi(Cello) @testable import CelloControls

@MainActor struct UISearchTokenTests {
  private let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))

  private func token(_ text: String) -> UISearchToken {
    UISearchToken(icon: UIImage(systemName: "tag"), text: text)
  }

  private var labels: [String] {
    field.accessibilityNodes().compactMap(\.label)
  }

  @Test("tokens are before the text, from the leading side, and move the text")
  func layout() {
    let start = field.textRect(forBounds: field.bounds).minX
    field.tokens = [token("red"), token("round")]
    field.layoutIfNeeded()
    let frames = field.tokenViews.map(\.frame)
    #expect(frames[0].minX == start)
    #expect(frames[1].minX.isClose(to: frames[0].maxX + 4))
    #expect(field.textRect(forBounds: field.bounds).minX == frames[1].maxX + 4)
    #expect(frames.allSatisfy { abs($0.midY - 18) <= 0.5 })
    field.semanticContentAttribute = .forceRightToLeft
    field.layoutIfNeeded()
    #expect(field.tokenViews[0].frame.maxX == 300 - start)
    #expect(field.tokenViews[1].frame.maxX == field.tokenViews[0].frame.minX - 4)
  }

  @Test("tokens are inserted, removed and made of a part of the text")
  func changes() {
    field.text = "color red"
    field.insertToken(token("b"), at: 0)
    field.insertToken(token("a"), at: 0)
    #expect(field.tokens.map(\.text) == ["a", "b"])
    let range = UITextRange(NSRange(location: 0, length: 6))
    field.replaceTextualPortion(of: range, with: token("color"), at: 2)
    #expect(field.text == "red")
    #expect(field.tokens.map(\.text) == ["a", "b", "color"])
    field.removeToken(at: 1)
    #expect(field.tokens.map(\.text) == ["a", "color"])
  }

  @Test("positions of tokens precede those of the text")
  func positions() throws {
    field.text = "red"
    field.tokens = [token("a"), token("b")]
    #expect(field.offset(from: field.positionOfToken(at: 0), to: field.endOfDocument) == 5)
    #expect(
      field.compare(field.beginningOfDocument, to: field.positionOfToken(at: 0)) == .orderedSame)
    let all = try #require(
      field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument))
    #expect(field.tokens(in: all).map(\.text) == ["b"])
    #expect(field.tokens(in: field.textualRange).isEmpty)
    #expect(field.text(in: field.textualRange) == "red")
    #expect(field.position(from: field.endOfDocument, offset: -6) == nil)
  }

  @Test("the delete key removes the last token before the text, if tokens can be deleted")
  func deletion() {
    field.text = "x"
    field.tokens = [token("a"), token("b")]
    field.deleteBackward()
    #expect(field.text == "")
    field.deleteBackward()
    #expect(field.tokens.map(\.text) == ["a"])
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(field.tokens.map(\.text) == ["a"])
  }

  @Test("changes of tokens update the results of a search")
  func searchResults() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var counts: [Int] = []
      func updateSearchResults(for searchController: UISearchController) {
        counts.append(searchController.searchBar.searchTextField.tokens.count)
      }
    }
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.searchBar.searchTextField.tokens = [token("a")]
    search.searchBar.searchTextField.removeToken(at: 0)
    #expect(updater.counts == [1, 0])
  }
}

import Testing
import UIKit

@MainActor struct SearchSuggestionTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var selected: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      searchController.searchSuggestions = ["a", "b"].map {
        UISearchSuggestionItem(localizedSuggestion: text + $0)
      }
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { selected.append(searchSuggestion.localizedSuggestion ?? "") }
  }

  private func labels(_ window: UIWindow) -> [String] {
    window.layoutIfNeeded()
    return window.accessibilityNodes().compactMap(\.label)
  }

  @Test("suggestions follow the text in a list below the bar; a touch selects one and hides them")
  func list() throws {
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    let content = UIViewController()
    content.navigationItem.searchController = search
    content.navigationItem.hidesSearchBarWhenScrolling = false
    let window = shownWindow(UINavigationController(rootViewController: content))
    search.isActive = true
    #expect(labels(window).contains("a"))
    search.searchBar.searchTextField.insertText("x")
    #expect(labels(window).contains("xa") && !labels(window).contains("a"))
    let row = try #require(window.accessibilityNodes().first { $0.label == "xb" })
    #expect(row.frame.minY >= 59 && row.frame.height == 44)
    TouchSequence(in: window).tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    #expect(updater.selected == ["xb"] && search.searchSuggestions == nil)
    #expect(!labels(window).contains("xb"))
    search.searchSuggestions = [
      UISearchSuggestionItem(
        localizedAttributedSuggestion: NSAttributedString(string: "c"),
        localizedDescription: "city")
    ]
    #expect(labels(window).contains("c, city"))
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    #expect(!labels(window).contains("c, city"))
    search.isActive = false
    #expect(search.searchSuggestions?.count == 2)
  }
}

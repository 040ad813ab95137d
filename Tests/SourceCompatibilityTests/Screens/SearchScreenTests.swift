import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Lists that are searched.
@MainActor struct SearchScreenTests {
  private func screen(_ controller: UIViewController) -> Screen {
    Screen(.iPhone16, UINavigationController(rootViewController: controller))
  }

  @Test("results have a separate controller and scopes")
  func catalog() throws {
    let controller = CatalogController()
    let screen = screen(controller)
    #expect(controller.searchController.searchBar.autocapitalizationType == .none)
    try screen.tap("Search products")
    #expect(controller.events == ["willPresent", "didPresent"])
    try screen.type("hand")
    let found = { screen.elements.filter { $0.contains("€") } }
    #expect(found().suffix(2) == ["\"Hand Saw, 25 €\"", "\"Hand Rake, 12 €\""])
    try screen.tap("Garden")
    #expect(found().last == "\"Hand Rake, 12 €\"")
    let results = try #require(
      controller.searchController.searchResultsController as? UITableViewController)
    #expect(results.tableView.numberOfRows(inSection: 0) == 1)
    try screen.select([0, 0])
    #expect(controller.navigationController?.topViewController?.title == "Hand Rake")
    controller.navigationController?.popViewController(animated: true)
    try screen.tap("Cancel")
    #expect(controller.events.suffix(2) == ["willDismiss", "didDismiss"])
    #expect(found().count == 4)
  }

  @Test("a list filters itself, and shows a message if nothing is found")
  func words() throws {
    let controller = WordListController()
    let screen = screen(controller)
    try screen.tap("Search")
    try screen.type("b")
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 4)
    let cell = try #require(
      controller.collectionView.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(
      content.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        == .boldSystemFont(ofSize: 17))
    try screen.type("x")
    #expect(screen.elements.contains("\"No “bx”\""))
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 0)
    try screen.tap("Cancel")
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 6)
    #expect(controller.contentUnavailableConfiguration == nil)
  }

  @Test("a former search is repeated, and all are cleared")
  func recents() throws {
    let controller = RecentSearchesController()
    let screen = screen(controller)
    try screen.tap("tide")
    #expect(controller.performed == ["tide"])
    #expect(controller.recents == ["tide", "ferry"])
    let bar = try #require(controller.navigationItem.titleView as? UISearchBar)
    #expect(bar.text == "tide")
    #expect(bar.searchTextField.becomeFirstResponder())
    #expect(bar.showsCancelButton)
    try screen.type("s\n")
    #expect(controller.performed == ["tide", "tides"])
    #expect(!bar.showsCancelButton)
    #expect(screen.elements.contains("\"tides\""))
    try screen.tap("Clear")
    #expect(controller.recents.isEmpty)
    #expect(!screen.elements.contains("\"Recent\", header"))
  }

  @Test("filters narrow a list down together")
  func filters() throws {
    let controller = FilterController()
    let screen = screen(controller)
    #expect(
      screen.elements == [
        "\"Recipes\", header", "\"Vegan\"", "\"Quick\"", "\"Cheap\"", "\"Soup\"", "\"Stew\"",
        "\"Salad\"", "\"Omelette\"",
      ])
    try screen.tap("Vegan")
    #expect(
      screen.elements.dropFirst() == [
        "\"Vegan\", selected", "\"Quick\"", "\"Cheap\"", "\"Soup\"", "\"Salad\"",
      ])
    try screen.tap("Quick")
    #expect(screen.elements.suffix(2) == ["\"Cheap\"", "\"Soup\""])
    try screen.tap("Vegan")
    try screen.tap("Soup")
    #expect(screen.elements.suffix(2) == ["\"Soup\"", "\"Omelette\""])
  }
}

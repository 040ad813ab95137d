import Testing
import UIKit

@testable import CelloControllers

/// Search bars in toolbars, on iOS 26.
@MainActor struct ToolbarSearchTests {
  private let search = UISearchController(searchResultsController: nil)
  private let content = UIViewController()
  private let filter = UIBarButtonItem(systemItem: .add)
  private let compose = UIBarButtonItem(systemItem: .compose)

  private func navigation(
    _ version: SystemVersion = .iOS26, isToolbarHidden: Bool = false,
    _ configure: (UINavigationItem) -> Void = { _ in }
  ) -> UINavigationController {
    content.title = "Title"
    content.navigationItem.searchController = search
    content.navigationItem.hidesSearchBarWhenScrolling = false
    content.toolbarItems = [
      filter, .flexibleSpace(), content.navigationItem.searchBarPlacementBarButtonItem, compose,
    ]
    configure(content.navigationItem)
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = isToolbarHidden
    let window = shownWindow(navigation, version)
    window.layoutIfNeeded()
    return navigation
  }

  @Test("the search bar fills the space between the buttons, and the navigation bar has none")
  func placement() throws {
    let navigation = navigation()
    let bar = search.searchBar
    #expect(content.navigationItem.searchBarPlacement == .integrated)
    #expect(bar.isDescendant(of: navigation.toolbar))
    let field = bar.convert(bar.bounds, to: navigation.toolbar)
    let buttons = try [filter, compose].map { item in
      let button = try #require(item.shownButton)
      return button.convert(button.bounds, to: navigation.toolbar)
    }
    #expect(buttons[0].maxX < field.minX && field.maxX < buttons[1].minX)
    #expect(field.width > navigation.view.bounds.width / 2)
    #expect(bar.searchTextField.frame == bar.bounds)
    // The height of a bar without a search bar.
    #expect(navigation.navigationBar.heights(width: 393).upperBound == 54)
  }

  @Test("an active search hides the other items and the cancel button of the bar")
  func course() {
    let navigation = navigation()
    let bar = search.searchBar
    #expect(bar.becomeFirstResponder())
    navigation.view.setNeedsLayout()
    navigation.view.layoutIfNeeded()
    #expect(search.isActive && !bar.showsCancelButton)
    #expect(search.parent === content)
    #expect(filter.shownButton == nil)
  }

  @Test("without its item, an integrated search bar follows the items")
  func withoutItem() throws {
    let navigation = navigation {
      $0.preferredSearchBarPlacement = .integrated
      content.toolbarItems = [filter]
    }
    let bar = search.searchBar
    #expect(bar.isDescendant(of: navigation.toolbar))
    let button = try #require(filter.shownButton)
    #expect(
      bar.convert(bar.bounds, to: navigation.toolbar).minX
        > button.convert(button.bounds, to: navigation.toolbar).maxX)
  }

  @Test("elsewhere, the search bar is in the navigation bar, and the item is not shown")
  func elsewhere() {
    func isInNavigationBar(_ navigation: UINavigationController) -> Bool {
      navigation.view.layoutIfNeeded()
      return search.searchBar.isDescendant(of: navigation.navigationBar)
    }
    #expect(isInNavigationBar(navigation(.iOS18)))
    #expect(content.navigationItem.searchBarPlacement == .stacked)
    #expect(isInNavigationBar(navigation(isToolbarHidden: true)))
    #expect(isInNavigationBar(navigation { $0.searchBarPlacementAllowsToolbarIntegration = false }))
    let navigation = navigation { $0.searchBarPlacementAllowsToolbarIntegration = true }
    #expect(!isInNavigationBar(navigation))
    navigation.setToolbarHidden(true, animated: false)
    #expect(isInNavigationBar(navigation))
    #expect(search.searchBar.searchTextField.frame != search.searchBar.bounds)
  }
}

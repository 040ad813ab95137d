import Testing
import UIKit

@MainActor struct UISearchControllerTests {
  private final class Observer: NSObject, UISearchResultsUpdating, UISearchControllerDelegate {
    var calls: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      calls.append("update '\(searchController.searchBar.text ?? "")'")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("didDismiss")
    }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private func screen(
    results: UIViewController? = nil
  ) -> (window: UIWindow, content: UIViewController, search: UISearchController, Observer) {
    let search = UISearchController(searchResultsController: results)
    let observer = Observer()
    search.searchResultsUpdater = observer
    search.delegate = observer
    let content = UIViewController()
    content.title = "Title"
    content.navigationItem.searchController = search
    content.navigationItem.hidesSearchBarWhenScrolling = false
    return (
      shownWindow(UINavigationController(rootViewController: content)), content, search, observer
    )
  }

  @Test("a search begins with editing, follows the text and ends with the cancel button")
  func course() {
    let (window, _, search, observer) = screen()
    #expect(search.searchBar.window === window && !search.isActive)
    #expect(search.searchBar.becomeFirstResponder())
    #expect(search.isActive && search.searchBar.showsCancelButton)
    #expect(observer.take() == ["willPresent", "didPresent", "update ''"])
    search.searchBar.searchTextField.insertText("ab")
    #expect(observer.take() == ["update 'ab'"])
    search.isActive = false
    #expect(observer.take() == ["willDismiss", "update ''", "didDismiss"])
    #expect(!search.searchBar.showsCancelButton && search.searchBar.text == "")
    #expect(!search.searchBar.isFirstResponder)
  }

  @Test("scopes are shown while the search is active, and changes of them update the results")
  func scopes() {
    let (window, _, search, observer) = screen()
    search.searchBar.scopeButtonTitles = ["All", "New"]
    #expect(!search.searchBar.showsScopeBar)
    search.isActive = true
    #expect(search.searchBar.showsScopeBar)
    search.scopeBarActivation = .onTextEntry
    #expect(!search.searchBar.showsScopeBar)
    search.searchBar.text = "a"
    #expect(search.searchBar.showsScopeBar)
    _ = (observer, window)
  }

  @Test("the bar hides its title while the search is active")
  func navigationBar() {
    let (window, content, search, _) = screen()
    let bar = content.navigationController?.navigationBar
    let searchHeight = search.searchBar.sizeThatFits(CGSize(width: 393, height: 0)).height
    #expect(bar?.frame.height == 44 + searchHeight)
    search.isActive = true
    window.layoutIfNeeded()
    #expect(bar?.frame.height == searchHeight)
    search.hidesNavigationBarDuringPresentation = false
    window.layoutIfNeeded()
    #expect(bar?.frame.height == 44 + searchHeight)
  }

  @Test("results are shown in front of the content while there is text")
  func results() {
    let results = UIViewController()
    let (window, content, search, _) = screen(results: results)
    search.isActive = true
    #expect(results.view.window === window && results.view.isHidden)
    search.searchBar.text = "a"
    #expect(!results.view.isHidden && !search.view.isHidden)
    search.showsSearchResultsController = false
    #expect(results.view.isHidden && !search.automaticallyShowsSearchResultsController)
    search.isActive = false
    #expect(results.view.window == nil && search.parent == nil)
    #expect(content.view.window === window)
  }

  @Test("without results the content stays usable, or is dimmed")
  func dimming() {
    let (window, _, search, _) = screen()
    search.isActive = true
    #expect(search.view.isHidden)
    search.obscuresBackgroundDuringPresentation = true
    #expect(!search.view.isHidden && search.view.backgroundColor != nil)
    _ = window
  }

  @Test("another controller of an item replaces the bar")
  func replacement() {
    let (window, content, search, _) = screen()
    content.navigationItem.searchController = nil
    window.layoutIfNeeded()
    #expect(search.searchBar.window == nil && content.navigationItem.searchController == nil)
  }

  @Test("assistive technologies do not present the content behind results")
  func contentBehindResults() {
    let results = UIViewController()
    let result = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 20))
    result.text = "Result"
    results.view.addSubview(result)
    let (window, content, search, _) = screen(results: results)
    let label = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 20))
    label.text = "Content"
    content.view.addSubview(label)
    func labels() -> [String] { window.accessibilityNodes().compactMap(\.label) }
    #expect(labels().contains("Content"))
    search.searchBar.becomeFirstResponder()
    search.searchBar.searchTextField.insertText("R")
    #expect(labels().contains("Result") && !labels().contains("Content"))
    search.isActive = false
    #expect(labels().contains("Content") && !labels().contains("Result"))
  }

  @Test("a search bar as the title view is touched between the items")
  func titleView() {
    let content = UIViewController()
    let bar = UISearchBar()
    content.navigationItem.titleView = bar
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    let window = shownWindow(UINavigationController(rootViewController: content))
    let field = bar.searchTextField
    let middle = field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: window)
    #expect(field.bounds.width > 100)
    #expect(window.hitTest(middle, with: nil) === field)
    TouchSequence(in: window).tap(at: middle)
    #expect(field.isFirstResponder)
  }
}

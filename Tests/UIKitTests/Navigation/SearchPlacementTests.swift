import Testing
import UIKit

@testable import CelloControllers

/// Tests of search bars beside the buttons of navigation bars.
@MainActor struct SearchPlacementTests {
  private final class Observer: NSObject, UISearchControllerDelegate {
    var calls: [String] = []

    func searchController(
      _ searchController: UISearchController,
      willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) { calls.append("will \(newPlacement)") }
    func searchController(
      _ searchController: UISearchController,
      didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) { calls.append("did change from \(previousPlacement)") }
  }

  private let search = UISearchController(searchResultsController: nil)
  private let content = UIViewController()
  private let observer = Observer()

  private func window(
    _ placement: UINavigationItem.SearchBarPlacement, _ version: SystemVersion = .iOS18,
    isPad: Bool = true
  ) -> UIWindow {
    content.title = "Title"
    content.navigationItem.searchController = search
    content.navigationItem.preferredSearchBarPlacement = placement
    content.navigationItem.hidesSearchBarWhenScrolling = false
    search.delegate = observer
    let navigation = UINavigationController(rootViewController: content)
    return isPad ? shownPadWindow(navigation, version) : shownWindow(navigation, version)
  }

  @Test("on iPads the search bar is at the trailing edge of the row of the buttons")
  func integrated() {
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let window = window(.automatic)
    #expect(search.searchBarPlacement == .integrated)
    #expect(observer.calls == ["will integrated", "did change from stacked"])
    let field = search.searchBar.searchTextField
    let frame = field.convert(field.bounds, to: window)
    let bar = content.navigationController!.navigationBar
    #expect(frame.maxX == 834 - 20 && frame.width == 260)
    #expect(frame.midY == bar.frame.minY + 25)
    #expect(bar.frame.height == 50)
    #expect(bar.trailingItems.frame.maxX < frame.minX)
  }

  @Test("a centered search bar is in the middle, and the title is at the leading edge")
  func centered() {
    let window = window(.integratedCentered, .iOS26)
    let frame = search.searchBar.convert(search.searchBar.bounds, to: window)
    #expect(frame.midX == 417)
    let titles = content.navigationController!.navigationBar.titles
    #expect(titles.convert(titles.bounds, to: window).maxX < frame.minX)
  }

  @Test("the app can have the search bar below the title")
  func stacked() {
    let window = window(.stacked)
    #expect(search.searchBarPlacement == .stacked)
    let frame = search.searchBar.convert(search.searchBar.bounds, to: window)
    #expect(frame.width == 834)
    content.navigationItem.preferredSearchBarPlacement = .inline
    window.layoutIfNeeded()
    #expect(search.searchBarPlacement == .inline)
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(search.searchBarPlacement == .stacked)
  }

  @Test("on an iPhone with iOS 26, a button begins the search")
  func button() throws {
    let window = window(.integratedButton, .iOS26, isPad: false)
    #expect(search.searchBarPlacement == .integratedButton)
    #expect(search.searchBar.isHidden)
    let node = try #require(window.accessibilityNodes().first { $0.label == "Search" })
    TouchSequence(in: window).tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    window.layoutIfNeeded()
    #expect(search.isActive && !search.searchBar.isHidden)
    #expect(search.searchBar.searchTextField.isFirstResponder)
    search.isActive = false
    window.layoutIfNeeded()
    #expect(search.searchBar.isHidden)
  }

  @Test("a search beside the buttons keeps the buttons")
  func active() {
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let window = window(.integrated)
    search.isActive = true
    window.layoutIfNeeded()
    let bar = content.navigationController!.navigationBar
    #expect(!bar.trailingItems.isHidden)
    #expect(bar.frame.height == 50)
  }

  @Test("a touch of the dimmed content ends the search")
  func dimmedContent() {
    let window = window(.stacked, isPad: false)
    search.obscuresBackgroundDuringPresentation = true
    search.isActive = true
    window.layoutIfNeeded()
    TouchSequence(in: window).tap(at: CGPoint(x: 200, y: 400))
    #expect(!search.isActive)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    window.layoutIfNeeded()
    TouchSequence(in: window).tap(at: CGPoint(x: 200, y: 400))
    #expect(search.isActive)
  }
}

import Testing
import UIKit

@testable import CelloControls
@testable import UIKit

/// Edit menus of the rows and items of lists, by the former methods of their delegates.
@MainActor struct ListEditMenuTests {
  private final class Rows: UITableViewController {
    var isMenuShown = true
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    override func tableView(
      _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { isMenuShown }

    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action != Selector(("paste:")) }

    override func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { log.append("\(action) \(indexPath.row)") }
  }

  private final class Items: UICollectionViewController {
    var log: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { true }

    override func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { action == NSSelectorFromString("copy:") }

    override func collectionView(
      _ collectionView: UICollectionView, performAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { log.append("\(action) \(indexPath.item)") }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func press(_ view: UIView?, in window: UIWindow) {
    guard let view else { return }
    let touch = TouchSequence(in: window)
    touch.begin(at: view.convert(CGPoint(x: 20, y: 20), to: nil))
    touch.wait(until: 1)
    touch.end()
  }

  private func buttons(_ window: UIWindow) -> [UIView] {
    func all(_ view: UIView) -> [UIView] {
      view.isHidden ? [] : view is EditMenuButton ? [view] : view.subviews.flatMap(all)
    }
    return EditMenuOverlay.visible(onScreenOf: window).map(all) ?? []
  }

  @Test("a long press on a row shows the commands that the delegate allows, and selects nothing")
  func rows() throws {
    let rows = Rows(style: .plain)
    let window = show(rows)
    press(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)), in: window)
    window.layoutIfNeeded()
    #expect(buttons(window).map(\.accessibilityLabel) == ["Cut", "Copy"])
    #expect(rows.tableView.indexPathForSelectedRow == nil)
    let copy = try #require(buttons(window).last)
    TouchSequence(in: window).tap(
      at: copy.convert(CGPoint(x: copy.bounds.midX, y: copy.bounds.midY), to: window))
    #expect(rows.log == ["copy: 1"])
    #expect(buttons(window).isEmpty)
    rows.isMenuShown = false
    press(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)), in: window)
    #expect(buttons(window).isEmpty)
  }

  @Test("a long press on an item shows the commands that the delegate allows")
  func items() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let items = Items(collectionViewLayout: layout)
    items.installsStandardGestureForInteractiveMovement = false
    let window = show(items)
    press(items.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)), in: window)
    window.layoutIfNeeded()
    #expect(buttons(window).map(\.accessibilityLabel) == ["Copy"])
    let copy = try #require(buttons(window).last)
    TouchSequence(in: window).tap(
      at: copy.convert(CGPoint(x: copy.bounds.midX, y: copy.bounds.midY), to: window))
    #expect(items.log == ["copy: 2"])
  }
}

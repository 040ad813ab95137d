import Testing
import UIKit

@MainActor struct UICollectionViewLongPressTests {
  private final class Items: UICollectionViewController {
    var texts = ["A", "B", "C"]
    var log: [String] = []
    var hasMenus = true
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { texts.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: texts[indexPath.item])
    }

    override func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { log.append("highlight \(indexPath.item)") }

    override func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { log.append("unhighlight \(indexPath.item)") }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }

    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu \(indexPaths.map(\.item))")
      guard hasMenus else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in }])
      })
    }
  }

  private func show(_ items: Items) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = items
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func items() -> Items {
    Items(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  private func middle(_ items: Items, _ item: Int) -> CGPoint {
    let view = items.collectionView.cellForItem(at: [0, item])
    return view?.convert(CGPoint(x: 100, y: 20), to: nil) ?? .zero
  }

  private func press(_ window: UIWindow, at point: CGPoint, for duration: Double = 1) {
    let touch = TouchSequence(in: window)
    touch.begin(at: point)
    touch.wait(until: duration)
    touch.end()
  }

  @Test func `a long press shows the menu of its item, and selects nothing`() {
    let items = items()
    let window = show(items)
    press(window, at: middle(items, 1))
    #expect(items.log == ["highlight 1", "menu [1]", "unhighlight 1"])
    #expect(items.collectionView.indexPathsForSelectedItems == [])
    items.collectionView.contextMenuInteraction?.dismissMenu()
    items.log = []
    items.hasMenus = false
    items.installsStandardGestureForInteractiveMovement = false
    press(window, at: middle(items, 1))
    #expect(items.log == ["highlight 1", "menu [1]", "unhighlight 1", "select 1"])
  }

  @Test func `a long press on one of several selected items is for all, one beside all for none`() {
    let items = items()
    let window = show(items)
    items.collectionView.allowsMultipleSelection = true
    for item in [0, 2] {
      items.collectionView.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    press(window, at: middle(items, 0))
    items.collectionView.contextMenuInteraction?.dismissMenu()
    press(window, at: middle(items, 1))
    items.collectionView.contextMenuInteraction?.dismissMenu()
    press(window, at: CGPoint(x: 100, y: 500))
    items.collectionView.contextMenuInteraction?.dismissMenu()
    #expect(items.log.filter { $0.hasPrefix("menu") } == ["menu [0, 2]", "menu [1]", "menu []"])
    #expect(items.collectionView.indexPathsForSelectedItems == [[0, 0], [0, 2]])
  }

  @Test func `a finger that moves before its time scrolls or taps, and shows no menu`() {
    let items = items()
    let window = show(items)
    let touch = TouchSequence(in: window)
    touch.begin(at: middle(items, 1))
    touch.move(to: CGPoint(x: middle(items, 1).x, y: middle(items, 1).y + 60), time: 0.1)
    touch.wait(until: 2)
    touch.end()
    press(window, at: middle(items, 1), for: 0.3)
    #expect(
      items.log == ["highlight 1", "unhighlight 1", "highlight 1", "unhighlight 1", "select 1"])
  }
}

import Testing
import UIKit

@testable import UIKit

/// Conformances that code of apps relies on.
@MainActor struct ConformanceTests {
  private final class SwipeCell: UITableViewCell {
    override func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test("a table cell is the delegate of its gesture recognizers")
  func tableCell() {
    let cell = SwipeCell(style: .default, reuseIdentifier: nil)
    let pan = UIPanGestureRecognizer()
    pan.delegate = cell
    let others = UITapGestureRecognizer()
    #expect(pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: others) == true)
    let plain: any UIGestureRecognizerDelegate = UITableViewCell()
    #expect(!plain.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: others))
  }

  @Test("elements of menus are copied with what they do")
  func menuElements() throws {
    var runs = 0
    let action = UIAction(title: "A", identifier: UIAction.Identifier("a")) { _ in runs += 1 }
    action.accessibilityIdentifier = "first"
    let copy = try #require(action.copy() as? UIAction)
    copy.title = "B"
    copy.run(from: nil)
    #expect(runs == 1 && action.title == "A" && copy !== action)
    #expect(copy.identifier == action.identifier && copy.accessibilityIdentifier == "first")
    let key = UIKeyCommand(title: "K", action: Selector(("copy:")), input: "k")
    let keyCopy = try #require(key.copy() as? UIKeyCommand)
    #expect(keyCopy.input == "k" && keyCopy.action == key.action)
    let menu = UIMenu(title: "M", children: [action])
    let menuCopy = try #require(menu.copy() as? UIMenu)
    #expect(menuCopy.identifier == menu.identifier && menuCopy.children == menu.children)
  }

  @Test("views, menu elements and images have identifiers for tests")
  func identification() {
    let objects: [any UIAccessibilityIdentification] = [
      UIView(), UIImage(), UIAction { _ in }, UIBarButtonItem(), UIAlertAction(),
    ]
    for object in objects {
      object.accessibilityIdentifier = "x"
      #expect(object.accessibilityIdentifier == "x")
    }
  }

  @Test("views and layout attributes are dynamic items")
  func dynamicItems() {
    let items: [any UIDynamicItem] = [UIView(), UICollectionViewLayoutAttributes()]
    for item in items {
      item.center = CGPoint(x: 3, y: 4)
      #expect(item.center == CGPoint(x: 3, y: 4) && item.transform == .identity)
    }
  }

  @Test("a scroll view contains the focus items in a rectangle, and tells its visible size")
  func focusContainer() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scrollView.contentSize = CGSize(width: 100, height: 500)
    scrollView.contentInset.top = 10
    let near = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let far = UIView(frame: CGRect(x: 0, y: 400, width: 10, height: 10))
    scrollView.addSubview(near)
    scrollView.addSubview(far)
    let container: any UIFocusItemScrollableContainer = scrollView
    #expect(container.visibleSize == CGSize(width: 100, height: 40))
    let items = container.focusItems(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(items.contains { $0 === near } && !items.contains { $0 === far })
  }

  @Test("lists translate index paths to themselves")
  func translating() {
    let lists: [any UIDataSourceTranslating] = [
      UITableView(),
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()),
    ]
    let path = IndexPath(item: 1, section: 2)
    for list in lists {
      #expect(list.presentationIndexPath(forDataSourceIndexPath: path) == path)
      #expect(list.dataSourceIndexPath(forPresentationIndexPath: nil) == nil)
      #expect(list.presentationSectionIndex(forDataSourceSectionIndex: 3) == 3)
      var runs = 0
      list.performUsingPresentationValues { runs += 1 }
      #expect(runs == 1)
    }
  }

  @Test("the former names of types and styles work")
  func formerNames() {
    #expect(UIButton(type: .roundedRect).buttonType == .system)
    #expect(UIActivityIndicatorView(style: .whiteLarge).color == .white)
    #expect(
      UIActivityIndicatorView(style: .whiteLarge).intrinsicContentSize
        == UIActivityIndicatorView(style: .large).intrinsicContentSize)
    #expect(
      UIActivityIndicatorView(style: .gray).color == UIActivityIndicatorView(style: .medium).color)
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }

  private final class Chart: UIView {
    var bars: [UIAccessibilityElement] = []
    override func accessibilityElementCount() -> Int { bars.count }
    override func accessibilityElement(at index: Int) -> Any? { bars[index] }
    override func index(ofAccessibilityElement element: Any) -> Int {
      bars.firstIndex { $0 === element as AnyObject } ?? NSNotFound
    }
  }

  @Test("a view that implements the container methods presents their elements")
  func container() {
    let chart = Chart(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    chart.bars = ["One", "Two"].map {
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = $0
      return bar
    }
    #expect(chart.accessibilityNodes().map(\.label) == ["One", "Two"])
    let plain = UIView()
    #expect(plain.accessibilityElementCount() == NSNotFound)
    #expect(plain.accessibilityElement(at: 0) == nil)
    plain.accessibilityElements = chart.bars
    #expect(plain.accessibilityElementCount() == 2)
    #expect(plain.accessibilityElement(at: 2) == nil)
    #expect(plain.accessibilityElement(at: 1) as? UIAccessibilityElement === chart.bars[1])
    #expect(plain.index(ofAccessibilityElement: chart.bars[1]) == 1)
    #expect(plain.index(ofAccessibilityElement: chart) == NSNotFound)
  }

  private final class Mover: NSObject, UICollectionViewDelegate {
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { currentIndexPath }
  }

  @Test("the former method for targets of moves is called if the delegate lacks the new method")
  func moveTargets() {
    let delegate: any UICollectionViewDelegate = Mover()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let (first, second, third) = (
      IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)
    )
    #expect(
      delegate.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: first, atCurrentIndexPath: second,
        toProposedIndexPath: third) == second)
  }
}

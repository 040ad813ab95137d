import Testing
import UIKit

@MainActor struct UICollectionViewControllerTests {
  private final class Fruits: UICollectionViewController {
    var fruits = ["Apple", "Pear", "Plum"]
    var log: [String] = []
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, fruit in
      var content = cell.defaultContentConfiguration()
      content.text = fruit
      cell.contentConfiguration = content
    }

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance = .plain) {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: appearance)))
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { fruits.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: fruits[indexPath.item])
    }

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(fruits[indexPath.item])") }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
    ) {
      fruits.insert(fruits.remove(at: source.item), at: target.item)
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  // Source: docs/measurements/rows.md#the-first-card.
  @Test(
    "the first card without a header is close to a navigation bar, and 35 points from the top else",
    arguments: [(SystemVersion.iOS26, 0.0, 35.0), (.iOS18, 17.67, 35)])
  func firstCard(version: SystemVersion, below: Double, elsewhere: Double) throws {
    func space(_ root: UIViewController, _ fruits: Fruits) throws -> CGFloat {
      let traits = UITraitCollection.iPhone.modifyingTraits {
        $0.systemVersion = version
        $0.displayScale = 3
      }
      return try traits.performingAsCurrent {
        let window = show(root)
        window.layoutIfNeeded()
        let list: UICollectionView = fruits.collectionView
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        return cell.frame.minY - list.contentOffset.y - list.adjustedContentInset.top
      }
    }
    let fruits = Fruits(.insetGrouped)
    fruits.title = "Fruits"
    let inside = try space(UINavigationController(rootViewController: fruits), fruits)
    #expect(abs(inside - CGFloat(below)) < 0.01)
    let alone = Fruits(.insetGrouped)
    #expect(try space(alone, alone) == CGFloat(elsewhere))
  }

  @Test("the collection view fills the view and shows the controller's data")
  func collectionView() throws {
    let controller = Fruits()
    let window = show(controller)
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == window.bounds)
    #expect(controller.collectionView.visibleCells.count == 3)
    #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
    let path = IndexPath(item: 2, section: 0)
    let cell = try #require(controller.collectionView.cellForItem(at: path))
    TouchSequence(in: window).tap(at: cell.convert(CGPoint(x: 50, y: 10), to: window))
    #expect(controller.log == ["select Plum"])
    controller.isEditing = true
    #expect(controller.collectionView.isEditing)
    window.isHidden = true
    window.isHidden = false
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("a long press moves an item if the data source follows")
  func movement() throws {
    let controller = Fruits()
    let window = show(controller)
    let cells = try (0..<2).map {
      try #require(controller.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)))
    }
    let points = cells.map { $0.convert(CGPoint(x: 50, y: 20), to: window) }
    let touch = TouchSequence(in: window)
    touch.begin(at: points[0])
    touch.wait(until: 1)
    touch.move(to: CGPoint(x: 50, y: points[1].y + 10), time: 1.2)
    touch.end()
    #expect(controller.fruits == ["Pear", "Apple", "Plum"])
  }

  @Test("an app's own collection view replaces the controller's")
  func ownCollectionView() {
    let controller = Fruits()
    let former: UICollectionView = controller.collectionView
    let own = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = own
    #expect(former.superview == nil)
    #expect(own.superview === controller.view)
    #expect(own.dataSource === controller)
    #expect(own.frame == controller.view.bounds)
  }

  @Test("a controller without a layout ends the process with the initializer's name")
  func missingLayout() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UICollectionViewController().loadViewIfNeeded() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("use init(collectionViewLayout:)"))
  }
}

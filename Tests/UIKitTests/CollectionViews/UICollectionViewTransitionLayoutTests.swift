import Testing
import UIKit

@testable import CelloLists

@MainActor struct UICollectionViewTransitionLayoutTests {
  private final class Watching: UICollectionViewCell {
    var log: [String] = []

    override func willTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { log.append("will") }

    override func didTransition(
      from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
    ) { log.append("did") }
  }

  /// A data source with ten cells, which are 20 points high in the first layout and 40 in the
  /// other.
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    final class Layout: UICollectionViewTransitionLayout {}
    var makesOwn = false

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
      makesOwn
        ? Layout(currentLayout: fromLayout, nextLayout: toLayout)
        : UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
  }

  private let source = Source()

  private func make() -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      collectionViewLayout: rows(.absolute(20)))
    view.register(Watching.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  private func frame(_ view: UICollectionView, _ item: Int) -> CGRect? {
    view.cellForItem(at: [0, item])?.frame
  }

  @Test func `attributes are between both layouts, and the end is the new one`() throws {
    let view = make()
    let next = rows(.absolute(40))
    var ended: [Bool] = []
    let transition = view.startInteractiveTransition(to: next) { ended = [$0, $1] }
    #expect(view.collectionViewLayout === transition)
    #expect(transition.nextLayout === next && transition.transitionProgress == 0)
    #expect(frame(view, 2)?.minY == 40)
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    #expect(frame(view, 2) == CGRect(x: 0, y: 60, width: 200, height: 30))
    #expect(view.contentSize.height == 300)
    #expect(frame(view, 4) == nil, "it has left the visible area")
    transition.updateValue(3, forAnimatedKey: "x")
    #expect(
      transition.value(forAnimatedKey: "x") == 3 && transition.value(forAnimatedKey: "y") == 0)
    view.finishInteractiveTransition()
    #expect(ended == [true, true] && view.collectionViewLayout === next)
    #expect(frame(view, 2) == CGRect(x: 0, y: 80, width: 200, height: 40))
    let cell = try #require(view.cellForItem(at: [0, 0]) as? Watching)
    #expect(cell.log == ["will", "did"])
  }

  @Test func `a canceled transition returns to the layout that was there`() {
    let view = make()
    let first = view.collectionViewLayout
    var ended: [Bool] = []
    let transition = view.startInteractiveTransition(to: rows(.absolute(40))) { ended = [$0, $1] }
    transition.transitionProgress = 0.7
    view.layoutIfNeeded()
    view.cancelInteractiveTransition()
    #expect(ended == [true, false] && view.collectionViewLayout === first)
    #expect(frame(view, 2) == CGRect(x: 0, y: 40, width: 200, height: 20))
    // Ending the transition again has no effect, and other views can use the layouts.
    view.finishInteractiveTransition()
    #expect(transition.nextLayout.collectionView == nil)
  }

  @Test func `what is visible stays in place, and odd progress does no harm`() {
    let view = make()
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    let transition = view.startInteractiveTransition(to: rows(.absolute(10)))
    #expect(frame(view, 5)?.minY == 100)
    for progress in [CGFloat.nan, .infinity, -3, 7, 1] {
      transition.transitionProgress = progress
      view.layoutIfNeeded()
    }
    // The new content fits into the visible area, so it starts at the top.
    #expect(view.contentOffset.y == 0 && frame(view, 5)?.minY == 50)
    transition.transitionProgress = 0.5
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 50 && frame(view, 5)?.minY == 75)
    view.finishInteractiveTransition()
    #expect(view.contentOffset.y == 0 && frame(view, 5)?.minY == 50)
  }

  @Test func `the delegate provides the layout, and data may change meanwhile`() {
    source.makesOwn = true
    let view = make()
    let transition = view.startInteractiveTransition(to: rows(.absolute(40)))
    #expect(transition is Source.Layout)
    transition.transitionProgress = 0.5
    view.reloadData()
    view.layoutIfNeeded()
    #expect(frame(view, 1)?.height == 30)
    let other = rows(.absolute(25))
    view.setCollectionViewLayout(other, animated: false)
    view.layoutIfNeeded()
    #expect(view.collectionViewLayout === other && frame(view, 1)?.height == 25)
  }

  @Test func `replacing the layout tells the views as well`() throws {
    let view = make()
    view.setCollectionViewLayout(rows(.absolute(30)), animated: true)
    let cell = try #require(view.cellForItem(at: [0, 0]) as? Watching)
    #expect(cell.log == ["will", "did"])
  }

  @Test func `progress prepares neither of both layouts again, as changes do`() {
    final class Counting: UICollectionViewFlowLayout {
      var prepareCount = 0
      override func prepare() {
        super.prepare()
        prepareCount += 1
      }
    }
    let view = make()
    let next = Counting()
    let transition = view.startInteractiveTransition(to: next)
    let count = next.prepareCount
    for progress in [0.2, 0.4, 0.6] {
      transition.transitionProgress = progress
      view.layoutIfNeeded()
    }
    #expect(next.prepareCount == count)
    next.itemSize = CGSize(width: 60, height: 60)
    view.layoutIfNeeded()
    #expect(next.prepareCount == count + 1)
    view.reloadData()
    transition.transitionProgress = 0.7
    view.layoutIfNeeded()
    #expect(next.prepareCount == count + 2)
  }

  @Test("a second transition ends the process")
  func second() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 200, height: 100),
          collectionViewLayout: UICollectionViewFlowLayout())
        _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
        _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout())
      }
    }
  }
}

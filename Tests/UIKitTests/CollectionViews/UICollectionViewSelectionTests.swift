import Foundation
import Testing
import UIKit

@MainActor struct UICollectionViewSelectionTests {
  private let source = StringSource([["a", "b", "c"]])
  private let view: UICollectionView

  init() {
    view = collectionView(source, rows(.absolute(30)))
    view.layoutIfNeeded()
    source.log = []
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func tap(_ item: Int) {
    source.log = []
    let touch = TouchSequence(in: view)
    touch.begin(at: CGPoint(x: 50, y: CGFloat(item) * 30 + 15))
    touch.end()
  }

  @Test("a tap highlights and selects, and deselects the other item")
  func tap() {
    tap(0)
    #expect(
      source.log == [
        "should highlight 0.0", "highlight 0.0", "should select 0.0", "unhighlight 0.0",
        "select 0.0", "action 0.0",
      ])
    #expect(view.visibleCells.map(\.isSelected) == [true, false, false])
    tap(2)
    #expect(source.log.suffix(3) == ["deselect 0.0", "select 0.2", "action 0.2"])
    #expect(view.indexPathsForSelectedItems == [path(2)])
  }

  /// Source: docs/measurements/states.md#new-cells.
  @Test("a dequeued cell is selected before the app configures it")
  func selectedBeforeConfiguration() {
    let view = collectionView(StringSource([[]]), rows(.absolute(30)))
    var selected: [Bool] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      cell, _, _ in selected.append(cell.configurationState.isSelected)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    view.frame.size = .zero
    source.apply(snapshot, animatingDifferences: false)
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.frame.size = CGSize(width: 100, height: 200)
    view.layoutIfNeeded()
    #expect(selected == [false, true])
  }

  @Test("a touched cell is highlighted until the finger is lifted, leaves it or scrolls")
  func highlight() {
    let touch = TouchSequence(in: view)
    touch.begin(at: CGPoint(x: 50, y: 15))
    #expect(view.visibleCells[0].isHighlighted)
    #expect(view.visibleCells[0].configurationState.isHighlighted)
    touch.move(to: CGPoint(x: 50, y: 22))
    touch.cancel()
    #expect(!view.visibleCells[0].isHighlighted)
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test("with several selected items a second tap deselects")
  func multiple() {
    view.allowsMultipleSelection = true
    tap(0)
    tap(1)
    #expect(view.indexPathsForSelectedItems == [path(0), path(1)])
    tap(0)
    #expect(
      source.log.suffix(3) == ["should deselect 0.0", "unhighlight 0.0", "deselect 0.0"])
    #expect(view.indexPathsForSelectedItems == [path(1)])
    tap(2)
    view.allowsMultipleSelection = false
    #expect(view.indexPathsForSelectedItems == [path(1)])
  }

  @Test("the delegate may forbid a selection")
  func forbidden() {
    source.forbidden = [path(1)]
    tap(1)
    #expect(view.indexPathsForSelectedItems == [])
    #expect(source.log.last == "unhighlight 0.1")
  }

  @Test("nothing can be selected if selection is not allowed")
  func notAllowed() {
    tap(0)
    view.allowsSelection = false
    #expect(view.indexPathsForSelectedItems == [])
    tap(1)
    #expect(source.log.isEmpty)
  }

  @Test("editing ends the selection, and permits one only if the app does")
  func editing() {
    tap(0)
    view.isEditing = true
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.visibleCells[0].configurationState.isEditing)
    tap(1)
    #expect(source.log.isEmpty)
    view.allowsMultipleSelectionDuringEditing = true
    #expect(view.allowsSelectionDuringEditing)
    tap(1)
    tap(2)
    #expect(view.indexPathsForSelectedItems == [path(1), path(2)])
    #expect(source.log.last == "select 0.2")
  }

  @Test("the app selects without asking the delegate")
  func programmatic() {
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    view.selectItem(at: path(9), animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [path(1)])
    #expect(view.visibleCells[1].isSelected)
    view.deselectItem(at: path(1), animated: false)
    #expect(!view.visibleCells[1].isSelected)
    view.selectItem(at: path(0), animated: false, scrollPosition: [])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == [])
    #expect(source.log.isEmpty)
  }

  @Test("a cell that becomes visible shows the selection, one that is reused forgets it")
  func scrolling() {
    view.frame.size.height = 30
    view.layoutIfNeeded()
    view.selectItem(at: path(2), animated: false, scrollPosition: .top)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 60)
    #expect(view.cellForItem(at: path(2))?.isSelected == true)
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.isSelected) == [false])
  }
}

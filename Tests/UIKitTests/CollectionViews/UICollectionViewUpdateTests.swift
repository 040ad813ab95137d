import Foundation
import Testing
import UIKit

@MainActor struct UICollectionViewUpdateTests {
  private let source = StringSource([["a", "b", "c"]])
  private let view: UICollectionView

  init() {
    source.heights = ["a": 10, "b": 20, "c": 30, "n": 40]
    view = collectionView(source, rows(.estimated(15), header: .absolute(5)), height: 200)
    view.layoutIfNeeded()
    source.provided = 0
    source.log = []
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("sections are inset by the safe area by default")
  func safeArea() throws {
    #expect(UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference == .safeArea)
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    controller.additionalSafeAreaInsets.left = 100
    controller.view.addSubview(view)
    view.frame = controller.view.bounds
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: path(0)))
    #expect(cell.frame.minX == 100 && cell.frame.width == 200)
  }

  @Test("reloading queries the data source again and removes the selection")
  func reloadData() {
    view.selectItem(at: path(1), animated: false, scrollPosition: [])
    source.sections = [["n"], ["b"]]
    view.reloadData()
    #expect(view.visibleCells.isEmpty)
    #expect(view.text == "0.0 n 5 40\n1.0 b 50 20")
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test("cells of items that stay are kept with their sizes, and move")
  func batch() {
    let cells = view.visibleCells
    view.selectItem(at: path(2), animated: false, scrollPosition: [])
    source.sections = [["n", "c", "b"]]
    var isCompleted = false
    view.performBatchUpdates {
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(0)])
      view.moveItem(at: path(2), to: path(1))
      #expect(view.hasUncommittedUpdates)
    } completion: {
      isCompleted = $0
    }
    #expect(isCompleted && !view.hasUncommittedUpdates)
    #expect(view.text == "0.0 n 5 40\n0.1 c 45 30\n0.2 b 75 20")
    #expect(view.cellForItem(at: path(1)) === cells[2])
    #expect(view.cellForItem(at: path(2)) === cells[1])
    #expect(source.provided == 1)
    #expect((cells[1] as? StringSource.Cell)?.measureCount == 1)
    #expect(view.indexPathsForSelectedItems == [path(1)])
    #expect(cells[2].isSelected)
  }

  @Test("a reloaded item has another cell, a reconfigured one keeps its cell")
  func reload() {
    let cells = view.visibleCells
    source.sections[0][0] = "n"
    view.reconfigureItems(at: [path(0)])
    #expect(view.cellForItem(at: path(0)) === cells[0])
    #expect(view.text.hasPrefix("0.0 n 5 40\n0.1 b 45 20"))
    #expect((cells[0] as? StringSource.Cell)?.reuseCount == 0)
    source.sections[0][1] = "a"
    view.reloadItems(at: [path(1)])
    #expect(view.text == "0.0 n 5 40\n0.1 a 45 10\n0.2 c 55 30")
    #expect(source.log == ["hide 0.1", "show 0.1"])
    #expect(source.provided == 2)
  }

  @Test("an item that is not visible is reconfigured without a cell")
  func reconfigureHidden() {
    view.frame.size.height = 12
    view.layoutIfNeeded()
    source.provided = 0
    view.reconfigureItems(at: [path(2), IndexPath(item: 7, section: 7)])
    #expect(source.provided == 0)
  }

  @Test("sections are inserted, moved and deleted with their views")
  func sections() {
    source.sections = [["n"], ["a", "b", "c"]]
    view.insertSections([0])
    #expect(view.text == "0.0 n 5 40\n1.0 a 50 10\n1.1 b 60 20\n1.2 c 80 30")
    #expect(source.provided == 1)
    #expect(view.visibleSupplementaryViews(ofKind: "header").map(\.tag) == [1, 1])
    source.sections = [["a", "b", "c"], ["n"]]
    view.moveSection(0, toSection: 1)
    #expect(view.text == "0.0 a 5 10\n0.1 b 15 20\n0.2 c 35 30\n1.0 n 70 40")
    source.sections = [["n"]]
    view.deleteSections([0])
    #expect(view.text == "0.0 n 5 40")
    #expect(source.provided == 1)
    source.sections = [["a", "b"]]
    view.reloadSections([0])
    #expect(view.text == "0.0 a 5 10\n0.1 b 15 20")
  }

  @Test("a layout is notified about the updates between two layout passes")
  func layoutCalls() {
    final class Layout: UICollectionViewCompositionalLayout {
      var log: [String] = []
      override func prepare() {
        super.prepare()
        log.append("prepare")
      }
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        log.append(
          "updates "
            + updateItems.map {
              "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1)"
                + " \($0.indexPathAfterUpdate?.item ?? -1)"
            }.joined(separator: ", "))
      }
      override func finalizeCollectionViewUpdates() { log.append("finalize") }
    }
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(10)),
        subitems: [item(.fractionalWidth(1), .absolute(10))]))
    let layout = Layout(section: section)
    view.setCollectionViewLayout(layout, animated: false)
    layout.log = []
    source.sections = [["b", "c", "n"]]
    view.performBatchUpdates {
      view.insertItems(at: [path(2)])
      view.deleteItems(at: [path(0)])
    }
    #expect(layout.log == ["prepare", "updates delete 0 -1, insert -1 2", "finalize"])
  }

  @Test("fewer items move the content into the visible area")
  func offset() {
    view.frame.size.height = 20
    view.layoutIfNeeded()
    view.contentOffset.y = 45
    source.sections = [["a"]]
    view.deleteItems(at: [path(1), path(2)])
    #expect(view.contentOffset.y == 0)
  }

  @Test("views at the boundary of the layout stay through updates")
  func layoutBoundary() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(7)), elementKind: "header",
        alignment: .top)
    ]
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.fractionalWidth(1), .absolute(10)),
        subitems: [item(.fractionalWidth(1), .absolute(10))]))
    view.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      animated: false)
    view.layoutIfNeeded()
    let header = view.supplementaryView(forElementKind: "header", at: IndexPath(index: 0))
    #expect(header?.frame.height == 7)
    source.sections = [["n"], ["a", "b", "c"]]
    view.insertSections([0])
    #expect(view.text.hasPrefix("0.0 n 7 10\n1.0 a 17 10"))
    #expect(view.supplementaryView(forElementKind: "header", at: IndexPath(index: 0)) === header)
  }
}

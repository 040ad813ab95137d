import CelloScenes
import Foundation
import Testing
import UIKit

/// Calls of an app.
@MainActor struct RecordingCallsTests {
  private final class Cell: UICollectionViewListCell {}

  private final class Controller: UIViewController, UICollectionViewDelegate {
    var dataSource: UICollectionViewDiffableDataSource<Int, String>!

    override func viewDidLoad() {
      super.viewDidLoad()
      let list = UICollectionView(
        frame: view.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      list.delegate = self
      view.addSubview(list)
      let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: list) { list, path, text in
        list.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["One"])
      dataSource.apply(snapshot)
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
  }

  /// Returns the calls of this test without layout calls. Screens of other tests may exist at the
  /// same time.
  private func own(_ calls: [String]) -> [String] {
    calls.filter {
      ["Controller.", "Cell", "cellProvider"].contains(where: $0.hasPrefix)
        && !$0.hasSuffix("ayoutSubviews()")
    }
  }

  @Test("the life cycle of a screen, and what a tap does")
  func screen() throws {
    var screen: Screen?
    let calls = recordingCalls { screen = Screen(.iPhone16, Controller()) }
    #expect(
      own(calls) == [
        "Controller.loadView()", "Controller.viewDidLoad()",
        "Controller.viewWillAppear(_:)", "Controller.viewIsAppearing(_:)",
        "Controller.updateProperties()", "cellProvider 0-0",
        "Cell.traitCollectionDidChange(_:)", "CellRegistration<Cell, String> 0-0",
        "Cell.updateConfiguration(using:) Normal", "Cell.updateProperties()",
        "Controller.viewDidAppear(_:)",
      ])
    let taps = own(try recordingCalls { try screen?.select([0, 0]) })
    #expect(taps.contains("Controller.collectionView(_:didSelectItemAt:) 0-0"))
    #expect(taps.last == "Cell.updateConfiguration(using:) Selected")
  }

  @Test("without calls nothing is recorded, and recordings can be nested")
  func nested() {
    #expect(recordingCalls {} == [])
    var inner: [String] = []
    let outer = recordingCalls {
      let controller = UIViewController()
      inner = recordingCalls { controller.loadViewIfNeeded() }
      Controller().loadViewIfNeeded()
    }
    #expect(inner == [])
    #expect(outer.first == "Controller.loadView()")
  }
}

import Foundation
import Testing
import UIKit

@testable import CelloLists

struct PrefetchingTests {
  @Test(
    "the area is a page in the direction of the last movement",
    arguments: [
      ([0], 100), ([0, 50], 150), ([0, 500, 450], 350), ([0, 500, 450, 450], 350),
      // Offsets before the content, due to insets or bouncing, are not movements.
      ([-97], 3), ([0, -97], 3), ([0, -97, -120], -20),
    ] as [([CGFloat], CGFloat)])
  func area(offsets: [CGFloat], top: CGFloat) {
    var prefetching = Prefetching()
    var area = CGRect.zero
    for offset in offsets {
      area = prefetching.area(
        after: CGRect(x: 0, y: offset, width: 80, height: 100),
        in: CGSize(width: 80, height: 1000))
    }
    #expect(area == CGRect(x: 0, y: top, width: 80, height: 100))
  }

  @Test("content that is wider than high is followed along its width")
  func horizontal() {
    var prefetching = Prefetching()
    let size = CGSize(width: 1000, height: 100)
    let page = CGRect(x: 200, y: 0, width: 80, height: 100)
    #expect(prefetching.area(after: page, in: size).minX == 280)
    #expect(prefetching.area(after: page.offsetBy(dx: -10, dy: 0), in: size).minX == 110)
  }

  @Test("a table loads the rows above when it scrolls up")
  @MainActor func upwards() {
    final class Loader: NSObject, UITableViewDataSourcePrefetching {
      var loaded: [Int] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        loaded = indexPaths.map(\.row)
      }
    }
    let source = TableSource([(0..<50).map { "\($0)" }])
    let table = source.table(size: CGSize(width: 393, height: 100))
    table.rowHeight = 50
    let loader = Loader()
    table.prefetchDataSource = loader

    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    #expect(loader.loaded.first == 22)
    table.contentOffset.y = 900
    table.layoutIfNeeded()
    #expect(loader.loaded.last == 17)
  }
}

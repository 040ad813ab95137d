import Testing
import UIKit

@testable import CelloLists

struct PlaceholderPositionsTests {
  private let positions = PlaceholderPositions([[0, 0], [0, 2], [0, 2], [2, 1]])

  @Test func `placeholders precede the items at their insertion index paths`() {
    #expect(positions.presentationPaths == [[0, 0], [0, 3], [0, 4], [2, 1]])
    #expect(positions.presentationCounts([2, 1, 1]) == [5, 1, 2])
    #expect(positions.index(of: [0, 4]) == 2 && positions.index(of: [0, 1]) == nil)
  }

  @Test func `index paths of items are converted to presentation index paths and back`() {
    let paths: [IndexPath] = [[0, 0], [0, 1], [0, 2], [1, 0], [2, 0], [2, 1]]
    let presented = paths.map(positions.presentationPath)
    #expect(presented == [[0, 1], [0, 2], [0, 5], [1, 0], [2, 0], [2, 2]])
    #expect(presented.map(positions.itemPath) == paths)
    #expect(positions.presentationPaths.allSatisfy { positions.itemPath(of: $0) == nil })
  }

  @Test func `updates insert and delete the placeholders`() throws {
    let indexPaths = try positions.insertion.indexPaths(from: [2, 1, 1], to: [5, 1, 2])
    #expect(indexPaths.updated([0, 1]) == [0, 2] && indexPaths.updated([2, 0]) == [2, 0])
    let back = try positions.deletion.indexPaths(from: [5, 1, 2], to: [2, 1, 1])
    #expect(back.updated([0, 2]) == [0, 1] && back.updated([0, 3]) == nil)
  }
}

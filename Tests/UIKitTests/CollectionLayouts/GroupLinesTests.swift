import Foundation
import Testing
import UIKit

@testable import CelloLists

@MainActor struct GroupLinesTests {
  private func frames(
    _ section: NSCollectionLayoutSection, count: Int, measured: [Int: CGFloat] = [:],
    updating former: inout SectionFrames?, changed: Set<Int> = []
  ) -> SectionFrames {
    SectionSolver(
      container: CGSize(width: 200, height: 100), axis: .vertical,
      traitCollection: UITraitCollection()
    ).frames(
      of: section, itemCount: count,
      measurements: CollectionMeasurements(
        item: { measured[$0].map { CGSize(width: 0, height: $0) } },
        measuredItems: { Array(measured.keys) }), updating: &former, changedItems: changed)
  }

  private func frames(
    _ section: NSCollectionLayoutSection, count: Int, measured: [Int: CGFloat] = [:]
  ) -> SectionFrames {
    var former: SectionFrames?
    return frames(section, count: count, measured: measured, updating: &former)
  }

  /// A section with two columns of self-sizing items.
  private var columns: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(20)),
        subitems: [item(.fractionalWidth(0.5), .estimated(20))]))
    section.interGroupSpacing = 3
    return section
  }

  @Test("measuring lines one after the other or at once has the same result")
  func incremental() {
    var measured: [Int: CGFloat] = [:]
    var current: SectionFrames? = frames(columns, count: 101)
    for (item, height) in [(40, 55), (7, 1), (100, 33), (40, 20.25), (41, 70), (0, 0)] {
      measured[item] = CGFloat(height)
      current = frames(
        columns, count: 101, measured: measured, updating: &current, changed: [item])
    }
    let whole = frames(columns, count: 101, measured: measured)
    #expect(current?.text == whole.text)
    #expect(whole.lines.lineCount == 51)
    #expect(whole.item(41).frame == CGRect(x: 100, y: 460, width: 100, height: 70))
  }

  @Test("positions and items are mapped to each other")
  func search() {
    var measured: [Int: CGFloat] = [:]
    for item in stride(from: 0, to: 1_000, by: 3) { measured[item] = CGFloat(item % 50) }
    let frames = frames(columns, count: 1_000, measured: measured)
    let all = (0..<1_000).map { frames.item($0).frame }
    for y in stride(from: CGFloat(-100), to: frames.size.height + 100, by: 333) {
      let area = CGRect(x: 0, y: y, width: 200, height: 77)
      #expect(
        frames.items(in: area).map(\.index) == all.indices.filter { all[$0].overlaps(area) })
    }
  }

  @Test("a group whose number of items depends on their widths is laid out line by line")
  func different() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(20)),
        subitems: [item(.estimated(60), .absolute(20))]))
    let solver = SectionSolver(
      container: CGSize(width: 200, height: 100), axis: .vertical,
      traitCollection: UITraitCollection())
    func lines(_ widths: [Int: CGFloat]) -> [Int] {
      let frames = solver.frames(
        of: section, itemCount: 7,
        measurements: CollectionMeasurements(
          item: { widths[$0].map { CGSize(width: $0, height: 0) } },
          measuredItems: { Array(widths.keys) }))
      return (0..<7).map { frames.lines.line(ofItem: $0) }
    }
    #expect(lines([:]) == [0, 0, 0, 1, 1, 1, 2])
    #expect(lines([1: 150]) == [0, 1, 2, 2, 2, 3, 3])
  }

  @Test("a million items take no time before they are measured")
  func many() {
    let frames = frames(columns, count: 1_000_001)
    #expect(frames.itemCount == 1_000_001)
    #expect(frames.size.height == CGFloat(11_500_020))
    #expect(frames.item(1_000_000).frame.minY == CGFloat(11_500_000))
  }
}

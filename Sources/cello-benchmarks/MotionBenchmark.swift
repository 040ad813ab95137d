import CelloRaster
import CelloScenes
import CelloSnapshots
import Foundation
@_spi(Cello) import UIKit

/// Measures lists that move on a simulated clock: one frame, the memory after many frames, and a film
/// strip in comparison with single pictures.
@MainActor struct MotionBenchmark {
  private typealias Source = UICollectionViewDiffableDataSource<Int, Int>

  private var timing = Timing()
  private static let rowCount = 20

  mutating func run() throws {
    moveList()
    printMemory()
    try compareStrip()
  }

  private func report(_ name: String, _ value: Int, _ unit: String) {
    print("motion", name + String(repeating: " ", count: max(40 - name.count, 1)), value, unit)
  }

  /// Returns a list whose rows have a text, an image and a disclosure indicator, and all of whose rows
  /// are visible.
  private static func list() -> (view: UICollectionView, source: Source) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 393, height: 1_200),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    view.traitOverrides.displayScale = 3
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(number)"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(snapshot(Array(0..<rowCount)), animatingDifferences: false)
    view.layoutIfNeeded()
    return (view, source)
  }

  private static func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  private static func reverse(_ source: Source) {
    source.apply(snapshot(source.snapshot().itemIdentifiers.reversed()))
  }

  /// Returns a list whose rows move for a practically unlimited time.
  private static func movingList() -> (view: UICollectionView, timeline: AnimationTimeline) {
    let (view, source) = list()
    let timeline = AnimationTimeline()
    timeline.perform { UIView.animate(withDuration: 1e6) { reverse(source) } }
    return (view, timeline)
  }

  private mutating func moveList() {
    let (view, timeline) = Self.movingList()
    timing.measure {
      timeline.advance(by: 1 / 60)
      _ = DisplayListRecorder.record(view)
    }
    report("a frame of \(Self.rowCount) moving rows", Int(timing.median), "ns")
  }

  private func printMemory() {
    let (view, timeline) = Self.movingList()
    func showFrames(_ count: Int) {
      for _ in 0..<count {
        timeline.advance(by: 1 / 60)
        _ = DisplayListRecorder.record(view)
      }
    }
    showFrames(1_000)
    let before = Self.residentKilobytes
    showFrames(10_000)
    report("more memory after 10,000 frames", Self.residentKilobytes - before, "KB")
  }

  /// The memory of the process, in kilobytes.
  private static var residentKilobytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }

  /// Compares a film strip with a picture of the list: the snapshot of a test, from the change of the
  /// list to the digests.
  private mutating func compareStrip() throws {
    let traits = UITraitCollection(displayScale: 3)
    var failure: (any Error)?
    // A strip of one frame is a picture of the list in the middle of the same change.
    for count in [8, 1] {
      let times = count == 1 ? [0.15] : (0..<count).map { Double($0) * 0.3 / Double(count - 1) }
      for (name, change) in Self.changes {
        let (view, source) = Self.list()
        timing.measure {
          let strip = DrawnCase.filmStrip(
            of: view, under: traits, .size(view.bounds.size), times: times
          ) { change(view, source) }
          do {
            if let frames = strip.filmStrip {
              _ = try frames.digests().get()
            } else {
              _ = PixelDigest(try strip.picture().get())
            }
          } catch {
            failure = error
          }
        }
        report("\(count) frame(s): \(name)", Int(timing.median), "ns")
      }
    }
    let (view, source) = Self.list()
    timing.measure {
      let strip = DrawnCase.filmStrip(
        of: view, under: traits, .size(view.bounds.size),
        times: (0..<8).map { Double($0) * 0.3 / 7 }
      ) { Self.reverse(source) }
      if case .failure(let error) = strip.picture() { failure = error }
    }
    report("the picture of a strip of 8 frames", Int(timing.median), "ns")
    timing.measure {
      do { _ = try DisplayListRecorder.record(view).render(scale: 3) } catch { failure = error }
    }
    report("a picture", Int(timing.median), "ns")
    timing.measure {
      do {
        _ = PixelDigest(try DisplayListRecorder.record(view).render(scale: 3))
      } catch {
        failure = error
      }
    }
    report("a picture and its digest", Int(timing.median), "ns")
    if let failure { throw failure }
  }

  /// The changes of a list that are filmed.
  private static let changes:
    [(name: String, change: @MainActor (UICollectionView, Source) -> Void)] = [
      ("all rows move", { _, source in reverse(source) }),
      (
        "two rows exchange their places",
        { _, source in
          var items = source.snapshot().itemIdentifiers
          items.swapAt(9, 10)
          source.apply(snapshot(items))
        }
      ),
      (
        "a row is selected",
        { view, _ in
          let path = IndexPath(item: 10, section: 0)
          if view.indexPathsForSelectedItems == [path] {
            view.deselectItem(at: path, animated: true)
          } else {
            view.selectItem(at: path, animated: true, scrollPosition: [])
          }
        }
      ),
    ]
}

import CelloSnapshots
import CelloTestSupport
import Foundation
import Testing
import UIKit

@_spi(SnapshotTesting) @testable import CellophaneTesting

@MainActor struct FilmStripTests {
  private let folder = TemporaryFolder()

  private func verify<Value>(
    _ value: @autoclosure () throws -> Value, as strip: FilmStrip<Value>,
    record mode: SnapshotTestingConfiguration.Record? = nil,
    change: @escaping @MainActor () -> Void
  ) throws -> String? {
    try inRun {
      verifySnapshot(
        of: try value(), as: strip, named: "view", record: mode, snapshotDirectory: folder.path,
        testName: "strip()", change: change)
    }
  }

  private func inRun<Result>(_ body: () throws -> Result) throws -> Result {
    let run = SnapshotRun(
      variables: ["SNAPSHOT_ARTIFACTS": folder.path + "/results"],
      identity: RunIdentity(process: .max, start: UInt64.random(in: 1...UInt64.max)))
    return try SnapshotRun.$current.withValue(run) { try body() }
  }

  private func box() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .white
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    inner.backgroundColor = .systemRed
    view.addSubview(inner)
    return view
  }

  private func move(_ view: UIView, to x: CGFloat, _ duration: TimeInterval = 0.4) {
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      view.subviews[0].frame.origin.x = x
    }
  }

  @Test("a strip is recorded once, and equals its reference in the next run")
  func recording() throws {
    for mode in [SnapshotTestingConfiguration.Record.all, .never] {
      let view = box()
      let message = try verify(view, as: .filmStrip(to: 0.4, frames: 5), record: mode) {
        move(view, to: 30)
      }
      #expect((message == nil) == (mode == .never), "\(message ?? "")")
    }
  }

  @Test("a difference names the frames that differ")
  func difference() throws {
    let view = box()
    _ = try verify(view, as: .filmStrip(to: 0.4, frames: 5), record: .all) { move(view, to: 30) }
    let other = box()
    let message = try #require(
      try verify(other, as: .filmStrip(to: 0.4, frames: 5), record: .never) {
        move(other, to: 30, 0.3)
      })
    #expect(
      message.contains("3 of 5 frames differ, the first is frame 2 at 0.100 s"), "\(message)")
    #expect(!message.contains("frame 1 at"), "\(message)")
  }

  @Test("an animated file contains the frames, each until the time of the next one")
  func animatedPNG() throws {
    let view = box()
    let strip = FilmStrip<UIView>.filmStrip(to: 0.4, frames: 5)
    let data = try strip.animatedPNG(of: view) { move(view, to: 30) }
    let start = try #require(UIImage(data: data)?.cgImage)
    let picture = try #require(UIImage(data: strip.animatedPNG(of: box()) {})?.cgImage)
    #expect(start.width == picture.width && start.height == picture.height)
    func count(_ type: String) -> Int {
      let bytes = Array(type.utf8)
      return data.indices.dropLast(3).count { Array(data[$0..<$0 + 4]) == bytes }
    }
    #expect(count("acTL") == 1 && count("fcTL") == 5 && count("IDAT") == 1 && count("fdAT") == 4)
    #expect(view.subviews[0].frame.minX == 30)
    #expect(throws: (any Error).self) { try strip.animatedPNG(of: UIView()) {} }
  }

  @Test("the results of a run contain the frames, so that a report can play them")
  func results() throws {
    let view = box()
    _ = try verify(view, as: .filmStrip(to: 0.4, frames: 5), record: .all) { move(view, to: 30) }
    let other = box()
    _ = try verify(other, as: .filmStrip(to: 0.4, frames: 5), record: .never) {
      move(other, to: 30, 0.3)
    }
    let lines = try String(contentsOfFile: folder.path + "/results/results.jsonl", encoding: .utf8)
    let last = try #require(lines.split(separator: "\n").last)
    let finding = try JSONDecoder().decode(
      RunDocument.Finding.self, from: Data(String(last).utf8))
    let frames = try #require(finding.filmStrip)
    #expect(frames.frames.map(\.isDifferent) == [false, true, true, true, false])
    #expect(frames.frames.map(\.time) == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(frames.expected == frames.actual)
    #expect(finding.changes.isEmpty)
  }

  @Test("a frame at the start or after the end equals the picture of that state")
  func ends() throws {
    let start = box()
    let end = box()
    end.subviews[0].frame.origin.x = 30
    for (time, picture) in [(0.0, start), (0.4, end), (9, end)] {
      _ = try inRun {
        verifySnapshot(
          of: picture, as: .image, named: "view", record: .all, snapshotDirectory: folder.path,
          testName: "strip()")
      }
      let view = box()
      let message = try verify(view, as: .frame(at: time), record: .never) { move(view, to: 30) }
      // The properties of a strip are the digests of its frames.
      #expect(message?.contains("the picture is right") == true, "\(message ?? "")")
    }
  }

  @Test("times and counts that are not valid are replaced")
  func times() {
    #expect(FilmStripTimes(from: 0, to: 0.4, frames: 5).times == [0, 0.1, 0.2, 0.4 * 3 / 4, 0.4])
    #expect(FilmStripTimes(from: .nan, to: -3, frames: -1).times == [0])
    #expect(FilmStripTimes(from: 2, to: 1, frames: 2).times == [2, 2])
    #expect(FilmStripTimes(from: 0, to: .infinity, frames: .max).times.count == 240)
  }

  @Test("animations of the change have ended after the strip")
  func afterwards() throws {
    let view = box()
    var isFinished: Bool?
    _ = try verify(view, as: .frame(at: 0.1), record: .all) {
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
      } completion: {
        isFinished = $0
      }
    }
    #expect(isFinished == true)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("screens are filmed, with the user's actions")
  func screens() throws {
    let controller = UIViewController()
    let toggle = UISwitch(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
    toggle.accessibilityLabel = "Toggle"
    controller.view.addSubview(toggle)
    let screen = Screen(.iPhone16, controller)
    let message = try verify(screen, as: .filmStrip(to: 0.25, frames: 3), record: .all) {
      try? screen.tap("Toggle")
    }
    #expect(message?.contains("recorded") == true)
    #expect(toggle.isOn)
  }
}

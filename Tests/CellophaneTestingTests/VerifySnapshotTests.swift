import CellophaneTesting
import Foundation
import Testing
import UIKit

@MainActor @Suite struct VerifySnapshotTests {
  /// A test file in an empty folder, which the pictures go beside.
  private let testFile = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString).appendingPathComponent("SampleTests.swift").path

  private var picture: String {
    URL(fileURLWithPath: testFile).deletingLastPathComponent().path
      + "/__Snapshots__/SampleTests/box.view.png"
  }

  private func verify(_ color: UIColor, record mode: RecordMode, width: CGFloat = 20) -> String? {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    view.backgroundColor = color
    return verifySnapshot(of: view, record: mode, file: testFile, test: "box()")
  }

  @Test("the first run records and says so, the next one passes")
  func recording() throws {
    let first = try #require(verify(.systemRed, record: .missing))
    #expect(first.hasPrefix("box.view: recorded file://"))
    #expect(FileManager.default.fileExists(atPath: picture))
    #expect(verify(.systemRed, record: .missing) == nil)
    #expect(verify(.systemRed, record: .never) == nil)
  }

  @Test("a difference fails with both pictures and what to do, and leaves the reference alone")
  func difference() throws {
    _ = verify(.systemRed, record: .missing)
    let before = FileManager.default.contents(atPath: picture)
    let message = try #require(verify(.systemBlue, record: .missing))
    #expect(message.contains("− file://\(picture)"))
    #expect(message.contains("SNAPSHOT_TESTING_RECORD=failed"))
    #expect(FileManager.default.contents(atPath: picture) == before)
    #expect(verify(.systemBlue, record: .failed)?.contains("recorded") == true)
    #expect(verify(.systemBlue, record: .never) == nil)
  }

  @Test("another size is a difference that names both sizes")
  func size() throws {
    _ = verify(.systemRed, record: .missing)
    let message = try #require(verify(.systemRed, record: .never, width: 30))
    #expect(message.contains("40×20"))
    #expect(message.contains("60×20"))
  }

  @Test("nothing is recorded when nothing may be")
  func never() throws {
    let message = try #require(verify(.systemRed, record: .never))
    #expect(message.contains("there is no reference"))
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test("a damaged reference fails with a sentence that names it")
  func broken() throws {
    _ = verify(.systemRed, record: .missing)
    try Data("version https://git-lfs.github.com/spec/v1\n".utf8).write(
      to: URL(fileURLWithPath: picture))
    let message = try #require(verify(.systemRed, record: .never))
    #expect(message.contains(picture))
  }

  @Test("a cell's states and styles get pictures of their own")
  func states() {
    var content = UIListContentConfiguration.cell()
    content.text = "Hello"
    withKnownIssue {
      assertSnapshots(
        of: content, states: [.normal, .selected.and(.disabled)], styles: [.light, .dark],
        record: .all, file: "/tmp/cellophane-sample/StatesTests.swift", test: "cell()")
    }
    let folder = "/tmp/cellophane-sample/__Snapshots__/StatesTests/"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted()
    #expect(
      names == [
        "cell.normal.dark.png", "cell.normal.png", "cell.selected+disabled.dark.png",
        "cell.selected+disabled.png",
      ])
  }
}

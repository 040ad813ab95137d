import CelloTestSupport
import Foundation
import Synchronization
import Testing
import UIKit

@testable import CellophaneTesting

@MainActor @Suite struct VerifySnapshotTests {
  private let folder = TemporaryFolder()
  /// The pictures go beside it.
  private var testFile: String { folder.path + "/SampleTests.swift" }
  private var picture: String { folder.path + "/__Snapshots__/SampleTests/box.view.png" }

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
  func states() throws {
    var content = UIListContentConfiguration.cell()
    content.text = "Hello"
    func messages(_ mode: RecordMode) -> [String] {
      verifySnapshots(
        of: content, states: [.normal, .selected.and(.disabled)], styles: [.light, .dark],
        record: mode, file: testFile, test: "cell()")
    }
    let names = [
      "cell.normal", "cell.selected+disabled", "cell.normal.dark", "cell.selected+disabled.dark",
    ]
    #expect(messages(.never).map { $0.prefix { $0 != ":" } } == names.map { $0[...] })
    #expect(messages(.missing).map { $0.prefix { $0 != ":" } } == names.map { $0[...] })
    let pictures = folder.path + "/__Snapshots__/SampleTests"
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: pictures).sorted()
        == names.map { $0 + ".png" }.sorted())
    #expect(messages(.never) == [])
    content.text = "Goodbye"
    #expect(messages(.never).count == 4)
  }

  @Test("an assertion fails its test once for each picture that is wrong")
  func assertion() {
    let failures = Mutex(0)
    withKnownIssue {
      assertSnapshots(
        of: UIListContentConfiguration.cell(), states: [.normal, .selected],
        styles: [.light, .dark], record: .never, file: "/nosuch/StatesTests.swift", test: "cell()")
    } matching: { _ in
      failures.withLock { $0 += 1 }
      return true
    }
    #expect(failures.withLock { $0 } == 4)
  }
}

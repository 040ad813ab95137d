import CelloFiles
import CelloSnapshots
import CelloTestSupport
import Foundation
import Synchronization
import Testing

@testable import CellophaneTesting

private final class CallCounter: Sendable {
  private let count = Mutex(0)

  /// 0, 1, 2 and so on.
  func next() -> Int {
    count.withLock { count in
      defer { count += 1 }
      return count
    }
  }
}

/// Every system call of an assertion fails once, or is the last before the process is killed.
@Suite("A snapshot's file when a system call fails")
struct SnapshotFileTests {
  private let temporary = TemporaryFolder(inMemory: true)
  private var folder: String { temporary.path + "/tests" }
  private let old = Bitmap(width: 4, height: 4, filledWith: 0xff00_0000)
  private let new = Bitmap(width: 4, height: 4, filledWith: 0xffff_ffff)

  private func snapshot(_ calls: SystemCalls = .direct) -> SnapshotFile {
    SnapshotFile(
      testFile: folder + "/SomeTests.swift", test: "test()", name: "view",
      files: FileAccess(calls: calls))
  }

  @Test(
    "the reference is the old one or the new one, and the next run clears up",
    arguments: [ENOSPC, EIO, EXDEV, EINTR], [false, true])
  func recording(code: Int32, stops: Bool) throws {
    let path = snapshot().path
    var place = 0
    while true {
      try FileAccess.system.remove(folder)
      _ = snapshot().verify(old, record: .all)
      let counter = CallCounter()
      // A killed process makes no further call; EINTR would be repeated for ever.
      let calls = SystemCalls { [place] _ in
        let index = counter.next()
        guard stops ? index >= place : index == place else { return nil }
        return .error(stops ? EIO : code)
      }
      let sentence = snapshot(calls).verify(new, record: .failed)
      #expect(sentence != nil, "call \(place)")
      guard counter.next() > place else { break }
      let isOld = snapshot().verify(old, record: .never) == nil
      let isNew = snapshot().verify(new, record: .never) == nil
      #expect(isOld != isNew, "call \(place): \(sentence ?? "")")
      #expect(
        try FileAccess.system.names(in: FileAccess.parent(of: path)) == ["test.view.png"],
        "call \(place)")
      place += 1
    }
    #expect(place > 15)
  }

  @Test(
    "nothing is recorded without a font, and the message names it", arguments: RecordMode.allCases)
  func missingFont(mode: RecordMode) throws {
    let problem = "The font Inter was not found."
    let first = try #require(snapshot().verify(old, record: mode, fontProblem: problem))
    #expect(try !FileAccess.system.exists(snapshot().path))
    #expect(first.contains("there is no reference at \(snapshot().path)"))
    _ = snapshot().verify(old, record: .all)
    let second = try #require(snapshot().verify(new, record: mode, fontProblem: problem))
    #expect(second.contains("16 pixels differ"))
    for message in [first, second] {
      #expect(
        message.hasSuffix("\nNothing was recorded, because a font is missing. \(problem)"))
    }
    #expect(snapshot().verify(old, record: mode == .all ? .failed : mode) == nil)
  }

  @Test("messages do not control the terminal")
  func controlCharacters() throws {
    let file = SnapshotFile(
      testFile: folder + "/a\u{1b}[31m\nb/SomeTests.swift", test: "test()", name: "view")
    let messages = [
      file.verify(old, record: .never), file.verify(old, record: .missing),
      file.verify(new, record: .never),
    ]
    for message in messages {
      let lines = try #require(message).split(separator: "\n")
      #expect(lines.contains { $0.contains("/a\\u{1b}[31m\\u{a}b/") })
      #expect(
        lines.joined().unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
  }

  @Test("a full disk hides no difference")
  func fullDisk() throws {
    _ = snapshot().verify(old, record: .all)
    let calls = SystemCalls { $0 == .write ? .error(ENOSPC) : nil }
    let sentence = try #require(snapshot(calls).verify(new, record: .never))
    #expect(sentence.contains("16 pixels differ"))
    #expect(sentence.contains("The new picture was not written: "))
    #expect(sentence.contains("No space left on device"))
  }
}

import CelloSnapshots
import CelloTestSupport
import Foundation
import Testing
import UIKit

@testable import CellophaneTesting

/// The work of recording many snapshots of a test file.
@MainActor struct ManySnapshotsTests {
  private let folder = TemporaryFolder()

  @Test("the properties of all snapshots are rarely rewritten while snapshots are recorded")
  func rewrites() throws {
    let references = folder.path + "/references"
    let run = SnapshotRun(variables: ["SNAPSHOT_ARTIFACTS": folder.path + "/results"])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    // A file that is replaced is another one; a file to which properties are appended remains.
    var properties: UInt?
    var replacements: [Int] = []
    try SnapshotRun.$current.withValue(run) {
      for index in 0..<400 {
        label.text = "Row \(index)"
        let message = verifySnapshot(
          of: label, as: .image, named: "\(index)", record: .all,
          snapshotDirectory: references, testName: "rows()")
        #expect(message?.contains("recorded") == true)
        let current = try FileManager.default.attributesOfItem(atPath: references + "/resolved.txt")
        let number = current[.systemFileNumber] as? UInt
        if number != properties { replacements.append(index) }
        properties = number
      }
      run.finishRecording()
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: references)
    #expect(names.count { $0.hasSuffix(".png") } == 400)
    #expect(replacements.starts(with: 0..<32))
    // At most a quarter of the properties is appended, so the file is replaced after 1.25 times as
    // many snapshots each time.
    #expect(replacements.count { $0 >= 50 } <= 10)
    #expect(replacements.count { $0 >= 200 } <= 4)
  }
}

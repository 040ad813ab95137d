import CelloSnapshots
import CelloTestSupport
import Foundation
import Testing
import UIKit

@testable import CellophaneTesting

/// The time for recording many snapshots of a test file.
@MainActor struct RecordingTimeTests {
  private let folder = TemporaryFolder()

  /// The processor time that this thread has used, in milliseconds. It does not depend on other
  /// processes.
  private var milliseconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  @Test("recording a snapshot takes at most 8 ms, also if the folder has 1,900")
  func manySnapshots() throws {
    let run = SnapshotRun(variables: ["SNAPSHOT_ARTIFACTS": folder.path + "/results"])
    var times: [Double] = []
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    try SnapshotRun.$current.withValue(run) {
      for index in 0..<1_900 {
        label.text = "Row \(index)"
        let start = milliseconds
        let message = verifySnapshot(
          of: label, as: .image, named: "\(index)", record: .all,
          snapshotDirectory: folder.path + "/references", testName: "rows()")
        times.append(milliseconds - start)
        #expect(message?.contains("recorded") == true)
      }
      run.finishRecording()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/references")
      #expect(names.count { $0.hasSuffix(".png") } == 1_900)
    }
    let mean = times.reduce(0, +) / Double(times.count)
    let last = times.suffix(400).reduce(0, +) / 400
    #expect(mean <= 8, "\(mean) ms")
    // If a text of all snapshots were written for each of them, the last ones would take longer.
    #expect(last <= 8, "\(last) ms")
  }
}

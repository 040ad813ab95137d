// Names of earlier versions of swift-snapshot-testing, which many tests still use.
import SnapshotTesting
import UIKit
import XCTest

final class DeprecatedTests: SnapshotTestCase {
  override func setUp() {
    super.setUp()
    isRecording = false
    diffTool = "ksdiff"
  }

  func testMatching() {
    assertSnapshot(matching: [1, 2], as: .dump)
    assertSnapshot(matching: [1, 2], as: .dump, named: "recorded", record: false)
    let isRecording = isRecording
    assertSnapshots(matching: 1, as: ["a": .dump], record: isRecording)
    XCTAssertNil(verifySnapshot(matching: 2, as: .dump, named: "verified"))
  }
}

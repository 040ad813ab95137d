import CelloSnapshots
import CelloTestSupport
import Foundation
import Testing
import UIKit

@testable import CellophaneTesting

/// Accessibility audits in tests.
@MainActor struct PerformAccessibilityAuditTests {
  private func label(_ color: UIColor) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Notes"
    label.textColor = color
    label.backgroundColor = .systemBackground
    return label
  }

  @Test("each issue fails the test with a sentence")
  func failure() {
    withKnownIssue {
      performAccessibilityAudit(of: label(.systemBackground))
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "contrast: UILabel “Notes” has a contrast of 1.0 : 1. Text of this size needs 4.5 : 1."
      ]
    }
    performAccessibilityAudit(of: label(.label))
  }

  @Test("types and issues can be left out")
  func ignoring() {
    performAccessibilityAudit(of: label(.systemBackground), for: [.textClipped, .hitRegion])
    var issues: [AccessibilityAuditIssue] = []
    performAccessibilityAudit(of: label(.systemBackground)) {
      issues.append($0)
      return $0.auditType == .contrast
    }
    #expect(issues.map(\.view) == ["UILabel"])
    #expect(issues.map(\.figure) == ["1.0 : 1"])
  }

  @Test("the view is audited under the device and traits that are given")
  func traits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    performAccessibilityAudit(of: label(.white), traits: dark)
    var issues: [AccessibilityAuditIssue] = []
    performAccessibilityAudit(of: label(.white), on: .iPhone13) {
      issues.append($0)
      return true
    }
    #expect(issues.count == 1)
  }

  @Test("an error of the value or of the closure fails the test")
  func errors() throws {
    struct Failure: Error {}
    func view() throws -> UIView { throw Failure() }
    try withKnownIssue {
      performAccessibilityAudit(of: try view())
    } matching: {
      $0.comments.first?.rawValue.contains("threw Failure()") == true
    }
    withKnownIssue {
      performAccessibilityAudit(of: label(.systemBackground)) { _ in throw Failure() }
    }
  }

  @Test("a test outside the main actor can audit")
  nonisolated func concurrency() async {
    let make = { @MainActor @Sendable in label(.label) }
    await Task.detached {
      performAccessibilityAudit(of: MainThread.run { make() })
    }.value
  }

  @Test("a scene fails once for all cases that have an issue, unless it ignores it")
  func scenes() {
    let scene = Scene(
      group: "inbox", name: "message", shows: "a message",
      cases: .listed(.states(.normal, .selected), .style())
    ) { _ in label(.systemBackground) }
    withKnownIssue {
      performAccessibilityAudit(of: scene)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        "contrast: inbox/message/normal (and 3 more): UILabel “Notes”") == true
    }
    performAccessibilityAudit(of: scene.ignoringIssues(.contrast))
    performAccessibilityAudit(of: scene) { $0.text == "Notes" }
  }

  @Test("known issues can be a reference of text")
  func reference() throws {
    let folder = TemporaryFolder()
    func verify(_ color: UIColor, record: RecordMode) -> String? {
      let run = SnapshotRun(
        variables: ["SNAPSHOT_ARTIFACTS": folder.path + "/results"],
        identity: RunIdentity(process: .max, start: UInt64.random(in: 1...UInt64.max)))
      return SnapshotRun.$current.withValue(run) {
        verifySnapshot(
          of: label(color), as: .accessibilityAudit, named: "audit", record: record,
          snapshotDirectory: folder.path + "/references", testName: "label()")
      }
    }
    _ = verify(.systemBackground, record: .all)
    let text = try String(
      contentsOfFile: folder.path + "/references/label.audit.txt", encoding: .utf8)
    #expect(
      text
        == "contrast: UILabel “Notes” has a contrast of 1.0 : 1. Text of this size needs 4.5 : 1.\n"
    )
    #expect(verify(.systemBackground, record: .never) == nil)
    #expect(verify(.label, record: .never) != nil)
  }
}

import CelloGeometry
import Testing

@testable import CelloSnapshots

/// Issues of a scene.
struct SceneIssuesTests {
  private func issue(_ text: String, x: CGFloat = 0) -> AccessibilityAuditIssue {
    AccessibilityAuditIssue(
      .textClipped, view: "Cell", text: text, frame: CGRect(x: x, y: 0, width: 10, height: 10),
      figure: nil, "is truncated", advice: "Give it more room.")
  }

  @Test("an issue of several pictures is listed once, with all cases that look like them")
  func joined() throws {
    var issues = SceneIssues(scene: "cells/message")
    issues.add([issue("Notes")], of: try CaseName("light"), caseCount: 3)
    issues.add([issue("Notes", x: 5), issue("Mail")], of: try CaseName("dark"), caseCount: 2)
    #expect(issues.issues.map(\.caseCount) == [5, 2])
    #expect(issues.issues.map { $0.cases.map(\.text) } == [["light", "dark"], ["dark"]])
  }

  @Test("a picture that has an issue twice counts once")
  func twice() throws {
    var issues = SceneIssues(scene: "cells/message")
    issues.add([issue("Notes"), issue("Notes", x: 5)], of: try CaseName("light"), caseCount: 3)
    #expect(issues.issues.map(\.caseCount) == [3])
  }
}

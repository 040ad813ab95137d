/// The accessibility issues of a scene. An issue that several pictures have is listed once.
package struct SceneIssues {
  private let scene: String
  package private(set) var issues: [RunResult.Issue] = []
  private var indices: [AccessibilityAuditIssue: Int] = [:]

  package init(scene: String) { self.scene = scene }

  /// Adds the issues of a picture.
  ///
  /// - Parameters:
  ///   - found: the issues.
  ///   - name: the case that the picture shows.
  ///   - caseCount: the number of cases with the same picture.
  package mutating func add(
    _ found: [AccessibilityAuditIssue], of name: CaseName, caseCount: Int = 1
  ) {
    for issue in found {
      // The same text at a different location is the same issue.
      var key = issue
      key.frame = .zero
      if let position = indices[key] {
        // Several texts in a picture can have the same issue.
        guard issues[position].cases.last != name else { continue }
        issues[position].cases.append(name)
        issues[position].caseCount += caseCount
      } else {
        indices[key] = issues.count
        issues.append(
          RunResult.Issue(scene: scene, cases: [name], caseCount: caseCount, issue: issue))
      }
    }
  }
}

extension SnapshotScene {
  /// Returns the accessibility issues of all cases.
  ///
  /// - Throws: the errors that drawing a case throws.
  @MainActor package func issues(of types: AccessibilityAuditType) throws -> [RunResult.Issue] {
    var issues = SceneIssues(scene: path)
    for index in 0..<space.count {
      issues.add(try draw(space[index]).audit()(types), of: space[index])
    }
    return issues.issues
  }
}

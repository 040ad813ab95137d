extension VerificationRun {
  /// Finds accessibility issues in each distinct picture of a scene. Cases that look the same have
  /// the same issues, except for issues of accessibility labels, which pictures do not show.
  func audit(_ scene: SnapshotScene, _ pictures: [RunResult.Picture]) async {
    var futures: [Future<[AccessibilityAuditIssue]>] = []
    for picture in pictures {
      guard let audit = (try? scene.draw(picture.name))?.audit() else {
        futures.append(Future([]))
        continue
      }
      if drawer.pool.isFull { await drawer.pool.waitForCapacity() }
      futures.append(drawer.pool.result { _ in audit(.all) })
    }
    var issues = SceneIssues(scene: scene.path)
    for (picture, found) in zip(pictures, await futures.values()) {
      issues.add(found, of: picture.name, caseCount: picture.caseCount)
    }
    result.issues = (result.issues ?? []) + issues.issues
  }
}

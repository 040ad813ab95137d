extension VerificationRun {
  /// Looks for accessibility issues in each distinct picture of a scene. Cases that look the same
  /// have the same issues, but for what assistive technologies are told.
  func audit(_ scene: SnapshotScene, _ pictures: [RunResult.Picture]) async {
    var futures: [Future<[AccessibilityAuditIssue]>] = []
    for picture in pictures {
      guard let audit = (try? scene.draw(picture.name))?.audit() else {
        futures.append(Future([]))
        continue
      }
      futures.append(await drawer.pool.result { _ in audit(.all) })
    }
    var issues = SceneIssues(scene: scene.path)
    for (picture, future) in zip(pictures, futures) {
      issues.add(await future.value, of: picture.name, caseCount: picture.caseCount)
    }
    result.issues = (result.issues ?? []) + issues.issues
  }
}

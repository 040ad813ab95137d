/// All scenes, in the order in which they are shown.
package struct SnapshotCatalog: Sendable {
  package let scenes: [SnapshotScene]

  /// Creates a catalog of scenes.
  ///
  /// - Throws: ``CaseError/repeatedScene(_:)`` if two scenes have the same name.
  package init(_ scenes: [SnapshotScene]) throws(CaseError) {
    var paths: Set<String> = []
    for scene in scenes where !paths.insert(scene.path).inserted {
      throw .repeatedScene(scene.path)
    }
    self.scenes = scenes
  }

  package var caseCount: Int { scenes.reduce(0) { $0 + $1.space.count } }
}

import CelloSnapshots

extension SnapshotCatalogue {
  /// Every scene that there is: the gallery's, then the rasterizer's own.
  package static func all() throws(CaseError) -> SnapshotCatalogue {
    try SnapshotCatalogue(try gallery().scenes + RasterScenes.scenes())
  }
}

import CelloSnapshots

extension SnapshotCatalogue {
  /// Every scene that there is: the gallery's, the symbol library's pages, then the rasterizer's own.
  package static func all() throws(CaseError) -> SnapshotCatalogue {
    try SnapshotCatalogue(
      try gallery().scenes + SpecimenScenes.scenes() + RasterScenes.scenes())
  }
}

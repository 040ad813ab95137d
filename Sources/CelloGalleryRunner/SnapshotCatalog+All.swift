import CelloGallery
import CelloScenes
import CelloSnapshots

extension SnapshotCatalog {
  /// Everything that the gallery shows.
  package static func gallery() throws(CaseError) -> SnapshotCatalog {
    var scenes: [SnapshotScene] = []
    for scene in Gallery.scenes { scenes.append(try SnapshotScene(scene)) }
    return try SnapshotCatalog(scenes)
  }

  /// Every scene that there is: the gallery's, the symbol library's pages, then the rasterizer's
  /// own.
  package static func all() throws(CaseError) -> SnapshotCatalog {
    try SnapshotCatalog(
      try gallery().scenes + SpecimenScenes.scenes() + RasterScenes.scenes())
  }
}

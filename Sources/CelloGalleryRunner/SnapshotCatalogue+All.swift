import CelloGallery
import CelloScenes
import CelloSnapshots

extension SnapshotCatalogue {
  /// Everything that the gallery shows.
  package static func gallery() throws(CaseError) -> SnapshotCatalogue {
    var scenes: [SnapshotScene] = []
    for scene in Gallery.scenes { scenes.append(try SnapshotScene(scene)) }
    return try SnapshotCatalogue(scenes)
  }

  /// Every scene that there is: the gallery's, the symbol library's pages, then the rasterizer's
  /// own.
  package static func all() throws(CaseError) -> SnapshotCatalogue {
    try SnapshotCatalogue(
      try gallery().scenes + SpecimenScenes.scenes() + RasterScenes.scenes())
  }
}

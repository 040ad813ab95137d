import CelloGallery
import CellophaneGallery

@main struct RenderGallery: GalleryCommand {
  static let scenes = Gallery.everything
  static let references = ReferenceStorage.cover
  static let recordCommand = "scripts/record"
}

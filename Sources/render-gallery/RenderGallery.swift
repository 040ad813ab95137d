import CelloGallery
import CellophaneGallery

@main struct RenderGallery: GalleryCommand {
  static let scenes = Gallery.everything
  static let recordCommand = "scripts/record"
}

import CellophaneGallery
import InboxScenes

@main struct InboxGallery: GalleryCommand {
  static let scenes = inboxScenes
}

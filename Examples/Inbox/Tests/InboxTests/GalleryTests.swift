import CellophaneTesting
import InboxScenes
import Testing
import UIKit

/// Compares the gallery's scenes with the references of `swift run InboxGallery record`.
@MainActor @Suite struct GalleryTests {
  @Test(arguments: inboxScenes) func scene(_ scene: Scene) async {
    await assertSnapshots(of: scene)
  }
}

import CellophaneTesting
import InboxScenes
import Testing
import UIKit

/// The gallery's scenes, compared with what `swift run InboxGallery record` recorded.
@MainActor @Suite struct GalleryTests {
  @Test(arguments: inboxScenes) func scene(_ scene: Scene) async {
    await assertSnapshots(of: scene)
  }
}

import CelloRaster
import CelloScenes
import CelloSnapshots
import Testing
import UIKit

/// Pictures of film strips.
@MainActor struct FilmStripPictureTests {
  @Test("each frame is below the frame before it, with its time")
  func frames() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .white
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    inner.backgroundColor = .black
    view.addSubview(inner)
    let traits = UITraitCollection(displayScale: 1)
    let strip = DrawnCase.filmStrip(
      of: view, under: traits, .size(view.bounds.size), times: [0, 0.4]
    ) {
      UIView.animate(withDuration: 0.4) { inner.frame.origin.x = 30 }
    }
    let picture = try strip.picture().get()
    #expect(picture.width == 40 && picture.height == 80)
    let (black, white) = (0xff00_0000 as UInt32, 0xffff_ffff as UInt32)
    #expect([picture[5, 10], picture[35, 10]] == [black, white])
    #expect([picture[5, 54], picture[35, 54]] == [white, black])
    /// Returns a Boolean value that indicates whether something is drawn in the rows.
    func isDrawn(_ rows: Range<Int>) -> Bool {
      rows.contains { y in (0..<40).contains { picture[$0, y] >> 24 > 0 } }
    }
    #expect(isDrawn(20..<36) && isDrawn(64..<80))
    #expect(!isDrawn(36..<44))
  }
}

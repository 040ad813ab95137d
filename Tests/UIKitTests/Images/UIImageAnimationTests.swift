import Testing
@_spi(Cello) import UIKit

@MainActor struct UIImageAnimationTests {
  @Test("an animated image has its images and a duration, and is drawn as the first")
  func animated() throws {
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    let image = try #require(UIImage.animatedImage(with: [.add, .remove], duration: 0))
    #expect(image.images == [.add, .remove])
    #expect(image.duration == 2.0 / 30)
    #expect(image.size == UIImage.add.size)
    #expect(image != UIImage.add)
    #expect(UIImage.add.images == nil)
    #expect(UIImage.add.duration == 0)
    let view = UIImageView(image: image)
    let other = UIImageView(image: .add)
    #expect(DisplayListRecorder.record(view) == DisplayListRecorder.record(other))
  }

  @Test("the system's images are symbols, and a renderer's format has an image's scale")
  func systemImages() {
    for image in [
      UIImage.actions, .add, .remove, .checkmark, .strokedCheckmark,
    ] { #expect(image.isSymbolImage) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 5
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      _ in
    }
    #expect(image.imageRendererFormat.scale == 5)
  }
}

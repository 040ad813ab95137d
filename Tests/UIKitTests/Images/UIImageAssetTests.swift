import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor struct UIImageAssetTests {
  private func image(_ pixel: UInt32) -> UIImage {
    var bitmap = Bitmap(width: 1, height: 1)
    bitmap.pixels = [pixel]
    return UIImage(Picture(bitmap), scale: 1)
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  private func pixel(_ image: UIImage?, dark isDark: Bool) throws -> UInt32 {
    let view = UIImageView(image: image)
    view.overrideUserInterfaceStyle = isDark ? .dark : .light
    return try DisplayListRecorder.record(view).render(scale: 1)[0, 0]
  }

  @Test("an image of an asset is drawn as the variant of the view's traits")
  func variants() throws {
    let asset = UIImageAsset()
    #expect(asset.image(with: light).size == .zero)
    asset.register(image(0xff11_1111), with: light)
    asset.register(image(0xff22_2222), with: dark)
    let image = asset.image(with: light)
    #expect(image.imageAsset === asset)
    #expect(try pixel(image, dark: false) == 0xff11_1111)
    #expect(try pixel(image, dark: true) == 0xff22_2222)
    asset.register(self.image(0xff33_3333), with: dark)
    #expect(try pixel(image, dark: true) == 0xff33_3333)
    asset.unregisterImage(with: dark)
    #expect(try pixel(image, dark: true) == 0xff11_1111)
  }

  @Test("an image that is registered in an image's asset is drawn instead of it")
  func ownAsset() throws {
    let image = image(0xff11_1111)
    #expect(image.imageAsset === image.imageAsset)
    image.imageAsset?.register(self.image(0xff22_2222), with: dark)
    image.imageAsset?.register(image, with: light)
    #expect(try pixel(image, dark: false) == 0xff11_1111)
    #expect(try pixel(image, dark: true) == 0xff22_2222)
  }

  @Test("configurations have a language")
  func locale() {
    let german = UIImage.Configuration(locale: Locale(identifier: "de"))
    #expect(german.locale?.identifier == "de")
    #expect(german.withLocale(nil).locale == nil)
    #expect(UIImage.Configuration(traitCollection: dark).applying(german).locale == german.locale)
    let asset = UIImageAsset()
    asset.register(image(0xff11_1111), with: UIImage.Configuration(locale: nil))
    asset.register(image(0xff22_2222), with: german)
    #expect(asset.image(with: german).cgImage?.picture.bitmap.pixels == [0xff22_2222])
    #expect(asset.image(with: light).cgImage?.picture.bitmap.pixels == [0xff11_1111])
  }
}

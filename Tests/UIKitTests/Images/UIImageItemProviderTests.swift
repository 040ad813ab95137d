import Testing
import UIKit

struct UIImageItemProviderTests {
  private var image: UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    }
  }

  @Test("an image is handed over as its pixels")
  func handingOver() throws {
    let provider = NSItemProvider(object: image)
    #expect(provider.registeredTypeIdentifiers == ["public.png"])
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    #expect(!provider.canLoadObject(ofClass: NSString.self))
    var loaded: UIImage?
    provider.loadObject(ofClass: UIImage.self) { object, _ in loaded = object as? UIImage }
    #expect(loaded?.pngData() == image.pngData())
  }

  @Test("an image without pixels and data that is not an image are errors")
  func errors() {
    var error: (any Error)?
    NSItemProvider(object: UIImage()).loadObject(ofClass: UIImage.self) { error = $1 }
    #expect(error.map { "\($0)" } == "The image has no pixels.")

    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(Data([1, 2, 3]), nil)
      return nil
    }
    provider.loadObject(ofClass: UIImage.self) { error = $1 }
    #expect(
      error.map { "\($0)" }
        == "The data of the type 'public.png' is not an image that can be read.")
  }

  @Test("image literals are images of that name, or without size")
  func literals() {
    #expect(#imageLiteral(resourceName: "no such image").size == .zero)
    let image: UIImage = #imageLiteral(resourceName: "no such image")
    #expect(image.size == .zero)
  }
}

import CelloPNG
import CelloRaster
import CelloSnapshots
public import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A strategy that stores the pixels of an image.
  public static var image: Snapshotting { Snapshotting(pathExtension: "png", diffing: .image) }
}

extension Diffing where Value == UIImage {
  /// Stores images as PNG files and compares them pixel by pixel.
  public static var image: Diffing {
    var result = Diffing(
      toData: { image in
        Data((try? PNGEncoder().encode(image.snapshotBitmap)) ?? [])
      },
      fromData: { UIImage(data: $0) ?? UIImage() },
      diff: { old, new in
        let (expected, actual) = (old.snapshotBitmap, new.snapshotBitmap)
        let comparison = ImageComparison(expected: expected, actual: actual)
        guard !comparison.isEqual else { return nil }
        let difference = ImageComparison.differencePicture(expected: expected, actual: actual)
        let pictures = [("reference", expected), ("failure", actual), ("difference", difference)]
        return (
          comparison.description,
          pictures.compactMap { name, bitmap in
            (try? PNGEncoder().encode(bitmap)).map {
              SnapshotAttachment(name: "\(name).png", data: Data($0))
            }
          }
        )
      })
    result.comparesPixels = true
    return result
  }
}

extension UIImage {
  /// Creates an image of a case; an image of size zero if the case cannot be drawn.
  convenience init(drawing drawn: DrawnCase) {
    guard case .success(let picture) = drawn.picture() else {
      self.init()
      return
    }
    self.init(Picture(picture), scale: drawn.scale)
  }

  /// The pixels of the image. A symbol or a drawing is rendered under the current traits.
  var snapshotBitmap: Bitmap {
    if let picture { return picture.picture.bitmap }
    guard size.width > 0, size.height > 0 else { return Bitmap(width: 0, height: 0) }
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
    return drawn.picture?.picture.bitmap ?? Bitmap(width: 0, height: 0)
  }
}

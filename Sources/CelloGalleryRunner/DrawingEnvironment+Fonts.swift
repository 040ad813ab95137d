import CelloSnapshots
import CelloText
import Foundation

extension DrawingEnvironment {
  /// The fonts of the catalogue that the text engine uses, and the looks that are drawn.
  package static let current = DrawingEnvironment(
    profiles: ["iOS 26", "iOS 18"],
    digestOfFont: { name in
      for folder in FontCatalog.shared.folders {
        if let digest = try? ContentDigest.ofFile("\(folder)/\(name)") { return digest }
      }
      return nil
    },
    usedFonts: {
      var fonts: [String: PixelDigest] = [:]
      for (name, digest) in FontCatalog.shared.digests { fonts[name] = PixelDigest(digest) }
      return fonts
    })
}

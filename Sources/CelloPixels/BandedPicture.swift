/// A picture that is encoded band by band for its digest, so that its pixels need not be kept, and a
/// picture that differs in some bands does not have to be encoded again.
package struct BandedPicture {
  private var width = 0
  private var height = 0
  private var bands: [PixelRuns.Band] = []

  /// Creates an empty picture.
  package init() {}

  /// Sets the size. All bands must be set if the size or the number of bands changes.
  package mutating func setSize(width: Int, height: Int, bandCount: Int) {
    guard (width, height, bandCount) != (self.width, self.height, bands.count) else { return }
    (self.width, self.height) = (width, height)
    bands = Array(repeating: PixelRuns.Band(), count: bandCount)
  }

  /// Sets the pixels of a band. The bands divide the picture into whole rows, from top to bottom.
  package mutating func setBand(_ index: Int, _ pixels: UnsafeBufferPointer<UInt32>) {
    bands[index] = PixelRuns.Band(pixels, width: width)
  }

  /// The digest of the picture: the same as that of a bitmap with its pixels.
  package var digest: PixelDigest {
    var digest = ContentDigest()
    PixelRuns.forEachPiece(of: bands, width: width, height: height) { digest.add($0) }
    return digest.value
  }
}

extension FilmStripPicture {
  /// The digests of the frames and of their captions, in the order of the frames.
  package struct Digests: Hashable, Sendable {
    package var frames: [PixelDigest] = []
    package var captions: [PixelDigest] = []
  }

  /// Draws the frames and returns their digests. What is equal in successive frames is drawn once,
  /// and no pixels are kept.
  package func digests() -> Result<Digests, DrawingFailure> {
    do {
      return .success(
        try Renderer.withPooledRenderer { renderer in
          var digests = Digests()
          var bitmap = Bitmap(width: 0, height: 0)
          var picture = BandedPicture()
          var former: DrawnFrame?
          for frame in frames {
            let size = try Renderer.pixelSize(of: frame.list, scale: scale)
            if (size.width, size.height) == (layout.width, layout.height) {
              former = try renderer.drawBands(of: frame.list, scale: scale, after: former) {
                picture.setSize(width: $0.width, height: $0.height, bandCount: $0.bandCount)
                picture.setBand($1, $2)
              }
              digests.frames.append(picture.digest)
            } else {
              try renderer.render(frame.list, scale: scale, into: &bitmap)
              digests.frames.append(PixelDigest(padded(bitmap)))
            }
            try renderer.render(frame.caption, scale: scale, into: &bitmap)
            digests.captions.append(PixelDigest(bitmap))
          }
          return digests
        })
    } catch {
      return .failure(DrawingFailure(reason: "\(error)"))
    }
  }

  /// Returns a frame that is smaller than the others with transparent pixels around it.
  private func padded(_ frame: Bitmap) -> Bitmap {
    var result = Bitmap(width: layout.width, height: layout.height)
    result.copy(frame, x: 0, y: 0)
    return result
  }

  /// Returns the picture with all frames.
  package func bitmap() -> Result<Bitmap, DrawingFailure> {
    do {
      let size = size
      guard size.width <= Bitmap.longestSide, size.height <= Bitmap.longestSide,
        size.width * size.height <= Bitmap.maxPixelCount
      else {
        throw RasterError.size(
          width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale, scale: scale)
      }
      var result = Bitmap(width: size.width, height: size.height)
      try Renderer.withPooledRenderer { renderer in
        var bitmap = Bitmap(width: 0, height: 0)
        for (index, frame) in frames.enumerated() {
          let (x, y) = layout.origin(of: index)
          try renderer.render(frame.list, scale: scale, into: &bitmap)
          result.copy(bitmap, x: x, y: y)
          try renderer.render(frame.caption, scale: scale, into: &bitmap)
          result.copy(bitmap, x: x, y: y + layout.height)
        }
      }
      return result.pixels.isEmpty ? .failure(.noPixels(size)) : .success(result)
    } catch {
      return .failure(DrawingFailure(reason: "\(error)"))
    }
  }

  /// Returns the properties of the picture: its layout and the digests of the frames.
  package func properties(_ digests: Digests) -> ResolvedProperties {
    ResolvedProperties(
      [(FilmStripLayout.propertyName, layout.text)]
        + zip(frames, digests.frames).map { ($0.name, $1.description) })
  }

  /// Returns a digest that is equal for equal pictures with the same layout. Strips with the same
  /// digest have the same pixels, but it is not the digest of these pixels.
  func identity(_ digests: Digests) -> PixelDigest {
    var digest = ContentDigest()
    digest.add("film strip, \(frames.count) frames, \(size), \(layout.text)\n")
    for frame in digests.frames + digests.captions { digest.add(frame) }
    return digest.value
  }
}

extension Bitmap {
  /// Replaces pixels with those of another bitmap at a position. Pixels outside of this bitmap are
  /// ignored.
  fileprivate mutating func copy(_ other: Bitmap, x: Int, y: Int) {
    let (columns, rows) = (min(other.width, width - x), min(other.height, height - y))
    guard columns > 0 else { return }
    let width = width
    pixels.withUnsafeMutableBufferPointer { target in
      other.pixels.withUnsafeBufferPointer { source in
        guard let to = target.baseAddress, let from = source.baseAddress else { return }
        for row in 0..<max(rows, 0) {
          (to + (y + row) * width + x).update(from: from + row * other.width, count: columns)
        }
      }
    }
  }
}

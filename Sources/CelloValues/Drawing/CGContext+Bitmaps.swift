internal import CelloRaster

extension CGContext {
  /// Creates a context that draws on pixels in memory.
  ///
  /// Coordinates are in pixels, origin bottom left, y up. Rows are in memory from top to bottom.
  /// Components have 8 bits. In an RGB color space, pixels have 32 bits with one of the alpha infos
  /// `premultipliedFirst`, `premultipliedLast`, `noneSkipFirst` and `noneSkipLast`, in either order of
  /// bytes; in a gray one, they have 8 bits without opacity; with `alphaOnly`, they are the opacity.
  /// The context is `nil`, with a warning, for other formats, for a size of 0, and for rows that are
  /// shorter than their pixels.
  ///
  /// - Parameters:
  ///   - data: memory for `bytesPerRow * height` bytes, which has to exist as long as something is
  ///     drawn. Its pixels remain below what is drawn. If it is `nil`, the context has its own memory,
  ///     which is transparent or black.
  ///   - bytesPerRow: the distance of two rows in bytes; 0 for that of pixels without padding.
  ///   - bitmapInfo: a `CGImageAlphaInfo` and an order of bytes, combined as numbers.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard
      let bitmap = ContextBitmap(
        data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, space: space, info: CGBitmapInfo(rawValue: bitmapInfo))
    else { return nil }
    self.init(bitmap)
  }

  /// The address of the pixels of a bitmap context; `nil` for other contexts. The memory of the
  /// context exists as long as the context.
  public var data: UnsafeMutableRawPointer? {
    guard let bitmap else { return nil }
    drawEntries(on: bitmap)
    return bitmap.address()
  }

  /// The width of a bitmap context in pixels; 0 for other contexts.
  public var width: Int { bitmap?.width ?? 0 }

  /// The height of a bitmap context in pixels; 0 for other contexts.
  public var height: Int { bitmap?.height ?? 0 }

  /// The number of bits per component of a bitmap context: 8; 0 for other contexts.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }

  /// The number of bits per pixel of a bitmap context; 0 for other contexts.
  public var bitsPerPixel: Int { (bitmap?.format.byteCount ?? 0) * 8 }

  /// The number of bytes per row of a bitmap context; 0 for other contexts.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }

  /// The color space of a bitmap context; `nil` for other contexts.
  public var colorSpace: CGColorSpace? { bitmap?.space }

  /// The position of the opacity in the pixels of a bitmap context; `none` for other contexts.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .none
  }

  /// The format of the pixels of a bitmap context; empty for other contexts.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }

  /// Returns an image of the pixels, which later drawing does not change. It is `nil` if the context
  /// is not a bitmap context or an image context.
  ///
  /// Layers that have not ended are left out. The opacity of `alphaOnly` pixels is that of black ones.
  public func makeImage() -> CGImage? {
    if let bitmap {
      drawEntries(on: bitmap)
      return CGImage(Picture(bitmap.pixels))
    }
    guard let output = imageOutput else { return nil }
    return image(for: output).map { CGImage(Picture($0)) }
  }

  /// Returns the pixels of an image context; `nil` if its size is empty or needs too much memory.
  func image(for output: ImageOutput) -> Bitmap? {
    guard CGRect(origin: .zero, size: output.size).isDrawable, output.size.width > 0,
      output.size.height > 0
    else { return nil }
    let list = DisplayList(size: output.size, items: items)
    return list.bitmap(scale: output.scale, background: output.isOpaque ? .black : nil)
  }
}

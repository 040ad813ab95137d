internal import CelloRaster

/// The pixels of a bitmap context, in memory of the app or in memory of its own.
final class ContextBitmap {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let space: CGColorSpace
  let info: CGBitmapInfo
  let format: PixelFormat
  private let bytes: UnsafeMutableRawBufferPointer
  private let ownsBytes: Bool
  /// A Boolean value that indicates whether the app may know the address of the pixels, so that they
  /// have to show each drawing operation when it returns.
  private(set) var isVisible: Bool

  /// Creates pixels; `nil`, with a warning, for formats and sizes that are not supported.
  ///
  /// - Parameters:
  ///   - data: the memory of the app, whose pixels remain below what is drawn; `nil` for own memory,
  ///     which is transparent.
  ///   - bytesPerRow: the distance of two rows in bytes; 0 for that of pixels without padding.
  init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, info: CGBitmapInfo
  ) {
    let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    let bitsPerPixel = space.model == .monochrome || alpha == .alphaOnly ? 8 : 32
    // Core Graphics draws only on pixels with these forms of opacity.
    let isDrawable =
      switch alpha {
      case .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast: true
      case .some(.none), .alphaOnly: bitsPerPixel == 8
      default: false
      }
    guard isDrawable,
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: info)
    else {
      ResourceWarnings.note(
        "CGContext: pixels with \(bitsPerComponent) bits per component and the bitmap info "
          + "\(info.rawValue) are not supported. Use 8 bits with CGImageAlphaInfo.premultipliedLast."
      )
      return nil
    }
    let (size, overflows) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflows, size <= Work.pixels.limit,
      max(width, height) <= Bitmap.longestSide
    else {
      ResourceWarnings.note("CGContext: a bitmap cannot have \(width) × \(height) pixels.")
      return nil
    }
    let length = width * format.byteCount
    let bytesPerRow = bytesPerRow == 0 ? length : bytesPerRow
    let (count, isTooLong) = bytesPerRow.multipliedReportingOverflow(by: height)
    guard bytesPerRow >= length, !isTooLong else {
      ResourceWarnings.note(
        "CGContext: \(bytesPerRow) bytes per row are not enough for \(width) pixels, which need "
          + "\(length) bytes.")
      return nil
    }
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    (self.space, self.info, self.format) = (space, info, format)
    ownsBytes = data == nil
    isVisible = data != nil
    if let data {
      // The last row may end with its pixels.
      bytes = UnsafeMutableRawBufferPointer(start: data, count: count - bytesPerRow + length)
    } else {
      bytes = .allocate(byteCount: count, alignment: 16)
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
    }
  }

  deinit {
    if ownsBytes { bytes.deallocate() }
  }

  /// The transform from coordinates with the origin at the bottom to those of a display list; it is
  /// its own inverse.
  var transform: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// Returns the address of the pixels, which from now on show drawing operations at once.
  func address() -> UnsafeMutableRawPointer? {
    isVisible = true
    return bytes.baseAddress
  }

  /// Draws items over the pixels.
  func draw(_ items: [DisplayList.Item]) {
    guard !items.isEmpty else { return }
    let size = CGSize(width: width, height: height)
    let current = DisplayList.Item.image(
      DisplayList.ImageItem(picture: Picture(pixels), rect: CGRect(origin: .zero, size: size)))
    let list = DisplayList(size: size, items: [current] + items)
    if let result = list.bitmap(scale: 1) { write(result) }
  }

  /// A copy of the pixels.
  var pixels: Bitmap {
    var result = Bitmap(width: width, height: height)
    for row in 0..<height {
      for column in 0..<width {
        result[column, row] = format.pixel(
          UnsafeRawBufferPointer(bytes), at: row * bytesPerRow + column * format.byteCount)
      }
    }
    return result
  }

  private func write(_ bitmap: Bitmap) {
    for row in 0..<height {
      for column in 0..<width {
        format.write(
          bitmap[column, row], to: bytes, at: row * bytesPerRow + column * format.byteCount)
      }
    }
  }
}

internal import CelloJPEG
internal import CelloPNG
internal import CelloRaster

extension UIImage {
  /// Creates the image of PNG, JPEG or SVG data, with one pixel per point; `nil` for other data.
  ///
  /// A JPEG image has the orientation of its Exif data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates the image of PNG, JPEG or SVG data; `nil` for other data.
  ///
  /// - Parameter scale: the scale of a picture, in pixels per point. NaN, zero and negative values
  ///   are treated as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = try? AssetContent(image: data, file: "data") else { return nil }
    self.init(content, scale: scale)
  }

  /// Creates the image of a PNG, JPEG or SVG file; `nil` if it is missing, damaged or has another
  /// format.
  ///
  /// A name that ends in `@2x` or `@3x` specifies the scale. If there is no file at the path, names
  /// with these suffixes are tried, starting with the scale of the current traits. The error of an
  /// existing file is added to ``ResourceWarnings``.
  public convenience init?(contentsOfFile path: String) {
    for candidate in Self.candidates(for: path) {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder),
        !isFolder.boolValue, let content = AssetFiles.image(at: candidate.path)
      else { continue }
      self.init(content, scale: candidate.scale)
      return
    }
    return nil
  }

  private convenience init?(_ content: AssetContent, scale: CGFloat) {
    switch content {
    case .picture(let picture, let orientation):
      self.init(cgImage: CGImage(picture), scale: scale, orientation: Orientation(orientation))
    case .drawing(let list): self.init(list)
    case .symbol: return nil
    }
  }

  private static func candidates(for path: String) -> [(path: String, scale: CGFloat)] {
    let url = URL(fileURLWithPath: path)
    let pathExtension = url.pathExtension.isEmpty ? "png" : url.pathExtension
    let stem = url.deletingPathExtension().path
    for scale in 2...3 where stem.hasSuffix("@\(scale)x") { return [(path, CGFloat(scale))] }
    let wanted = Int(clamping: UITraitCollection.current.pixelGrid.scale)
    // The nearest scale at or above the current scale, then the smaller scales, in iOS's order.
    let scales = [1, 2, 3].sorted {
      ($0 >= wanted ? 0 : 1, $0 >= wanted ? $0 : -$0) < (
        $1 >= wanted ? 0 : 1, $1 >= wanted ? $1 : -$1
      )
    }
    return scales.map { scale in
      scale == 1
        ? (url.pathExtension.isEmpty ? stem + ".png" : path, 1)
        : ("\(stem)@\(scale)x.\(pathExtension)", CGFloat(scale))
    }
  }

  /// Returns the image as PNG data; `nil` if it has no pixels. Pictures are stored unchanged;
  /// symbols are drawn at their scale in their own colors.
  public func pngData() -> Data? {
    guard let bitmap = bitmap(), bitmap.width > 0, bitmap.height > 0,
      let bytes = try? PNGEncoder().encode(bitmap)
    else { return nil }
    return Data(bytes)
  }

  /// Returns the image as JPEG data; `nil` if it has no pixels, or more than 65,500 on a side.
  ///
  /// A picture is stored unchanged, with its orientation in Exif data. Translucent pixels are
  /// blended with white.
  ///
  /// - Parameter compressionQuality: the quality from 0, for the smallest data, to 1, for the best
  ///   picture. Other values are clamped; NaN is treated as 0.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    // NaN is not greater than 0.
    let share = compressionQuality > 0 ? min(compressionQuality, 1) : 0
    let quality = Int(clamping: share * 100 + 0.5)
    let (pixels, orientation) = storedBitmap()
    guard let pixels, pixels.width > 0, pixels.height > 0,
      let bytes = try? JPEGEncoder(quality: quality).encode(
        pixels, orientation: orientation.exif)
    else { return nil }
    return Data(bytes)
  }

  /// Returns the stored pixels and the orientation of a picture without other changes; otherwise
  /// the drawn pixels.
  private func storedBitmap() -> (Bitmap?, Orientation) {
    if case .picture(let picture, _) = values.content {
      var plain = ImageValues(values.content)
      plain.orientation = values.orientation
      if values == plain { return (picture.bitmap, values.orientation) }
    }
    return (bitmap(), .up)
  }

  /// Returns the pixels of the image as drawn without a view; `nil` if it cannot be drawn.
  func bitmap() -> Bitmap? {
    if case .picture(let picture, _) = values.content, values == ImageValues(values.content) {
      return picture.bitmap
    }
    let scale = scale
    let size = size
    let list = DisplayList(
      size: size,
      items: displayItems(
        in: CGRect(origin: .zero, size: size), tint: ownTint(in: traits), traits: traits))
    return list.bitmap(scale: scale)
  }

  /// Returns the tint color of an image without a view: its own tint color, or black.
  func ownTint(in traits: UITraitCollection) -> Color {
    values.tintColor?.color(in: traits) ?? .black
  }
}

extension UIImage.Orientation {
  init(_ orientation: EXIFOrientation) {
    self =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
  }

  var exif: EXIFOrientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}

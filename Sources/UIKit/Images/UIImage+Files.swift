internal import CelloJPEG
internal import CelloPNG
internal import CelloRaster

extension UIImage {
  /// The picture in PNG or JPEG data, one pixel per point, or the drawing in SVG data; `nil` for
  /// anything else.
  ///
  /// The orientation in the Exif data of a JPEG is that of the image.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture in PNG or JPEG data or the drawing in SVG data; `nil` for anything else.
  ///
  /// - Parameter scale: pixels per point of a picture. NaN, zero and negative values are treated as
  ///   1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = try? AssetContent(image: data, file: "data") else { return nil }
    self.init(content, scale: scale)
  }

  /// The picture in a PNG or JPEG file or the drawing in an SVG file; `nil` if it is missing, damaged or of
  /// another format.
  ///
  /// A name that ends in `@2x` or `@3x` specifies the pixels per point. If there is no file at the
  /// path, the names with these suffixes are tried, the current traits' scale first. The error of a
  /// file that exists is added to ``ResourceWarnings``.
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
    // The nearest scale above the wanted one, then those below, in iOS's order.
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

  /// The image as PNG data: pictures as they are, symbols drawn at their scale in their own
  /// colors; `nil` when it has no pixels.
  public func pngData() -> Data? {
    guard let bitmap = bitmap(), bitmap.width > 0, bitmap.height > 0,
      let bytes = try? PNGEncoder().encode(bitmap)
    else { return nil }
    return Data(bytes)
  }

  /// The image as JPEG data; `nil` when it has no pixels, or more than 65,500 on a side.
  ///
  /// A picture is stored as it is, with its orientation in Exif data. Translucent pixels are blended
  /// with white.
  ///
  /// - Parameter compressionQuality: from 0, the smallest data, to 1, the best picture. Other values
  ///   are moved to the nearest end; NaN is treated as 0.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    // Without NaN, which is not greater than 0.
    let share = compressionQuality > 0 ? min(compressionQuality, 1) : 0
    let quality = Int(clamping: share * 100 + 0.5)
    let (pixels, orientation) = storedBitmap()
    guard let pixels, pixels.width > 0, pixels.height > 0,
      let bytes = try? JPEGEncoder(quality: quality).encode(
        pixels, orientation: orientation.exif)
    else { return nil }
    return Data(bytes)
  }

  /// The pixels of a picture that only its orientation changes, with it; else those that are drawn.
  private func storedBitmap() -> (Bitmap?, Orientation) {
    if case .picture(let picture, _) = values.content {
      var plain = ImageValues(values.content)
      plain.orientation = values.orientation
      if values == plain { return (picture.bitmap, values.orientation) }
    }
    return (bitmap(), .up)
  }

  /// The pixels of the image as it is drawn without a view.
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

  /// The tint of an image that no view shows: its own, or black.
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

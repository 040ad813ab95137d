/// The images of PDF files.
enum PDFImage {
  /// Returns the pixels of an image with eight bits per component, or of a mask with one bit that is
  /// painted with a color.
  static func picture(
    _ stream: PDFStream, tint: Color, in document: PDFDocument, _ resources: [String: PDFObject]
  ) throws(AssetError) -> Picture {
    let dictionary = stream.dictionary
    let malformed = AssetError.malformedPDF(file: document.file, reason: "an image is not valid")
    guard let width = document.integer(dictionary["Width"] ?? dictionary["W"]), width > 0,
      let height = document.integer(dictionary["Height"] ?? dictionary["H"]), height > 0
    else { throw malformed }
    do throws(ExcessiveWork) {
      try Work.pixels.check(Double(width) * Double(height))
    } catch {
      throw .tooLarge(file: document.file, what: error.description)
    }
    if document.resolved(dictionary["ImageMask"]) == .boolean(true) {
      return try mask(stream, width, height, tint, malformed, in: document)
    }
    guard document.integer(dictionary["BitsPerComponent"]) == 8 else {
      throw .unsupportedPDF(
        file: document.file, what: "an image with other than eight bits per component")
    }
    let space = try PDFColorSpace(dictionary["ColorSpace"], in: document, resources)
    let samples = try document.decoded(stream)
    guard space.count > 0, samples.count >= width * height * space.count else { throw malformed }
    // The components of an image are fractions, and indices of tables are whole numbers.
    var factor = 1.0 / 255
    if case .indexed = space { factor = 1 }
    let alphas = try softMask(dictionary["SMask"], malformed, in: document)
    var bitmap = Bitmap(width: width, height: height)
    var known: [Color?] = space.count == 1 ? [Color?](repeating: nil, count: 256) : []
    for y in 0..<height {
      for x in 0..<width {
        let start = (y * width + x) * space.count
        var color: Color
        if space.count == 1, let table = known[Int(samples[start])] {
          color = table
        } else {
          color = space.color(
            samples[start..<start + space.count].map { Double($0) * factor })
          if space.count == 1 { known[Int(samples[start])] = color }
        }
        if let alphas {
          color.alpha =
            UInt16(
              alphas.samples[
                y * alphas.height / height * alphas.width + x * alphas.width / width]) * 257
        }
        bitmap[x, y] = color.premultiplied
      }
    }
    return Picture(bitmap)
  }

  private static func softMask(
    _ object: PDFObject?, _ malformed: AssetError, in document: PDFDocument
  ) throws(AssetError) -> (samples: [UInt8], width: Int, height: Int)? {
    guard case .stream(let stream) = document.resolved(object) else { return nil }
    guard let width = document.integer(stream.dictionary["Width"]), width > 0, width < 1 << 20,
      let height = document.integer(stream.dictionary["Height"]), height > 0, height < 1 << 20
    else { throw malformed }
    guard document.integer(stream.dictionary["BitsPerComponent"]) == 8 else {
      throw .unsupportedPDF(
        file: document.file, what: "an image mask with other than eight bits")
    }
    let samples = try document.decoded(stream)
    guard samples.count >= width * height else { throw malformed }
    return (samples, width, height)
  }

  private static func mask(
    _ stream: PDFStream, _ width: Int, _ height: Int, _ tint: Color, _ malformed: AssetError,
    in document: PDFDocument
  ) throws(AssetError) -> Picture {
    let samples = try document.decoded(stream)
    let stride = (width + 7) / 8
    guard samples.count >= stride * height else { throw malformed }
    // By default, pixels whose bit is 0 are painted.
    let isInverted = document.numbers(stream.dictionary["Decode"])?.first == 1
    let pixel = tint.premultiplied
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let bit = samples[y * stride + x / 8] >> (7 - x % 8) & 1
        if (bit == 1) == isInverted { bitmap[x, y] = pixel }
      }
    }
    return Picture(bitmap)
  }

  /// Returns an item with a picture in the unit square, whose origin is at the bottom left.
  static func item(
    _ picture: Picture, _ transform: CGAffineTransform, alpha: CGFloat
  ) -> DisplayList.Item {
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d < 0 {
      return .image(
        DisplayList.ImageItem(
          picture: picture,
          rect: CGRect(
            x: transform.tx, y: transform.ty + transform.d, width: transform.a,
            height: -transform.d), opacity: alpha))
    }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    return .group(
      DisplayList.Group(
        items: [.image(DisplayList.ImageItem(picture: picture, rect: unit, opacity: alpha))],
        transform: flip.concatenating(transform)))
  }
}

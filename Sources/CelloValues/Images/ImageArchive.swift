internal import CelloPNG
internal import CelloRaster
internal import CelloSymbols

/// The values of an image in an archive.
///
/// A system symbol is archived by its name and configuration. All other images are archived as the
/// pixels that they have for the current traits; the traits themselves are not archived.
struct ImageArchive: Codable {
  /// The name of a symbol.
  private var symbol: String?
  private var variableValue: Double?
  private var pointSize: Double?
  private var textStyle: String?
  private var weight: Int?
  private var symbolScale: Int?
  private var colorRule: String?
  private var colors: [ColorArchive]?
  /// The pixels of an image that is not a symbol, as PNG data.
  private var pixels: Data?
  private var scale: Double?
  private var orientation: Int
  private var renderingMode: Int
  private var tintColor: ColorArchive?
  private var flipsForRightToLeft: Bool
  /// Top, left, bottom, right.
  private var alignmentRectInsets: [Double]
  private var baselineOffset: Double?
  private var ignoresBaseline: Bool
  private var capInsets: [Double]
  private var resizingMode: Int
  private var isResizable: Bool
  private var frames: [ImageArchive]?
  private var duration: Double?

  init(_ image: UIImage) {
    let values = image.values
    orientation = UIImage.Orientation.up.rawValue
    switch values.content {
    case .empty: break
    case .symbol(let symbol):
      self.symbol = symbol.name
      orientation = values.orientation.rawValue
    case .picture(let picture, let scale):
      pixels = (try? PNGEncoder().encode(picture.bitmap)).map { Data($0) }
      self.scale = Double(scale)
      orientation = values.orientation.rawValue
    case .drawing, .asset:
      // Insets, colors and the like are applied again when the archive is drawn.
      let plain = UIImage(ImageValues(values.content))
      pixels = plain.pngData()
      scale = Double(plain.scale)
      orientation = values.orientation.rawValue
    }
    variableValue = values.variableValue
    renderingMode = values.renderingMode.rawValue
    if values.renderingMode == .automatic, case .asset = values.content, values.isTemplate {
      renderingMode = UIImage.RenderingMode.alwaysTemplate.rawValue
    }
    tintColor = values.tintColor.map { ColorArchive($0) }
    flipsForRightToLeft = values.flipsForRightToLeft
    alignmentRectInsets = Self.numbers(values.alignmentRectInsets)
    baselineOffset = values.baselineOffset.map { Double($0) }
    ignoresBaseline = values.ignoresBaseline
    capInsets = Self.numbers(values.capInsets)
    resizingMode = values.resizingMode.rawValue
    isResizable = values.isResizable
    frames = values.animation?.images.map { frame in
      // The first frame of an animation can be the animation itself.
      var still = frame.values
      still.animation = nil
      return ImageArchive(UIImage(still))
    }
    duration = values.animation?.duration
    archive(values.configuration.symbol)
  }

  private mutating func archive(_ configuration: UIImage.SymbolConfigurationValues) {
    switch configuration.size {
    case .points(let size): pointSize = Double(size)
    case .style(let style): textStyle = style.rawValue
    case nil: break
    }
    weight = configuration.weight.rawValue
    symbolScale = configuration.scale.rawValue
    switch configuration.colors {
    case .monochrome: colorRule = "monochrome"
    case .hierarchical(let color):
      colorRule = "hierarchical"
      colors = [ColorArchive(color)]
    case .palette(let palette):
      colorRule = "palette"
      colors = palette.map { ColorArchive($0) }
    case .multicolor: colorRule = "multicolor"
    case nil: break
    }
  }

  /// The values; `nil` if the symbol does not exist or the pixels are damaged.
  var values: ImageValues? {
    var values = ImageValues(.empty)
    if let symbol {
      guard let symbol = Symbol.system(named: symbol) else { return nil }
      values.content = .symbol(symbol)
    } else if let pixels {
      guard let image = UIImage(data: pixels, scale: CGFloat(scale ?? 1)) else { return nil }
      values.content = image.values.content
    }
    guard let orientation = UIImage.Orientation(rawValue: orientation),
      let renderingMode = UIImage.RenderingMode(rawValue: renderingMode),
      let resizingMode = UIImage.ResizingMode(rawValue: resizingMode),
      let alignmentRectInsets = Self.insets(alignmentRectInsets),
      let capInsets = Self.insets(capInsets)
    else { return nil }
    values.variableValue = variableValue
    values.configuration.symbol = configuration
    values.renderingMode = renderingMode
    values.tintColor = tintColor?.rule.map { UIColor($0) }
    values.orientation = orientation
    values.flipsForRightToLeft = flipsForRightToLeft
    values.alignmentRectInsets = alignmentRectInsets
    values.baselineOffset = baselineOffset.map { CGFloat($0) }
    values.ignoresBaseline = ignoresBaseline
    values.capInsets = capInsets
    values.resizingMode = resizingMode
    values.isResizable = isResizable
    if let frames, let duration {
      let images = frames.compactMap(\.values).map { UIImage($0) }
      guard images.count == frames.count else { return nil }
      values.animation = ImageValues.Animation(images: images, duration: duration)
    }
    return values
  }

  private var configuration: UIImage.SymbolConfigurationValues {
    var values = UIImage.SymbolConfigurationValues()
    if let textStyle {
      values.size = .style(UIFont.TextStyle(rawValue: textStyle))
    } else if let pointSize {
      values.size = .points(CGFloat(pointSize))
    }
    values.weight = weight.flatMap(UIImage.SymbolWeight.init(rawValue:)) ?? .unspecified
    values.scale = symbolScale.flatMap(UIImage.SymbolScale.init(rawValue:)) ?? .unspecified
    let colors = (colors ?? []).compactMap(\.rule).map { UIColor($0) }
    switch colorRule {
    case "monochrome": values.colors = .monochrome
    case "hierarchical": values.colors = colors.first.map { .hierarchical($0) }
    case "palette": values.colors = .palette(colors)
    case "multicolor": values.colors = .multicolor
    default: break
    }
    return values
  }

  private static func numbers(_ insets: UIEdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
  }

  private static func insets(_ numbers: [Double]) -> UIEdgeInsets? {
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return UIEdgeInsets(
      top: CGFloat(numbers[0]), left: CGFloat(numbers[1]), bottom: CGFloat(numbers[2]),
      right: CGFloat(numbers[3]))
  }
}

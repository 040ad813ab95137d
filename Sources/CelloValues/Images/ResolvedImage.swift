internal import CelloRaster
internal import CelloSymbols

/// An image resolved with traits: the selected variant and its size.
struct ResolvedImage {
  enum Content {
    case empty
    case symbol(SymbolDrawing)
    case picture(Picture)
    case drawing(DisplayList)
  }

  /// The parts of a resizable image.
  struct Slicing {
    /// The insets of the caps, in points.
    var capInsets: UIEdgeInsets
    var mode: UIImage.ResizingMode
    /// The width and height of the used part of the middle, in points; `nil` for all of it.
    var centerWidth: CGFloat?
    var centerHeight: CGFloat?
  }

  var content: Content
  /// The size of the upright image, in points. The size of a symbol is rounded up to whole pixels.
  var size: CGSize
  /// The scale, in pixels per point.
  var scale: CGFloat
  /// The distance of the baseline from the bottom, in points; `nil` without a baseline.
  var baselineOffset: CGFloat?
  /// The origin of the drawing in the image, which centers it in the rounded size.
  var origin = CGPoint.zero
  /// A Boolean value that indicates whether the image is mirrored horizontally.
  var isMirrored = false
  var slicing: Slicing?
  /// The insets of the rectangle by which an image of a catalog is aligned, in points.
  var alignmentInsets = UIEdgeInsets.zero

  init(_ values: ImageValues, traits: UITraitCollection) {
    let grid = traits.pixelGrid
    content = .empty
    size = .zero
    scale = grid.scale
    isMirrored = values.flipsForRightToLeft && traits.isRightToLeft
    if values.isResizable {
      slicing = Slicing(capInsets: values.capInsets, mode: values.resizingMode)
    }
    switch values.content {
    case .empty: break
    case .symbol(let symbol): setSymbol(symbol, values, traits: traits, grid: grid)
    case .picture(let picture, let scale): setPicture(picture, scale: scale)
    case .drawing(let list):
      content = .drawing(list)
      size = list.size
    case .asset(let asset):
      guard let shown = asset.shown(in: traits) else { return }
      isMirrored = isMirrored != shown.isMirrored
      switch shown.content {
      case .picture(let picture, _): setPicture(picture, scale: shown.scale)
      case .drawing(let list):
        content = .drawing(list)
        size = list.size
      case .symbol(let symbol): setSymbol(symbol, values, traits: traits, grid: grid)
      }
      let pixel = 1 / shown.scale
      alignmentInsets = shown.alignmentInsets.scaled(by: pixel)
      if let own = shown.slicing, !values.isResizable {
        slicing = Slicing(
          capInsets: own.capInsets.scaled(by: pixel),
          mode: own.tiles ? .tile : .stretch, centerWidth: own.centerWidth.map { $0 * pixel },
          centerHeight: own.centerHeight.map { $0 * pixel })
      }
    }
    if values.orientation.isQuarterTurn {
      size = CGSize(width: size.height, height: size.width)
    }
  }

  private mutating func setPicture(_ picture: Picture, scale: CGFloat) {
    content = .picture(picture)
    self.scale = scale
    size =
      CGSize(
        width: CGFloat(picture.bitmap.width) / scale,
        height: CGFloat(picture.bitmap.height) / scale
      ).clamped
  }

  private mutating func setSymbol(
    _ symbol: Symbol, _ values: ImageValues, traits: UITraitCollection, grid: PixelGrid
  ) {
    isMirrored = isMirrored || (symbol.mirrorsInRightToLeft && traits.isRightToLeft)
    var geometry = values.configuration.symbol.geometry(in: traits)
    geometry.isMirrored = isMirrored
    let drawing = SymbolDrawings.drawing(of: symbol, geometry)
    content = .symbol(drawing)
    size = CGSize(
      width: grid.roundedUp(drawing.size.width), height: grid.roundedUp(drawing.size.height))
    origin = CGPoint(
      x: (size.width - drawing.size.width) / 2, y: (size.height - drawing.size.height) / 2)
    baselineOffset = drawing.baselineOffsetFromBottom + origin.y
  }
}

extension UIEdgeInsets {
  fileprivate func scaled(by factor: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }
}

// Copies of an image with one difference.
extension UIImage {
  func changed(_ change: (inout ImageValues) -> Void) -> UIImage {
    var values = values
    if let variants { values.asset = variants }
    change(&values)
    return values == self.values ? self : UIImage(values)
  }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image in a color. For a template, such as a symbol, a view replaces the color with
  /// its tint color; use `.alwaysOriginal` to keep the color.
  public func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tintColor = color } }

  /// Returns the image in a color, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with the values that a configuration specifies.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    changed { $0.configuration = $0.configuration.applying(configuration.values) }
  }

  /// Returns the symbol with the values that a configuration specifies; `nil` for other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// Returns the image for traits, with the values of a configuration that the image does not
  /// specify.
  package func configured(
    with configuration: SymbolConfiguration?, compatibleWith traits: UITraitCollection
  ) -> UIImage {
    changed {
      if let configuration, $0.isSymbol {
        $0.configuration = configuration.values.applying($0.configuration)
      }
      $0.configuration.traits = traits
    }
  }

  /// Returns an image that is mirrored in right-to-left layouts.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Returns the image flipped horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns the image with insets for its alignment, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with a baseline at a distance from its bottom, in points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage {
    changed {
      $0.baselineOffset = nil
      $0.ignoresBaseline = true
    }
  }

  /// Returns a resizable image. The caps keep their size; the parts between them are tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image. The caps keep their size; the parts between them are tiled or
  /// stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }
}

extension UIImage.Orientation {
  var isMirrored: Bool { rawValue >= 4 }

  var isQuarterTurn: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation of the flipped picture. A flip after a quarter turn equals a flip before the
  /// opposite turn.
  package var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// The transform from the stored picture's unit square to the upright unit square.
  ///
  /// A clockwise quarter turn moves the top of the stored picture to the right.
  package var unitTransform: CGAffineTransform {
    let turn: CGAffineTransform =
      switch self {
      case .up, .upMirrored: .identity
      case .down, .downMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case .left, .leftMirrored: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      case .right, .rightMirrored: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      }
    guard isMirrored else { return turn }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0).concatenating(turn)
  }
}

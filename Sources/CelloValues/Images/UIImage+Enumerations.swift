extension UIImage {
  /// The way in which an image is colored: in its own colors or in the tint color.
  public enum RenderingMode: Int, Sendable {
    /// A template for symbols; otherwise the rendering that the asset specifies.
    case automatic = 0
    /// The image keeps its colors.
    case alwaysOriginal = 1
    /// The image is a template in the tint color.
    case alwaysTemplate = 2
  }

  /// The way in which the parts between the caps of a resizable image are filled.
  public enum ResizingMode: Int, Sendable {
    /// The parts are tiled.
    case tile = 0
    /// The parts are stretched.
    case stretch = 1
  }

  /// The rotation that makes the stored picture upright. A mirrored picture is first flipped
  /// horizontally.
  public enum Orientation: Int, Sendable {
    /// The picture is upright.
    case up = 0
    /// A half turn.
    case down = 1
    /// A quarter turn counterclockwise.
    case left = 2
    /// A quarter turn clockwise.
    case right = 3
    /// Flipped.
    case upMirrored = 4
    /// Flipped, then a half turn.
    case downMirrored = 5
    /// Flipped, then a quarter turn counterclockwise.
    case leftMirrored = 6
    /// Flipped, then a quarter turn clockwise.
    case rightMirrored = 7
  }

  /// A range of brightness of images.
  public enum DynamicRange: Int, Sendable {
    /// The range is not specified.
    case unspecified = -1
    /// The standard range.
    case standard = 0
    /// A limited high range.
    case constrainedHigh = 1
    /// The high range.
    case high = 2
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// The weight is not specified.
    case unspecified = 0
    /// The ultra-light weight.
    case ultraLight = 1
    /// The thin weight.
    case thin = 2
    /// The light weight.
    case light = 3
    /// The regular weight.
    case regular = 4
    /// The medium weight.
    case medium = 5
    /// The semibold weight.
    case semibold = 6
    /// The bold weight.
    case bold = 7
    /// The heavy weight.
    case heavy = 8
    /// The black weight.
    case black = 9

    /// Returns the corresponding font weight; regular if unspecified.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : UIFont.Weight.all[rawValue - 1]
    }
  }

  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The default scale: medium.
    case `default` = -1
    /// The scale is not specified.
    case unspecified = 0
    /// The small scale.
    case small = 1
    /// The medium scale.
    case medium = 2
    /// The large scale.
    case large = 3
  }
}

extension UIFont.Weight {
  /// Returns the nearest weight of symbols.
  public func symbolWeight() -> UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: index + 1) ?? .regular
  }
}

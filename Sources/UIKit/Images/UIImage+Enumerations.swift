extension UIImage {
  /// Whether an image keeps its colors or is painted with the tint color.
  public enum RenderingMode: Int, Sendable {
    /// A template if it is a symbol; otherwise as its asset specifies.
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// The way in which the parts between the caps of a resizable image fill their area.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// The rotation that makes the stored picture upright; a mirrored picture is flipped horizontally
  /// first.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    /// A quarter turn counterclockwise.
    case left = 2
    /// A quarter turn clockwise.
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// The range of brightness that a display shows.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// The corresponding font weight; regular if unspecified.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : UIFont.Weight.all[rawValue - 1]
    }
  }

  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The default scale: medium.
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }
}

extension UIFont.Weight {
  /// The nearest weight of symbols.
  public func symbolWeight() -> UIImage.SymbolWeight {
    UIImage.SymbolWeight(rawValue: index + 1) ?? .regular
  }
}

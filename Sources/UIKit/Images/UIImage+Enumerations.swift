extension UIImage {
  /// Whether an image keeps its colors or is a stencil for the tint color.
  public enum RenderingMode: Int, Sendable {
    /// A stencil if it is a symbol, and otherwise what its asset says.
    case automatic = 0
    case alwaysOriginal = 1
    case alwaysTemplate = 2
  }

  /// How the parts of a resizable image between its caps fill their room.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// How the stored picture has to be turned to be upright; the mirrored ones are mirrored left to
  /// right first.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    /// A quarter turn against the clock.
    case left = 2
    /// A quarter turn with the clock.
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

  /// How heavy a symbol's strokes are.
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

    /// The weight of the text that the symbol goes with; regular when unspecified.
    public func fontWeight() -> UIFont.Weight {
      self == .unspecified ? .regular : UIFont.Weight.all[rawValue - 1]
    }
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The usual one: medium.
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

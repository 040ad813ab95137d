/// The style properties of an element, most of which its children inherit.
struct SVGStyle {
  enum Paint: Hashable {
    case none
    case color(Color)
    /// The value of `color`.
    case current
  }

  var fill = Paint.color(.black)
  var fillOpacity: CGFloat = 1
  var fillRule = FillRule.nonZero
  var stroke = Paint.none
  var strokeOpacity: CGFloat = 1
  var strokeWidth: CGFloat = 1
  var lineCap = StrokeStyle.Cap.butt
  var lineJoin = StrokeStyle.Join.miter
  var miterLimit: CGFloat = 4
  var dashes: [CGFloat] = []
  var dashOffset: CGFloat = 0
  var color = Color.black
  var isVisible = true

  // Not inherited.

  var opacity: CGFloat = 1
  var isDisplayed = true

  /// The style that a child element inherits.
  var inherited: SVGStyle {
    var style = self
    style.opacity = 1
    return style
  }

  func paint(_ paint: Paint, opacity: CGFloat) -> Color? {
    let color: Color? =
      switch paint {
      case .none: nil
      case .color(let color): color
      case .current: self.color
      }
    return color.map { $0.multiplyingAlpha(by: opacity) }
  }

  /// The result of setting a property.
  enum Outcome {
    case done
    /// The property does not affect drawing, or has no effect on icons.
    case ignored
    case invalid
    /// The value would change the picture, but is not supported.
    case unsupported
  }

  mutating func set(_ property: String, to value: String) -> Outcome {
    if value == "inherit" { return .done }
    switch property {
    case "fill":
      guard let paint = Self.paint(value) else { return Self.paintOutcome(value) }
      fill = paint
    case "stroke":
      guard let paint = Self.paint(value) else { return Self.paintOutcome(value) }
      stroke = paint
    case "color":
      guard let read = SVGColor.color(value) else {
        return value == "currentColor" ? .done : .invalid
      }
      color = read
    case "fill-opacity":
      guard let number = Self.share(value) else { return .invalid }
      fillOpacity = number
    case "stroke-opacity":
      guard let number = Self.share(value) else { return .invalid }
      strokeOpacity = number
    case "opacity":
      guard let number = Self.share(value) else { return .invalid }
      opacity = number
    case "fill-rule":
      switch value {
      case "nonzero": fillRule = .nonZero
      case "evenodd": fillRule = .evenOdd
      default: return .invalid
      }
    case "stroke-width":
      guard let width = SVGLength.length(value), width >= 0 else { return .invalid }
      strokeWidth = width
    case "stroke-linecap":
      switch value {
      case "butt": lineCap = .butt
      case "round": lineCap = .round
      case "square": lineCap = .square
      default: return .invalid
      }
    case "stroke-linejoin":
      switch value {
      case "miter", "miter-clip", "arcs": lineJoin = .miter
      case "round": lineJoin = .round
      case "bevel": lineJoin = .bevel
      default: return .invalid
      }
    case "stroke-miterlimit":
      guard let limit = SVGLength.length(value), limit >= 1 else { return .invalid }
      miterLimit = limit
    case "stroke-dasharray":
      if value == "none" {
        dashes = []
      } else {
        var scanner = SVGScanner(value.replacing("px", with: ""))
        guard let numbers = scanner.numbers(), numbers.allSatisfy({ $0 >= 0 }) else {
          return .invalid
        }
        dashes = numbers
      }
    case "stroke-dashoffset":
      guard let offset = SVGLength.length(value) else { return .invalid }
      dashOffset = offset
    case "display": isDisplayed = value != "none"
    case "visibility": isVisible = value == "visible"
    case "filter", "mask", "clip-path", "marker", "marker-start", "marker-mid", "marker-end":
      return value == "none" ? .ignored : .unsupported
    case "mix-blend-mode", "paint-order", "vector-effect":
      return value == "normal" || value == "none" ? .ignored : .unsupported
    default: return .ignored
    }
    return .done
  }

  private static func paint(_ value: String) -> Paint? {
    switch value {
    case "none": Paint.none
    case "currentColor", "context-fill", "context-stroke": .current
    default: SVGColor.color(value).map { .color($0) }
    }
  }

  /// Returns the outcome of an unknown paint: gradients and patterns are unsupported; other values
  /// are invalid.
  private static func paintOutcome(_ value: String) -> Outcome {
    value.hasPrefix("url(") ? .unsupported : .invalid
  }

  private static func share(_ value: String) -> CGFloat? {
    var scanner = SVGScanner(value)
    scanner.skipSpace()
    guard let number = scanner.number() else { return nil }
    let isPercentage = scanner.skip("%")
    scanner.skipSpace()
    guard scanner.isAtEnd else { return nil }
    return min(max(isPercentage ? number / 100 : number, 0), 1)
  }
}

/// Lengths with units.
package enum SVGLength {
  /// Parses a length in user units, of which CSS defines 96 per inch; `nil` if parsing fails, and
  /// for relative units.
  package static func length(_ text: String) -> CGFloat? {
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number() else { return nil }
    let factor: CGFloat
    switch scanner.word() {
    case "", "px": factor = 1
    case "pt": factor = 4.0 / 3
    case "pc": factor = 16
    case "in": factor = 96
    case "mm": factor = 96 / 25.4
    case "cm": factor = 96 / 2.54
    default: return nil
    }
    scanner.skipSpace()
    return scanner.isAtEnd ? number * factor : nil
  }
}

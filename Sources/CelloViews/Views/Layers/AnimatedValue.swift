internal import CelloRaster

/// A value of a property that animations can change.
enum AnimatedValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor)
  case numbers([Double])
  case colors([CGColor])
  case transform(CATransform3D)
  case path(CGPath)
  /// Another object, which is not interpolated.
  case object(Any)

  init?(_ value: Any?) {
    guard let value else { return nil }
    switch value {
    case let number as Double: self = .number(number)
    case let number as CGFloat: self = .number(Double(number))
    case let number as Float: self = .number(Double(number))
    case let number as Int: self = .number(Double(number))
    case let flag as Bool: self = .number(flag ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let color as CGColor: self = .color(color)
    case let color as UIColor: self = .color(color.cgColor)
    case let path as CGPath: self = .path(path)
    case let path as UIBezierPath: self = .path(path.cgPath)
    case let colors as [CGColor]: self = .colors(colors)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let value as NSValue:
      if value.hasType(of: NSValue(point: .zero)) {
        self = .point(value.cgPointValue)
      } else if value.hasType(of: NSValue(size: .zero)) {
        self = .size(value.cgSizeValue)
      } else if value.hasType(of: NSValue(rect: .zero)) {
        self = .rect(value.cgRectValue)
      } else {
        self = .object(value)
      }
    case let values as [Any]:
      let numbers = values.compactMap { value -> Double? in
        if case .number(let number) = AnimatedValue(value) { number } else { nil }
      }
      let colors = values.compactMap { $0 as? CGColor }
      if numbers.count == values.count {
        self = .numbers(numbers)
      } else if colors.count == values.count {
        self = .colors(colors)
      } else {
        self = .object(value)
      }
    default: self = .object(value)
    }
  }

  /// The value in the type that apps use.
  var value: Any {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .numbers(let value): value.map { NSNumber(value: $0) }
    case .colors(let value): value
    case .transform(let value): value
    case .path(let value): value
    case .object(let value): value
    }
  }

  // MARK: Numbers inside

  /// The numbers that are interpolated separately; `nil` for values without components.
  var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [Double(point.x), Double(point.y)]
    case .size(let size): [Double(size.width), Double(size.height)]
    case .rect(let rect):
      [
        Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
        Double(rect.size.height),
      ]
    case .color(let color): Self.components(of: color)
    case .numbers(let numbers): numbers
    case .colors(let colors): colors.flatMap(Self.components)
    case .transform, .path, .object: nil
    }
  }

  private static func components(of color: CGColor) -> [Double] {
    let values = color.values
    return [values.red, values.green, values.blue, values.alpha]
  }

  /// Returns a value of the same type with other components; missing components are 0.
  func withComponents(_ components: [Double]) -> AnimatedValue {
    func number(_ index: Int) -> Double { index < components.count ? components[index] : 0 }
    func length(_ index: Int) -> CGFloat { CGFloat(number(index)) }
    func color(_ index: Int) -> CGColor {
      CGColor(
        ColorComponents(
          red: number(4 * index), green: number(4 * index + 1), blue: number(4 * index + 2),
          alpha: number(4 * index + 3)))
    }
    switch self {
    case .number: return .number(number(0))
    case .point: return .point(CGPoint(x: length(0), y: length(1)))
    case .size: return .size(CGSize(width: length(0), height: length(1)))
    case .rect:
      return .rect(CGRect(x: length(0), y: length(1), width: length(2), height: length(3)))
    case .color: return .color(color(0))
    case .numbers: return .numbers(components)
    case .colors(let colors): return .colors(colors.indices.map(color))
    case .transform, .path, .object: return self
    }
  }

  // MARK: Arithmetic

  /// Returns the interpolated value at a fraction: 0 for this value, 1 for the other, and values
  /// beyond for springs. Values that cannot be interpolated change at 0.5.
  func mixed(with other: AnimatedValue, _ share: Double) -> AnimatedValue {
    if share == 0 { return self }
    if share == 1 { return other }
    if case .transform(let from) = self, case .transform(let to) = other {
      return .transform(from.mixed(with: to, share))
    }
    if case .path(let from) = self, case .path(let to) = other,
      let mixed = from.path.mixed(with: to.path, CGFloat(share))
    {
      return .path(CGPath(mixed))
    }
    guard let from = components, let to = other.components, from.count == to.count else {
      return share < 0.5 ? self : other
    }
    return other.withComponents(zip(from, to).map { $0 + ($1 - $0) * share })
  }

  /// Returns the sum with a multiple of another value, for additive animations. Transforms are
  /// concatenated.
  func adding(_ other: AnimatedValue, times factor: Double = 1) -> AnimatedValue {
    if case .transform(let first) = self, case .transform(let second) = other {
      return factor == 1 ? .transform(CATransform3DConcat(second, first)) : self
    }
    guard let first = components, let second = other.components, first.count == second.count
    else { return self }
    return withComponents(zip(first, second).map { $0 + factor * $1 })
  }
}

extension Path {
  /// Returns the interpolated path at a fraction; `nil` if the paths have different elements.
  func mixed(with other: Path, _ share: CGFloat) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    var result = Path()
    for (from, to) in zip(elements, other.elements) {
      switch (from, to) {
      case (.move(let from), .move(let to)): result.move(to: mix(from, to))
      case (.line(let from), .line(let to)): result.addLine(to: mix(from, to))
      case (.quadratic(let control, let end), .quadratic(let otherControl, let otherEnd)):
        result.addQuadratic(to: mix(end, otherEnd), control: mix(control, otherControl))
      case (.cubic(let first, let second, let end), .cubic(let first2, let second2, let end2)):
        result.addCubic(
          to: mix(end, end2), control1: mix(first, first2), control2: mix(second, second2))
      case (.close, .close): result.close()
      default: return nil
      }
    }
    return result
  }
}

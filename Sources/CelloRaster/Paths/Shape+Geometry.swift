extension Shape {
  /// The rectangle of a rectangle or rounded rectangle; `nil` for paths.
  package var rect: CGRect? {
    switch self {
    case .rect(let rect): rect
    case .roundedRect(let rounded): rounded.rect
    case .path: nil
    }
  }

  /// The smallest rectangle that contains the shape; `CGRect.null` for an empty path.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect): rect.standardized
    case .roundedRect(let rounded): rounded.rect.standardized
    case .path(let path, _): path.bounds
    }
  }

  /// Returns the translated shape.
  package func offsetBy(dx: CGFloat, dy: CGFloat) -> Shape {
    guard dx != 0 || dy != 0 else { return self }
    switch self {
    case .rect(let rect): return .rect(rect.offsetBy(dx: dx, dy: dy))
    case .roundedRect(var rounded):
      rounded.rect = rounded.rect.offsetBy(dx: dx, dy: dy)
      return .roundedRect(rounded)
    case .path(let path, let rule):
      return .path(path.applying(CGAffineTransform(translationX: dx, y: dy)), rule)
    }
  }

  /// Returns the transformed shape; a path, unless the result is a rectangle or rounded rectangle.
  package func applying(_ transform: CGAffineTransform) -> Shape {
    if transform.isIdentity { return self }
    switch self {
    case .rect(let rect):
      let isUpright = transform.b == 0 && transform.c == 0
      return isUpright
        ? .rect(rect.applying(transform)) : .path(Path(rect).applying(transform), .nonZero)
    case .roundedRect(var rounded):
      let keepsShape =
        transform.b == 0 && transform.c == 0 && transform.a == transform.d && transform.a > 0
      guard keepsShape else { return .path(Path(rounded).applying(transform), .nonZero) }
      rounded.rect = rounded.rect.applying(transform)
      rounded.radius *= transform.a
      return .roundedRect(rounded)
    case .path(let path, let rule): return .path(path.applying(transform), rule)
    }
  }
}

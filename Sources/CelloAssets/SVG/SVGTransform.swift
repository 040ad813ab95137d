/// The value of a `transform` attribute.
package enum SVGTransform {
  /// Parses a list of transforms and returns their product, in which the last transform is applied
  /// first; `nil` if the list is malformed.
  package static func transform(_ text: String) -> CGAffineTransform? {
    var scanner = SVGScanner(text)
    var result = CGAffineTransform.identity
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let name = scanner.word()
      scanner.skipSpace()
      guard scanner.skip("(") else { return nil }
      var numbers: [CGFloat] = []
      scanner.skipSpace()
      while !scanner.skip(")") {
        guard numbers.count < 6, let number = scanner.number() else { return nil }
        numbers.append(number)
        scanner.skipSeparator()
      }
      guard let step = transform(name, numbers) else { return nil }
      result = step.concatenating(result)
      guard result.isSensible else { return nil }
      scanner.skipSeparator()
    }
    return result
  }

  private static func transform(_ name: String, _ numbers: [CGFloat]) -> CGAffineTransform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      return CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): return CGAffineTransform(translationX: numbers[0], y: 0)
    case ("translate", 2): return CGAffineTransform(translationX: numbers[0], y: numbers[1])
    case ("scale", 1): return CGAffineTransform(scaleX: numbers[0], y: numbers[0])
    case ("scale", 2): return CGAffineTransform(scaleX: numbers[0], y: numbers[1])
    case ("rotate", 1): return rotation(numbers[0])
    case ("rotate", 3):
      return CGAffineTransform(translationX: -numbers[1], y: -numbers[2])
        .concatenating(rotation(numbers[0]))
        .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
    case ("skewX", 1):
      return tangent(numbers[0]).map { CGAffineTransform(a: 1, b: 0, c: $0, d: 1, tx: 0, ty: 0) }
    case ("skewY", 1):
      return tangent(numbers[0]).map { CGAffineTransform(a: 1, b: $0, c: 0, d: 1, tx: 0, ty: 0) }
    default: return nil
    }
  }

  private static func rotation(_ degrees: CGFloat) -> CGAffineTransform {
    let (cosine, sine) = (Double(degrees) * Double.pi / 180).unitVector
    return CGAffineTransform(
      a: CGFloat(cosine), b: CGFloat(sine), c: CGFloat(-sine), d: CGFloat(cosine), tx: 0, ty: 0)
  }

  private static func tangent(_ degrees: CGFloat) -> CGFloat? {
    let (cosine, sine) = (Double(degrees) * Double.pi / 180).unitVector
    return cosine == 0 ? nil : CGFloat(sine / cosine)
  }
}

/// Returns a length with at most three decimals and no trailing zeros, independent of the locale.
/// Half a thousandth is rounded away from zero, and the result is never `-0`.
package func printed(_ length: CGFloat) -> String {
  guard length.isFinite else { return length.isNaN ? "nan" : length < 0 ? "-inf" : "inf" }
  guard length.magnitude < 1e12 else { return "\(Double(length))" }
  let thousandths = Int(clamping: length.magnitude * 1000 + 0.5)
  var text = (length < 0 && thousandths > 0 ? "-" : "") + String(thousandths / 1000)
  guard thousandths % 1000 > 0 else { return text }
  // A digit before the fraction preserves its leading zeros.
  var fraction = thousandths % 1000 + 1000
  while fraction % 10 == 0 { fraction /= 10 }
  text += "."
  text += String(fraction).dropFirst()
  return text
}

/// Returns `(x, y, width, height)`.
package func printed(_ rect: CGRect) -> String {
  "(\(printed(rect.origin.x)), \(printed(rect.origin.y)), "
    + "\(printed(rect.size.width)), \(printed(rect.size.height)))"
}

/// Returns `width×height`.
package func printed(_ size: CGSize) -> String {
  "\(printed(size.width))×\(printed(size.height))"
}

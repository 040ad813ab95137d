// Source: docs/measurements/descriptions.md#views.
extension UIView {
  /// The implementation of ``description``.
  final var fullDescription: String {
    var parts = ["<\(ObjectIdentity.text(self))"]
    let kind: AnyClass = type(of: self)
    if let base = Self.systemClass(of: kind), base != kind {
      parts.append("baseClass = \(_classDescription(base))")
    }
    parts.append("frame = \(Self.text(frame))")
    let anchor = layer.anchorPoint
    if anchor != CGPoint(x: 0.5, y: 0.5) {
      parts.append("anchorPoint = (\(Self.short(anchor.x)), \(Self.short(anchor.y)))")
    }
    if let text = describedText { parts.append("text = '\(Self.shortened(text))'") }
    if !transform.isIdentity {
      let values = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      parts.append("transform = [\(values.map(Self.exact).joined(separator: ", "))]")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(Self.short(alpha))") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.letters)") }
    if !autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let gestureRecognizers {
      parts.append(
        "gestureRecognizers = <\(ObjectIdentity.text(NSArray(array: gestureRecognizers)))>")
    }
    if let keys = layer.animationKeys(), !keys.isEmpty {
      let animations = keys.map { key in
        "\(key)=\(layer.animation(forKey: key).map { "<\(ObjectIdentity.text($0))>" } ?? "(null)"); "
      }
      parts.append("animations = { \(animations.joined())}")
    }
    if let ownTintColor { parts.append("tintColor = \(Self.text(ownTintColor))") }
    if let backgroundColor { parts.append("backgroundColor = \(Self.text(backgroundColor))") }
    parts.append("layer = <\(ObjectIdentity.text(layer))>")
    return (parts + describedDetails).joined(separator: "; ") + ">"
  }

  /// Returns a pair of numbers in braces, with all of their digits.
  nonisolated package static func braced(_ values: [CGFloat]) -> String {
    "{\(values.map(exact).joined(separator: ", "))}"
  }

  /// Returns the nearest class that belongs to UIKit: its name has no module.
  private static func systemClass(of kind: AnyClass) -> AnyClass? {
    var next: AnyClass? = kind
    while let kind = next, _classDescription(kind).contains(".") {
      next = _getSuperclass(kind)
    }
    return next
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(short(rect.minX)) \(short(rect.minY)); \(short(rect.width)) \(short(rect.height)))"
  }

  /// Returns the description of a color; dynamic colors have an address here, as on iOS.
  private static func text(_ color: UIColor) -> String {
    let description = color.description
    guard description.hasPrefix("<"), let end = description.firstIndex(where: { ";>".contains($0) })
    else { return description }
    return "\(description[..<end]): \(ObjectIdentity.address(of: color))\(description[end...])"
  }

  /// Returns the start of a long text.
  private static func shortened(_ text: String) -> String {
    text.count > 25 ? text.prefix(25) + "..." : text
  }

  /// Returns a number with six digits.
  nonisolated private static func short(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }

  /// Returns a number with all of its digits.
  nonisolated private static func exact(_ value: CGFloat) -> String {
    String(format: "%.17g", Double(value))
  }
}

extension UIView.AutoresizingMask {
  /// The flexible lengths, such as `W+H`.
  fileprivate var letters: String {
    let names: [(Self, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

internal import CelloText

extension UIFont {
  /// The published distance between the baselines of the text style, in points, which is less than
  /// the line height at the largest sizes.
  package var lineAdvance: CGFloat { values.lineAdvance ?? lineHeight + leading }

  final var metrics: FontMetrics { values.description.metrics }
}

extension UIFont {
  /// Creates the font with a family, full or PostScript name in a size; `nil` if no such font is
  /// registered.
  ///
  /// The private names of the system font yield the system font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let descriptor = UIFontDescriptor(name: fontName, size: 0)
    if case .named = descriptor.values.family {
      guard (try? FontCatalog.shared.glyphFont(for: descriptor.values.description)) != nil else {
        return nil
      }
    }
    self.init(descriptor.values.resized(to: Self.valid(fontSize)))
  }

  static let weightNames = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
}

extension FontValues {
  /// The registered face of the font; `nil` for the system font and unknown families.
  var registered: FontCatalog.RegisteredFont? {
    guard case .named(let name) = family else { return nil }
    let description = description
    return FontCatalog.shared.registeredFont(
      named: name, weight: description.weight, isItalic: description.isItalic)
  }
}

internal import CelloText

// Lengths are in points. The system font has the metrics of Apple's font, regardless of the font
// that draws its glyphs; other families have their own metrics.
extension UIFont {
  /// The distance from the baseline up to the top of the line box, in points.
  public var ascender: CGFloat { metrics.ascender }
  /// The distance from the baseline to the bottom of the line box, in points; negative.
  public var descender: CGFloat { metrics.descender }
  /// The height of the line box, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// The space between the line boxes of a paragraph, in points: for a text style's font, the line
  /// advance minus the line height; for other fonts, the line gap of the font file.
  public var leading: CGFloat {
    let metrics = metrics
    return values.lineAdvance.map { max($0 - metrics.lineHeight, 0) } ?? metrics.leading
  }
  /// The published distance between the baselines of the text style, in points, which is less than
  /// the line height at the largest sizes.
  package var lineAdvance: CGFloat { values.lineAdvance ?? lineHeight + leading }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of the letter x, in points.
  public var xHeight: CGFloat { metrics.xHeight }

  private var metrics: FontMetrics { values.description.metrics }
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

  /// The names of the registered families, sorted. On iOS they include the system's families.
  public class var familyNames: [String] {
    Set(FontCatalog.shared.registeredFonts.map(\.familyName)).sorted()
  }

  /// Returns the PostScript names of a registered family's faces, sorted; empty for an unknown
  /// family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let wanted = familyName.lowercased()
    return Set(
      FontCatalog.shared.registeredFonts.filter { $0.familyName.lowercased() == wanted }
        .map(\.postScriptName)
    ).sorted()
  }

  /// The name of the family; a private name for the system font, as on iOS.
  public var familyName: String {
    switch values.family {
    case .system(let design): design.familyName
    case .named(let name): values.registered?.familyName ?? name
    }
  }

  /// The PostScript name of the font; a private name for the system font, as on iOS.
  public var fontName: String {
    switch values.family {
    case .system(let design):
      "\(design.fontNamePrefix)-\(Self.weightNames[values.effectiveWeight.index])"
        + (values.isItalic ? "Italic" : "")
    case .named(let name): values.registered?.postScriptName ?? name
    }
  }

  private static let weightNames = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
}

extension FontValues {
  /// The registered face of the font; `nil` for the system font and unknown families.
  fileprivate var registered: FontCatalog.RegisteredFont? {
    guard case .named(let name) = family else { return nil }
    let description = description
    return FontCatalog.shared.registeredFont(
      named: name, weight: description.weight, isItalic: description.isItalic)
  }
}

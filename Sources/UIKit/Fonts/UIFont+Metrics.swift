internal import CelloText

// In points. The system font has the metrics of Apple's font, whichever font draws its glyphs;
// other families have their own metrics.
extension UIFont {
  /// From the baseline up to the top of the line box.
  public var ascender: CGFloat { metrics.ascender }
  /// From the baseline down to the bottom of the line box; negative.
  public var descender: CGFloat { metrics.descender }
  /// Height of the line box.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// The distance between the line boxes of a paragraph: the rest of the line advance for a text
  /// style's font, and the font file's line gap for others.
  public var leading: CGFloat {
    let metrics = metrics
    return values.lineAdvance.map { max($0 - metrics.lineHeight, 0) } ?? metrics.leading
  }
  /// The published distance between baselines of the text style, which is less than the line height
  /// at the largest sizes.
  package var lineAdvance: CGFloat { values.lineAdvance ?? lineHeight + leading }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }

  private var metrics: FontMetrics { values.description.metrics }
}

extension UIFont {
  /// The font of a family, full or PostScript name in a size; `nil` if none has been registered.
  ///
  /// The system font's private names give the system font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let descriptor = UIFontDescriptor(name: fontName, size: 0)
    if case .named = descriptor.values.family {
      guard (try? FontCatalog.shared.glyphFont(for: descriptor.values.description)) != nil else {
        return nil
      }
    }
    self.init(descriptor.values.resized(to: Self.valid(fontSize)))
  }

  /// The registered families, sorted. On iOS they include the system's.
  public class var familyNames: [String] {
    Set(FontCatalog.shared.registeredFonts.map(\.familyName)).sorted()
  }

  /// The PostScript names of a registered family's faces, sorted; empty for a family that is not
  /// registered.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let wanted = familyName.lowercased()
    return Set(
      FontCatalog.shared.registeredFonts.filter { $0.familyName.lowercased() == wanted }
        .map(\.postScriptName)
    ).sorted()
  }

  /// The family name; private for the system font, as on iOS.
  public var familyName: String {
    switch values.family {
    case .system(let design): design.familyName
    case .named(let name): values.registered?.familyName ?? name
    }
  }

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
  /// The face of a registered family's font; `nil` for the system font and families that are not
  /// registered.
  fileprivate var registered: FontCatalog.RegisteredFont? {
    guard case .named(let name) = family else { return nil }
    let description = description
    return FontCatalog.shared.registeredFont(
      named: name, weight: description.weight, isItalic: description.isItalic)
  }
}

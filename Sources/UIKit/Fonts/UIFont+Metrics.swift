internal import CelloText

// In points. The system font has the figures of Apple's, whatever draws its letters; other families have their own.
extension UIFont {
  /// From the baseline up to the top of the line box.
  public var ascender: CGFloat { metrics.ascender }
  /// From the baseline down to the bottom of the line box; negative.
  public var descender: CGFloat { metrics.descender }
  /// Height of the line box.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// What lies between the line boxes of a paragraph: for the font of a text style what its line advance leaves, for
  /// others what the font file says.
  public var leading: CGFloat {
    let metrics = metrics
    return values.lineAdvance.map { max($0 - metrics.lineHeight, 0) } ?? metrics.leading
  }
  /// From baseline to baseline, in the printed figures of the text styles, which for the largest sizes are less than
  /// the line height.
  package var lineAdvance: CGFloat { values.lineAdvance ?? lineHeight + leading }
  public var capHeight: CGFloat { metrics.capHeight }
  public var xHeight: CGFloat { metrics.xHeight }

  private var metrics: FontMetrics { values.description.metrics }
}

extension UIFont {
  /// The font of that family, full or PostScript name in a size; `nil` when none has been registered.
  ///
  /// The system font's private names lead to the system font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let descriptor = UIFontDescriptor(name: fontName, size: 0)
    if case .named = descriptor.values.family {
      guard (try? FontCatalog.shared.glyphFont(for: descriptor.values.description)) != nil else {
        return nil
      }
    }
    self.init(descriptor.values.resized(to: Self.valid(fontSize)))
  }

  /// The families that have been registered, sorted. On iOS the system's own come with them; here the system has one.
  public class var familyNames: [String] {
    Set(FontCatalog.shared.registeredFonts.map(\.familyName)).sorted()
  }

  /// The PostScript names of a registered family's faces, sorted; none for a family that is not registered.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    let wanted = familyName.lowercased()
    return Set(
      FontCatalog.shared.registeredFonts.filter { $0.familyName.lowercased() == wanted }
        .map(\.postScriptName)
    ).sorted()
  }

  /// The family's name; the system font has a private one, as on iOS.
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
  /// What draws a font of a registered family; `nil` for the system font and families that are not registered.
  fileprivate var registered: FontCatalog.RegisteredFont? {
    guard case .named(let name) = family else { return nil }
    let description = description
    return FontCatalog.shared.registeredFont(
      named: name, weight: description.weight, isItalic: description.isItalic)
  }
}

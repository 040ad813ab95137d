// In points. The system font has the figures of Apple's, whatever draws its letters.
extension UIFont {
  /// From the baseline up to the top of the line box.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// From the baseline down to the bottom of the line box; negative.
  public var descender: CGFloat { pointSize * -494 / 2048 }
  /// Height of the line box.
  public var lineHeight: CGFloat { ascender - descender }
  /// What lies between the line boxes of a paragraph: some for the font of a text style, nothing for others.
  public var leading: CGFloat { values.lineAdvance.map { max($0 - lineHeight, 0) } ?? 0 }
  /// From baseline to baseline, in the printed figures of the text styles, which for the largest sizes are less than
  /// the line height.
  package var lineAdvance: CGFloat { values.lineAdvance ?? lineHeight }
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
}

extension UIFont {
  /// The family's name; the system font has a private one, as on iOS.
  public var familyName: String {
    switch values.family {
    case .system(let design): design.familyName
    case .named(let name): name
    }
  }

  public var fontName: String {
    switch values.family {
    case .system(let design):
      "\(design.fontNamePrefix)-\(Self.weightNames[values.effectiveWeight.index])"
        + (values.isItalic ? "Italic" : "")
    case .named(let name): name
    }
  }

  private static let weightNames = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
}

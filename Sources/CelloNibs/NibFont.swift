/// A font in a nib file.
package enum NibFont: Hashable, Sendable {
  /// A kind of system fonts.
  package enum Design: Hashable, Sendable {
    case regular, bold, italic
  }

  /// A system font with the name of its weight, such as `semibold`; `nil` for that of the design.
  case system(Design, size: CGFloat, weight: String?)
  /// The font of a text style, such as `UICTFontTextStyleBody`.
  case style(String)
  /// A font with a PostScript name.
  case named(String, family: String?, size: CGFloat)

  /// The size of fonts without one.
  private static let defaultSize: CGFloat = 17

  /// Reads a `fontDescription` element.
  package init?(_ element: XMLElement) {
    let size = element.number("pointSize") ?? Self.defaultSize
    if let style = element["style"] {
      self = .style(style)
    } else if let name = element["name"] {
      self = .named(name, family: element["family"], size: size)
    } else {
      let design: Design
      switch element["type"] {
      case "boldSystem": design = .bold
      case "italicSystem": design = .italic
      default: design = .regular
      }
      self = .system(design, size: size, weight: element["weight"])
    }
  }
}

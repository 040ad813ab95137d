// The values are in `SystemColorTable`; the tint colors and separators depend on the system
// version.
extension UIColor {
  // Labels and text.
  /// The color of primary text.
  public class var label: UIColor { SystemColor.label.color }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { SystemColor.secondaryLabel.color }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.color }
  /// The color of quaternary text.
  public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.color }
  /// The color of placeholder text.
  public class var placeholderText: UIColor { SystemColor.placeholderText.color }
  /// The color of links.
  public class var link: UIColor { SystemColor.link.color }

  // Translucent fills for shapes over any background.
  /// The fill of thin and small shapes.
  public class var systemFill: UIColor { SystemColor.systemFill.color }
  /// The fill of medium-size shapes.
  public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill.color }
  /// The fill of large shapes.
  public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill.color }
  /// The fill of large areas with complex content.
  public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill.color }

  // Separators.
  /// The translucent color of separators.
  public class var separator: UIColor { SystemColor.separator.color }
  /// The opaque color of separators.
  public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.color }

  // Backgrounds.
  /// The main background.
  public class var systemBackground: UIColor { SystemColor.systemBackground.color }
  /// The background of content grouped on the main background.
  public class var secondarySystemBackground: UIColor {
    SystemColor.secondarySystemBackground.color
  }
  /// The background of content grouped on the secondary background.
  public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground.color }
  /// The main background of grouped lists.
  public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground.color }
  /// The background of content in grouped lists, such as cells.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColor.secondarySystemGroupedBackground.color
  }
  /// The background of content grouped on the secondary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColor.tertiarySystemGroupedBackground.color
  }

  // Grays.
  /// The base gray.
  public class var systemGray: UIColor { SystemColor.systemGray.color }
  /// The second gray, less prominent than the base gray.
  public class var systemGray2: UIColor { SystemColor.systemGray2.color }
  /// The third gray.
  public class var systemGray3: UIColor { SystemColor.systemGray3.color }
  /// The fourth gray.
  public class var systemGray4: UIColor { SystemColor.systemGray4.color }
  /// The fifth gray.
  public class var systemGray5: UIColor { SystemColor.systemGray5.color }
  /// The sixth gray, closest to the background.
  public class var systemGray6: UIColor { SystemColor.systemGray6.color }

  // Tint colors.
  /// A red that adapts to traits.
  public class var systemRed: UIColor { SystemColor.systemRed.color }
  /// An orange that adapts to traits.
  public class var systemOrange: UIColor { SystemColor.systemOrange.color }
  /// A yellow that adapts to traits.
  public class var systemYellow: UIColor { SystemColor.systemYellow.color }
  /// A green that adapts to traits.
  public class var systemGreen: UIColor { SystemColor.systemGreen.color }
  /// A mint that adapts to traits.
  public class var systemMint: UIColor { SystemColor.systemMint.color }
  /// A teal that adapts to traits.
  public class var systemTeal: UIColor { SystemColor.systemTeal.color }
  /// A cyan that adapts to traits.
  public class var systemCyan: UIColor { SystemColor.systemCyan.color }
  /// A blue that adapts to traits.
  public class var systemBlue: UIColor { SystemColor.systemBlue.color }
  /// An indigo that adapts to traits.
  public class var systemIndigo: UIColor { SystemColor.systemIndigo.color }
  /// A purple that adapts to traits.
  public class var systemPurple: UIColor { SystemColor.systemPurple.color }
  /// A pink that adapts to traits.
  public class var systemPink: UIColor { SystemColor.systemPink.color }
  /// A brown that adapts to traits.
  public class var systemBrown: UIColor { SystemColor.systemBrown.color }

  /// The tint color of the traits with which it is resolved; system blue by default.
  public class var tintColor: UIColor { tint }

  /// The background of a grouped list's cells; private on iOS, but visible in printed
  /// configurations.
  package class var tableCellGroupedBackground: UIColor {
    SystemColor.tableCellGroupedBackground.color
  }

  private static let tint = UIColor(.tint)
}

/// Colors that do not adapt to traits. Source: the comments of Apple's `UIColor.h`; the two text
/// colors recalled from the Human Interface Guidelines.
extension UIColor {
  /// Black: white 0.
  public class var black: UIColor { Fixed.black }
  /// Dark gray: white 1/3.
  public class var darkGray: UIColor { Fixed.darkGray }
  /// Gray: white 0.5.
  public class var gray: UIColor { Fixed.gray }
  /// Light gray: white 2/3.
  public class var lightGray: UIColor { Fixed.lightGray }
  /// White: white 1.
  public class var white: UIColor { Fixed.white }
  /// Red: RGB (1, 0, 0).
  public class var red: UIColor { Fixed.red }
  /// Green: RGB (0, 1, 0).
  public class var green: UIColor { Fixed.green }
  /// Blue: RGB (0, 0, 1).
  public class var blue: UIColor { Fixed.blue }
  /// Cyan: RGB (0, 1, 1).
  public class var cyan: UIColor { Fixed.cyan }
  /// Yellow: RGB (1, 1, 0).
  public class var yellow: UIColor { Fixed.yellow }
  /// Magenta: RGB (1, 0, 1).
  public class var magenta: UIColor { Fixed.magenta }
  /// Orange: RGB (1, 0.5, 0).
  public class var orange: UIColor { Fixed.orange }
  /// Purple: RGB (0.5, 0, 0.5).
  public class var purple: UIColor { Fixed.purple }
  /// Brown: RGB (0.6, 0.4, 0.2).
  public class var brown: UIColor { Fixed.brown }
  /// Transparent black.
  public class var clear: UIColor { Fixed.clear }
  /// The color of text on dark backgrounds: white with an opacity of 0.6.
  public class var lightText: UIColor { Fixed.lightText }
  /// The background of grouped tables, under its name before iOS 13.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The color of text on light backgrounds: black.
  public class var darkText: UIColor { Fixed.darkText }

  private enum Fixed {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let darkText = UIColor(white: 0, alpha: 1)
  }
}

// The values are in `SystemColorTable`; those of the tints and separators depend on the system
// version.
extension UIColor {
  // Labels and text.
  public class var label: UIColor { SystemColor.label.color }
  public class var secondaryLabel: UIColor { SystemColor.secondaryLabel.color }
  public class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.color }
  public class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.color }
  public class var placeholderText: UIColor { SystemColor.placeholderText.color }
  public class var link: UIColor { SystemColor.link.color }

  // Fills, translucent, for shapes over any background.
  public class var systemFill: UIColor { SystemColor.systemFill.color }
  public class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill.color }
  public class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill.color }
  public class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill.color }

  // Separators.
  public class var separator: UIColor { SystemColor.separator.color }
  public class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.color }

  // Backgrounds.
  public class var systemBackground: UIColor { SystemColor.systemBackground.color }
  public class var secondarySystemBackground: UIColor {
    SystemColor.secondarySystemBackground.color
  }
  public class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground.color }
  public class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground.color }
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColor.secondarySystemGroupedBackground.color
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColor.tertiarySystemGroupedBackground.color
  }

  // Grays.
  public class var systemGray: UIColor { SystemColor.systemGray.color }
  public class var systemGray2: UIColor { SystemColor.systemGray2.color }
  public class var systemGray3: UIColor { SystemColor.systemGray3.color }
  public class var systemGray4: UIColor { SystemColor.systemGray4.color }
  public class var systemGray5: UIColor { SystemColor.systemGray5.color }
  public class var systemGray6: UIColor { SystemColor.systemGray6.color }

  // Tints.
  public class var systemRed: UIColor { SystemColor.systemRed.color }
  public class var systemOrange: UIColor { SystemColor.systemOrange.color }
  public class var systemYellow: UIColor { SystemColor.systemYellow.color }
  public class var systemGreen: UIColor { SystemColor.systemGreen.color }
  public class var systemMint: UIColor { SystemColor.systemMint.color }
  public class var systemTeal: UIColor { SystemColor.systemTeal.color }
  public class var systemCyan: UIColor { SystemColor.systemCyan.color }
  public class var systemBlue: UIColor { SystemColor.systemBlue.color }
  public class var systemIndigo: UIColor { SystemColor.systemIndigo.color }
  public class var systemPurple: UIColor { SystemColor.systemPurple.color }
  public class var systemPink: UIColor { SystemColor.systemPink.color }
  public class var systemBrown: UIColor { SystemColor.systemBrown.color }

  /// The tint color of the traits that it is resolved with; system blue by default.
  public class var tintColor: UIColor { tint }

  /// The background of a grouped list's cells; private on iOS, where printed configurations show
  /// it.
  package class var tableCellGroupedBackground: UIColor {
    SystemColor.tableCellGroupedBackground.color
  }

  private static let tint = UIColor(.tint)
}

/// Colors that never adapt. Source: the comments of Apple's `UIColor.h`; the two texts recalled
/// from the Human Interface Guidelines.
extension UIColor {
  public class var black: UIColor { Fixed.black }
  public class var darkGray: UIColor { Fixed.darkGray }
  public class var gray: UIColor { Fixed.gray }
  public class var lightGray: UIColor { Fixed.lightGray }
  public class var white: UIColor { Fixed.white }
  public class var red: UIColor { Fixed.red }
  public class var green: UIColor { Fixed.green }
  public class var blue: UIColor { Fixed.blue }
  public class var cyan: UIColor { Fixed.cyan }
  public class var yellow: UIColor { Fixed.yellow }
  public class var magenta: UIColor { Fixed.magenta }
  public class var orange: UIColor { Fixed.orange }
  public class var purple: UIColor { Fixed.purple }
  public class var brown: UIColor { Fixed.brown }
  public class var clear: UIColor { Fixed.clear }
  public class var lightText: UIColor { Fixed.lightText }
  /// The background of grouped tables under the name that it had before iOS 13.
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
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

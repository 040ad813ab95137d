import UIKit

// Subclasses that override every member whose implementation is in an extension, or whose value is
// fixed when an object is created: they do not compile if a member cannot be overridden.

private class OverridingUIColor: UIColor, @unchecked Sendable {
  override var cgColor: CGColor { super.cgColor }
  override var accessibilityName: String { super.accessibilityName }
  override func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { super.getRed(red, green: green, blue: blue, alpha: alpha) }
  override func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { super.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  override func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { super.getWhite(white, alpha: alpha) }
  override var prominence: UIColor.Prominence { super.prominence }
  override func withProminence(_ prominence: UIColor.Prominence) -> UIColor {
    super.withProminence(prominence)
  }
  override class var label: UIColor { super.label }
  override class var secondaryLabel: UIColor { super.secondaryLabel }
  override class var tertiaryLabel: UIColor { super.tertiaryLabel }
  override class var quaternaryLabel: UIColor { super.quaternaryLabel }
  override class var placeholderText: UIColor { super.placeholderText }
  override class var link: UIColor { super.link }
  override class var systemFill: UIColor { super.systemFill }
  override class var secondarySystemFill: UIColor { super.secondarySystemFill }
  override class var tertiarySystemFill: UIColor { super.tertiarySystemFill }
  override class var quaternarySystemFill: UIColor { super.quaternarySystemFill }
  override class var separator: UIColor { super.separator }
  override class var opaqueSeparator: UIColor { super.opaqueSeparator }
  override class var systemBackground: UIColor { super.systemBackground }
  override class var secondarySystemBackground: UIColor { super.secondarySystemBackground }
  override class var tertiarySystemBackground: UIColor { super.tertiarySystemBackground }
  override class var systemGroupedBackground: UIColor { super.systemGroupedBackground }
  override class var secondarySystemGroupedBackground: UIColor {
    super.secondarySystemGroupedBackground
  }
  override class var tertiarySystemGroupedBackground: UIColor {
    super.tertiarySystemGroupedBackground
  }
  override class var systemGray: UIColor { super.systemGray }
  override class var systemGray2: UIColor { super.systemGray2 }
  override class var systemGray3: UIColor { super.systemGray3 }
  override class var systemGray4: UIColor { super.systemGray4 }
  override class var systemGray5: UIColor { super.systemGray5 }
  override class var systemGray6: UIColor { super.systemGray6 }
  override class var systemRed: UIColor { super.systemRed }
  override class var systemOrange: UIColor { super.systemOrange }
  override class var systemYellow: UIColor { super.systemYellow }
  override class var systemGreen: UIColor { super.systemGreen }
  override class var systemMint: UIColor { super.systemMint }
  override class var systemTeal: UIColor { super.systemTeal }
  override class var systemCyan: UIColor { super.systemCyan }
  override class var systemBlue: UIColor { super.systemBlue }
  override class var systemIndigo: UIColor { super.systemIndigo }
  override class var systemPurple: UIColor { super.systemPurple }
  override class var systemPink: UIColor { super.systemPink }
  override class var systemBrown: UIColor { super.systemBrown }
  override class var tintColor: UIColor { super.tintColor }
  override class var black: UIColor { super.black }
  override class var darkGray: UIColor { super.darkGray }
  override class var gray: UIColor { super.gray }
  override class var lightGray: UIColor { super.lightGray }
  override class var white: UIColor { super.white }
  override class var red: UIColor { super.red }
  override class var green: UIColor { super.green }
  override class var blue: UIColor { super.blue }
  override class var cyan: UIColor { super.cyan }
  override class var yellow: UIColor { super.yellow }
  override class var magenta: UIColor { super.magenta }
  override class var orange: UIColor { super.orange }
  override class var purple: UIColor { super.purple }
  override class var brown: UIColor { super.brown }
  override class var clear: UIColor { super.clear }
  override class var lightText: UIColor { super.lightText }
  override class var groupTableViewBackground: UIColor { super.groupTableViewBackground }
  override class var darkText: UIColor { super.darkText }
  override func set() { super.set() }
  override func setFill() { super.setFill() }
  override func setStroke() { super.setStroke() }
}

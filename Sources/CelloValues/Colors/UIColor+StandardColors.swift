extension UIColor {
  /// The background of a grouped list's cells; private on iOS, but visible in printed
  /// configurations.
  package class var tableCellGroupedBackground: UIColor {
    SystemColor.tableCellGroupedBackground.color
  }

  static let tint = UIColor(.tint)
}

/// The box for a character that no font supports.
package enum MissingGlyph {
  static let unitsPerEm = 1000
  /// The advance of the box.
  static let advance: Int32 = 640

  /// A face with a single glyph, number 0.
  package static let font = GlyphFont(name: "Cellophane-Missing", unitsPerEm: unitsPerEm) { _ in
    var path = Path()
    // An upright frame on the baseline, as tall as a capital letter and 60 units thick.
    func addRectangle(_ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, _ top: CGFloat) {
      path.move(to: CGPoint(x: left, y: bottom))
      path.addLine(to: CGPoint(x: left, y: top))
      path.addLine(to: CGPoint(x: right, y: top))
      path.addLine(to: CGPoint(x: right, y: bottom))
      path.close()
    }
    addRectangle(80, 0, 560, 710)
    // The rectangle has the opposite direction, so that it is a hole by the nonzero rule.
    addRectangle(500, 60, 140, 650)
    return path
  }

  static let glyph = ShapedGlyph(
    id: 0, cluster: 0, advance: advance, xOffset: 0, yOffset: 0, isUnsafeToBreak: false)
}

extension TextLayout {
  /// The area of adjacent characters of a line.
  package struct Area: Hashable, Sendable {
    /// The rectangle in the coordinates of the text's box, as tall as the line and not rounded.
    package var rect: CGRect
    /// A Boolean value that indicates whether the characters run from right to left.
    package var isRightToLeft: Bool
  }

  /// Returns the areas of the characters with a background, from top to bottom and left to right.
  ///
  /// Characters that are not shown, such as the newline at the end of a line, have no area.
  ///
  /// - Parameters:
  ///   - color: the index of the background's color.
  ///   - boxWidth: the width in which lines are aligned, as for drawing.
  package func areas(withBackground color: Int, boxWidth: CGFloat) -> [Area] {
    lines.flatMap { line in
      let x = line.placement.x(ofWidth: line.width, in: boxWidth)
      return line.content.backgrounds.filter { $0.color == color }.map {
        Area(
          rect: CGRect(x: x + $0.x, y: line.top, width: $0.width, height: line.height),
          isRightToLeft: $0.isRightToLeft)
      }
    }
  }
}

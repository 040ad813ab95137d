/// The frames of the parts of list content with the texts laid out for them, in points.
package struct ListContentFrames<Text: TextMeasurement> {
  package struct PlacedText {
    package var frame: CGRect
    /// The layout to draw in the frame.
    package var layout: Text
  }

  /// The size that the content needs, including margins.
  package var size: CGSize
  package var image: CGRect?
  package var text: PlacedText?
  package var secondaryText: PlacedText?

  /// Whether a line of a text ends inside a word.
  var breaksWords: Bool {
    text?.layout.breaksWords == true || secondaryText?.layout.breaksWords == true
  }

  mutating func offset(dx: CGFloat = 0, dy: CGFloat) {
    transform { $0.offsetBy(dx: dx, dy: dy) }
  }

  mutating func mirror(in width: CGFloat) {
    transform { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  /// Rounds every origin to pixels. The texts move together, so that their distance does not change
  /// by rounding.
  mutating func roundOrigins(to grid: PixelGrid) {
    let distance = (secondaryText?.frame.minY ?? 0) - (text?.frame.minY ?? 0)
    transform {
      CGRect(
        origin: CGPoint(x: grid.rounded($0.minX), y: grid.rounded($0.minY)), size: $0.size)
    }
    if let text { secondaryText?.frame.origin.y = grid.rounded(text.frame.minY + distance) }
  }

  private mutating func transform(_ change: (CGRect) -> CGRect) {
    image = image.map(change)
    if let text { self.text?.frame = change(text.frame) }
    if let secondaryText { self.secondaryText?.frame = change(secondaryText.frame) }
  }
}

/// The frames of the parts of list content, in points, and the layouts of their texts.
package struct ListContentFrames<Text: TextMeasurement> {
  /// The frame and the layout of a text.
  package struct PlacedText {
    package var frame: CGRect
    /// The layout that is drawn in the frame.
    package var layout: Text
  }

  /// The size of the content, including margins.
  package var size: CGSize
  package var image: CGRect?
  package var text: PlacedText?
  package var secondaryText: PlacedText?

  /// A Boolean value that indicates whether a line of a text ends inside a word.
  var breaksWords: Bool {
    text?.layout.breaksWords == true || secondaryText?.layout.breaksWords == true
  }

  mutating func offset(dx: CGFloat = 0, dy: CGFloat) {
    transform { $0.offsetBy(dx: dx, dy: dy) }
  }

  mutating func mirror(in width: CGFloat) {
    transform { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  /// Rounds the origins to pixels. The texts move together, so that rounding does not change the
  /// distance between them.
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

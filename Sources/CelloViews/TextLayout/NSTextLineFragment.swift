internal import CelloRaster
internal import CelloText

/// A line of a paragraph.
///
/// Coordinates are in points relative to the top left corner of the line's bounds, y down, except
/// for ``typographicBounds``.
open class NSTextLineFragment: NSObject {
  /// The text of the paragraph; the line is its ``characterRange``.
  open private(set) var attributedString: NSAttributedString
  /// The range of the line's characters in UTF-16 code units, including the spaces and separator at
  /// its end.
  open private(set) var characterRange: NSRange
  /// The bounds of the line's text, as high as its line box, in the coordinates of the layout
  /// fragment.
  open private(set) var typographicBounds: CGRect

  /// The line of the text engine; `nil` for a range without characters outside a layout.
  private let line: TextGeometry.Line?
  private let part: TextGeometry.Part?
  /// The index of the line in its part.
  private let number: Int
  /// The offset of the start of ``attributedString`` in the laid out text.
  private let start: Int

  /// Creates a line of a layout fragment.
  ///
  /// - Parameters:
  ///   - origin: the top left corner of the layout fragment in the container.
  ///   - start: the offset of the paragraph in the laid out text.
  ///   - length: the length of the paragraph in code units.
  init(
    _ line: TextGeometry.Line, number: Int, of part: TextGeometry.Part?, at origin: CGPoint,
    paragraph: NSAttributedString, start: Int, length: Int
  ) {
    attributedString = paragraph
    let first = min(max(line.range.location - start, 0), length)
    let end = min(max(line.range.location + line.range.length - start, first), length)
    characterRange = NSRange(location: first, length: end - first)
    let padding = part?.padding ?? 0
    typographicBounds = CGRect(
      x: line.used.minX + padding - origin.x, y: line.used.minY - origin.y,
      width: max(line.used.width - 2 * padding, 0), height: line.used.height)
    self.line = line
    self.part = part
    self.number = number
    self.start = start
    super.init()
  }

  /// Creates a standalone line that is as wide as its text. A range outside the text is clamped.
  public init(attributedString: NSAttributedString, range: NSRange) {
    let text = NSAttributedString(attributedString: attributedString.copied)
    let first = min(max(range.location, 0), text.length)
    let (sum, overflows) = range.location.addingReportingOverflow(range.length)
    let end = max(min(overflows ? text.length : sum, text.length), first)
    self.attributedString = text
    characterRange = NSRange(location: first, length: end - first)
    let geometry = TextGeometry(
      ShownText(text.attributedSubstring(from: characterRange)),
      in: [
        TextGeometry.Area(
          size: CGSize(width: CGFloat.infinity, height: .infinity), padding: 0,
          lineBreakMode: .byClipping, numberOfLines: 1)
      ], usesLeading: true)
    line = geometry.lines.first ?? geometry.extraLine
    part = geometry.parts.first
    number = 0
    start = -first
    typographicBounds = CGRect(
      x: 0, y: 0, width: geometry.lines.first?.used.width ?? 0, height: line?.used.height ?? 0)
    super.init()
  }

  /// Creates a standalone line in a text with the same attributes everywhere.
  public convenience init(
    string: String, attributes: [NSAttributedString.Key: Any], range: NSRange
  ) {
    self.init(
      attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
  }

  /// The origin of the leftmost glyph on the baseline.
  open var glyphOrigin: CGPoint {
    CGPoint(x: 0, y: line.map { $0.baseline - $0.used.minY } ?? 0)
  }

  /// Draws the line.
  ///
  /// - Parameter point: the top left corner of the line's bounds.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let line, let part, point.isDrawable else { return }
    var items: [DisplayList.Item] = []
    part.block.draw(
      part.layout, into: &items,
      at: CGPoint(
        x: point.x - line.used.minX, y: point.y - line.used.minY),
      boxWidth: part.boxWidth, lines: number..<number + 1, traits: .current)
    context.paint(items)
  }

  /// Draws the line in a container.
  ///
  /// - Parameter origin: the top left corner of the container.
  final func draw(inContainerAt origin: CGPoint, in context: CGContext) {
    guard let part else { return }
    var items: [DisplayList.Item] = []
    part.block.draw(
      part.layout, into: &items, at: CGPoint(x: origin.x + part.padding, y: origin.y),
      boxWidth: part.boxWidth, lines: number..<number + 1, traits: .current)
    context.paint(items)
  }

  // MARK: Characters and points

  /// The left end of the text in the coordinates of ``line``.
  private var left: CGFloat { (line?.used.minX ?? 0) + (part?.padding ?? 0) }

  /// Returns the start of a character on the baseline; the end of the line for an index outside the
  /// line.
  ///
  /// - Parameter index: the index in ``attributedString``.
  open func locationForCharacter(at index: Int) -> CGPoint {
    guard let line else { return .zero }
    let (offset, overflows) = index.addingReportingOverflow(start)
    let end = line.range.location + line.range.length
    let isBehind = overflows || offset >= end
    let edges = line.edges(of: isBehind ? max(end - 1, line.range.location) : offset)
    let x = isBehind == edges.isRightToLeft ? edges.minX : edges.maxX
    return CGPoint(
      x: (isBehind ? x : edges.isRightToLeft ? edges.maxX : edges.minX) - left, y: glyphOrigin.y)
  }

  /// Returns the index of the character nearest to a point; the start of a line without characters.
  open func characterIndex(for point: CGPoint) -> Int {
    found(at: point).map { $0.offset - start } ?? characterRange.location
  }

  /// Returns the position of a point between the start and the end of the nearest character, 0 to
  /// 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
    found(at: point)?.fraction ?? 0
  }

  private func found(at point: CGPoint) -> (offset: Int, fraction: CGFloat)? {
    line?.character(atX: point.x + left)
  }
}

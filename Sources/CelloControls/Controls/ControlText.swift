package import CelloRaster
internal import CelloText

/// A typeset line of text in a control.
package struct ControlText {
  private let block: TextBlock
  private let layout: TextLayout
  private let traits: UITraitCollection

  /// Creates a line of text.
  ///
  /// - Parameter width: The width in points to which the text is truncated.
  package init(
    _ string: String, font: UIFont, color: UIColor, width: CGFloat = .infinity,
    traits: UITraitCollection, isRightToLeft: Bool
  ) {
    block = TextBlock(
      string, font: font.resolved(for: traits), color: color,
      paragraph: ParagraphStyle(
        alignment: .natural, lineBreakMode: .init(NSLineBreakMode.byTruncatingTail),
        lineBreakStrategy: .standard), numberOfLines: 1, traits: traits)
    layout = block.layout(
      for: TextProposal(width: width), isRightToLeft: isRightToLeft, grid: traits.pixelGrid)
    self.traits = traits
  }

  package var size: CGSize { layout.size }

  /// Returns the items of the text at the center of a rectangle.
  package func items(centeredIn rect: CGRect) -> [DisplayList.Item] {
    items(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
  }

  /// Returns the items of the text with its top left corner at the pixel nearest to a point.
  func items(at point: CGPoint) -> [DisplayList.Item] {
    let grid = traits.pixelGrid
    var items: [DisplayList.Item] = []
    block.draw(
      layout, into: &items, at: CGPoint(x: grid.rounded(point.x), y: grid.rounded(point.y)),
      traits: traits)
    return items
  }
}

package import CelloRaster
internal import CelloText

/// A line of text in a control, laid out.
package struct ControlText {
  private let block: TextBlock
  private let layout: TextLayout
  private let traits: UITraitCollection

  /// - Parameter width: the width to which the text is truncated.
  package init(
    _ string: String, font: UIFont, color: UIColor, width: CGFloat = .infinity,
    traits: UITraitCollection, isRightToLeft: Bool
  ) {
    block = TextBlock(
      string, font: font.resolved(for: traits), color: color,
      paragraph: ParagraphStyle(
        alignment: .natural, lineBreakMode: .init(NSLineBreakMode.byTruncatingTail),
        lineBreakStrategy: .standard), numberOfLines: 1)
    layout = block.layout(
      for: TextProposal(width: width), isRightToLeft: isRightToLeft, grid: traits.pixelGrid)
    self.traits = traits
  }

  package var size: CGSize { layout.size }

  /// The items of the text in the middle of a rectangle.
  package func items(centeredIn rect: CGRect) -> [DisplayList.Item] {
    items(at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
  }

  /// The items of the text, with its top left corner at the nearest pixel to a point.
  func items(at point: CGPoint) -> [DisplayList.Item] {
    let grid = traits.pixelGrid
    var items: [DisplayList.Item] = []
    block.draw(
      layout, into: &items, at: CGPoint(x: grid.rounded(point.x), y: grid.rounded(point.y)),
      traits: traits)
    return items
  }
}

/// The frames of the parts of the large content viewer, in points.
struct LargeContentLayout: Equatable {
  /// The size of the viewer.
  var size: CGSize
  /// The frame of the image in the viewer's coordinates; `nil` for no image.
  var image: CGRect?
  /// The frame of the title in the viewer's coordinates; `nil` for no title.
  var title: CGRect?

  /// The title is below the image, and both are centered. The viewer is a square that grows in
  /// height if the title needs more space.
  ///
  /// - Parameters:
  ///   - available: the size of the area that contains the viewer, without the distances to its
  ///     edges.
  ///   - imageSize: the size of the image; `nil` for no image.
  ///   - content: the other properties of the item.
  ///   - titleHeight: a function that returns the height of the title for a width; `nil` for no
  ///     title.
  init(
    in available: CGSize, imageSize: CGSize?, content: LargeContent, grid: PixelGrid,
    titleHeight: ((CGFloat) -> CGFloat)?
  ) {
    typealias Metrics = LargeContentMetrics
    let side = min(Metrics.side, available.width.nonNegative, available.height.nonNegative)
    let width = (side - 2 * Metrics.margin).nonNegative
    var picture = CGSize.zero
    if let imageSize, imageSize.width > 0, imageSize.height > 0 {
      let limit = content.scalesImage ? Metrics.imageSide : width
      let share = min(limit / imageSize.width, limit / imageSize.height)
      let factor = content.scalesImage ? share : min(share, 1)
      picture = CGSize(width: imageSize.width * factor, height: imageSize.height * factor)
    }
    let text = titleHeight.map { $0(width) } ?? 0
    let gap = picture.height > 0 && text > 0 ? Metrics.spacing : 0
    let height = picture.height + gap + text
    size = CGSize(
      width: side,
      height: min(max(side, height + 2 * Metrics.margin), max(available.height.nonNegative, side)))
    let top = (size.height - height) / 2
    if picture.height > 0 {
      let insets = content.imageInsets
      image = grid.roundedEdges(
        of: CGRect(
          x: (side - picture.width) / 2 + (insets.left - insets.right) / 2,
          y: top + (insets.top - insets.bottom) / 2, width: picture.width, height: picture.height))
    }
    if text > 0 {
      title = grid.roundedEdges(
        of: CGRect(
          x: Metrics.margin, y: top + picture.height + gap, width: width, height: text))
    }
  }
}

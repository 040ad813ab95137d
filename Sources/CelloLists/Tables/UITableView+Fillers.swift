@_spi(Cello) import CelloControls
internal import CelloRaster

extension UITableView {
  /// Records the separators below the last row, at intervals of ``fillerRowHeight``.
  func recordFillers(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard style == .plain, fillerRowHeight >= 1, fillerRowHeight.isFinite,
      separatorStyle == .singleLine, let length = frames?.length
    else { return }
    let metrics = metrics
    let thickness = metrics.separatorThickness ?? traitCollection.pixelGrid.pixel
    let inset = separatorInset.finite
    var y = length - tableFooterHeight + fillerRowHeight
    while y < bounds.maxY {
      let line = traitCollection.pixelGrid.rounded(
        CGRect(
          x: adjustedContentInset.left + (isRightToLeft ? inset.right : inset.left),
          y: y - thickness, width: (contentWidth - inset.left - inset.right).nonNegative,
          height: thickness))
      recorder.recordSeparator(
        line.offsetBy(dx: origin.x, dy: origin.y), color: separatorColor ?? .separator,
        effect: separatorEffect, traits: traitCollection)
      y += fillerRowHeight
    }
  }
}

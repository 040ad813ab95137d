/// The image of list content and the area reserved for it, in points.
package struct ListContentImage {
  /// The image's own size.
  package var size: CGSize
  /// Symbols are centered in an area of standard size unless another one is reserved.
  package var isSymbol: Bool
  /// See ``UIListContentConfiguration/ImageProperties/reservedLayoutSize``.
  package var reservedSize = CGSize.zero
  /// See ``UIListContentConfiguration/ImageProperties/maximumSize``.
  package var maximumSize = CGSize.zero
  package var standardSize: CGSize

  package init(
    size: CGSize, isSymbol: Bool, reservedSize: CGSize = CGSize.zero,
    maximumSize: CGSize = CGSize.zero, standardSize: CGSize
  ) {
    self.size = size
    self.isSymbol = isSymbol
    self.reservedSize = reservedSize
    self.maximumSize = maximumSize
    self.standardSize = standardSize
  }

  /// The image's size, scaled down proportionally to the maximum.
  var fittedSize: CGSize { size.scaledDown(to: maximumSize) }

  /// The size of the area in which the image is centered. The image may exceed it.
  var layoutSize: CGSize {
    let fitted = fittedSize
    return CGSize(
      width: length(reserved: reservedSize.width, own: fitted.width, standard: standardSize.width),
      height: length(
        reserved: reservedSize.height, own: fitted.height, standard: standardSize.height))
  }

  private func length(reserved: CGFloat, own: CGFloat, standard: CGFloat) -> CGFloat {
    if reserved == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
    if reserved > 0 { return reserved.nonNegative }
    return isSymbol ? standard : own
  }
}

extension CGSize {
  /// The size scaled down proportionally to a maximum; 0 means no limit on that axis.
  func scaledDown(to maximum: CGSize) -> CGSize {
    let size = CGSize(width: width.nonNegative, height: height.nonNegative)
    var factor: CGFloat = 1
    if maximum.width > 0, size.width > maximum.width { factor = maximum.width / size.width }
    if maximum.height > 0, size.height * factor > maximum.height {
      factor = maximum.height / size.height
    }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}

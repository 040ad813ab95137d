/// The image of list content and the area that is reserved for it, in points.
package struct ListContentImage {
  /// The size of the image itself.
  package var size: CGSize
  /// A Boolean value that indicates whether the image is a symbol. Symbols are centered in an area
  /// of the standard size unless another size is reserved.
  package var isSymbol: Bool
  /// The size of the reserved area; see
  /// ``UIListContentConfiguration/ImageProperties/reservedLayoutSize``.
  package var reservedSize = CGSize.zero
  /// The maximum size of the image; see ``UIListContentConfiguration/ImageProperties/maximumSize``.
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

  /// The size of the image, scaled down proportionally to the maximum size.
  var fittedSize: CGSize { size.scaledDown(to: maximumSize) }

  /// The size of the area in which the image is centered. The image can be larger than the area.
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
  /// Returns the size scaled down proportionally to a maximum size; 0 means that the axis is not
  /// limited.
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

/// The metrics of the large content viewer, in points. Chosen: Apple does not document them.
enum LargeContentMetrics {
  static let side: CGFloat = 240
  static let margin: CGFloat = 20
  /// The distance between the image and the title.
  static let spacing: CGFloat = 12
  /// The longer side of an enlarged image.
  static let imageSide: CGFloat = 96
  static let fontSize: CGFloat = 28
  static let maximumLines = 4
  static let cornerRadius: CGFloat = 20
  /// The minimum distance to the edges of the safe area.
  static let screenInset: CGFloat = 16
  static let shadow = LayerShadow(opacity: 0.2, radius: 20, offset: 8)
}

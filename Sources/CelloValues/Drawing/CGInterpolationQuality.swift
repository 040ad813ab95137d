internal import CelloRaster

/// The quality with which images are scaled. All qualities other than `none` are the same.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The default quality.
  case `default` = 0
  /// The nearest pixels.
  case none = 1
  /// A low quality.
  case low = 2
  /// A high quality.
  case high = 3
  /// A medium quality.
  case medium = 4
}

extension DisplayList.Item {
  /// The item with images whose pixels are the nearest pixels when they are scaled.
  var withNearestPixels: DisplayList.Item {
    switch self {
    case .image(var image):
      image.nearest = [.magnified, .minified]
      return .image(image)
    case .group(var group):
      group.items = group.items.map(\.withNearestPixels)
      return .group(group)
    case .composite(var composite):
      composite.items = composite.items.map(\.withNearestPixels)
      return .composite(composite)
    default: return self
    }
  }
}

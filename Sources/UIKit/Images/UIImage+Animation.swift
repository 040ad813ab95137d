internal import CelloAssets

// Images that are shown one after another. Pictures show the first.
extension UIImage {
  /// An image that shows others one after another; `nil` without images.
  ///
  /// - Parameter duration: the length of a cycle in seconds; 0 for a thirtieth of a second per image.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let length = duration > 0 ? duration : TimeInterval(images.count) / 30
    return first.changed { $0.animation = ImageValues.Animation(images: images, duration: length) }
  }

  /// The images that are shown one after another; `nil` for an image without movement.
  public var images: [UIImage]? { values.animation?.images }

  /// The length of a cycle in seconds; 0 for an image without movement.
  public var duration: TimeInterval { values.animation?.duration ?? 0 }

  /// An image that shows those with a name and a number one after another: `name0` or `name1`, and
  /// the following ones; `nil` if there is none.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: series(name), duration: duration)
  }

  /// Like ``animatedImageNamed(_:duration:)``, of images that are resized with caps.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedImage(
      with: series(name).map { $0.resizableImage(withCapInsets: capInsets) }, duration: duration)
  }

  /// Like ``animatedImageNamed(_:duration:)``, of images that are resized with caps.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImage(
      with: series(name).map {
        $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
      }, duration: duration)
  }

  /// The images with a name and consecutive numbers up to 1024, from 0 or 1.
  private static func series(_ name: String) -> [UIImage] {
    var images: [UIImage] = []
    for number in 0...1_024 {
      // The end of the series is not a missing image.
      if AssetLibrary.shared.image(named: name + "\(number)", in: nil) != nil,
        let image = UIImage(named: name + "\(number)")
      {
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    return images
  }
}

internal import CelloAssets

// Animated images. Pictures show the first image.
extension UIImage {
  /// Returns an animated image; `nil` without images.
  ///
  /// - Parameter duration: the duration of a cycle in seconds; 0 for 1/30 second per image.
  public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let length = duration > 0 ? duration : TimeInterval(images.count) / 30
    return first.changed { $0.animation = ImageValues.Animation(images: images, duration: length) }
  }

  /// The images of the animation; `nil` for a still image.
  public var images: [UIImage]? { values.animation?.images }

  /// The duration of a cycle of the animation, in seconds; 0 for a still image.
  public var duration: TimeInterval { values.animation?.duration ?? 0 }

  /// Returns an animation of the images with a name and consecutive numbers, starting with `name0`
  /// or `name1`; `nil` if there are none.
  public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: series(name), duration: duration)
  }

  /// Returns an animation like ``animatedImageNamed(_:duration:)``, with images that are resized
  /// with caps.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedImage(
      with: series(name).map { $0.resizableImage(withCapInsets: capInsets) }, duration: duration)
  }

  /// Returns an animation like ``animatedImageNamed(_:duration:)``, with images that are resized
  /// with caps.
  public static func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    animatedImage(
      with: series(name).map {
        $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
      }, duration: duration)
  }

  /// Returns the images with a name and consecutive numbers up to 1024, starting at 0 or 1.
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

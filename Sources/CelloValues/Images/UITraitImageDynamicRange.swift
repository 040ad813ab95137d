/// The trait of the dynamic range of images.
public struct UITraitImageDynamicRange: SystemTrait {
  /// The value of a collection that does not specify the trait.
  public static let defaultValue = UIImage.DynamicRange.unspecified
  /// The name of the trait.
  public static let name = "ImageDynamicRange"
}

extension UIMutableTraits {
  /// The dynamic range of images. Images are always drawn in the standard range.
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
}

extension UITraitCollection {
  /// Creates a collection that specifies the dynamic range of images.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
  }

  /// The implementation of ``imageDynamicRange``.
  final var dynamicRangeOfImages: UIImage.DynamicRange { values[UITraitImageDynamicRange.self] }
}

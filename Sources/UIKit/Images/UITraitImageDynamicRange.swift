public struct UITraitImageDynamicRange: SystemTrait {
  public static let defaultValue = UIImage.DynamicRange.unspecified
  public static let name = "ImageDynamicRange"
}

extension UIMutableTraits {
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
}

extension UITraitCollection {
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(UITraitImageDynamicRange.self, value: imageDynamicRange)
  }

  public var imageDynamicRange: UIImage.DynamicRange { values[UITraitImageDynamicRange.self] }
}

internal import CelloAssets

extension UIImage {
  /// Returns the images with a name and consecutive numbers up to 1024, starting at 0 or 1.
  static func series(_ name: String) -> [UIImage] {
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

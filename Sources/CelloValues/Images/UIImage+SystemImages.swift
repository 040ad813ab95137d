extension UIImage {
  static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }
}

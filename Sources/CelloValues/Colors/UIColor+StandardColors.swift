extension UIColor {
  static let tint = UIColor(.tint)
}

extension UIColor {
  var currentComponents: ColorComponents {
    if case .components(let components) = rule { return components }
    return rule.components(in: .current)
  }
}

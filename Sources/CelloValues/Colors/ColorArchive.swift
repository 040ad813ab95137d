/// The value of a color in an archive.
///
/// A system color stays dynamic. The other dynamic colors are archived as the fixed colors that they
/// are for the current traits.
enum ColorArchive: Codable {
  case system(String)
  case gray(white: Double, alpha: Double)
  case components(red: Double, green: Double, blue: Double, alpha: Double)

  /// Creates the archive of a color.
  init(_ color: UIColor) {
    if case .system(let system) = color.rule {
      self = .system(system.rawValue)
      return
    }
    switch color.rule.resolved(in: .current) {
    case .components(let components) where components.isGray:
      self = .gray(white: components.red, alpha: components.alpha)
    case .components(let components):
      self = .components(
        red: components.red, green: components.green, blue: components.blue,
        alpha: components.alpha)
    case .pattern:
      ResourceWarnings.note(
        "A color with a pattern cannot be archived; it is archived as a clear color. "
          + "Archive its image instead.")
      self = .gray(white: 0, alpha: 0)
    }
  }

  /// The rule of the color; `nil` for a system color that does not exist.
  var rule: ColorRule? {
    switch self {
    case .system(let name): SystemColor(rawValue: name).map { .system($0) }
    case .gray(let white, let alpha): .components(ColorComponents(white: white, alpha: alpha))
    case .components(let red, let green, let blue, let alpha):
      .components(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    }
  }
}

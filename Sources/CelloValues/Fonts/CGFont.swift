/// A font without a size, for APIs of Core Graphics.
public final class CGFont: Hashable, Sendable {
  package let name: String

  /// Returns the font with a PostScript name or a full name; `nil` if no such font is registered.
  public init?(_ name: CFString) {
    guard let font = UIFont(name: name as String, size: 12) else { return nil }
    self.name = font.fontName
  }

  /// The PostScript name of the font.
  public var postScriptName: CFString? { name as NSString }

  /// Returns a Boolean value that indicates whether two fonts have the same name.
  public static func == (left: CGFont, right: CGFont) -> Bool { left.name == right.name }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

internal import CelloRaster

extension UIShadowProperties: NotationConvertible {
  /// The color, opacity, radius and offset, and the path if there is one, such as `M 0 0 L 10 0 Z`.
  /// The line width and other stroke properties of the path are not included.
  package var notation: String {
    var parts = [
      color.losslessNotation ?? "closure", "opacity \(opacity.notation)",
      "radius \(radius.notation)",
      "offset \(offset.notation)",
    ]
    if let path = ownPath { parts.append("path \(path.path.notation)") }
    return parts.joined(separator: "; ")
  }

  package init?(notation: String) {
    let parts = notation.components(separatedBy: "; ")
    func value<Part: NotationConvertible>(at index: Int, after word: String) -> Part? {
      guard parts.count > index, parts[index].hasPrefix(word + " ") else { return nil }
      return Part(notation: String(parts[index].dropFirst(word.count + 1)))
    }
    guard parts.count <= 5, let color = parts.first.flatMap(UIColor.init(notation:)),
      let opacity: CGFloat = value(at: 1, after: "opacity"),
      let radius: CGFloat = value(at: 2, after: "radius"),
      let offset: CGSize = value(at: 3, after: "offset")
    else { return nil }
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
    if parts.count == 5 {
      guard let path: Path = value(at: 4, after: "path") else { return nil }
      self.path = UIBezierPath(path)
    }
  }
}

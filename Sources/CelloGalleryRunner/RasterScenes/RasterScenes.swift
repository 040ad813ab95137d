import CelloRaster
import CelloSnapshots

/// Scenes made directly of display lists: what the rasterizer can do, without views. They stay
/// readable when everything above them moves, and ``Doctor`` proves with them that a machine draws
/// the agreed pixels.
package enum RasterScenes {
  /// In the order in which they are shown.
  package static func scenes() throws(CaseError) -> [SnapshotScene] {
    try shapeScenes() + compositionScenes() + textScenes()
  }

  static let ink = Color(red: 28, green: 28, blue: 30)
  static let blue = Color(red: 0, green: 122, blue: 255)
  static let orange = Color(red: 255, green: 149, blue: 0)
  static let green = Color(red: 52, green: 199, blue: 89)
  static let paper = Color(red: 242, green: 242, blue: 247)

  /// A scene at one, two and three pixels a point, in the variants that its axes make.
  static func scene(
    _ name: String, shows summary: String, size: CGSize, axes: [CaseAxis] = [],
    items: @escaping @Sendable (CaseName) -> [DisplayList.Item]
  ) throws(CaseError) -> SnapshotScene {
    let axes = try CaseAxes(axes + [CaseAxis("scale", values: ["2x", "1x", "3x"])])
    let names = (0..<axes.count).map(axes.name)
    return try SnapshotScene(
      group: "raster", name: name, shows: summary, cases: .listed(names)
    ) { name in
      let list = DisplayList(size: size, items: items(name))
      return DrawnCase(
        list: list, scale: scale(of: name), background: .white, resolved: resolved(list))
    }
  }

  private static func scale(of name: CaseName) -> CGFloat {
    name.contains("3x") ? 3 : name.contains("1x") ? 1 : 2
  }

  /// The pixels that a case's texts lie on.
  static func grid(of name: CaseName) -> PixelGrid { PixelGrid(scale: scale(of: name)) }

  /// The display list itself, a line each.
  private static func resolved(_ list: DisplayList) -> ResolvedProperties {
    let lines = list.description.split(separator: "\n")
    return ResolvedProperties(
      lines.enumerated().map { index, line in
        let digits = String(index)
        return (
          "line " + String(repeating: "0", count: 3 - min(digits.count, 3)) + digits, String(line)
        )
      })
  }
}

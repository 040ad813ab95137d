import CelloRaster
import CelloSnapshots

/// Scenes of display lists that show the features of the rasterizer, without views. They do not
/// depend on other parts of the library, and ``Doctor`` uses them to check that a machine draws the
/// agreed pixels.
package enum RasterScenes {
  /// Returns the scenes, in the order in which they are shown.
  package static func scenes() throws(CaseError) -> [SnapshotScene] {
    try shapeScenes() + compositionScenes() + textScenes()
  }

  static let ink = Color(red: 28, green: 28, blue: 30)
  static let blue = Color(red: 0, green: 122, blue: 255)
  static let orange = Color(red: 255, green: 149, blue: 0)
  static let green = Color(red: 52, green: 199, blue: 89)
  static let paper = Color(red: 242, green: 242, blue: 247)

  /// Creates a scene with scales of one, two and three pixels per point, and with the given axes.
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

  /// Returns the pixel grid of a case's texts.
  static func grid(of name: CaseName) -> PixelGrid { PixelGrid(scale: scale(of: name)) }

  /// Returns the operations of the display list, one in each property.
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

import CelloSnapshots

/// Small scenes whose appearance can be changed.
struct ToyCatalog: Sendable {
  /// The color of the card in the selected state.
  var selectedColor = Color(red: 0xd1, green: 0xd1, blue: 0xd6)
  var height: CGFloat = 20
  var leavesOut: Set<String> = []
  var extraCases: [String] = []
  /// The cases that cannot be laid out.
  var failing: Set<String> = []
  var storage = ReferenceStorage.pictures

  struct LayoutError: Error, CustomStringConvertible {
    var description: String { "a font is missing." }
  }

  static let axes = try! CaseAxes([
    .flag("selected"), .flag("disabled"), .flag("pinned"),
    .states("drag", ["lifting", "dragging"]),
    CaseAxis("style", values: ["light", "dark"]),
  ])

  func catalog() throws -> SnapshotCatalog {
    let names = try (["normal", "selected", "selected.dark", "normal.dark", "pinned"] + extraCases)
      .map {
        try CaseName($0)
      }
    let scenes = [
      try SnapshotScene(
        group: "cards", name: "listed", shows: "a card in some states", cases: .listed(names),
        draw: draw),
      try SnapshotScene(
        group: "cards", name: "every-state", shows: "a card in every state",
        cases: .product(Self.axes),
        draw: draw),
      try SnapshotScene(
        group: "others", name: "plain", shows: "a plain card", cases: .listed([.normal]), draw: draw
      ),
    ]
    return try SnapshotCatalog(
      scenes.filter { !leavesOut.contains($0.path) }.map { scene in
        var scene = scene
        scene.storage = storage
        return scene
      })
  }

  @MainActor private func draw(_ name: CaseName) throws -> DrawnCase {
    if failing.contains(name.text) { throw LayoutError() }
    let isDark = name.contains("dark")
    let isFaint = name.contains("disabled") && !name.contains("selected")
    let size = CGSize(width: 30, height: height)
    var color = isDark ? Color(red: 28, green: 28, blue: 30) : .white
    if name.contains("selected") { color = selectedColor }
    let card = CGRect(x: 2, y: 2, width: 26, height: height - 4)
    let list = DisplayList(
      size: size,
      items: [.fill(.rect(card), isFaint ? color.multiplyingAlpha(by: 0.5) : color)])
    return DrawnCase(
      list: list, scale: 2,
      resolved: ResolvedProperties([
        ("background.color", "\(color)"), ("card.opacity", isFaint ? "0.5" : "1"),
        ("height", "\(Int(height))"),
      ]))
  }
}

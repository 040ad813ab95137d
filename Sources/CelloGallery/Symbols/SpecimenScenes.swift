import CelloRaster
import CelloSnapshots
import CelloSymbols

/// Pages that show the whole symbol library. There is a page for each section of the sources, so
/// that a changed symbol changes only its own page, and further pages for weights, scales, layers
/// and directions.
enum SpecimenScenes {
  /// Returns the scenes, in the order in which they are shown.
  static func scenes() throws(CaseError) -> [SnapshotScene] {
    var scenes: [SnapshotScene] = []
    for section in SymbolLibrary.sections { scenes.append(try forms(of: section)) }
    return scenes + [try weights(), try scales(), try layers(), try directions()]
  }

  // MARK: Pages

  /// The font size of the symbols, in points. At two pixels per point, a line of regular weight has
  /// a width of two pixels.
  private static let pointSize: CGFloat = 14

  private static func forms(of section: SymbolSection) throws(CaseError) -> SnapshotScene {
    // A dark page shows lines that are lighter than their background.
    try scene(
      slug(section.title),
      shows: "\(section.title.lowercased()): every symbol and its variants in three weights",
      isAlsoDark: section.title == "Warnings and seals"
    ) {
      let blocks = section.families.flatMap { family in
        family.forms.map { form in
          // The widths of the other weights are between these.
          block(
            form,
            caption: form == family.forms[0] ? form : String(form.dropFirst(family.name.count)),
            [SymbolWeight.ultraLight, .regular, .black].map { values(weight: $0) })
        }
      }
      return SpecimenPage(columns: 6, cellSize: CGSize(width: 23, height: 20), blocks: blocks)
    }
  }

  private static func weights() throws(CaseError) -> SnapshotScene {
    try scene("weights", shows: "symbols in nine weights") {
      let blocks = sample.map { form in
        block(form, caption: form, SymbolWeight.allCases.map { values(weight: $0) })
      }
      return SpecimenPage(columns: 3, cellSize: CGSize(width: 23, height: 20), blocks: blocks)
    }
  }

  private static func scales() throws(CaseError) -> SnapshotScene {
    try scene("scales", shows: "symbols in their three scales") {
      let blocks = sample.map { form in
        block(form, caption: form, SymbolScale.allCases.map { values(scale: $0) })
      }
      return SpecimenPage(columns: 6, cellSize: CGSize(width: 29, height: 25), blocks: blocks)
    }
  }

  /// A few symbols of each section, which suffice for what changes all symbols in the same way.
  private static var sample: [String] {
    SymbolLibrary.sections.flatMap { $0.families.prefix(6) }.compactMap(\.forms.first)
  }

  private static func values(
    weight: SymbolWeight = .regular, scale: SymbolScale = .medium
  ) -> SymbolConfigurationValues {
    SymbolConfigurationValues(pointSize: pointSize, weight: weight, scale: scale)
  }

  private static func block(
    _ name: String, caption: String, _ values: [SymbolConfigurationValues]
  ) -> SpecimenPage.Block {
    SpecimenPage.Block(
      caption: caption, symbols: values.map { SpecimenPage.Symbol(name: name, values: $0) })
  }

  private static func layers() throws(CaseError) -> SnapshotScene {
    try scene(
      "layers", shows: "symbols of several layers: hierarchical, in a palette, in their own colors"
    ) {
      let values = SymbolConfigurationValues(pointSize: 16)
      let renderings: [SpecimenPage.Rendering] = [.hierarchical, .palette, .multicolor]
      let blocks = SymbolLibrary.sections.flatMap(\.families).flatMap { family in
        family.forms.filter { form in
          guard let symbol = SymbolLibrary.symbol(named: form) else { return false }
          // Variants have the same layers unless they have colors.
          return symbol.hasColors || (form == family.name && symbol.hasLevels)
        }
      }.map { form in
        SpecimenPage.Block(
          caption: form,
          symbols: renderings.map {
            SpecimenPage.Symbol(name: form, values: values, rendering: $0)
          })
      }
      return SpecimenPage(columns: 5, cellSize: CGSize(width: 30, height: 24), blocks: blocks)
    }
  }

  private static func directions() throws(CaseError) -> SnapshotScene {
    try scene(
      "directions",
      shows: "symbols that follow the text, from left to right and from right to left"
    ) {
      let blocks = SymbolLibrary.names.filter {
        SymbolLibrary.symbol(named: $0)?.mirrorsInRightToLeft ?? false
      }.map { form in
        SpecimenPage.Block(
          caption: form,
          symbols: [false, true].map {
            SpecimenPage.Symbol(
              name: form,
              values: SymbolConfigurationValues(pointSize: pointSize, isMirrored: $0))
          })
      }
      return SpecimenPage(columns: 5, cellSize: CGSize(width: 30, height: 20), blocks: blocks)
    }
  }

  // MARK: Scenes

  /// Creates a scene of a page.
  ///
  /// - Parameter makePage: returns the page. It is called when the scene is drawn, because creating
  ///   the layers of all symbols takes half a second.
  private static func scene(
    _ name: String, shows summary: String, isAlsoDark: Bool = false,
    makePage: @escaping @Sendable () -> SpecimenPage
  ) throws(CaseError) -> SnapshotScene {
    let light = try CaseName("normal")
    let dark = try CaseName("normal.dark")
    return try SnapshotScene(
      group: "symbol-specimen", name: name, shows: summary,
      cases: .listed(isAlsoDark ? [light, dark] : [light])
    ) { name in
      let colors: SpecimenPage.Colors = name == dark ? .dark : .light
      let page = makePage()
      return DrawnCase(
        list: page.list(colors), scale: 2, background: colors.paper, resolved: page.resolved())
    }
  }

  /// Returns the title of a section as a word of a file name.
  private static func slug(_ title: String) -> String {
    title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }
}

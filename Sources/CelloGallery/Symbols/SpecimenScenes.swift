import CelloRaster
import CelloSnapshots
import CelloSymbols

/// The whole symbol library to look at: every symbol and variant in all weights, a page for each
/// section of the sources, so that a symbol that changes moves its own page only; then pages about
/// scales, layers and direction.
enum SpecimenScenes {
  /// In the order in which they are shown.
  static func scenes() throws(CaseError) -> [SnapshotScene] {
    var scenes: [SnapshotScene] = []
    for section in SymbolLibrary.sections { scenes.append(try weights(of: section)) }
    return scenes + [try scales(), try layers(), try directions()]
  }

  // MARK: Pages

  /// Size of the symbols' text, in points; at two pixels a point a line of regular weight is two
  /// pixels wide.
  private static let pointSize: CGFloat = 14

  private static func weights(of section: SymbolSection) throws(CaseError) -> SnapshotScene {
    // One page in the dark, which shows how lines look that are lighter than what they lie on.
    try scene(
      slug(section.title),
      shows: "\(section.title.lowercased()): every symbol and its variants in nine weights",
      isAlsoDark: section.title == "Warnings and seals"
    ) {
      let blocks = section.families.flatMap { family in
        family.forms.map { form in
          SpecimenPage.Block(
            caption: form == family.forms[0]
              ? form : String(form.dropFirst(family.name.count)),
            symbols: SymbolWeight.allCases.map { weight in
              SpecimenPage.Symbol(
                name: form,
                values: SymbolConfigurationValues(pointSize: pointSize, weight: weight))
            })
        }
      }
      return SpecimenPage(columns: 3, cellSize: CGSize(width: 23, height: 20), blocks: blocks)
    }
  }

  private static func scales() throws(CaseError) -> SnapshotScene {
    try scene("scales", shows: "symbols in their three scales") {
      // A few of each section: the scale is a matter of size and line width, which all have in
      // common.
      let blocks = SymbolLibrary.sections.flatMap { $0.families.prefix(6) }.compactMap { family in
        family.forms.first.map { form in
          SpecimenPage.Block(
            caption: form,
            symbols: SymbolScale.allCases.map { scale in
              SpecimenPage.Symbol(
                name: form, values: SymbolConfigurationValues(pointSize: pointSize, scale: scale))
            })
        }
      }
      return SpecimenPage(columns: 6, cellSize: CGSize(width: 29, height: 25), blocks: blocks)
    }
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

  /// - Parameter makePage: called when the scene is drawn; asking every symbol for its layers takes
  ///   half a second.
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

  /// A section's title as a word for files.
  private static func slug(_ title: String) -> String {
    title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      .joined(separator: "-")
  }
}

import CelloAssets
import CelloSymbols
import Foundation
import Testing

@Suite struct SymbolTemplateTests {
  /// A square that grows with the weight: 10 to 20 units from left to right, the cap height being 100.
  static func template(symbols: String = standardSymbols, guides: String = standardGuides) -> String
  {
    """
    <svg width="3300" height="2200"><style>.x{}</style>
    <g id="Notes"><text>Weights</text></g>
    <g id="Guides">\(guides)</g>
    <g id="Symbols">\(symbols)</g></svg>
    """
  }

  static let standardGuides = """
    <line id="Baseline-M" x1="0" x2="9" y1="500" y2="500"/><line id="Capline-M" x1="0" x2="9" y1="400" y2="400"/>
    <line id="left-margin-Regular-M" x1="90" x2="90" y1="0" y2="9"/><line id="right-margin-Regular-M" x1="210" x2="210" y1="0" y2="9"/>
    <rect id="left-margin-Black-M" x="90" y="0" width="1" height="9"/><rect id="right-margin-Black-M" x="230" y="0" width="1" height="9"/>
    """

  static let standardSymbols = """
    <g id="Regular-M" transform="matrix(1 0 0 1 100 500)"><path class="monochrome-0 hierarchical-0:primary" d="M0 0h100v-100h-100z"/>
    <path class="hierarchical-0:secondary" d="M0 0h10v-10h-10z"/></g>
    <g id="Black-M" transform="matrix(1 0 0 1 100 500)"><path d="M0 0h120v-100h-120z"/><path d="M0 0h20v-10h-20z"/></g>
    """

  private func printed(_ design: SymbolTemplate.Design) -> String {
    "\((design.width * 1000).rounded() / 1000) | "
      + design.layers.map { "\($0.level): \($0.path)" }.joined(separator: " | ")
  }

  @Test("a design is in cap heights, from its margin and the baseline")
  func design() throws {
    let template = try SymbolTemplate(Array(Self.template().utf8), file: "star.svg")
    #expect(
      printed(template.design(weight: 3, scale: 1))
        == "1.2 | 0: M 0.1 0 L 1.1 0 L 1.1 -1 L 0.1 -1 Z | 1: M 0.1 0 L 0.2 0 L 0.2 -0.1 L 0.1 -0.1 Z"
    )
  }

  @Test("weights between two designs are mixed, those beyond take the nearest")
  func weights() throws {
    let template = try SymbolTemplate(Array(Self.template().utf8), file: "star.svg")
    // Medium is a fifth of the way from regular to black.
    #expect(printed(template.design(weight: 4, scale: 1)).hasPrefix("1.24 | 0: M 0.1 0 L 1.14 0"))
    #expect(template.design(weight: 0, scale: 1) == template.design(weight: 3, scale: 1))
    #expect(printed(template.design(weight: 8, scale: 1)).hasPrefix("1.4 | "))
  }

  @Test("scales that a template lacks are made from medium")
  func scales() throws {
    let template = try SymbolTemplate(Array(Self.template().utf8), file: "star.svg")
    #expect(printed(template.design(weight: 3, scale: 2)).hasPrefix("1.536 | 0: M 0.128 0"))
    #expect(printed(template.design(weight: 3, scale: 0)).hasPrefix("0.948 | "))
  }

  @Test("outlines that do not go together are not mixed")
  func incompatible() throws {
    let symbols = """
      <g id="Regular-M"><path d="M0 0h100v-100z"/></g><g id="Black-M"><path d="M0 0h100v-100h-100z"/></g>
      """
    let template = try SymbolTemplate(Array(Self.template(symbols: symbols).utf8), file: "star.svg")
    #expect(template.design(weight: 4, scale: 1) == template.design(weight: 3, scale: 1))
    #expect(template.design(weight: 7, scale: 1) == template.design(weight: 8, scale: 1))
  }

  @Test("a template whose layers cross themselves too often is refused before it is cut")
  func selfCrossing() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/self-crossing-template.svg")
    let template = try SymbolTemplate(Array(Data(contentsOf: file)), file: "star.svg")
    let layers = template.design(weight: 3, scale: 1).layers.map {
      LayerCutting.Layer(path: $0.path, clearsBehind: $0.clearsBehind)
    }
    #expect(throws: ExcessiveWork(work: .crossings)) {
      try LayerCutting.visible(layers, unit: 1.0 / 70)
    }
  }

  @Test(
    "what a template lacks is named",
    arguments: [
      ("<svg/>", "a group named Symbols"), ("<svg><g id='Symbols'/></svg>", "a group named Guides"),
      (template(symbols: ""), "a symbol such as Regular-M"),
      (template(guides: ""), "the guide Baseline-M"),
      (template(symbols: "<g id='Regular-M'/>"), "paths in Regular-M"),
      (template(symbols: "<g id='Regular-M'><circle r='1'/></g>"), "uses <circle>"),
      (template(symbols: "<g id='Regular-M'><path d='X'/></g>"), "d=\"X\""),
      ("<html/>", "is no SVG image"),
    ])
  func incomplete(document: String, expected: String) {
    do {
      _ = try SymbolTemplate(Array(document.utf8), file: "star.svg")
      Issue.record("read")
    } catch {
      #expect(error.description.contains(expected), "\(error)")
    }
  }
}

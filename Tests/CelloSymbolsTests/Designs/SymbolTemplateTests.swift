import CelloAssets
import CelloFuzzing
import CelloRaster
import CelloSymbols
import Foundation
import Testing

struct SymbolTemplateTests {
  /// Returns a template with a square that grows with the weight, from 10 to 20 units from left to
  /// right. The cap height is 100.
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

  @Test("weights between two designs are interpolated, and other weights use the nearest design")
  func weights() throws {
    let template = try SymbolTemplate(Array(Self.template().utf8), file: "star.svg")
    // Medium is at one fifth of the distance from regular to black.
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

  private func symbol(_ symbols: String, style: String = "") throws -> Symbol {
    let document = Self.template(symbols: symbols)
      .replacing("<style>.x{}</style>", with: "<style>\(style)</style>")
    return Symbol(
      name: "star", template: try SymbolTemplate(Array(document.utf8), file: "star.svg"))
  }

  @Test("a template's drawing has its margins, and the space of our own symbols above and below")
  func drawing() throws {
    let drawing = try symbol(Self.standardSymbols).drawing(.init(pointSize: 100))
    let capHeight = CGFloat(1443) / 2048 * 100
    #expect(abs(drawing.size.width - 1.2 * capHeight) < 1e-9)
    #expect(abs(drawing.size.height - (capHeight + 15)) < 1e-9)
    #expect(abs(drawing.baselineOffsetFromBottom - 7.5) < 1e-9)
    #expect(drawing.layers.map(\.level) == [0, 1])
  }

  @Test("overlapping layers of one color are one outline, so that a translucent color is even")
  func monochrome() throws {
    let symbol = try symbol(
      """
      <g id="Regular-M"><path d="M100 500h60v-60h-60z"/><path d="M140 500v-60h60v60z"/></g>
      """)
    let drawing = symbol.drawing(.init(pointSize: 20))
    let color = Color(red: 0, green: 0, blue: 0, alpha: 128)
    #expect(
      drawing.items(rendering: .monochrome(color)) == [
        .fill(.path(drawing.outline, .nonZero), color)
      ])
    // The outlines have opposite directions. Their overlap must be filled, not a hole.
    let list = DisplayList(size: drawing.size, items: drawing.items(rendering: .monochrome(.black)))
    let bitmap = try list.render(scale: 1)
    #expect(bitmap[bitmap.width / 2, bitmap.height / 2] >> 24 == 255)
  }

  @Test("a layer's threshold is the variable value that lights it")
  func thresholds() throws {
    let symbol = try symbol(
      """
      <g id="Regular-M"><path class="monochrome-0" d="M100 500h20v-60z"/>
      <path class="monochrome-1" d="M160 500h20v-60z"/></g>
      """, style: ".monochrome-1 {-sfsymbols-variable-threshold:0.5}")
    #expect(symbol.drawing(.init()).layers.map(\.threshold) == [nil, 0.5])
  }

  @Test("paths with too many crossings are drawn without combining them")
  func tooManyCrossings() throws {
    let file = FuzzTarget.corpusFolder.appendingPathComponent("symbol-template/self-crossing")
    let template = try SymbolTemplate(Array(Data(contentsOf: file)), file: "star.svg")
    let drawing = Symbol(name: "star", template: template).drawing(.init())
    #expect(drawing.excess == ExcessiveWork(work: .crossings))
    #expect(drawing.layers.count == 2)
    #expect(drawing.layers.allSatisfy { $0.visibleOutline == $0.wholeOutline })
  }

  @Test("a path with too many edges is drawn without combining it")
  func tooManyEdges() throws {
    let edges = String(repeating: "l1 1l-1 -1", count: 26_000)
    let symbol = try symbol(
      "<g id='Regular-M'><path d='M100 500h20v-60z'/><path d='M160 500\(edges)h9v-9z'/></g>")
    let drawing = symbol.drawing(.init())
    #expect(drawing.excess?.work == .layerSegments)
    #expect(drawing.layers.count == 2)
    #expect(drawing.layers.allSatisfy { $0.visibleOutline == $0.wholeOutline })
  }

  /// Returns a closed line whose segments cross most other segments, in the template's coordinates.
  private func star(_ count: Int) -> String {
    (0..<count).map { "\($0 == 0 ? "M" : "L")\(100 + $0 * 37 % 101) \(400 + $0 * 53 % 97)" }
      .joined() + "Z"
  }

  @Test("layers with many crossings are cut by a sweep")
  func manyCrossings() throws {
    let symbol = try symbol(
      """
      <g id="Regular-M"><path d="\(star(150))"/>
      <path class="monochrome-1" d="M100 400h50v97h-50z"/></g>
      """, style: ".monochrome-1 {-sfsymbols-clear-behind:true}")
    let drawing = symbol.drawing(.init(pointSize: 100))
    #expect(drawing.excess == nil)
    let cut = try #require(drawing.layers.first).wholeOutline.bounds
    let clearing = try #require(drawing.layers.last).wholeOutline.bounds
    #expect(!cut.isNull)
    #expect(abs(cut.minX - clearing.maxX) < 0.1)
  }

  @Test(
    "missing parts of a template are named",
    arguments: [
      ("<svg/>", "a group named Symbols"), ("<svg><g id='Symbols'/></svg>", "a group named Guides"),
      (template(symbols: ""), "a symbol such as Regular-M"),
      (template(guides: ""), "the guide Baseline-M"),
      (template(symbols: "<g id='Regular-M'/>"), "paths in Regular-M"),
      (template(symbols: "<g id='Regular-M'><circle r='1'/></g>"), "uses <circle>"),
      (template(symbols: "<g id='Regular-M'><path d='X'/></g>"), "d=\"X\""),
      ("<html/>", "is not an SVG image"),
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

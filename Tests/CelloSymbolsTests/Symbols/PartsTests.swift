import Testing

@testable import CelloSymbols

/// Tests of the symbols in `Parts.swift`.
struct PartsTests {
  @Test(
    "the gap beside a slash is at most as wide as the slash",
    arguments: ["circle.slash.fill", "shield.slash.fill", "square.slash.fill", "tag.slash.fill"])
  func slashGaps(name: String) throws {
    for scale in SymbolScale.allCases {
      for weight in SymbolWeight.allCases {
        let outlines = try SymbolOutlines(named: name, weight, scale)
        // The direction across the slash, which is mirrored in the tag.
        let across = Vector(-1, name == "tag.slash.fill" ? -1 : 1).normalized
        let runs = InkPolygons(outlines.outline).runs(from: across * -30, to: across * 30)
        guard runs.count == 3 else {
          Issue.record("\(name) in \(weight) and \(scale): \(runs)")
          continue
        }
        let slash = runs[1].upperBound - runs[1].lowerBound
        for gap in [
          runs[1].lowerBound - runs[0].upperBound, runs[2].lowerBound - runs[1].upperBound,
        ] {
          #expect(gap > 0 && gap <= slash + 0.05, "\(name) in \(weight) and \(scale)")
        }
      }
    }
  }

  @Test("a slash is as wide as the other lines, and its gap three fifths of that")
  func regularSlash() throws {
    let outline = InkPolygons(try SymbolOutlines(named: "circle.slash.fill").outline)
    let across = Vector(-1, 1).normalized
    let runs = outline.runs(from: across * -30, to: across * 30)
    try #require(runs.count == 3)
    #expect(abs(runs[1].upperBound - runs[1].lowerBound - 8.2) < 0.05)
    #expect(abs(runs[1].lowerBound - runs[0].upperBound - 4.97) < 0.05)
  }

  @Test(
    "a symbol in a circle or square does not touch it",
    arguments: [SymbolWeight.regular, .black])
  func enclosures(weight: SymbolWeight) throws {
    let index = SymbolLibrary.index
    for (name, form) in index.allForms() {
      guard case .enclosed(_, isFilled: false) = form.decoration else { continue }
      let outlines = SymbolOutlines(
        try SymbolComposer(form, index: index, weight: weight, scale: .medium))
      // If parts touch, the union has fewer contours than the separate parts.
      let count = outlines.layers.reduce(0) { $0 + $1.visible.count }
      #expect(outlines.outline.count == count, "\(name) in \(weight)")
    }
  }
}

import CelloRaster
import Foundation
import Testing
import UIKit

@testable import CelloValues

struct UIFontDescriptorMatrixTests {
  private func runs(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> [GlyphRun] {
    CGContext.items { text.draw(at: .zero, withAttributes: attributes) }.compactMap {
      if case .glyphs(let run) = $0 { run } else { nil }
    }
  }

  private func font(_ descriptor: UIFontDescriptor) -> UIFont {
    UIFont(descriptor: descriptor, size: 20)
  }

  private let base = UIFont.systemFont(ofSize: 20).fontDescriptor

  @Test("a matrix slants and stretches glyphs and their advances, not the line")
  func matrices() throws {
    let slanted = font(base.withMatrix(CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)))
    #expect(slanted.fontDescriptor.matrix.c == 0.25)
    #expect(runs("ab", [.font: slanted]).map(\.slant) == [0.25])
    let plain = try #require(runs("ab", [.font: UIFont.systemFont(ofSize: 20)]).first)
    let wide = font(base.withMatrix(CGAffineTransform(scaleX: 2, y: 1)))
    let run = try #require(runs("ab", [.font: wide]).first)
    #expect(run.stretch == 2 && run.size == plain.size)
    #expect(run.glyphs[1].position.x > 1.9 * plain.glyphs[1].position.x)
    let large = font(base.withMatrix(CGAffineTransform(scaleX: 2, y: 2)))
    let scaled = try #require(runs("ab", [.font: large]).first)
    #expect(scaled.stretch == 1 && scaled.size == 2 * plain.size)
    #expect(large.lineHeight == UIFont.systemFont(ofSize: 20).lineHeight)
    #expect(UIFontDescriptor(name: "", matrix: CGAffineTransform(scaleX: 3, y: 1)).matrix.a == 3)
    for value in [CGFloat.nan, .infinity, 0, -1, 1e300] {
      let odd = CGAffineTransform(a: value, b: value, c: value, d: value, tx: value, ty: value)
      _ = runs("ab", [.font: font(base.withMatrix(odd))])
    }
  }

  @Test("a fixed advance applies to all characters")
  func fixedAdvance() throws {
    let fixed = font(base.addingAttributes([.fixedAdvance: 15]))
    let run = try #require(runs("iWi", [.font: fixed]).first)
    let positions = run.glyphs.map(\.position.x)
    #expect(abs(positions[2] - 2 * positions[1]) < 0.001)
    #expect(abs(positions[1] - 15) < 1)
  }

  @Test("characters that a font lacks come from its cascade list first")
  func cascade() {
    let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    let serif = UIFontDescriptor(fontAttributes: [:]).withDesign(.serif)!
    let cascading = font(mono.fontDescriptor.addingAttributes([.cascadeList: [serif]]))
    // A letter that JetBrains Mono does not contain, but both other fonts do.
    let letter = "\u{1e9}\u{a7b5}\u{2c71}\u{1d7a}".unicodeScalars.map(String.init).first {
      runs($0, [.font: mono]).first?.font.name.hasPrefix("JetBrains") == false
        && runs($0, [.font: UIFont(descriptor: serif, size: 20)]).first?.font.name.hasPrefix(
          "NotoSerif") == true
    }
    guard let letter else { return }
    #expect(runs(letter, [.font: cascading]).first?.font.name.hasPrefix("NotoSerif") == true)
    #expect(runs("a", [.font: cascading]).first?.font.name.hasPrefix("JetBrains") == true)
    #expect(
      (cascading.fontDescriptor.object(forKey: .cascadeList) as? [UIFontDescriptor])?.count == 1)
  }

  @Test("fonts that differ in a matrix, an advance or a cascade list are not equal, and print it")
  func notation() {
    let fonts = [
      base.withMatrix(CGAffineTransform(scaleX: 2, y: 1)),
      base.addingAttributes([.fixedAdvance: 15, .visibleName: "My (best) Font, \"bold\""]),
      base.addingAttributes([.cascadeList: [base.withSize(4), base.withDesign(.serif)!]]),
    ].map(font)
    for font in fonts {
      #expect(font != .systemFont(ofSize: 20))
      #expect(FontValues(notation: font.notation) == font.values)
    }
  }

  @Test("descriptors match fonts with the same values")
  func matching() {
    let bold = base.withSymbolicTraits(.traitBold)!
    #expect(bold.matchingFontDescriptors(withMandatoryKeys: [.family]).contains(bold))
    #expect(
      UIFontDescriptor(name: "No Such Font", size: 3).matchingFontDescriptors(
        withMandatoryKeys: nil
      ).isEmpty)
    let letters = base.addingAttributes([.characterSet: CharacterSet(charactersIn: "abc")])
    #expect(!letters.matchingFontDescriptors(withMandatoryKeys: [.characterSet]).isEmpty)
    let ancient = base.addingAttributes([
      .characterSet: CharacterSet(charactersIn: "\u{12000}")
    ])
    #expect(ancient.matchingFontDescriptors(withMandatoryKeys: [.characterSet]).isEmpty)
  }

  @Test("an expansion stretches letters by the number with that natural logarithm")
  func expansion() throws {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let wide = try #require(
      runs("ab", attributes.merging([.expansion: 0.5]) { $1 }).first)
    #expect(abs(wide.stretch - 1.6487212707) < 1e-9)
    #expect(runs("ab", attributes.merging([.expansion: CGFloat.nan]) { $1 }).first?.stretch == 1)
    #expect(runs("ab", attributes).first?.stretch == 1)
  }

  @Test("a link is drawn in the tint color")
  func links() throws {
    let run = try #require(
      runs("ab", [.link: URL(string: "https://a.org")!, .foregroundColor: UIColor.red]).first)
    #expect(run.color == UIColor.tintColor.color(in: .current))
  }
}

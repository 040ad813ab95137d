import CelloRaster
import Foundation
import Testing
import UIKit

struct NSTextLineFragmentTests {
  private let line = NSTextLineFragment(
    string: "Hello שלום", attributes: [.font: UIFont.systemFont(ofSize: 17)],
    range: NSRange(location: 0, length: 10))

  @Test("a line of its own has the size of its text")
  func size() {
    let size = ("Hello שלום" as NSString).size(withAttributes: [
      .font: UIFont.systemFont(ofSize: 17)
    ])
    #expect(abs(line.typographicBounds.width - size.width) < 0.6)
    #expect(line.typographicBounds.origin == .zero && line.typographicBounds.height > 17)
    #expect(line.characterRange == NSRange(location: 0, length: 10))
    let odd = NSTextLineFragment(
      attributedString: NSAttributedString(string: "ab"), range: NSRange(location: 1, length: 99))
    #expect(odd.characterRange == NSRange(location: 1, length: 1))
    let none = NSTextLineFragment(
      string: "", attributes: [:], range: NSRange(location: -4, length: 2))
    #expect(none.characterRange.length == 0 && none.characterIndex(for: .zero) == 0)
    #expect(none.locationForCharacter(at: 7).x == 0 && none.typographicBounds.width == 0)
  }

  @Test("a point in a character finds it, and how far the point is in it")
  func points() {
    for index in [0, 1, 4, 6, 9] {
      let start = line.locationForCharacter(at: index)
      let step: CGFloat = index < 6 ? 1 : -1
      #expect(line.characterIndex(for: CGPoint(x: start.x + step, y: 3)) == index)
      let fraction = line.fractionOfDistanceThroughGlyph(for: CGPoint(x: start.x + step, y: 3))
      #expect(fraction > 0 && fraction < 0.5)
    }
    #expect(line.characterIndex(for: CGPoint(x: -100, y: 0)) == 0)
    #expect(line.characterIndex(for: CGPoint(x: CGFloat.nan, y: 0)) == 0)
    #expect(line.locationForCharacter(at: .max).x > line.locationForCharacter(at: 0).x)
  }

  @Test("a line draws its characters from the top left corner of its bounds")
  func drawing() {
    func glyphs(at point: CGPoint) -> [CGPoint] {
      CGContext.items {
        if let context = UIGraphicsGetCurrentContext() { line.draw(at: point, in: context) }
      }.flatMap { item -> [CGPoint] in
        if case .glyphs(let run) = item { return run.glyphs.map(\.position) }
        return []
      }
    }
    let first = glyphs(at: CGPoint(x: 10, y: 20))
    #expect(abs((first.first?.x ?? 0) - 10) < 0.001)
    #expect(abs((first.first?.y ?? 0) - 20 - line.glyphOrigin.y) < 0.001)
    #expect(glyphs(at: CGPoint(x: CGFloat.nan, y: 0)).isEmpty)
  }
}

import CelloRaster
import Foundation
import Testing
import UIKit

@testable import CelloViews

struct RenderingAttributesTests {
  private func drawn(_ document: TextDocument) -> [Color] {
    let items = CGContext.items {
      UITraitCollection.iPhone.performAsCurrent {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for fragment in document.fragments {
          fragment.draw(at: fragment.layoutFragmentFrame.origin, in: context)
        }
      }
    }
    func colors(_ item: DisplayList.Item) -> [Color] {
      switch item {
      case .glyphs(let run): run.glyphs.map { _ in run.color }
      case .group(let group): group.items.flatMap(colors)
      default: []
      }
    }
    return items.flatMap(colors)
  }

  private func color(_ color: UIColor) -> Color { color.color(in: .iPhone) }

  private func runs(
    _ document: TextDocument, from offset: Int = 0, reverse: Bool = false
  ) -> [Range<Int>] {
    var result: [Range<Int>] = []
    document.manager.enumerateRenderingAttributes(from: document.location(offset), reverse: reverse)
    {
      _, _, range in
      result.append(document.offsets(range))
      return true
    }
    return result
  }

  @Test("rendering attributes change what is drawn, not the text")
  func colors() {
    let document = TextDocument("abc\ndef", attributes: [.foregroundColor: UIColor.blue])
    document.manager.setRenderingAttributes(
      [.foregroundColor: UIColor.red], for: document.range(1, 5))
    let (red, blue) = (color(.red), color(.blue))
    #expect(drawn(document) == [blue, red, red, red, blue, blue])
    #expect(
      document.storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
    document.manager.addRenderingAttribute(.foregroundColor, value: nil, for: document.range(0, 1))
    #expect(drawn(document).first == color(.black))
    document.manager.removeRenderingAttribute(.foregroundColor, for: document.range(1, 2))
    #expect(drawn(document)[1] == blue)
    document.manager.invalidateRenderingAttributes(for: document.content.documentRange)
    #expect(drawn(document).allSatisfy { $0 == blue })
  }

  @Test("runs are split, joined and enumerated in both directions")
  func enumeration() {
    let document = TextDocument("abcdef\nghi")
    let manager = document.manager
    manager.setRenderingAttributes([.kern: 1], for: document.range(1, 5))
    manager.addRenderingAttribute(.underlineStyle, value: 1, for: document.range(3, 9))
    #expect(runs(document) == [1..<3, 3..<5, 5..<7, 7..<9])
    #expect(runs(document, from: 4) == [3..<5, 5..<7, 7..<9])
    #expect(runs(document, from: 5, reverse: true) == [3..<5, 1..<3])
    manager.removeRenderingAttribute(.underlineStyle, for: document.range(0, 10))
    #expect(runs(document) == [1..<5])
    manager.setRenderingAttributes([:], for: document.range(2, 3))
    #expect(runs(document) == [1..<2, 3..<5])
    manager.setRenderingAttributes([.kern: 1], for: NSTextRange(location: document.location(4)))
    manager.setRenderingAttributes(
      [.kern: 1], for: NSTextRange(NSRange(location: 80, length: 9)))
    #expect(runs(document) == [1..<2, 3..<5])
    // An edit removes the rendering attributes of its paragraph.
    document.storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
    #expect(runs(document).isEmpty)
  }

  @Test("the validator sets the attributes of each fragment before it is laid out")
  func validator() {
    let document = TextDocument("ab\ncd")
    var count = 0
    document.manager.renderingAttributesValidator = { manager, fragment in
      count += 1
      manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: fragment.rangeInElement)
    }
    #expect(drawn(document).allSatisfy { $0 == color(.red) } && count == 2)
    document.storage.replaceCharacters(in: NSRange(location: 4, length: 1), with: "xyz")
    #expect(drawn(document).count == 6 && drawn(document).allSatisfy { $0 == color(.red) })
    #expect(count == 3)
  }

  @Test("links are underlined and blue unless the delegate changes it")
  func links() {
    let document = TextDocument("a")
    document.storage.append(
      NSAttributedString(
        string: "b", attributes: [.link: "x", .font: UIFont.systemFont(ofSize: 17)]))
    #expect(drawn(document) == [color(.black), color(.blue)])
    #expect(NSTextLayoutManager.linkRenderingAttributes[.underlineStyle] as? Int == 1)
    let delegate = TextLayoutDelegate()
    delegate.links = { ($0 as? String) == "x" ? [.foregroundColor: UIColor.green] : nil }
    document.manager.delegate = delegate
    #expect(drawn(document).last == color(.green))
  }

  @Test(
    "attributes of a range in runs",
    arguments: [
      ([], 0..<2, [0..<2]), ([0..<4], 1..<2, [0..<4]), ([3..<5], 0..<2, [0..<2, 3..<5]),
      ([0..<1, 2..<3], 0..<4, [0..<4]),
    ] as [([Range<Int>], Range<Int>, [Range<Int>])])
  func values(runs: [Range<Int>], range: Range<Int>, expected: [Range<Int>]) {
    let changed = RenderingRuns.changed(
      runs.map { (range: NSRange($0), attributes: [.kern: 1]) as RenderingRuns.Run },
      in: NSRange(range)
    ) { $0[.kern] = 1 }
    #expect(changed.map { $0.range.location..<$0.range.end } == expected)
  }
}

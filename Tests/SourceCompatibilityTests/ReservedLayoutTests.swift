import CelloRaster
import Testing
@_spi(Cello) import UIKit

/// Tests of positions that an app cannot query. They read the recorded picture.
@MainActor struct ReservedLayoutTests {
  @Test("pictures of different widths in a reserved width leave the texts in line")
  func alignment() {
    let rows = [20, 35, 50].map { width in
      let picture = UIGraphicsImageRenderer(size: CGSize(width: width, height: 20)).image {
        UIColor.systemTeal.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: width, height: 20))
      }
      let view = UIListContentView(
        configuration: TeaRows.shelfLabel(picture: picture, text: "Label"))
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 52)
      return Row(DisplayListRecorder.record(view))
    }
    #expect(rows.allSatisfy { $0.textX != nil && $0.textX == rows[0].textX })
    #expect(rows.map(\.imageWidth) == [20, 35, 50])
    // The pictures have whole pixels.
    let middles = rows.compactMap(\.imageMiddle)
    #expect(middles.count == 3)
    #expect(middles.allSatisfy { abs($0 - middles[0]) <= 1 / 3 })
  }

  private struct Row {
    var textX: CGFloat?
    var imageMiddle: CGFloat?
    var imageWidth: CGFloat?

    init(_ list: DisplayList) { collect(list.items) }

    private mutating func collect(_ items: [DisplayList.Item]) {
      for item in items {
        switch item {
        case .glyphs(let run): textX = textX ?? run.glyphs.first?.position.x
        case .image(let image):
          imageMiddle = image.rect.midX
          imageWidth = image.rect.width
        case .group(let group): collect(group.items)
        default: break
        }
      }
    }
  }
}

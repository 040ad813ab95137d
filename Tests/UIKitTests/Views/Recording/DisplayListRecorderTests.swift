import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor struct DisplayListRecorderTests {
  private func box(_ rect: CGRect, _ color: UIColor) -> UIView {
    let view = UIView(frame: rect)
    view.backgroundColor = color
    return view
  }

  @Test("views are recorded back to front at their place")
  func order() {
    let root = box(CGRect(x: 50, y: 50, width: 40, height: 30), .white)
    let child = box(CGRect(x: 5, y: 6, width: 10, height: 10), .black)
    root.addSubview(child)
    #expect(
      DisplayListRecorder.record(root).items == [
        .fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 30)), .white),
        .fill(.rect(CGRect(x: 5, y: 6, width: 10, height: 10)), .black),
      ])
  }

  @Test("hidden, transparent and empty views are left out")
  func invisible() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let hidden = box(root.bounds, .red)
    hidden.isHidden = true
    let transparent = box(root.bounds, .red)
    transparent.alpha = 0
    for view in [hidden, transparent, box(root.bounds, .clear)] { root.addSubview(view) }
    #expect(DisplayListRecorder.record(root).items.isEmpty)
  }

  @Test("opacity and clipping make a group of a view with its subviews")
  func groups() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let faded = box(CGRect(x: 1, y: 2, width: 10, height: 10), .black)
    faded.alpha = 0.5
    faded.clipsToBounds = true
    faded.addSubview(box(CGRect(x: 5, y: 5, width: 10, height: 10), .white))
    root.addSubview(faded)
    let area = CGRect(x: 1, y: 2, width: 10, height: 10)
    #expect(
      DisplayListRecorder.record(root).items == [
        .group(
          DisplayList.Group(
            items: [
              .fill(.rect(area), .black),
              .fill(.rect(CGRect(x: 6, y: 7, width: 10, height: 10)), .white),
            ], opacity: 0.5, clip: .rect(area)))
      ])
  }

  @Test("a transformed view is drawn around its middle")
  func transform() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let view = box(CGRect(x: 4, y: 4, width: 12, height: 12), .black)
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    root.addSubview(view)
    let bitmap = try DisplayListRecorder.record(root).render(scale: 1, background: .white)
    #expect(bitmap[6, 6] == 0xffff_ffff && bitmap[7, 7] == 0xff00_0000)
    #expect(bitmap[12, 12] == 0xff00_0000 && bitmap[13, 13] == 0xffff_ffff)
  }

  @Test("the picture of a cell prints")
  func printed() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 52))
    var content = UIListContentConfiguration.cell()
    content.text = "Hi"
    cell.contentConfiguration = content
    let lines = DisplayListRecorder.record(cell).description.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].contains("fill rect (0, 0, 200, 52) #ffffff"))
    #expect(lines[2].contains("glyphs Inter-Regular"))
  }
}

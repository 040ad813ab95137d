import CelloRaster
import Testing
@_spi(Cello) import UIKit

/// Tests of custom drawing and colors of an app. They read the recorded picture, because an app
/// Cannot access it.
@MainActor struct DrawnContentTests {
  @Test("a transformer is asked again for every picture, so it can follow the cell's state")
  func transformer() {
    let cell = TintedCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    func fill() -> DisplayList.Item? { DisplayListRecorder.record(cell).items.first }
    let area = Shape.rect(CGRect(x: 0, y: 0, width: 100, height: 44))
    #expect(fill() == .fill(area, .white))
    cell.isSelected = true
    #expect(fill() == .fill(area, Color(red: 0, green: 0, blue: 255)))
    cell.isSelected = false
    #expect(fill() == .fill(area, .white))
  }

  @Test(
    "a content view draws its background with its layer's corners, its own drawing, subviews, then the border"
  )
  func layers() throws {
    let view = PostcardView(configuration: PostcardConfiguration(picture: .picture, caption: ""))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 72)
    let items = DisplayListRecorder.record(view).items
    try #require(items.count == 4)
    #expect(
      items[0]
        == .fill(
          .roundedRect(
            RoundedRect(
              view.bounds, radius: 12, curve: .circular, corners: [.topLeft, .topRight])), .white))
    guard case .group(let drawing) = items[1], case .group(let picture) = items[2] else {
      Issue.record("the drawing and the picture are cut to their areas")
      return
    }
    #expect(drawing.clip == .rect(view.bounds))
    #expect(drawing.items.count == 1)
    #expect(
      picture.clip
        == .roundedRect(RoundedRect(CGRect(x: 8, y: 8, width: 56, height: 56), radius: 8)))
    #expect(
      items[3]
        == .stroke(
          .roundedRect(
            RoundedRect(
              view.bounds.insetBy(dx: 0.5, dy: 0.5), radius: 11.5, curve: .circular,
              corners: [.topLeft, .topRight])),
          StrokeStyle(width: 1), Color(red: 255, green: 0, blue: 0)))
  }
}

extension UIImage {
  fileprivate static var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      UIColor.systemTeal.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }
}

import CellophaneTesting
import Testing
import UIKit

@MainActor struct GestureScreenTests {
  @Test func `a photo is zoomed by two fingers and by two taps`() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 393, height: 400)).image { _ in }
    let photo = ZoomingImageViewController(image: image)
    let screen = Screen(.iPhone16, photo)
    try screen.pinch("Photo", scale: 2)
    #expect((photo.zoomScale - 2).magnitude < 1e-9)
    try screen.pinch("Photo", scale: 10)
    #expect(photo.zoomScale == 3)
    let view = try #require(photo.view.subviews.first?.subviews.first)
    SimulatedTouch.tap(view, count: 2)
    #expect(photo.zoomScale == 1)
  }

  @Test func `a sticker turns and grows with two fingers`() {
    let sticker = StickerView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    board.addSubview(sticker)
    let fingers = SimulatedFingers(on: board)
    fingers.pinch(around: CGPoint(x: 150, y: 150), scale: 1.5)
    #expect((sticker.transform.a - 1.5).magnitude < 1e-9)
    fingers.rotate(around: CGPoint(x: 150, y: 150), by: .pi / 2)
    #expect(sticker.transform.a.magnitude < 1e-9 && (sticker.transform.b - 1.5).magnitude < 1e-9)
    #expect(sticker.center == CGPoint(x: 150, y: 150))
    #expect(sticker.finished.contains("pinch") && sticker.finished.contains("rotation"))
  }

  @Test func `a control shows its own menu`() throws {
    let controller = UIViewController()
    let swatch = SwatchControl(frame: CGRect(x: 50, y: 200, width: 44, height: 44))
    var picked: [String] = []
    swatch.onPick = { picked.append($0) }
    controller.view.addSubview(swatch)
    let screen = Screen(.iPhone16, controller)
    try screen.tap("Color")
    try screen.tap("Green")
    #expect(picked == ["Green"])
    try screen.longPress("Color")
    try screen.tap("Red")
    #expect(picked == ["Green", "Red"])
  }

  @Test func `two notes are dragged together`() throws {
    let board = NoteBoardViewController()
    let screen = Screen(.iPadPro11, board)
    try screen.hover("Note 1")
    screen.endHovering()
    #expect(board.hovered == [.began, .ended])
    try screen.drag("Note 1", to: "Trash", drops: false)
    try screen.tap("Note 2")
    screen.drop()
    #expect(board.dropped == ["Note 1", "Note 2"])
  }

  @Test func `an action has the event as its second parameter`() {
    let controller = ToolbarButtonsViewController()
    controller.loadViewIfNeeded()
    SimulatedTouch.tap(controller.button, at: CGPoint(x: 30, y: 20))
    #expect(controller.taps == ["tapped at 30.0"])
  }
}

import Testing
import UIKit

@MainActor struct UIViewInvalidatingTests {
  private final class Meter: UIView {
    @Invalidating(.layout) var inset: CGFloat = 0
    @Invalidating(.display, .intrinsicContentSize, .constraints) var level = 1
    @Invalidating(.configuration, .layout, .display, .layout, .display, .layout)
    var text = ""
    var log: [String] = []

    override func setNeedsLayout() {
      log.append("layout")
      super.setNeedsLayout()
    }

    override func setNeedsDisplay() { log.append("display") }

    override func invalidateIntrinsicContentSize() { log.append("size") }

    override func setNeedsUpdateConstraints() { log.append("constraints") }
  }

  @Test("a changed property makes its requests, in order; an equal value makes none")
  func requests() {
    let meter = Meter()
    meter.log = []
    meter.inset = 4
    #expect(meter.log == ["layout"])
    meter.inset = 4
    #expect(meter.log == ["layout"])
    meter.log = []
    meter.level += 1
    #expect(meter.level == 2)
    #expect(meter.log == ["display", "size", "constraints"])
    meter.log = []
    meter.text = "a"
    #expect(meter.log == ["layout", "display", "layout", "display", "layout"])
  }

  private final class Cell: UICollectionViewListCell {
    @Invalidating(.configuration) var isUnread = false
    var updates: [Bool] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      updates.append(isUnread)
    }
  }

  @Test("a property of a cell updates its configuration")
  func configuration() {
    let cell = Cell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.layoutIfNeeded()
    cell.updates = []
    cell.isUnread = true
    cell.layoutIfNeeded()
    #expect(cell.updates == [true])
  }

  private struct Own: UIViewInvalidating {
    func invalidate(view: UIView) { view.tag += 1 }
  }

  private final class OwnView: UIView {
    @Invalidating(Own(), Own()) var value = 0
  }

  @Test("an app can have requests of its own")
  func ownRequests() {
    let view = OwnView()
    view.value = 1
    #expect(view.tag == 2)
  }
}

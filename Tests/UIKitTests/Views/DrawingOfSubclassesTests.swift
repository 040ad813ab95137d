import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloLists

private func fillRed(_ bounds: CGRect) {
  UIColor.red.setFill()
  UIRectFill(bounds.insetBy(dx: 2, dy: 2))
}

private final class PlaceholderView: UITextView {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    fillRed(bounds)
  }
}

private final class LinedField: UITextField {
  override func draw(_ rect: CGRect) { fillRed(bounds) }
}

private final class PaintedHeader: UITableViewHeaderFooterView {
  override func draw(_ rect: CGRect) { fillRed(bounds) }
}

private final class Ring: UIView {
  private let ring = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.mask = ring
    backgroundColor = .red
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) { ring.path = UIBezierPath(rect: bounds).cgPath }
}

@MainActor struct DrawingOfSubclassesTests {
  private let frame = CGRect(x: 0, y: 0, width: 20, height: 20)

  private func center(_ view: UIView) throws -> UInt32 {
    view.layoutIfNeeded()
    return try DisplayListRecorder.record(view).render(scale: 1)[10, 10]
  }

  @Test("subclasses of texts and headers draw below their content")
  func texts() throws {
    for view in [
      PlaceholderView(frame: frame, textContainer: nil), LinedField(frame: frame),
    ] as [UIView] {
      #expect(try center(view) == 0xff00_00ff)
    }
    let header = PaintedHeader(reuseIdentifier: nil)
    header.frame = frame
    #expect(try center(header) == 0xff00_00ff)
  }

  @Test("a mask whose path is set while the view is drawn is there in the first picture")
  func masks() throws {
    #expect(try center(Ring(frame: frame)) == 0xff00_00ff)
  }
}

import Testing
import UIKit

/// The rectangles that subclasses of buttons without a configuration override.
@MainActor struct ButtonRectangleTests {
  /// A button with its image above its title, as apps had them before configurations.
  private final class Stacked: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 10, dy: 10)
    }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.minY, width: contentRect.width, height: 40)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
    }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
      bounds.insetBy(dx: 1, dy: 2)
    }
  }

  private func image(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  @Test("a button has the parts where its subclass puts them")
  func overridden() throws {
    let button = Stacked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.setTitle("Stacked", for: .normal)
    button.setImage(image(10), for: .normal)
    button.setBackgroundImage(image(4), for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 10, y: 10, width: 80, height: 40))
    #expect(button.titleLabel?.frame == CGRect(x: 10, y: 70, width: 80, height: 20))
    // The image fills its rectangle.
    #expect(button.imageView?.contentMode == .scaleToFill)
    let background = try #require(button.subviews.first { $0.bounds.width == 98 })
    #expect(background.frame == CGRect(x: 1, y: 2, width: 98, height: 96))
  }

  @Test("the rectangles are those of the parts")
  func defaults() throws {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    button.setTitle("Title", for: .normal)
    button.setImage(image(12), for: .normal)
    button.contentHorizontalAlignment = .left
    button.layoutIfNeeded()
    let content = button.contentRect(forBounds: button.bounds)
    #expect(content == CGRect(x: 20, y: 1, width: 176, height: 56))
    #expect(button.backgroundRect(forBounds: button.bounds) == button.bounds)
    #expect(button.imageRect(forContentRect: content) == button.imageView?.frame)
    #expect(button.titleRect(forContentRect: content) == button.titleLabel?.frame)
    #expect(button.imageRect(forContentRect: content).origin.x == 20)
    #expect(button.titleRect(forContentRect: content).minX == 32)
    // Of other bounds.
    let other = button.contentRect(forBounds: CGRect(x: 5, y: 0, width: 10, height: 60))
    #expect(other == CGRect(x: 25, y: 1, width: 0, height: 56))
  }

  @Test("missing parts have no size")
  func empty() {
    let button = UIButton(type: .custom)
    let content = CGRect(x: 10, y: 10, width: 20, height: 40)
    #expect(button.imageRect(forContentRect: content) == CGRect(x: 20, y: 30, width: 0, height: 0))
    #expect(button.titleRect(forContentRect: content).size == .zero)
  }
}

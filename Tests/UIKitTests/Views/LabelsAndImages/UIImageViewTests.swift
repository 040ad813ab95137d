import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor struct UIImageViewTests {
  private static func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIImage {
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  private let red = image(20, 10, .red)
  private let blue = image(30, 30, .blue)

  private func items(of view: UIImageView) -> [DisplayList.Item] {
    DisplayListRecorder.record(view).items
  }

  @Test("a view made of an image has its size, and takes no touches")
  func size() {
    let view = UIImageView(image: red)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(!view.isUserInteractionEnabled)
    view.image = blue
    #expect(view.frame.size == CGSize(width: 20, height: 10))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 30, height: 30))
  }

  @Test("without an image there is no size, and nothing is drawn")
  func empty() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(view.sizeThatFits(.zero) == .zero)
    #expect(items(of: view).isEmpty)
  }

  @Test("a highlighted view shows the highlighted image, if there is one")
  func highlighting() {
    let view = UIImageView(image: red, highlightedImage: nil)
    let usual = items(of: view)
    view.isHighlighted = true
    #expect(items(of: view) == usual)
    view.highlightedImage = blue
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 30))
    let other = UIImageView(image: blue)
    other.frame = view.frame
    #expect(items(of: view) == items(of: other))
    view.isHighlighted = false
    #expect(items(of: view) == usual)
  }

  @Test("templates take the view's tint")
  func tint() throws {
    let view = UIImageView(image: red.withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    let bitmap = try DisplayListRecorder.record(view).render(scale: 1, background: .white)
    #expect(bitmap[10, 5] == 0xff00_ff00)
  }

  @Test("an animating view shows its first image")
  func animation() {
    let view = UIImageView(image: red)
    view.animationImages = [blue, red]
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    view.startAnimating()
    #expect(view.isAnimating)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 30))
    view.stopAnimating()
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
  }

  @Test("constraints align the alignment rectangle of the image")
  func alignment() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = UIImageView(image: blue.withAlignmentRectInsets(insets))
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 30, height: 30))
    #expect(view.intrinsicContentSize == CGSize(width: 24, height: 26))
  }
}

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

  // MARK: Animations

  private func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test("the images of an animation follow each other on a clock, and the image at its end")
  func sequence() throws {
    let images = [UIColor.red, .green, .blue].map(square)
    let view = UIImageView(image: square(.black))
    func color() throws -> UInt32 { try DisplayListRecorder.record(view).render(scale: 1)[2, 2] }
    let still = try color()
    let colors = try images.map {
      try DisplayListRecorder.record(UIImageView(image: $0)).render(scale: 1)[2, 2]
    }
    #expect(Set(colors + [still]).count == 4)
    let timeline = AnimationTimeline()
    view.animationImages = images
    view.animationDuration = 0.3
    view.animationRepeatCount = 2
    timeline.perform { view.startAnimating() }
    for (time, index) in [(0.0, 0), (0.05, 0), (0.1, 1), (0.25, 2), (0.3, 0), (0.45, 1), (0.59, 2)]
    {
      timeline.advance(to: time)
      #expect(try color() == colors[index], "\(time)")
      #expect(view.isAnimating)
    }
    timeline.advance(to: 0.61)
    #expect(try color() == still)
    #expect(!view.isAnimating)

    view.animationRepeatCount = 0
    view.animationDuration = 0
    timeline.perform { view.startAnimating() }
    timeline.advance(by: 1_000 + 1.0 / 30)
    #expect(try color() == colors[1])
    view.stopAnimating()
    #expect(try color() == still)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("an animated image is shown over time, and without a clock its first image")
  func animatedImage() throws {
    let images = [UIColor.red, .green].map(square)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    func color() throws -> UInt32 { try DisplayListRecorder.record(view).render(scale: 1)[2, 2] }
    view.image = images[1]
    let second = try color()
    let animated = UIImage.animatedImage(with: images, duration: 1)
    view.image = animated
    let first = try color()
    #expect(first != second)
    let timeline = AnimationTimeline()
    timeline.perform {
      view.image = nil
      view.image = animated
    }
    timeline.advance(to: 0.5)
    #expect(try color() == second)
    timeline.advance(to: 1)
    #expect(try color() == first)
    timeline.finish()
    #expect(try color() == first)
  }

  @Test("durations and counts of animations that are not valid neither hang nor trap")
  func oddSequences() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.animationImages = [UIColor.red, .green].map(square)
    let timeline = AnimationTimeline()
    for duration in [Double.nan, -1, .infinity, 1e300, .leastNonzeroMagnitude] {
      for count in [Int.min, 0, .max] {
        view.animationDuration = duration
        view.animationRepeatCount = count
        timeline.perform { view.startAnimating() }
        timeline.advance(by: 1e12)
        _ = try DisplayListRecorder.record(view).render(scale: 1)
        view.stopAnimating()
      }
    }
    #expect(timeline.animationCount == 0)
  }
}

import UIKit

/// Sample pictures. They are drawn in code, so the gallery needs no files.
enum SamplePictures {
  /// Returns a landscape with a sky, the sun and hills, with a size in points.
  static func landscape(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(red: 0.55, green: 0.78, blue: 0.96, alpha: 1).setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
      UIColor(red: 1, green: 0.85, blue: 0.35, alpha: 1).setFill()
      let sun = min(width, height) * 0.3
      UIBezierPath(
        ovalIn: CGRect(x: width * 0.62, y: height * 0.12, width: sun, height: sun)
      ).fill()
      hill(
        [CGPoint(x: 0, y: 0.7), CGPoint(x: 0.35, y: 0.38), CGPoint(x: 0.8, y: 0.9)], in: size,
        UIColor(red: 0.36, green: 0.62, blue: 0.4, alpha: 1))
      hill(
        [CGPoint(x: 0.3, y: 0.95), CGPoint(x: 0.72, y: 0.55), CGPoint(x: 1, y: 0.8)], in: size,
        UIColor(red: 0.22, green: 0.48, blue: 0.32, alpha: 1))
    }
  }

  private static func hill(_ points: [CGPoint], in size: CGSize, _ color: UIColor) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for point in points {
      path.addLine(to: CGPoint(x: point.x * size.width, y: point.y * size.height))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    color.setFill()
    path.fill()
  }
}

/// Colored stripes behind a blur.
final class StripesView: UIView {
  /// The colors of the stripes. Adjacent colors differ strongly, and low frequencies along the row
  /// are weak, so that blurred stripes blend into each other.
  private static let colors: [UIColor] = [
    .systemRed, .systemGreen, .white, .black, .systemPurple, .systemYellow, .systemBlue,
  ]

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.removeFromSuperview() }
    let count = 14
    for index in 0..<count {
      let width = bounds.width / CGFloat(count)
      let stripe = UIView(
        frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height))
      stripe.backgroundColor = Self.colors[index % Self.colors.count]
      addSubview(stripe)
    }
  }
}

/// A view that arranges its subviews vertically with their fitting heights.
final class ColumnView: UIView {
  private let gap: CGFloat

  init(_ views: [UIView], gap: CGFloat = 0) {
    self.gap = gap
    super.init(frame: .zero)
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    for view in subviews where view.bounds.width != size.width {
      view.frame.size.width = size.width
    }
    let heights = subviews.map { $0.sizeThatFits(CGSize(width: size.width, height: 0)).height }
    return CGSize(
      width: size.width, height: heights.reduce(0, +) + gap * CGFloat(max(heights.count - 1, 0)))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top: CGFloat = 0
    for view in subviews {
      let height = view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
      view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
      top += height + gap
    }
  }
}

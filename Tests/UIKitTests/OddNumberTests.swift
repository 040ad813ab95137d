import CelloRaster
import Testing
@_spi(Cello) import UIKit

/// Sets unusual numbers through the public interface, for pictures of a usual size. The program
/// must not crash, take long, or use more memory than for a large picture.
@MainActor struct OddNumberTests {
  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -0.0, 0, 1e9, -1e9, 1e18, 65_536.5, 1e6,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude, -1,
  ]

  private func image(_ actions: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 390, height: 200), format: format).image {
      actions($0.cgContext)
    }
  }

  private var tile: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
  }

  /// Draws a view into a picture whose size does not depend on the view.
  private func draw(_ view: UIView) throws {
    view.layoutIfNeeded()
    let list = DisplayListRecorder.record(view)
    #expect(!list.description.isEmpty)
    _ = try DisplayList(size: CGSize(width: 390, height: 200), items: list.items).render(scale: 2)
  }

  @Test("images are drawn in any size or not at all", arguments: numbers)
  func images(number: CGFloat) async {
    let tile = tile
    let symbol = UIImage(systemName: "star")
    for size in [CGSize(width: number, height: number), CGSize(width: number, height: 10)] {
      let image = UIGraphicsImageRenderer(size: size).image {
        $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
      }
      #expect(image.size.width.isFinite && image.size.height.isFinite)
      _ = tile.preparingThumbnail(of: size)
      _ = await tile.byPreparingThumbnail(ofSize: size)
      _ = symbol?.preparingThumbnail(of: size)
      let rect = CGRect(origin: CGPoint(x: number, y: 0), size: size)
      _ = self.image { _ in
        tile.draw(in: CGRect(origin: .zero, size: size))
        tile.draw(in: rect)
        tile.draw(at: rect.origin)
        tile.drawAsPattern(in: CGRect(origin: .zero, size: size))
        tile.drawAsPattern(in: rect)
        symbol?.draw(in: rect)
        symbol?.drawAsPattern(in: CGRect(origin: .zero, size: size))
        let caps = UIEdgeInsets(top: number, left: 1, bottom: -number, right: number)
        for mode in [UIImage.ResizingMode.tile, .stretch] {
          let resizable = tile.resizableImage(withCapInsets: caps, resizingMode: mode)
          resizable.draw(in: CGRect(x: 0, y: 0, width: 60, height: 40))
          resizable.draw(in: rect)
          resizable.drawAsPattern(in: CGRect(x: 0, y: 0, width: 60, height: 40))
        }
      }
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = number
    _ = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: number, height: 5))
    }
    if let data = tile.pngData() {
      let scaled = UIImage(data: data, scale: number)
      _ = scaled?.preparingForDisplay()
      _ = image { _ in scaled?.drawAsPattern(in: CGRect(x: 0, y: 0, width: 60, height: 40)) }
    }
    let configuration = UIImage.SymbolConfiguration(pointSize: number)
    let large = symbol?.withConfiguration(configuration)
    _ = large?.pngData()
    _ = image { _ in large?.draw(at: .zero) }
  }

  @Test("lines have any width, dashes and miter limit", arguments: numbers)
  func lines(number: CGFloat) {
    _ = image { context in
      for value in [number, 5] {
        for dash in [[number], [5, number], [number, 5], []] as [[CGFloat]] {
          let path = UIBezierPath(
            roundedRect: CGRect(x: 10, y: 10, width: 300, height: 100), cornerRadius: number)
          path.addArc(
            withCenter: CGPoint(x: 100, y: 90), radius: value, startAngle: number, endAngle: 2,
            clockwise: true)
          path.addCurve(
            to: CGPoint(x: number, y: 50), controlPoint1: CGPoint(x: 9, y: number),
            controlPoint2: CGPoint(x: 50, y: 9))
          path.lineWidth = value
          path.miterLimit = number
          path.lineJoinStyle = .round
          path.lineCapStyle = .round
          path.setLineDash(dash, count: dash.count, phase: number)
          path.stroke()
          path.setLineDash(dash, count: dash.count, phase: 3)
          path.stroke()
          path.apply(CGAffineTransform(scaleX: number, y: 1))
          path.stroke()
          _ = path.contains(CGPoint(x: number, y: 5))
          _ = path.bounds
          context.setLineWidth(value)
          context.setMiterLimit(number)
          context.setLineDash(phase: number, lengths: dash)
          context.stroke(CGRect(x: 10, y: 10, width: 300, height: 100))
          context.strokeEllipse(in: CGRect(x: 1, y: 2, width: value, height: 100))
        }
      }
    }
  }

  @Test("transforms are any six numbers", arguments: numbers)
  func transforms(number: CGFloat) {
    let tile = tile
    for place in 0..<6 {
      var values: [CGFloat] = [1, 0.2, -0.2, 1, 5, 5]
      values[place] = number
      let transform = CGAffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
      _ = transform.inverted()
      _ = image { context in
        context.concatenate(transform)
        context.fill(CGRect(x: 5, y: 5, width: 100, height: 50))
        context.setLineWidth(3)
        context.setLineDash(phase: 1, lengths: [2, 3])
        context.strokeEllipse(in: CGRect(x: 5, y: 5, width: 100, height: 50))
        tile.draw(in: CGRect(x: 5, y: 5, width: 100, height: 50))
        tile.drawAsPattern(in: CGRect(x: 5, y: 5, width: 100, height: 50))
        context.clip(to: CGRect(x: 5, y: 5, width: 100, height: 50))
        context.rotate(by: number)
        context.scaleBy(x: number, y: 2)
        context.fillEllipse(in: CGRect(x: 5, y: 5, width: 100, height: 50))
      }
    }
  }

  @Test("fonts have any size, and texts any measure", arguments: numbers)
  func texts(number: CGFloat) throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = number
    style.paragraphSpacing = number
    style.firstLineHeadIndent = number
    style.headIndent = number
    style.tailIndent = number
    style.lineHeightMultiple = number
    style.minimumLineHeight = number
    let fonts = [
      UIFont.systemFont(ofSize: number), .systemFont(ofSize: 17, weight: .init(rawValue: number)),
      .preferredFont(forTextStyle: .body).withSize(number),
    ]
    for font in fonts {
      #expect(font.lineHeight.isFinite && font.ascender.isFinite)
      let attributes: [NSAttributedString.Key: Any] = [
        .font: font, .kern: number, .baselineOffset: number, .paragraphStyle: style,
        .strokeWidth: number, .obliqueness: number, .underlineStyle: 1,
      ]
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "Tab\tand words\nin lines", attributes: attributes)
      try draw(label)
      for width in [number, 100] {
        label.preferredMaxLayoutWidth = width
        let size = label.sizeThatFits(CGSize(width: width, height: number))
        #expect(size.width.isFinite && size.height.isFinite)
      }
      label.frame.size = CGSize(width: number, height: 50)
      label.minimumScaleFactor = number
      label.adjustsFontSizeToFitWidth = true
      try draw(label)
    }
    _ = UIFontMetrics(forTextStyle: .body).scaledValue(for: number)
  }

  @Test("configurations have any measures", arguments: numbers)
  func configurations(number: CGFloat) throws {
    for index in 0..<4 {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Text"
      content.secondaryText = "More text"
      content.image = UIImage(systemName: "star")
      var background = UIBackgroundConfiguration.listCell()
      background.backgroundColor = .systemBlue
      background.strokeColor = .red
      background.strokeWidth = 1
      switch index {
      case 0:
        content.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: number, leading: number, bottom: 5, trailing: number)
        content.imageToTextPadding = number
        content.textToSecondaryTextVerticalPadding = number
        background.backgroundInsets = NSDirectionalEdgeInsets(
          top: number, leading: 3, bottom: 5, trailing: number)
      case 1:
        content.imageProperties.maximumSize = CGSize(width: number, height: number)
        content.imageProperties.cornerRadius = number
        background.cornerRadius = number
      case 2:
        content.imageProperties.reservedLayoutSize = CGSize(width: number, height: number)
        content.imageProperties.preferredSymbolConfiguration = .init(pointSize: number)
        background.strokeWidth = number
        background.strokeOutset = number
      default:
        content.textProperties.font = .systemFont(ofSize: number)
        content.textProperties.minimumScaleFactor = number
        background.shadowProperties.color = .black
        background.shadowProperties.opacity = 0.5
        background.shadowProperties.radius = number
        background.shadowProperties.offset = CGSize(width: number, height: 2)
        background.visualEffect = UIBlurEffect(style: .systemMaterial)
      }
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      cell.backgroundConfiguration = background
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
      try draw(cell)
      let size = cell.sizeThatFits(CGSize(width: 390, height: number))
      #expect(size.width.isFinite && size.height.isFinite)
      cell.frame = CGRect(x: number, y: 0, width: number, height: 60)
      try draw(cell)
    }
  }

  @Test("views have any frame, opacity and traits", arguments: numbers)
  func views(number: CGFloat) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    let inner = UIView(frame: CGRect(x: number, y: 10, width: 50, height: number))
    inner.backgroundColor = UIColor(red: number, green: 0.5, blue: 0, alpha: 1)
    inner.layer.cornerRadius = number
    inner.layer.borderWidth = number
    inner.clipsToBounds = true
    view.addSubview(inner)
    let image = UIImageView(image: tile)
    image.frame = CGRect(x: 5, y: number, width: number, height: 40)
    image.contentMode = .scaleAspectFill
    view.addSubview(image)
    let slider = UISlider(frame: CGRect(x: 5, y: 5, width: 200, height: 40))
    slider.minimumValue = Float(number)
    slider.value = Float(number)
    view.addSubview(slider)
    view.traitOverrides.displayScale = number
    try draw(view)
    view.alpha = number
    try draw(view)
    view.transform = CGAffineTransform(a: number, b: 1, c: -1, d: number, tx: 9, ty: number)
    try draw(view)
  }
}

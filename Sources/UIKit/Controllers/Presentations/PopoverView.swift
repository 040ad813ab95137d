/// A popover: the presented view with rounded corners on a shape with an arrow.
final class PopoverView: UIView {
  private let content: UIView
  private let clip = UIView()
  private let background = CAShapeLayer()

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    layer.addSublayer(background)
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .continuous
    clip.addSubview(content)
    addSubview(clip)
  }

  required init?(coder: NSCoder) { return nil }

  /// - Parameter color: the color of the shape; `nil` for that of the content, or of the system.
  func show(_ layout: PopoverLayout, color: UIColor?) {
    let placement = layout.placement
    var area = CGRect(origin: .zero, size: placement.frame.size)
    switch placement.direction {
    case .up:
      area.origin.y += layout.arrow.height
      area.size.height -= layout.arrow.height
    case .down: area.size.height -= layout.arrow.height
    case .left:
      area.origin.x += layout.arrow.height
      area.size.width -= layout.arrow.height
    default: area.size.width -= layout.arrow.height
    }
    clip.frame = area
    clip.layer.cornerRadius = layout.cornerRadius
    content.frame = clip.bounds
    let path = UIBezierPath(roundedRect: area, cornerRadius: layout.cornerRadius)
    path.append(arrow(placement, area, layout.arrow))
    background.path = path.cgPath
    let fill = color ?? content.backgroundColor ?? .systemBackground
    background.fillColor = fill.resolvedColor(with: traitCollection).cgColor
    // Chosen: a soft shadow, as no figures are published.
    background.shadowOpacity = 0.2
    background.shadowRadius = 20
    background.shadowOffset = CGSize(width: 0, height: 8)
  }

  private func arrow(
    _ placement: PopoverLayout.Placement, _ area: CGRect, _ size: CGSize
  ) -> UIBezierPath {
    let (tip, half) = (placement.tip, size.width / 2)
    let points: [CGPoint] =
      switch placement.direction {
      case .up:
        [
          CGPoint(x: tip - half, y: area.minY), CGPoint(x: tip, y: 0),
          CGPoint(x: tip + half, y: area.minY),
        ]
      case .down:
        [
          CGPoint(x: tip + half, y: area.maxY), CGPoint(x: tip, y: area.maxY + size.height),
          CGPoint(x: tip - half, y: area.maxY),
        ]
      case .left:
        [
          CGPoint(x: area.minX, y: tip + half), CGPoint(x: 0, y: tip),
          CGPoint(x: area.minX, y: tip - half),
        ]
      default:
        [
          CGPoint(x: area.maxX, y: tip - half), CGPoint(x: area.maxX + size.height, y: tip),
          CGPoint(x: area.maxX, y: tip + half),
        ]
      }
    let path = UIBezierPath()
    path.move(to: points[0])
    path.addLine(to: points[1])
    path.addLine(to: points[2])
    path.close()
    return path
  }
}

/// A popover: the presented view with rounded corners, on a background with an arrow.
final class PopoverView: UIView {
  private let content: UIView
  private let clip = UIView()
  /// The background without the arrow; it draws the shadow.
  private let background = UIView()
  private let arrow = CAShapeLayer()
  /// The custom background of the app; `nil` for the system's background.
  private let ownBackground: UIPopoverBackgroundView?

  init(_ content: UIView, background ownBackground: UIPopoverBackgroundView? = nil) {
    self.content = content
    self.ownBackground = ownBackground
    super.init(frame: .zero)
    background.layer.cornerCurve = .continuous
    background.layer.setShadow(PresentationMetrics.popoverShadow)
    addSubview(background)
    layer.addSublayer(arrow)
    clip.clipsToBounds = true
    clip.layer.cornerCurve = .continuous
    clip.addSubview(content)
    if let ownBackground {
      background.isHidden = true
      arrow.isHidden = true
      addSubview(ownBackground)
    }
    addSubview(clip)
  }

  required init?(coder: NSCoder) { return nil }

  /// Applies a layout.
  ///
  /// - Parameters:
  ///   - layout: the layout of the popover.
  ///   - color: the background color; `nil` for the color of the content, or else the system's
  ///     color.
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
    if let ownBackground {
      let placement = layout.placement
      ownBackground.frame = bounds
      ownBackground.arrowDirection = placement.direction
      let isVertical = placement.direction == .up || placement.direction == .down
      ownBackground.arrowOffset =
        placement.tip - (isVertical ? bounds.width : bounds.height) / 2
      area = area.inset(by: type(of: ownBackground).contentViewInsets().finite)
    }
    clip.frame = area
    clip.layer.cornerRadius = layout.cornerRadius
    content.frame = clip.bounds
    // The arrow has the color that a list draws behind its rows, which its layout determines.
    let list = content as? UIScrollView ?? content.subviews.first as? UIScrollView
    if list != nil { content.layoutIfNeeded() }
    let fill =
      color ?? list?.contentBackgroundColor ?? content.backgroundColor ?? list?.backgroundColor
      ?? .systemBackground
    background.frame = area
    background.backgroundColor = fill
    background.layer.cornerRadius = layout.cornerRadius
    arrow.path = triangle(placement, area, layout.arrow).cgPath
    arrow.fillColor = fill.resolvedColor(with: traitCollection).cgColor
  }

  private func triangle(
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

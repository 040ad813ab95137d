internal import CelloRaster

/// A background as a list of things to paint.
struct BackgroundDrawing {
  private(set) var items: [DisplayList.Item] = []

  /// - Parameters:
  ///   - area: where the background lies, in points, in the display list's coordinates; not empty.
  ///   - card: what the list lets show of the row; `nil` for everything.
  init(
    _ configuration: UIBackgroundConfiguration, area: CGRect, card: Shape?, tintColor: UIColor,
    traits: UITraitCollection
  ) {
    let radius = min(configuration.cornerRadius.nonNegative, min(area.width, area.height) / 2)
    var shape = Self.shape(area, radius: radius)
    var clip = card
    if let card, radius == 0, area == card.bounds {
      // The usual row: its fill simply takes the card's corners, which spares a clip.
      shape = card
      clip = nil
    }
    let shadow = configuration.shadowProperties
    let opacity = shadow.opacity.isNaN ? 0 : min(max(shadow.opacity, 0), 1)
    if opacity > 0 {
      items.append(
        .shadow(
          DisplayList.Shadow(
            shape: shadow.ownPath?.fillShape.offsetBy(dx: area.minX, dy: area.minY) ?? shape,
            color: shadow.color.color(in: traits).multiplyingAlpha(by: opacity),
            radius: shadow.radius.nonNegative, offset: shadow.offset.clamped,
            isKnockedOut: shadow.ownPath == nil)))
    }
    if configuration.customView == nil {
      if let effect = configuration.visualEffect {
        items += effect.displayItems(behind: shape, traits: traits)
      }
      let fill = configuration.resolvedBackgroundColor(for: tintColor).color(in: traits)
      if fill.alpha > 0 { items.append(.fill(shape, fill)) }
      if let image = configuration.image {
        let tint = tintColor.color(in: traits)
        let frame = configuration.imageContentMode.frame(of: image.size, in: area)
        items.append(
          .group(
            DisplayList.Group(
              items: image.displayItems(in: frame, tint: tint, traits: traits), clip: shape)))
      }
    }
    appendStroke(configuration, area: area, radius: radius, tintColor: tintColor, traits: traits)
    if let clip, !items.isEmpty {
      items = [.group(DisplayList.Group(items: items, clip: clip))]
    }
  }

  /// The line lies inside the edge when it has no outset, and moves with it; its corners keep the centre of the
  /// background's.
  private mutating func appendStroke(
    _ configuration: UIBackgroundConfiguration, area: CGRect, radius: CGFloat, tintColor: UIColor,
    traits: UITraitCollection
  ) {
    let width = configuration.strokeWidth.nonNegative
    guard width > 0 else { return }
    let color = configuration.resolvedStrokeColor(for: tintColor).color(in: traits)
    guard color.alpha > 0 else { return }
    let outset = configuration.strokeOutset.clamped
    // The middle of the line.
    let inset = width / 2 - outset
    let box = area.insetBy(dx: inset, dy: inset)
    guard box.width > 0, box.height > 0 else { return }
    // A square corner stays square wherever the line goes.
    let lineRadius = radius > 0 ? max(radius - inset, 0) : 0
    items.append(
      .stroke(Self.shape(box, radius: lineRadius), StrokeStyle(width: width), color))
  }

  private static func shape(_ rect: CGRect, radius: CGFloat) -> Shape {
    radius > 0 ? .roundedRect(RoundedRect(rect, radius: radius)) : .rect(rect)
  }
}

extension UIView.ContentMode {
  /// Where content of a size goes in an area.
  func frame(of size: CGSize, in area: CGRect) -> CGRect {
    func placed(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
      CGRect(
        x: area.minX + (area.width - size.width) * x,
        y: area.minY + (area.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(by factor: CGFloat) -> CGRect {
      placed(
        CGSize(width: size.width * factor, height: size.height * factor), x: 0.5, y: 0.5)
    }
    switch self {
    case .scaleToFill, .redraw: return area
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return CGRect(origin: area.origin, size: .zero) }
      let factors = (area.width / size.width, area.height / size.height)
      return scaled(
        by: self == .scaleAspectFit ? min(factors.0, factors.1) : max(factors.0, factors.1))
    case .center: return placed(size, x: 0.5, y: 0.5)
    case .top: return placed(size, x: 0.5, y: 0)
    case .bottom: return placed(size, x: 0.5, y: 1)
    case .left: return placed(size, x: 0, y: 0.5)
    case .right: return placed(size, x: 1, y: 0.5)
    case .topLeft: return placed(size, x: 0, y: 0)
    case .topRight: return placed(size, x: 1, y: 0)
    case .bottomLeft: return placed(size, x: 0, y: 1)
    case .bottomRight: return placed(size, x: 1, y: 1)
    }
  }
}

extension Shape {
  /// The rectangle of a rectangle or rounded rectangle; `nil` for paths.
  fileprivate var bounds: CGRect? {
    switch self {
    case .rect(let rect): rect
    case .roundedRect(let rounded): rounded.rect
    case .path: nil
    }
  }
}

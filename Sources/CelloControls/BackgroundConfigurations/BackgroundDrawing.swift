internal import CelloRaster

/// A background as a list of display items.
struct BackgroundDrawing {
  private(set) var items: [DisplayList.Item] = []

  /// Creates the items of a background.
  ///
  /// - Parameters:
  ///   - area: The area of the background in points, in the display list's coordinates; not empty.
  ///   - card: The shape to which the list clips the row; `nil` for no clipping.
  init(
    _ configuration: UIBackgroundConfiguration, area: CGRect, card: Shape?, tintColor: UIColor,
    traits: UITraitCollection
  ) {
    let radius = min(configuration.cornerRadius.nonNegative, min(area.width, area.height) / 2)
    var shape = Self.shape(area, radius: radius)
    var clip = card
    if let card, radius == 0, area == card.rect {
      // In the common case, the fill has the corners of the card, and no clipping is needed.
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
            sigma: shadow.radius.nonNegative, offset: shadow.offset.clamped,
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
      if let effect = configuration.visualEffect {
        items += effect.displayItems(above: shape, traits: traits)
      }
    }
    appendStroke(configuration, area: area, radius: radius, tintColor: tintColor, traits: traits)
    if let clip, !items.isEmpty {
      items = [.group(DisplayList.Group(items: items, clip: clip))]
    }
  }

  /// Appends the stroke. Without an outset, it is inside the edge of the background; the outset
  /// moves it. Its corners are concentric with the corners of the background.
  private mutating func appendStroke(
    _ configuration: UIBackgroundConfiguration, area: CGRect, radius: CGFloat, tintColor: UIColor,
    traits: UITraitCollection
  ) {
    let width = configuration.strokeWidth.nonNegative
    guard width > 0 else { return }
    let color = configuration.resolvedStrokeColor(for: tintColor).color(in: traits)
    guard color.alpha > 0 else { return }
    let outset = configuration.strokeOutset.clamped
    // The inset of the center of the line.
    let inset = width / 2 - outset
    let box = area.insetBy(dx: inset, dy: inset)
    guard box.width > 0, box.height > 0 else { return }
    // A square corner stays square for any outset.
    let lineRadius = radius > 0 ? max(radius - inset, 0) : 0
    items.append(
      .stroke(Self.shape(box, radius: lineRadius), StrokeStyle(width: width), color))
  }

  private static func shape(_ rect: CGRect, radius: CGFloat) -> Shape {
    radius > 0 ? .roundedRect(RoundedRect(rect, radius: radius)) : .rect(rect)
  }
}

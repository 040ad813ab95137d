@_spi(Cello) import CelloControls
internal import CelloRaster

/// Draws the background of a bar.
final class BarBackground: UIView {
  /// The appearance to draw; `nil` for none.
  var appearance: UIBarAppearance?
  /// A Boolean value that indicates whether the bar is at the bottom, so that the separator is
  /// above the bar.
  var isAtBottom = false
  /// The effect on content that is scrolled under a bar of iOS 26.
  enum EdgeEffect { case hard, soft, none }
  var edgeEffect = EdgeEffect.soft { didSet { if edgeEffect != oldValue { setNeedsDisplay() } } }
  /// The color into which the content fades.
  var edgeColor = UIColor.systemBackground {
    didSet { if edgeColor != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  // Source: docs/measurements/bars.md#backgrounds.
  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    guard let appearance, area.width > 0, area.height > 0 else { return }
    let tint = (tintColor as UIColor).color(in: traits)
    let isEdgeEffect = appearance.hasSystemBackground && traits.systemVersion == .iOS26
    if isEdgeEffect {
      recordEdgeEffect(in: area, into: &recorder)
    } else if let effect = appearance.backgroundEffect {
      let items = effect.displayItems(behind: .rect(area), traits: traits)
      recorder.withItems { $0 += items }
    }
    if let color = appearance.backgroundColor {
      recorder.append(.fill(.rect(area), color.color(in: traits)))
    }
    if let image = appearance.backgroundImage {
      recorder.group(clip: .rect(area)) {
        let frame = appearance.backgroundImageContentMode.frame(of: image.size, in: area)
        $0.withItems { $0 += image.displayItems(in: frame, tint: tint, traits: traits) }
      }
    }
    guard !isEdgeEffect else { return }
    let height = appearance.shadowImage?.size.height ?? traits.pixelGrid.pixel
    let line = CGRect(
      x: area.minX, y: isAtBottom ? area.minY - height : area.maxY, width: area.width,
      height: height)
    let color = appearance.shadowColor.map { $0.color(in: traits) }
    if let image = appearance.shadowImage {
      recorder.withItems {
        $0 += image.displayItems(in: line, tint: color ?? tint, traits: traits)
      }
    } else if let color, color.alpha > 0 {
      recorder.append(.fill(.rect(line), color))
    }
  }

  /// Blurs the content under a bar of iOS 26. Bars at the bottom float, and so have no effect.
  private func recordEdgeEffect(in area: CGRect, into recorder: inout DisplayListRecorder) {
    guard !isAtBottom, edgeEffect != .none else { return }
    let traits = traitCollection
    let color = edgeColor.color(in: traits)
    if traits.reducesTransparency { return recorder.append(.fill(.rect(area), color)) }
    if edgeEffect == .soft { return recordSoftEffect(color, in: area, into: &recorder) }
    let cover = color.multiplyingAlpha(by: BarMetrics.edgeCover(isDark: traits.isDark))
    recorder.append(
      .backdrop(
        DisplayList.Backdrop(
          shape: .rect(area), sigma: BarMetrics.edgeBlur, saturation: BarMetrics.edgeSaturation,
          tints: [cover])))
    let line = CGRect(
      x: area.minX, y: area.maxY - traits.pixelGrid.pixel, width: area.width,
      height: traits.pixelGrid.pixel)
    recorder.append(
      .fill(
        .rect(line),
        UIColor.label.withAlphaComponent(BarMetrics.edgeLineAlpha).color(in: traits)))
  }

  /// Records an effect whose blur and cover decrease towards the content, and end below the bar.
  private func recordSoftEffect(
    _ color: Color, in bar: CGRect, into recorder: inout DisplayListRecorder
  ) {
    var area = bar
    area.size.height += BarMetrics.softEdgeReach
    let grid = traitCollection.pixelGrid
    let count = BarMetrics.softEdgeStepCount
    func edge(_ step: Int) -> CGFloat {
      grid.rounded(area.minY + area.height * CGFloat(step) / CGFloat(count))
    }
    for step in 0..<count {
      let strip = CGRect(
        x: area.minX, y: edge(step), width: area.width, height: edge(step + 1) - edge(step))
      guard strip.height > 0 else { continue }
      let share = 1 - CGFloat(step) / CGFloat(count)
      recorder.append(
        .backdrop(
          DisplayList.Backdrop(shape: .rect(strip), sigma: BarMetrics.softEdgeBlur * share)))
    }
    recorder.group(clip: .rect(area)) {
      $0.append(
        .gradient(
          DisplayList.GradientItem(
            .linear(
              start: CGPoint(x: area.minX, y: area.minY), end: CGPoint(x: area.minX, y: area.maxY)),
            stops: BarMetrics.softEdgeCover.map {
              Gradient.Stop(color.multiplyingAlpha(by: $0.opacity), at: $0.location)
            })))
    }
  }
}

/// The glass capsule behind buttons of iOS 26.
package final class BarCapsule: UIView {
  /// The color of a prominent item's capsule; `nil` for glass.
  var fill: UIColor?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  // Source: docs/measurements/bars.md#buttons.
  package override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint)
  {
    let traits = traitCollection
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    guard area.width > 0, area.height > 0 else { return }
    let shape = ControlDrawing.capsule(area)
    let glass = UIGlassEffect()
    glass.tintColor = fill
    let items =
      glass.displayItems(behind: shape, traits: traits)
      + glass.displayItems(above: shape, traits: traits)
    recorder.withItems { $0 += items }
  }
}

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
  var edgeEffect = EdgeEffect.hard { didSet { if edgeEffect != oldValue { setNeedsDisplay() } } }

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
    let cover = UIColor.systemBackground.withAlphaComponent(
      BarMetrics.edgeCover(isDark: traits.isDark))
    if edgeEffect == .soft { return recordSoftEffect(cover, in: area, into: &recorder) }
    recorder.append(
      .backdrop(
        DisplayList.Backdrop(
          shape: .rect(area), sigma: BarMetrics.edgeBlur, saturation: BarMetrics.edgeSaturation,
          tints: [cover.color(in: traits)])))
    let line = CGRect(
      x: area.minX, y: area.maxY - traits.pixelGrid.pixel, width: area.width,
      height: traits.pixelGrid.pixel)
    recorder.append(
      .fill(
        .rect(line),
        UIColor.label.withAlphaComponent(BarMetrics.edgeLineAlpha).color(in: traits)))
  }

  /// Records an effect whose blur and cover decrease in steps towards the content.
  private func recordSoftEffect(
    _ cover: UIColor, in area: CGRect, into recorder: inout DisplayListRecorder
  ) {
    let traits = traitCollection
    let alpha = BarMetrics.edgeCover(isDark: traits.isDark)
    let count = BarMetrics.softEdgeStepCount
    func edge(_ step: Int) -> CGFloat {
      traits.pixelGrid.rounded(area.minY + area.height * CGFloat(step) / CGFloat(count))
    }
    for step in 0..<count {
      let strip = CGRect(
        x: area.minX, y: edge(step), width: area.width, height: edge(step + 1) - edge(step))
      guard strip.height > 0 else { continue }
      let share = 1 - CGFloat(step) / CGFloat(count)
      recorder.append(
        .backdrop(
          DisplayList.Backdrop(
            shape: .rect(strip), sigma: BarMetrics.edgeBlur * share,
            saturation: BarMetrics.edgeSaturation,
            tints: [cover.withAlphaComponent(alpha * share).color(in: traits)])))
    }
  }
}

/// The glass capsule behind buttons of iOS 26, drawn as a blurred backdrop.
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
    recorder.append(
      .shadow(
        DisplayList.Shadow(
          shape: shape, color: Color(fractions: 0, 0, 0, alpha: GlassMetrics.shadowAlpha),
          sigma: GlassMetrics.shadowSigma, offset: GlassMetrics.shadowOffset,
          isKnockedOut: true)))
    if let fill {
      recorder.append(.fill(shape, fill.color(in: traits)))
    } else {
      let items = UIBlurEffect(style: .systemThinMaterial).displayItems(
        behind: shape, traits: traits)
      recorder.withItems { $0 += items }
    }
  }
}

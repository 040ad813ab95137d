/// The metrics of a switch in one system version, in points.
struct SwitchMetrics {
  var size: CGSize
  var thumbSize: CGSize
  /// The distance between the edges of the track and of the thumb.
  var thumbInset: CGFloat
  /// The shadows below the thumb, in drawing order; lengths in points.
  var thumbShadows: [ControlMetrics.Shadow]
  /// A Boolean value that indicates whether the shadows end at the edge of the track.
  var clipsShadows: Bool
}

/// The metrics of a slider in one system version, in points.
struct SliderMetrics {
  var height: CGFloat
  var trackHeight: CGFloat
  /// The distance between the side edges of the control and of the track.
  var trackInset: CGFloat
  var thumbSize: CGSize

  /// The size of a tick, and the distance of its center from the lower edge of the track (chosen).
  static let tickSize = CGSize(width: 4, height: 4)
  static let tickDistance: CGFloat = 6
}

/// The metrics that the controls of a system version share.
package struct ControlMetrics {
  /// The shadows below the thumb of a slider, in drawing order; lengths in points.
  var thumbShadows: [Shadow]
  /// The opacity of a disabled control.
  var disabledAlpha: CGFloat

  struct Shadow: NotationConvertible {
    /// The opacity of the black shadow.
    var opacity: CGFloat
    /// The standard deviation of the Gaussian.
    var sigma: CGFloat
    /// The downward offset.
    var offset: CGFloat

    /// The opacity, the standard deviation and the offset, such as `0.12 3 1`.
    var notation: String { "\(opacity.notation) \(sigma.notation) \(offset.notation)" }

    init(opacity: CGFloat, sigma: CGFloat, offset: CGFloat) {
      self.opacity = opacity
      self.sigma = sigma
      self.offset = offset
    }

    init?(notation: String) {
      let numbers = notation.split(separator: " ").compactMap { CGFloat(notation: String($0)) }
      guard numbers.count == 3 else { return nil }
      self.init(opacity: numbers[0], sigma: numbers[1], offset: numbers[2])
    }
  }
}

extension Metric {
  /// A metric for shadows, which are separated by commas.
  fileprivate static func shadows(
    _ name: String, _ keyPath: WritableKeyPath<Table, [ControlMetrics.Shadow]>
  ) -> Metric {
    Metric(name) {
      $0[keyPath: keyPath].map(\.notation).joined(separator: ", ")
    } set: { table, text in
      let shadows = text.split(separator: ",").map { ControlMetrics.Shadow(notation: String($0)) }
      guard !shadows.contains(where: { $0 == nil }) else { return false }
      table[keyPath: keyPath] = shadows.compactMap { $0 }
      return true
    }
  }
}

extension SwitchMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("size", \.size),
      Metric("thumbSize", \.thumbSize),
      Metric("thumbInset", \.thumbInset),
      .shadows("thumbShadows", \.thumbShadows),
      Metric("clipsShadows", \.clipsShadows),
    ]
  }
}

extension SliderMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("height", \.height),
      Metric("trackHeight", \.trackHeight),
      Metric("trackInset", \.trackInset),
      Metric("thumbSize", \.thumbSize),
    ]
  }
}

extension ControlMetrics: MetricTable {
  package static var metrics: [Metric<Self>] {
    [
      Metric("disabledAlpha", \.disabledAlpha),
      .shadows("thumbShadows", \.thumbShadows),
    ]
  }
}

extension SystemVersion {
  /// Source: docs/measurements/controls.md#sizes and docs/measurements/controls.md#thumbs. The
  /// thumb of iOS 26 is a capsule of 39×24 (chosen), with the measured inset at one end and the
  /// length that pictures show.
  var uiSwitch: SwitchMetrics {
    let table: SwitchMetrics =
      switch self {
      case .iOS26:
        .init(
          size: CGSize(width: 63, height: 28), thumbSize: CGSize(width: 39, height: 24),
          thumbInset: 2, thumbShadows: [.init(opacity: 0.12, sigma: 3, offset: 1)],
          clipsShadows: false)
      case .iOS18:
        .init(
          size: CGSize(width: 51, height: 31), thumbSize: CGSize(width: 27, height: 27),
          thumbInset: 2, thumbShadows: [.init(opacity: 0.12, sigma: 2.8, offset: 2.67)],
          clipsShadows: true)
      }
    return metrics("switch", table)
  }

  /// Source of the heights: docs/measurements/controls.md#sizes. The thumbs were not measured and
  /// are chosen: a circle of 28 on iOS 18; on iOS 26 a capsule with the height of the switch's
  /// thumb.
  var slider: SliderMetrics {
    let table: SliderMetrics =
      switch self {
      case .iOS26:
        .init(
          height: 34, trackHeight: 6, trackInset: 2, thumbSize: CGSize(width: 38, height: 24))
      case .iOS18:
        .init(
          height: 34, trackHeight: 4, trackInset: 2, thumbSize: CGSize(width: 28, height: 28))
      }
    return metrics("slider", table)
  }

  /// Chosen: on iOS 18 a wide, faint shadow and a narrow one that marks the edge; on iOS 26 one
  /// softer shadow with a smaller offset.
  package var controls: ControlMetrics {
    let table: ControlMetrics =
      switch self {
      case .iOS26:
        .init(thumbShadows: [.init(opacity: 0.12, sigma: 3, offset: 1)], disabledAlpha: 0.5)
      case .iOS18:
        .init(
          thumbShadows: [
            .init(opacity: 0.15, sigma: 4, offset: 3), .init(opacity: 0.06, sigma: 0.5, offset: 3),
          ], disabledAlpha: 0.5)
      }
    return metrics("controls", table)
  }
}

extension SliderMetrics {
  /// The distance between the track and the images at its ends. Chosen.
  static let imageSpacing: CGFloat = 8
  /// The distance by which a touch may miss the thumb. Chosen.
  static let touchSlop: CGFloat = 8
  /// The change of the value by assistive technologies, as a fraction of the range. Chosen.
  static let accessibilityStep: Float = 0.1
}

/// The metrics of steppers, in points.
///
/// Source: docs/measurements/controls.md#sizes and docs/measurements/controls.md#steppers.
enum StepperMetrics: MetricNamespace {
  static let table = "stepper"

  static var size: CGSize { metric(CGSize(width: 94, height: 32)) }
  /// The corner radius on iOS 18; a capsule on iOS 26.
  static var cornerRadius: CGFloat { metric(8) }
  static var divider: CGSize { metric(CGSize(width: 1, height: 18)) }
  static var signLength: CGFloat { metric(14) }
  static var signThickness: CGFloat { metric(2) }
  /// The time in seconds after which a held touch repeats.
  static let delayOfRepetition: TimeInterval = 0.5
  /// The time between repetitions, in seconds.
  static let timeBetweenRepetitions: TimeInterval = 0.1

  /// Uses all metrics once, so that a `MetricRecording` contains them.
  static func useAll() {
    _ = (cornerRadius, signLength, signThickness, size, divider)
  }
}

/// The metrics of segmented controls, in points.
///
/// Source: docs/measurements/controls.md#segmented-controls.
enum SegmentMetrics: MetricNamespace {
  static let table = "segmentedControl"

  static var height: CGFloat { metric(32) }
  /// The inset from the bottom of the frame to the alignment rectangle.
  static var alignmentInset: CGFloat { metric(1) }
  /// The padding at both sides of the content of a segment.
  static var padding: CGFloat { metric(12) }
  /// The distance between the edges of a segment and of the shape that marks it as selected.
  static var inset: CGFloat { metric(2) }
  static var fontSize: CGFloat { metric(13) }
  /// The corner radius of the background on iOS 18; a capsule on iOS 26.
  static var cornerRadius: CGFloat { metric(8) }
  /// The corner radius of the selected segment on iOS 18; a capsule on iOS 26.
  static var thumbRadius: CGFloat { metric(6) }
  /// The shadow below the selected segment.
  static var thumbShadow: ControlMetrics.Shadow {
    metric(ControlMetrics.Shadow(opacity: 0.12, sigma: 2, offset: 2))
  }
  static var divider: CGSize { metric(CGSize(width: 1, height: 16)) }

  /// Uses all metrics once, so that a `MetricRecording` contains them.
  static func useAll() {
    _ = (
      height, alignmentInset, padding, inset, fontSize, cornerRadius, thumbRadius, thumbShadow,
      divider
    )
  }
}

/// The metrics of page controls, in points. Source: docs/measurements/controls.md#page-controls.
enum PageControlMetrics: MetricNamespace {
  static let table = "pageControl"

  /// The distance between the images of indicators.
  static var spacing: CGFloat { metric(8) }
  /// The padding before the first and after the last image.
  static var padding: CGFloat { metric(14) }
  static var thickness: CGFloat { metric(26) }
  /// The width of the image of a dot, in which the dot is centered, on iOS 18 and on iOS 26.
  static var image: CGFloat { metric(26 / 3) }
  static var imageOfiOS26: CGFloat { metric(10) }
  /// The diameter of a dot on iOS 18 and on iOS 26.
  static var dot: CGFloat { metric(7) }
  static var dotOfiOS26: CGFloat { metric(8) }
  /// The distance from the middle of the control down to the middle of the indicators.
  static var lowering: CGFloat { metric(2 / 3) }
  /// The size of the indicator of a page with progress.
  static var progressBar: CGSize { metric(CGSize(width: 24, height: 8)) }
  /// The opacity of the white dots of other pages than the current one.
  static var otherAlpha: CGFloat { metric(0.45) }

  /// Uses all metrics once, so that a `MetricRecording` contains them.
  static func useAll() {
    _ = (spacing, padding, thickness, image, imageOfiOS26, dot, dotOfiOS26, lowering)
    _ = (progressBar, otherAlpha)
  }
}

/// The metrics of activity indicators. Source: docs/measurements/controls.md#activity-indicators.
enum ActivityIndicatorMetrics: MetricNamespace {
  static let table = "activityIndicator"

  /// The width and height of a medium indicator, in points.
  static var mediumLength: CGFloat { metric(20) }
  /// The width and height of a large indicator, in points.
  static var largeLength: CGFloat { metric(37) }
  /// The width of a spoke, as a fraction of the indicator's width.
  static var spokeWidth: CGFloat { metric(0.125) }
  /// The distance between the center and the inner end of a spoke, as a fraction of the indicator's
  /// width.
  static var spokeStart: CGFloat { metric(0.167) }
  /// The distance between the center and the outer end of a spoke, as a fraction of the indicator's
  /// width.
  static var spokeEnd: CGFloat { metric(0.5) }
  static let spokeCount = 8
  /// The opacity of the most opaque spoke.
  static var greatestAlpha: CGFloat { metric(0.85) }
  /// The opacity of the most transparent spokes.
  static var leastAlpha: CGFloat { metric(0.27) }
  /// The number of spokes that are more opaque than the others.
  static let fadingCount = 4

  /// Uses all metrics once, so that a `MetricRecording` contains them.
  static func useAll() {
    _ = (mediumLength, largeLength, spokeWidth, spokeStart, spokeEnd, greatestAlpha, leastAlpha)
  }
}

/// The metrics of refresh controls, in points. Source: docs/measurements/bars.md#refresh-controls.
enum RefreshControlMetrics: MetricNamespace {
  static let table = "refreshControl"

  static var height: CGFloat { metric(60) }
  /// The distance between the activity indicator and the title. Chosen.
  static var titleSpacing: CGFloat { metric(4) }

  /// Uses all metrics once, so that a `MetricRecording` contains them.
  static func useAll() {
    _ = (height, titleSpacing)
  }
}

extension SystemVersion {
  /// The height of a progress view, in points.
  ///
  /// Source: docs/measurements/controls.md#progress-views.
  func progressHeight(_ style: UIProgressView.Style) -> CGFloat {
    switch self {
    case .iOS18: style == .bar ? 2.5 : 4
    case .iOS26: style == .bar ? 2.5 : 6
    }
  }
}

/// The metrics of a switch in one system version, in points.
struct SwitchMetrics {
  var size: CGSize
  var thumbSize: CGSize
  /// From the track's edges to the thumb's.
  var thumbInset: CGFloat
}

/// The metrics of a slider in one system version, in points.
struct SliderMetrics {
  var height: CGFloat
  var trackHeight: CGFloat
  /// From the control's side edges to the track's.
  var trackInset: CGFloat
  var thumbSize: CGSize
}

/// The metrics that the controls of a system version have in common.
package struct ControlMetrics {
  /// Below thumbs, in order; lengths in points.
  var thumbShadows: [Shadow]
  /// The opacity of a disabled control.
  var disabledAlpha: CGFloat

  struct Shadow {
    /// Of black.
    var opacity: CGFloat
    /// Twice the Gaussian's standard deviation.
    var radius: CGFloat
    /// Downwards.
    var offset: CGFloat
  }
}

extension SystemVersion {
  /// Source: docs/measurements/controls.md#sizes and docs/measurements/controls.md#thumbs. The
  /// thumb of iOS 26 is a capsule of 39×24 (chosen): the measured inset, and as far from the other
  /// end as pictures show it.
  var uiSwitch: SwitchMetrics {
    switch self {
    case .iOS26:
      .init(
        size: CGSize(width: 63, height: 28), thumbSize: CGSize(width: 39, height: 24),
        thumbInset: 2)
    case .iOS18:
      .init(
        size: CGSize(width: 51, height: 31), thumbSize: CGSize(width: 27, height: 27),
        thumbInset: 2)
    }
  }

  /// Source of the heights: docs/measurements/controls.md#sizes. The thumbs were not measured and
  /// are chosen: a circle of 28 on iOS 18, on iOS 26 a capsule as high as that of the switch.
  var slider: SliderMetrics {
    switch self {
    case .iOS26:
      .init(
        height: 34, trackHeight: 6, trackInset: 2, thumbSize: CGSize(width: 38, height: 24))
    case .iOS18:
      .init(
        height: 34, trackHeight: 4, trackInset: 2, thumbSize: CGSize(width: 28, height: 28))
    }
  }

  /// Chosen: a wide faint shadow and a narrow one that marks the edge; iOS 26's is softer and
  /// nearer.
  package var controls: ControlMetrics {
    switch self {
    case .iOS26:
      .init(thumbShadows: [.init(opacity: 0.12, radius: 6, offset: 1)], disabledAlpha: 0.5)
    case .iOS18:
      .init(
        thumbShadows: [
          .init(opacity: 0.15, radius: 8, offset: 3), .init(opacity: 0.06, radius: 1, offset: 3),
        ], disabledAlpha: 0.5)
    }
  }
}

extension SliderMetrics {
  /// Chosen: between the track and the images at its ends.
  static let imageSpacing: CGFloat = 8
  /// Chosen: by how much a finger may miss the thumb.
  static let touchSlop: CGFloat = 8
  /// The share of the range by which assistive technologies adjust the value. Chosen.
  static let accessibilityStep: Float = 0.1
}

/// The metrics of steppers, in points.
///
/// Source: docs/measurements/controls.md#sizes and docs/measurements/controls.md#steppers.
enum StepperMetrics {
  static let size = CGSize(width: 94, height: 32)
  /// In iOS 18.
  static let cornerRadius: CGFloat = 8
  static let divider = CGSize(width: 1, height: 18)
  static let signLength: CGFloat = 14
  static let signThickness: CGFloat = 2
  /// In seconds.
  static let delayOfRepetition: TimeInterval = 0.5
  static let timeBetweenRepetitions: TimeInterval = 0.1
}

/// The metrics of segmented controls, in points.
///
/// Source: docs/measurements/controls.md#segmented-controls.
enum SegmentMetrics {
  static let height: CGFloat = 32
  /// On both sides of a content.
  static let padding: CGFloat = 12
  /// From the edges of a segment to the shape that marks it as selected.
  static let inset: CGFloat = 2
  static let fontSize: CGFloat = 13
  /// Of the background and of the selected segment in iOS 18.
  static let cornerRadius: CGFloat = 9
  static let thumbRadius: CGFloat = 7
  /// Below the selected segment.
  static let thumbShadow = ControlMetrics.Shadow(opacity: 0.12, radius: 4, offset: 2)
  static let divider = CGSize(width: 1, height: 16)
}

/// The metrics of page controls, in points. Source: docs/measurements/controls.md#page-controls.
enum PageControlMetrics {
  /// Between indicators.
  static let spacing: CGFloat = 9
  /// Before the first and after the last indicator.
  static let padding: CGFloat = 9
  static let thickness: CGFloat = 26
  static let dot = CGSize(width: 8, height: 8)
  /// The indicator of a page with a progress.
  static let progressBar = CGSize(width: 24, height: 8)
}

/// The metrics of activity indicators. Source: docs/measurements/controls.md#activity-indicators.
enum ActivityIndicatorMetrics {
  /// Of both sides, in points.
  static let mediumLength: CGFloat = 20
  static let largeLength: CGFloat = 37
  /// The width of a spoke, and the distances of its ends from the middle, as shares of the side.
  static let spokeWidth: CGFloat = 0.12
  static let spokeStart: CGFloat = 0.24
  static let spokeEnd: CGFloat = 0.5
  static let spokeCount = 8
  /// The opacity that a spoke without strength would have.
  static let leastAlpha: CGFloat = 0.2
}

/// The metrics of refresh controls, in points. Source: docs/measurements/bars.md#refresh-controls.
enum RefreshControlMetrics {
  static let height: CGFloat = 60
  /// Chosen: between the spokes and the title.
  static let titleSpacing: CGFloat = 4
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

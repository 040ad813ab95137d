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
struct ControlMetrics {
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
  var controls: ControlMetrics {
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

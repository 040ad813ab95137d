extension UISlider {
  /// The ticks of a slider, the values between which it moves, and the start of its filled track
  /// (iOS 26).
  ///
  /// All positions are fractions of the track, from 0 at the slider's minimum to 1 at its maximum.
  /// NaN is treated as 0, and positions are clamped to the track.
  public struct TrackConfiguration: Hashable, Sendable {
    /// A mark on the track.
    public struct Tick: Hashable, Sendable {
      /// The position on the track, from 0 to 1.
      public let position: Float
      /// A text that assistive technologies speak instead of the percentage while the thumb is at
      /// the tick; `nil`, the default, for the percentage.
      public var title: String?
      /// An image that replaces the dot; `nil`, the default, for a dot.
      public var image: UIImage?

      /// Creates a tick at a position from 0 to 1.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }

      var share: Float { position.share }
    }

    /// A Boolean value that indicates whether the value is always that of a tick; `true` by
    /// default. It has no effect without ticks.
    public var allowsTickValuesOnly: Bool
    /// The position from which the track is filled to the thumb; 0, the minimum, by default.
    public var neutralValue: Float
    /// The part of the track in which the thumb moves; the whole track by default.
    public var enabledRange: ClosedRange<Float>
    /// The ticks.
    public let ticks: [Tick]

    /// Creates a configuration with ticks at any positions.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, ticks: [UISlider.TrackConfiguration.Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates a configuration with ticks at equal distances, the first at 0 and the last at 1. A
    /// single tick is at 0; there are at most 1,000 ticks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
    ) {
      let count = min(max(numberOfTicks, 0), Self.maxCount)
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<count).map { Tick(position: count > 1 ? Float($0) / Float(count - 1) : 0) })
    }

    private static let maxCount = 1_000

    /// Returns the position nearest to a position at which the thumb can be.
    func allowed(_ position: Float) -> Float {
      let (low, high) = (enabledRange.lowerBound.share, enabledRange.upperBound.share)
      let position = min(max(position, low), high)
      guard allowsTickValuesOnly else { return position }
      let positions = ticks.map(\.share).filter { (low...high).contains($0) }
      return positions.min { abs($0 - position) < abs($1 - position) } ?? position
    }

    /// Returns the position after one step of assistive technologies: the next tick or, if the thumb
    /// can be between ticks, a step of the given length.
    func adjusted(_ position: Float, by step: Float) -> Float {
      guard allowsTickValuesOnly, !ticks.isEmpty else { return allowed(position + step) }
      let steps = ticks.map { allowed($0.share) }
      // Positions closer than this are the same, after conversions to values and back.
      let tolerance: Float = 1e-5
      let next =
        step > 0
        ? steps.filter { $0 > position + tolerance }.min()
        : steps.filter { $0 < position - tolerance }.max()
      return next ?? position
    }
  }
}

extension Float {
  /// The number, limited to 0 to 1; NaN is treated as 0.
  fileprivate var share: Float { self > 0 ? Swift.min(self, 1) : 0 }
}

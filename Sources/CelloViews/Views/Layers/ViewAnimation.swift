/// An animation of a change of a view or an implicit animation of a layer.
///
/// The animation is additive: it adds the part of the change that has not taken place yet to the
/// value that the layer has, so that animations of the same property combine without a jump. Alone
/// it interpolates between both values exactly.
final class ViewAnimation: CABasicAnimation {
  private let from: AnimatedValue
  private var to: AnimatedValue
  private let pace: AnimationPace
  /// The part of the duration in which the change takes place.
  let window: AnimatedChanges.Window
  private let isDiscrete: Bool

  init(
    keyPath: String, from: AnimatedValue, to: AnimatedValue, pace: AnimationPace,
    window: AnimatedChanges.Window = .whole, isDiscrete: Bool = false
  ) {
    self.from = from
    self.to = to
    self.pace = pace
    self.window = window
    self.isDiscrete = isDiscrete
    super.init()
    self.keyPath = keyPath
    fromValue = from.value
    toValue = to.value
  }

  /// Replaces the final value after another change of the same property.
  func setEnd(_ value: AnimatedValue) {
    to = value
    toValue = value.value
  }

  override func makeEmptyCopy() -> CAAnimation { CABasicAnimation() }

  override func share(at progress: MediaTiming.Progress) -> Double {
    let duration = timing.duration
    let whole = pace.progress(
      at: duration > 0 ? progress.time / duration : 1, duration: duration)
    guard window != .whole else { return whole }
    if isDiscrete { return whole < window.start ? 0 : 1 }
    guard window.end > window.start else { return whole < window.end ? 0 : 1 }
    return min(max((whole - window.start) / (window.end - window.start), 0), 1)
  }

  override func apply(_ progress: MediaTiming.Progress, to values: inout LayerValues) {
    guard let keyPath else { return }
    let share = share(at: progress)
    let current = values.value(forKeyPath: keyPath)
    let shown =
      current.map { $0.isEqual(to: to) } ?? true
      ? from.mixed(with: to, share) : current?.moved(back: 1 - share, from: to, to: from)
    values.setValue(shown, forKeyPath: keyPath)
  }
}

extension AnimatedValue {
  func isEqual(to other: AnimatedValue) -> Bool {
    if case .transform(let first) = self, case .transform(let second) = other {
      return first == second
    }
    if case .path(let first) = self, case .path(let second) = other { return first == second }
    guard let first = components, let second = other.components else { return false }
    return first == second
  }

  /// Returns the value plus a fraction of the difference between two other values. Affine transforms
  /// are combined by their components.
  func moved(
    back share: Double, from start: AnimatedValue, to end: AnimatedValue
  ) -> AnimatedValue {
    if case .transform(let own) = self, case .transform(let first) = start,
      case .transform(let second) = end, CATransform3DIsAffine(own), CATransform3DIsAffine(first),
      CATransform3DIsAffine(second)
    {
      let parts = TransformParts(CATransform3DGetAffineTransform(own)).moved(
        share, from: TransformParts(CATransform3DGetAffineTransform(first)),
        to: TransformParts(CATransform3DGetAffineTransform(second)))
      return .transform(CATransform3DMakeAffineTransform(parts.transform))
    }
    guard let own = components, let first = start.components, let second = end.components,
      own.count == first.count, own.count == second.count
    else { return share < 0.5 ? self : end }
    return withComponents(own.indices.map { own[$0] + (second[$0] - first[$0]) * share })
  }
}

extension TransformParts {
  /// Returns the parts plus a fraction of the difference between other parts.
  fileprivate func moved(
    _ share: Double, from start: TransformParts, to end: TransformParts
  ) -> TransformParts {
    // The components at the fraction, relative to the start, rotate along the shorter way.
    let mixed = start.mixed(with: end, share)
    var result = self
    result.scaleX += mixed.scaleX - start.scaleX
    result.scaleY += mixed.scaleY - start.scaleY
    result.shear += mixed.shear - start.shear
    result.rotation += mixed.rotation - start.rotation
    result.x += mixed.x - start.x
    result.y += mixed.y - start.y
    return result
  }
}

extension AnimationBlock {
  /// Replaces the animations of keyframes with animations through all values of each property, for
  /// the modes in which a step depends on the steps beside it.
  func joinKeyframes(_ mode: CAAnimationCalculationMode) {
    guard mode != .linear, mode != .discrete else { return }
    for (layer, keyPath) in keyframedProperties {
      let entries = layer.animations.filter { $0.isChange(of: keyPath, in: self) }
      let steps = entries.compactMap { entry -> AnimatedChanges.Change? in
        guard let animation = entry.animation as? ViewAnimation,
          let from = AnimatedValue(animation.fromValue), let to = AnimatedValue(animation.toValue)
        else { return nil }
        return AnimatedChanges.Change(
          keyPath: keyPath, from: from, to: to, window: animation.window, mode: mode)
      }
      guard !steps.isEmpty, steps.count == entries.count else { continue }
      let animation = AnimatedChanges.ChangedView.keyframes(
        steps.stablySorted { CGFloat($0.window.start) })
      if case .cubic(let curve) = settings.pace {
        animation.timingFunction = CAMediaTimingFunction(
          controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
      }
      setTiming(of: animation, on: layer)
      layer.start(
        animation, forKey: keyPath, isNamed: false, run: AnimationRun(on: timeline, block: self))
      layer.animations.removeAll { entry in entries.contains { $0.run === entry.run } }
      for entry in entries { entry.run?.didEnd(isFinished: true) }
    }
  }
}

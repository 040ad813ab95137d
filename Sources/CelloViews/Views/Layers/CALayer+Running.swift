// Animations that take place on a timeline.
extension CALayer {
  /// Adds an animation whose timing is complete.
  ///
  /// - Parameter key: the key of the animation, to which a number is added if it is in use.
  func start(
    _ animation: CAAnimation, forKey key: String, isNamed: Bool = true, run: AnimationRun
  ) {
    var name = key
    var number = 1
    while animations.contains(where: { $0.key == name }) {
      number += 1
      name = "\(key)-\(number)"
    }
    let entry = LayerAnimation(
      key: name, isNamed: isNamed, animation: animation, state: .running(run))
    animations.append(entry)
    run.timeline.add(self)
    scheduleEnd(of: entry, run)
  }

  private func scheduleEnd(of entry: LayerAnimation, _ run: AnimationRun) {
    run.end?.cancel()
    run.end = nil
    let timing = entry.animation.timing
    let speeds = sequence(first: self, next: \.superlayer).map(\.timing.speed)
    guard !timing.isEndless, timing.speed != 0, !speeds.contains(0) else { return }
    let ownEnd = timing.parentTime(at: timing.speed > 0 ? timing.totalDuration : 0)
    let timeline = run.timeline
    let delay = (rootTime(at: ownEnd) - timeline.mediaTime).roundedToNanoseconds
    run.end = timeline.schedule(at: (timeline.now + delay).roundedToNanoseconds) { [weak self] in
      guard let self else { return run.didEnd(isFinished: false) }
      end(run)
    }
  }

  /// Schedules the ends of running animations again.
  func scheduleEnds(on timeline: AnimationTimeline) {
    for entry in animations {
      if let run = entry.run, run.timeline === timeline { scheduleEnd(of: entry, run) }
    }
  }

  private func end(_ run: AnimationRun) {
    guard let index = animations.firstIndex(where: { $0.run === run }) else {
      return run.didEnd(isFinished: false)
    }
    let animation = animations[index].animation
    if animation.isRemovedOnCompletion {
      animations.remove(at: index)
    } else {
      animations[index].state = .ended
    }
    animation.delegate?.animationDidStop(animation, finished: true)
    run.didEnd(isFinished: true)
  }

  func runningAnimationCount(on timeline: AnimationTimeline) -> Int {
    animations.count { $0.run?.timeline === timeline }
  }

  /// Removes the animations that have not ended.
  func removeRunningAnimations() {
    let removed = animations.filter { $0.run != nil }
    guard !removed.isEmpty else { return }
    animations.removeAll { $0.run != nil }
    remove(removed)
  }

  /// Removes the animations of the layer, and of its sublayers without views, that have not ended.
  func removeRunningAnimationsOfTree() {
    removeRunningAnimations()
    for placed in placedSublayers { placed.layer.removeRunningAnimationsOfTree() }
  }

  /// Removes the animations that `UIView.animate` has added for a property.
  func removeViewAnimations(of keyPath: String) {
    func isRemoved(_ entry: LayerAnimation) -> Bool {
      entry.run?.block != nil && (entry.animation as? ViewAnimation)?.keyPath == keyPath
    }
    let removed = animations.filter(isRemoved)
    animations.removeAll(where: isRemoved)
    remove(removed)
  }

  /// Removes the animations of the content of the layer's view.
  func removeContentAnimations() {
    let removed = animations.filter { $0.animation is ContentAnimation }
    animations.removeAll { $0.animation is ContentAnimation }
    remove(removed)
  }

  // MARK: Changes of values

  /// Animates the change of a value: in a block for the layer of a view, implicitly for other
  /// layers.
  func valueDidChange(_ key: String, from old: AnimatedValue?) {
    guard AnimationTimeline.current != nil else { return }
    let new = values.value(forKeyPath: key)
    guard old != nil || new != nil else { return }
    if view != nil {
      // The properties of a view are animated where the view changes them.
      guard !Self.keysOfViews.contains(key) else { return }
      AnimationBlock.current?.animate(self, key, from: old, to: new)
    } else {
      animateImplicitly(key, from: old, to: new)
    }
  }

  /// The properties that a view stores instead of its layer.
  private static let keysOfViews: Set<String> = [
    "bounds", "position", "frame", "anchorPoint", "transform", "opacity", "hidden", "isHidden",
    "masksToBounds", "backgroundColor",
  ]

  /// Animates a change of the geometry of a layer without a view.
  func geometryDidChange(from old: ViewGeometry) {
    guard AnimationTimeline.current != nil else { return }
    let new = values.geometry
    animateImplicitly("position", from: .point(old.position), to: .point(new.position))
    animateImplicitly("bounds", from: .rect(old.bounds), to: .rect(new.bounds))
    animateImplicitly(
      "transform", from: .transform(CATransform3DMakeAffineTransform(old.transform)),
      to: .transform(CATransform3DMakeAffineTransform(new.transform)))
    animateImplicitly(
      "anchorPoint", from: .point(old.anchorPoint), to: .point(new.anchorPoint))
  }

  /// Adds the default animation of a change, unless actions are disabled or the layer has not been
  /// on the screen: a layer that was created at the current time.
  private func animateImplicitly(_ key: String, from: AnimatedValue?, to: AnimatedValue?) {
    guard let timeline = AnimationTimeline.current, creationTime != timeline.now,
      !CATransaction.disableActions(), let pair = AnimatedValue.pair(from, to),
      action(forKey: key) == nil
    else { return }
    let duration = CATransaction.animationDuration()
    guard duration > 0 else { return }
    let function = CATransaction.animationTimingFunction()
    let animation = ViewAnimation(
      keyPath: key, from: pair.from, to: pair.to,
      pace: function.map { .cubic($0.pace) } ?? AnimationPace.implicit)
    animation.timing.duration = duration
    animation.timing.beginTime = localTime
    start(animation, forKey: key, run: AnimationRun(on: timeline))
  }
}

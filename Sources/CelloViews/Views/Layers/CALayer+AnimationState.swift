internal import CelloRaster

/// An animation of a layer that has not been removed.
struct LayerAnimation {
  enum State {
    /// The animation has ended and may fill forward.
    case ended
    /// The animation never ends.
    case endless
    /// The animation is stopped at the layer's time.
    case stopped
    /// The animation belongs to a paused property animator.
    case held
    /// The animation belongs to a property animator that is moving.
    case driven(AnimatorMovement)
    /// The animation takes place on a timeline.
    case running(AnimationRun)
  }

  var key: String
  /// A Boolean value that indicates whether the app has chosen the key.
  var isNamed: Bool
  var animation: CAAnimation
  var state: State

  /// The time of an animation on a timeline; `nil` for other animations.
  var run: AnimationRun? { if case .running(let run) = state { run } else { nil } }

  /// A Boolean value that indicates whether the animation belongs to a property animator.
  var isOfAnimator: Bool {
    switch state {
    case .held, .driven: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether the animation is the animation of a property in
  /// a block.
  func isChange(of keyPath: String, in block: AnimationBlock) -> Bool {
    guard let animation = animation as? ViewAnimation, run?.block === block else { return false }
    return animation.keyPath == keyPath
  }
}

extension CALayer {
  func addAnimation(_ original: CAAnimation, forKey key: String?) {
    let animation = original.copy() as? CAAnimation ?? original
    if animation.timing.duration == 0 {
      animation.timing.duration = CATransaction.animationDuration()
    }
    if animation.timingFunction == nil, !(animation is CASpringAnimation) {
      animation.timingFunction = CATransaction.animationTimingFunction()
    }
    let timeline = AnimationTimeline.current
    let isStopped = animation.timing.speed == 0 || timeIsStopped
    // Without a begin time, the animation begins now.
    if animation.timing.beginTime == 0 { animation.timing.beginTime = localTime }
    let name = key ?? "animation \(animations.count)"
    if key != nil { removeAnimation(forKey: name) }
    if let timeline {
      if let transition = animation as? CATransition {
        if let view {
          // Layers of views are used on the main thread.
          nonisolated(unsafe) let shown = transition
          MainActor.assumeIsolated { view.show(shown) }
        } else {
          nonisolated(unsafe) let layer = self
          transition.formerItems = MainActor.assumeIsolated {
            DisplayListRecorder.items(of: layer, traits: layer.traitsOfTree)
          }
        }
      }
      start(animation, forKey: name, isNamed: key != nil, run: AnimationRun(on: timeline))
      animation.delegate?.animationDidStart(animation)
      return
    }
    let state: LayerAnimation.State =
      isStopped ? .stopped : animation.timing.isEndless ? .endless : .ended
    let hasEnded = !isStopped && !animation.timing.isEndless
    if !hasEnded || !animation.isRemovedOnCompletion {
      animations.append(
        LayerAnimation(key: name, isNamed: key != nil, animation: animation, state: state))
    }
    guard let delegate = animation.delegate else { return }
    AnimationCompletions.call {
      delegate.animationDidStart(animation)
      if hasEnded { delegate.animationDidStop(animation, finished: true) }
    }
  }

  /// Notifies the delegates of animations that were removed before their end.
  func remove(_ animations: [LayerAnimation]) {
    for animation in animations {
      switch animation.state {
      case .endless, .stopped: break
      case .running(let run): run.didEnd(isFinished: false)
      case .ended, .held, .driven: continue
      }
      animation.animation.delegate?.animationDidStop(animation.animation, finished: false)
    }
  }

  // MARK: Values

  /// The values that were set, including the values that a view has instead of its layer.
  var modelValues: LayerValues {
    guard let view else { return values }
    var result = values
    let ofView = MainActor.assumeIsolated {
      (
        geometry: view.geometry, opacity: view.alpha, isHidden: view.isHidden,
        masksToBounds: view.clipsToBounds,
        background: view.backgroundColor?.resolvedColor(with: view.traitCollection).cgColor
      )
    }
    result.geometry = ofView.geometry
    result.opacity = Float(ofView.opacity)
    result.isHidden = ofView.isHidden
    result.masksToBounds = ofView.masksToBounds
    result.backgroundColor = ofView.background
    return result
  }

  /// The values with the changes of animations; `nil` if no animation changes them.
  var shownValues: LayerValues? {
    guard !animations.isEmpty else { return nil }
    var result: LayerValues?
    for entry in animations where entry.animation.changesValues {
      guard let progress = progress(of: entry) else { continue }
      var values = result ?? modelValues
      entry.animation.apply(progress, to: &values)
      result = values
    }
    return result
  }

  /// The former contents of the layer's view and their progress, from the first animation on.
  var contentTransitions: [(former: OwnContent, share: Double)] {
    animations.compactMap { entry in
      guard let animation = entry.animation as? ContentAnimation,
        let progress = progress(of: entry)
      else { return nil }
      return (animation.content, animation.share(at: progress))
    }
  }

  /// The transition that a layer without a view shows, and the elapsed fraction of it.
  var shownTransition: (transition: CATransition, share: Double)? {
    guard view == nil else { return nil }
    return animations.lazy.reversed().compactMap { entry in
      guard let transition = entry.animation as? CATransition,
        let progress = self.progress(of: entry)
      else { return nil }
      return (transition, transition.share(at: progress))
    }.first
  }

  /// The traits of the nearest view that contains the layer.
  @MainActor private var traitsOfTree: UITraitCollection {
    sequence(first: self, next: \.superlayer).lazy.compactMap(\.view).first?.traitCollection
      ?? .current
  }

  /// The elapsed fraction of the current cycle of an image view's images; `nil` if they do not take
  /// time.
  var imageShare: Double? {
    guard let entry = animations.first(where: { $0.animation is ImageSequence }) else { return nil }
    return progress(of: entry).map(entry.animation.share)
  }

  func progress(of entry: LayerAnimation) -> MediaTiming.Progress? {
    let timing = entry.animation.timing
    switch entry.state {
    case .ended:
      guard timing.fillMode == .forwards || timing.fillMode == .both else { return nil }
      return timing.progress(at: timing.totalDuration)
    case .endless: return timing.progress(at: max(timing.timeOffset, 0))
    case .stopped: return timing.progress(at: timing.localTime(at: localTime))
    case .held: return MediaTiming.Progress(time: timing.timeOffset, repetition: 0)
    case .driven(let movement): return MediaTiming.Progress(time: movement.shown, repetition: 0)
    case .running(let run):
      let elapsed = localTime(at: run.timeline.mediaTime) - timing.beginTime
      return timing.progress(
        at: elapsed.roundedToNanoseconds * Double(timing.speed) + timing.timeOffset)
    }
  }

  // MARK: Time

  /// A Boolean value that indicates whether the time of the layer or an ancestor is stopped.
  private var timeIsStopped: Bool {
    sequence(first: self, next: \.superlayer).contains { $0.timing.speed == 0 }
  }

  /// The layer's time: on a timeline at its time, otherwise when the time of the tree's root is 0.
  var localTime: CFTimeInterval { localTime(at: AnimationTimeline.current?.mediaTime ?? 0) }

  /// Returns the layer's time for a time of the tree's root.
  func localTime(at rootTime: CFTimeInterval) -> CFTimeInterval {
    Array(sequence(first: self, next: \.superlayer)).reversed().reduce(rootTime) { time, layer in
      let own = layer.timing.localTime(at: time)
      return layer === self ? own : layer.localTimeOfSublayers(own)
    }
  }

  func rootTime(at localTime: CFTimeInterval) -> CFTimeInterval {
    sequence(first: self, next: \.superlayer).reduce(localTime) { $1.timing.parentTime(at: $0) }
  }

  // MARK: Actions

  /// Returns the action for a property that is being changed; `nil` in transactions without
  /// actions.
  func action(ofChange key: String) -> (any CAAction)? {
    guard let action = action(forKey: key), !CATransaction.disableActions() else { return nil }
    return action
  }

  /// Notifies an animator that its changes reach the layer.
  func registerChange() {
    guard let view else { return }
    MainActor.assumeIsolated { if AnimatedChanges.isRecording { AnimatedChanges.note(view) } }
  }
}

// Values by keys. The key paths of properties are the names that animations use.
extension CALayer {
  /// The implementation of ``setValue(_:forKeyPath:)``.
  final func store(_ value: Any?, forKeyPath keyPath: String) {
    var values = modelValues
    let key = keyPath.prefix { $0 != "." }
    guard Self.propertyKeys.contains(String(key)) || values.content.has(String(key)) else {
      var custom = customValues ?? [:]
      custom[keyPath] = value
      customValues = custom
      return
    }
    let old = AnimationTimeline.current == nil ? nil : values.value(forKeyPath: String(key))
    values.setValue(AnimatedValue(value), forKeyPath: keyPath)
    defer { valueDidChange(String(key), from: old) }
    guard view != nil else {
      let isResized = values.geometry.bounds.size != self.values.geometry.bounds.size
      self.values = values
      if isResized { setNeedsLayout() }
      return
    }
    self.values = values
    // A view has these properties instead of its layer.
    geometry = values.geometry
    switch key {
    case "opacity": opacity = values.opacity
    case "hidden", "isHidden": isHidden = values.isHidden
    case "masksToBounds": masksToBounds = values.masksToBounds
    case "backgroundColor": backgroundColor = values.backgroundColor
    default: break
    }
  }

  private static let propertyKeys: Set<String> = [
    "bounds", "position", "frame", "anchorPoint", "zPosition", "anchorPointZ", "transform",
    "sublayerTransform", "opacity", "hidden", "isHidden", "masksToBounds", "doubleSided",
    "isDoubleSided", "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor",
    "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "contents", "contentsRect",
    "contentsCenter", "contentsScale", "name",
  ]
}

extension LayerContent {
  /// Returns a Boolean value that indicates whether a name is a property of the content.
  fileprivate func has(_ key: String) -> Bool {
    let keys: Set<String> =
      switch self {
      case .none, .transform: []
      case .gradient: ["colors", "locations", "startPoint", "endPoint"]
      case .shape:
        [
          "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth", "miterLimit",
          "lineDashPhase", "lineDashPattern",
        ]
      case .text: ["string", "fontSize", "foregroundColor"]
      case .replicator:
        [
          "instanceCount", "instanceTransform", "instanceColor", "instanceRedOffset",
          "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset",
        ]
      }
    return keys.contains(key)
  }
}

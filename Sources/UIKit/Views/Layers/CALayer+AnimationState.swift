/// An animation of a layer that has not been removed.
struct LayerAnimation {
  enum State {
    /// It has ended, and may fill forward.
    case ended
    /// It never ends.
    case endless
    /// It is stopped at the layer's time.
    case stopped
    /// It is part of an animator that is paused.
    case held
  }

  var key: String
  /// Whether the app chose the key.
  var isNamed: Bool
  var animation: CAAnimation
  var state: State
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
    let isStopped = animation.timing.speed == 0 || timeIsStopped
    // Without a beginning of its own it begins now.
    if animation.timing.beginTime == 0 { animation.timing.beginTime = localTime }
    let name = key ?? "animation \(animations.count)"
    if key != nil { removeAnimation(forKey: name) }
    let state: LayerAnimation.State =
      isStopped ? .stopped : animation.timing.isEndless ? .endless : .ended
    if state != .ended || !animation.isRemovedOnCompletion {
      animations.append(
        LayerAnimation(key: name, isNamed: key != nil, animation: animation, state: state))
    }
    guard let delegate = animation.delegate else { return }
    AnimationCompletions.call {
      delegate.animationDidStart(animation)
      if state == .ended { delegate.animationDidStop(animation, finished: true) }
    }
  }

  /// Tells the delegates of animations that were removed before their end.
  func remove(_ animations: [LayerAnimation]) {
    for animation in animations where animation.state == .endless || animation.state == .stopped {
      animation.animation.delegate?.animationDidStop(animation.animation, finished: false)
    }
  }

  // MARK: Values

  /// The values that were set, those that a view has instead of its layer included.
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

  /// The values with those of animations; `nil` if no animation changes any.
  var shownValues: LayerValues? {
    guard !animations.isEmpty else { return nil }
    var result: LayerValues?
    for entry in animations {
      guard let progress = progress(of: entry) else { continue }
      var values = result ?? modelValues
      entry.animation.apply(progress, to: &values)
      result = values
    }
    return result
  }

  private func progress(of entry: LayerAnimation) -> MediaTiming.Progress? {
    let timing = entry.animation.timing
    switch entry.state {
    case .ended:
      guard timing.fillMode == .forwards || timing.fillMode == .both else { return nil }
      return timing.progress(at: timing.totalDuration)
    case .endless: return timing.progress(at: max(timing.timeOffset, 0))
    case .stopped: return timing.progress(at: timing.localTime(at: localTime))
    case .held: return MediaTiming.Progress(time: timing.timeOffset, repetition: 0)
    }
  }

  // MARK: Time

  /// Whether the time of the layer or of one around is stopped.
  private var timeIsStopped: Bool {
    sequence(first: self, next: \.superlayer).contains { $0.timing.speed == 0 }
  }

  /// The layer's time when that of the tree's root is 0.
  private var localTime: CFTimeInterval { localTime(at: 0) }

  /// The layer's time at a time of the tree's root.
  private func localTime(at rootTime: CFTimeInterval) -> CFTimeInterval {
    Array(sequence(first: self, next: \.superlayer)).reversed().reduce(rootTime) {
      $1.timing.localTime(at: $0)
    }
  }

  private func rootTime(at localTime: CFTimeInterval) -> CFTimeInterval {
    sequence(first: self, next: \.superlayer).reduce(localTime) { $1.timing.parentTime(at: $0) }
  }

  /// A time of another layer, or of the tree's root for `nil`, in the time of this layer; in
  /// seconds.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.rootTime(at: t) ?? t)
  }

  /// A time of this layer in the time of another one, or of the tree's root for `nil`; in seconds. A
  /// time that is stopped is that of its beginning.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let root = rootTime(at: t)
    return l?.localTime(at: root) ?? root
  }

  // MARK: Actions

  /// The action of a property that is changed now; `nil` in transactions without actions.
  func action(ofChange key: String) -> (any CAAction)? {
    guard let action = action(forKey: key), !CATransaction.disableActions() else { return nil }
    return action
  }

  /// Tells an animator that its changes reach the layer.
  func noteChange() {
    guard let view else { return }
    MainActor.assumeIsolated { if AnimatedChanges.isRecording { AnimatedChanges.note(view) } }
  }
}

// Values by keys. Key paths of properties have the names that animations use.
extension CALayer {
  /// A property's value, such as that of `transform.rotation.z`, or one of the app's own; `nil` for
  /// unknown key paths.
  public final func value(forKeyPath keyPath: String) -> Any? {
    customValues?[keyPath] ?? modelValues.value(forKeyPath: keyPath)?.value
  }

  /// Sets a property's value; under other keys, keeps a value of the app's own. Values of a wrong
  /// kind change nothing.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    var values = modelValues
    let key = keyPath.prefix { $0 != "." }
    guard Self.propertyKeys.contains(String(key)) || values.content.has(String(key)) else {
      var custom = customValues ?? [:]
      custom[keyPath] = value
      customValues = custom
      return
    }
    values.setValue(AnimatedValue(value), forKeyPath: keyPath)
    guard view != nil else {
      let isResized = values.geometry.bounds.size != self.values.geometry.bounds.size
      self.values = values
      if isResized { setNeedsLayout() }
      return
    }
    self.values = values
    // A view has these instead of its layer.
    geometry = values.geometry
    switch key {
    case "opacity": opacity = values.opacity
    case "hidden", "isHidden": isHidden = values.isHidden
    case "masksToBounds": masksToBounds = values.masksToBounds
    case "backgroundColor": backgroundColor = values.backgroundColor
    default: break
    }
  }

  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  public final func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  private static let propertyKeys: Set<String> = [
    "bounds", "position", "frame", "anchorPoint", "zPosition", "anchorPointZ", "transform",
    "sublayerTransform", "opacity", "hidden", "isHidden", "masksToBounds", "doubleSided",
    "isDoubleSided", "backgroundColor", "cornerRadius", "borderWidth", "borderColor", "shadowColor",
    "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "contents", "contentsRect",
    "contentsCenter", "contentsScale", "name",
  ]
}

extension LayerContent {
  /// Whether a name is that of a property.
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

internal import CelloRaster

// Transitions from a picture of a view to its new content, on a simulated clock.
extension UIView {
  /// Inserts a picture of the view, as it is shown, in front of the view; `nil` if the view has no
  /// superview.
  private func insertPicture() -> UIView? {
    guard let superview = ownSuperview,
      let picture = picture(from: bounds, afterScreenUpdates: false, withCapInsets: .zero)
    else { return nil }
    UIView.performWithoutAnimation {
      picture.geometry = ViewGeometry(
        position: geometry.position, bounds: CGRect(origin: .zero, size: bounds.size),
        transform: geometry.transform, anchorPoint: geometry.anchorPoint)
      picture.isUserInteractionEnabled = false
      superview.insertSubview(picture, aboveSubview: self)
    }
    return picture
  }

  /// Changes the view in a closure and fades from its former content or turns to its new content, if
  /// animations take time.
  ///
  /// - Returns: `false`, without running the closure, if the transition is not shown.
  static func showTransition(
    _ view: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) -> Bool {
    guard let transition = ShownTransition(options), animationsTakeTime,
      let picture = view.insertPicture()
    else { return false }
    let isAnimated = options.contains(.allowAnimatedContent)
    if !isAnimated {
      performWithoutAnimation {
        animations?()
        view.layoutIfNeeded()
      }
    }
    return AnimationBlock.run(
      AnimationBlock.Settings(duration: duration, pace: options.pace),
      overriding: options
    ) {
      if isAnimated { animations?() }
      switch transition {
      case .crossDissolve: picture.alpha = 0
      case .flip(let side): flip(from: picture, to: view, side: side)
      }
    } completion: { isFinished in
      picture.removeFromSuperview()
      completion?(isFinished)
    }
  }

  /// Fades or turns from a view to the view that replaces it, if animations take time.
  ///
  /// - Returns: `false`, without a change, if the transition is not shown.
  static func showTransition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) -> Bool {
    guard let transition = ShownTransition(options), animationsTakeTime,
      let superview = fromView.superview
    else { return false }
    let hides = options.contains(.showHideTransitionViews)
    performWithoutAnimation {
      if hides {
        toView.isHidden = false
      } else {
        superview.insertSubview(toView, aboveSubview: fromView)
      }
      toView.layoutIfNeeded()
    }
    if case .flip(let side) = transition {
      return AnimationBlock.run(
        AnimationBlock.Settings(duration: duration, pace: options.pace),
        overriding: options
      ) {
        flip(from: fromView, to: toView, side: side)
      } completion: { isFinished in
        if hides { fromView.isHidden = true } else { fromView.removeFromSuperview() }
        completion?(isFinished)
      }
    }
    // The view in front fades.
    let order = superview.ownSubviews
    let isInFront =
      order.firstIndex { $0 === toView } ?? 0 > order.firstIndex { $0 === fromView } ?? 0
    let fading = isInFront ? toView : fromView
    let alpha = fading.alpha
    if isInFront { performWithoutAnimation { fading.alpha = 0 } }
    return AnimationBlock.run(
      AnimationBlock.Settings(duration: duration, pace: options.pace),
      overriding: options
    ) {
      fading.alpha = isInFront ? alpha : 0
    } completion: { isFinished in
      if hides { fromView.isHidden = true } else { fromView.removeFromSuperview() }
      if !isInFront { fading.alpha = alpha }
      completion?(isFinished)
    }
  }

  /// Shows a transition from the content that the view's layer shows to its next content.
  func show(_ transition: CATransition) {
    guard let picture = insertPicture() else { return }
    let pace = transition.timingFunction.map { AnimationPace.cubic($0.pace) } ?? .linear
    let settings = AnimationBlock.Settings(
      duration: transition.duration,
      pace: transition.isWhole
        ? pace : .part(of: pace, from: transition.shownStart, to: transition.shownEnd))
    let offset = transition.offset(in: bounds.size)
    var outside = geometry
    outside.position.x += offset.x
    outside.position.y += offset.y
    if transition.type == .moveIn, let superview = ownSuperview {
      UIView.performWithoutAnimation { superview.insertSubview(picture, belowSubview: self) }
    }
    _ = AnimationBlock.run(
      settings, overriding: [.overrideInheritedDuration, .overrideInheritedCurve]
    ) {
      switch transition.type {
      case .push, .moveIn: animateBounds(from: outside)
      case .reveal: break
      default: picture.alpha = 0
      }
      if transition.type == .push || transition.type == .reveal {
        picture.center.x -= offset.x
        picture.center.y -= offset.y
      }
    } completion: { _ in
      picture.removeFromSuperview()
    }
  }
}

/// A transition of views that is shown.
private enum ShownTransition {
  case crossDissolve
  case flip(FlipSide)

  /// Creates the transition of options; `nil` for none. Curls are cross-fades.
  init?(_ options: UIView.AnimationOptions) {
    let transitions = UIView.AnimationOptions.transitionFlipFromBottom
    switch options.intersection(transitions) {
    case .transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown: self = .crossDissolve
    case .transitionFlipFromLeft: self = .flip(.left)
    case .transitionFlipFromRight: self = .flip(.right)
    case .transitionFlipFromTop: self = .flip(.top)
    case .transitionFlipFromBottom: self = .flip(.bottom)
    default: return nil
    }
  }
}

extension CATransition {
  /// Returns the items of the transition between contents at an elapsed fraction.
  ///
  /// - Parameter size: the size of the layer.
  func items(
    from former: [DisplayList.Item], to new: [DisplayList.Item], _ share: Double, in size: CGSize
  ) -> [DisplayList.Item] {
    let part = shownStart + (shownEnd - shownStart) * min(max(share, 0), 1)
    let offset = offset(in: size)
    func moved(_ items: [DisplayList.Item], _ share: Double) -> [DisplayList.Item] {
      let distance = CGPoint(x: offset.x * CGFloat(share), y: offset.y * CGFloat(share))
      return items.map { $0.moved(by: distance) }
    }
    return switch type {
    case .push: moved(former, -part) + moved(new, 1 - part)
    case .moveIn: former + moved(new, 1 - part)
    case .reveal: new + moved(former, -part)
    default: DisplayList.crossFaded(former, new, part)
    }
  }

  fileprivate var isWhole: Bool { shownStart == 0 && shownEnd == 1 }
  fileprivate var shownStart: Double { startProgress > 0 ? min(Double(startProgress), 1) : 0 }
  fileprivate var shownEnd: Double { endProgress < 1 ? max(Double(endProgress), shownStart) : 1 }

  /// The distance of the new content from its place at the start of a movement, in points.
  fileprivate func offset(in size: CGSize) -> CGPoint {
    switch subtype {
    case .fromRight?: CGPoint(x: size.width, y: 0)
    case .fromTop?: CGPoint(x: 0, y: -size.height)
    case .fromBottom?: CGPoint(x: 0, y: size.height)
    default: CGPoint(x: -size.width, y: 0)
    }
  }
}

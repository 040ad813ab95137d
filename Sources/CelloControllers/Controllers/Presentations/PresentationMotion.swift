/// The way in which the presented view appears and disappears.
enum PresentationMotion: Hashable, Sendable {
  /// The view slides in from the bottom.
  case cover
  /// The view fades in.
  case fade
  /// The view fades in and shrinks to its size; it fades out without a change of its size.
  case shrink
  /// The presenting view turns around a vertical axis, with the view on its back.
  case flip

  /// The scale from which a view shrinks to its size, and the duration of a presentation or
  /// dismissal, in seconds. Source: docs/measurements/motion.md#transitions.
  static let scale: CGFloat = 1.2
  static let duration: TimeInterval = 0.4

  /// Creates the motion of a style. A view that does not cover the screen fades instead of turning.
  init(_ style: UIModalTransitionStyle, coversScreen: Bool) {
    self =
      switch style {
      case .coverVertical: .cover
      case .flipHorizontal: coversScreen ? .flip : .fade
      case .crossDissolve, .partialCurl: .fade
      }
  }

  /// Returns the motion with the user's settings: a fade if it is a zoom or a turn and motion is
  /// reduced, or a slide and the user prefers cross-fades.
  ///
  /// Source: docs/measurements/motion.md#reduced-motion.
  func reduced(to preference: MotionPreference) -> PresentationMotion {
    switch self {
    case .fade: .fade
    case .shrink, .flip: preference.isReduced ? .fade : self
    case .cover: preference == .crossFades ? .fade : self
    }
  }

  /// Returns the geometry and the opacity of a view before it appears or after it disappears.
  func hidden(
    _ geometry: ViewGeometry, alpha: CGFloat, in container: CGSize, isPresenting: Bool
  ) -> (ViewGeometry, CGFloat) {
    var hidden = geometry
    switch self {
    case .cover:
      hidden.position.y += max(container.height - geometry.frame.minY, 0)
      return (hidden, alpha)
    case .fade: return (hidden, 0)
    case .flip: return (hidden, alpha)
    case .shrink:
      if isPresenting {
        hidden.transform = hidden.transform.concatenating(
          CGAffineTransform(scaleX: Self.scale, y: Self.scale))
      }
      return (hidden, 0)
    }
  }
}

extension UIPresentationController {
  /// Runs the system's animation of a presentation or dismissal on a simulated clock.
  ///
  /// - Parameters:
  ///   - alongside: the changes that are animated with it.
  ///   - completion: called at the end.
  final func animate(
    isPresenting: Bool, alongside: () -> Void, _ completion: @escaping () -> Void
  ) {
    UIView.performWithoutAnimation { container?.window?.layoutIfNeeded() }
    if !isPresenting { rememberContents() }
    isLeaving = !isPresenting
    UIView.performWithoutAnimation { updateTintOfPresenter() }
    UIView.animateTransition(duration: PresentationMotion.duration) {
      formerContents?.animateChanges()
      formerContents = nil
      animateViews(isPresenting: isPresenting)
      alongside()
    }
    progress = TimedProgress.begin(duration: PresentationMotion.duration) {
      [weak self] progress in
      self?.transitionDidProgress(isPresenting ? progress : 1 - progress)
    } completion: { [weak self] in
      self?.progress = nil
      self?.isLeaving = false
      UIView.performWithoutAnimation(completion)
    }
  }

  /// Stores what the presenting controller's view shows before its tint colors change.
  final func rememberContents() {
    formerContents = presentingViewController.viewIfLoaded.map(FormerContents.init)
  }

  private func animateViews(isPresenting: Bool) {
    guard let container, let view = presentedView else { return }
    let motion = motion.reduced(to: traitCollection.motion)
    if motion == .flip {
      let presenter = presentingViewController.viewIfLoaded
      UIView.flip(
        from: isPresenting ? presenter : view, to: isPresenting ? view : presenter,
        side: isPresenting ? .right : .left)
    }
    let dimming = container.subviews.filter { $0 is DimmingView }
    let (hidden, alpha) = motion.hidden(
      view.currentGeometry, alpha: view.alpha, in: container.bounds.size,
      isPresenting: isPresenting)
    if isPresenting {
      view.animateChange(from: hidden, alpha: alpha)
      for view in dimming { view.animateChange(from: view.currentGeometry, alpha: 0) }
    } else {
      view.animateChange(to: hidden, alpha: alpha)
      for view in dimming { view.animateChange(to: view.currentGeometry, alpha: 0) }
    }
  }
}

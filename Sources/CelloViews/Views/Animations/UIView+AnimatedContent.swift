extension UIView {
  /// Lays out the view at the end of the current animation block, as a part of the animation.
  package final func layOutInAnimation() { AnimationBlock.layOutAtEnd(self) }

  /// Lays out the view if its next changes can be animated.
  package final func layoutBeforeAnimation() {
    if AnimationTimeline.current != nil { layoutIfNeeded() }
  }

  /// Fades from the view to the view that replaces it, in the current animation block. Call it while
  /// the view is in its superview.
  package final func crossFade(to view: UIView) {
    guard AnimationBlock.current != nil, let superview = ownSuperview,
      let picture = picture(from: bounds, afterScreenUpdates: false, withCapInsets: .zero)
    else { return }
    UIView.performWithoutAnimation {
      picture.frame = frame
      superview.insertSubview(picture, aboveSubview: self)
      view.alpha = 0
    }
    UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
      picture.alpha = 0
      view.alpha = 1
    } completion: { _ in
      picture.removeFromSuperview()
    }
  }
}

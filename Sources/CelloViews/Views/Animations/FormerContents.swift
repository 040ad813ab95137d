/// The contents and background colors of the views in a hierarchy before a change, which is animated
/// afterwards.
@MainActor package struct FormerContents {
  private let contents: [(view: UIView, content: OwnContent, background: CGColor?)]

  /// Stores what the views of a hierarchy show, after a layout.
  package init(of root: UIView) {
    UIView.performWithoutAnimation { root.layoutIfNeeded() }
    var contents: [(view: UIView, content: OwnContent, background: CGColor?)] = []
    var rest = [root]
    while let view = rest.popLast() {
      guard !view.isHidden else { continue }
      contents.append((view, view.drawnContent, view.resolvedBackgroundColor))
      rest += view.ownSubviews
    }
    self.contents = contents
  }

  /// Animates the views from their former contents to their contents, in the current animation.
  package func animateChanges() {
    for (view, content, background) in contents {
      view.animateContent(from: content)
      view.animateBackgroundColor(from: background)
    }
  }
}

extension UIView {
  fileprivate var resolvedBackgroundColor: CGColor? {
    backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  fileprivate func animateBackgroundColor(from old: CGColor?) {
    let new = resolvedBackgroundColor
    guard old != new else { return }
    AnimationBlock.current?.animate(
      layer, "backgroundColor", from: old.map(AnimatedValue.color),
      to: new.map(AnimatedValue.color))
  }
}

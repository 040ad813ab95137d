internal import CelloRaster

/// An animation from the former content of a system view to its content.
final class ContentAnimation: CAAnimation {
  /// The former content.
  let content: OwnContent
  private let pace: AnimationPace

  init(from content: OwnContent, pace: AnimationPace) {
    self.content = content
    self.pace = pace
    super.init()
  }

  override var changesValues: Bool { false }

  override func share(at progress: MediaTiming.Progress) -> Double {
    let duration = timing.duration
    return pace.progress(at: duration > 0 ? progress.time / duration : 1, duration: duration)
  }
}

/// The content that a system view draws itself, in its own coordinates.
package struct OwnContent: Hashable {
  /// The content below the subviews.
  var items: [DisplayList.Item]
  /// The content above the subviews, such as separators.
  var overlay: [DisplayList.Item]
  /// The shape outside which nothing of the view is drawn; `nil` for no clip.
  var clip: Shape?
}

extension UIView {
  /// Animates the next changes of the view's own content in the current animation block, if there is
  /// one. Call it before the change.
  package final func contentWillChange() {
    guard let block = AnimationBlock.current else { return }
    block.contentWillChange(of: self)
  }

  /// The view's own content as it is shown.
  package final var drawnContent: OwnContent {
    var (content, overlay) = (DisplayListRecorder(), DisplayListRecorder())
    recordContent(into: &content, at: .zero)
    recordOverlay(into: &overlay, at: .zero)
    guard let layer = ownLayer else {
      return OwnContent(items: content.items, overlay: overlay.items, clip: clipShape)
    }
    let drawing = LayerDrawing(layer)
    return OwnContent(
      items: drawing.mixed(content.items, at: .zero),
      overlay: drawing.mixed(overlay.items, above: .zero), clip: shownClip(drawing))
  }

  /// Returns the shape outside which nothing of the view is drawn while its content changes.
  final func shownClip(_ drawing: LayerDrawing?) -> Shape? {
    guard let drawing, drawing.hasContentTransition else { return clipShape }
    return drawing.mixedClip(clipShape, in: bounds)
  }

  /// Animates the view's own content from a content that it has shown, in the current animation block,
  /// if there is one. Call it after the change.
  package final func animateContent(from former: OwnContent) {
    guard let block = AnimationBlock.current, former != drawnContent else { return }
    block.animateContent(of: self, from: former)
  }
}

extension AnimationBlock {
  @MainActor fileprivate func contentWillChange(of view: UIView) {
    guard !animatesContent(of: view) else { return }
    startContentAnimation(of: view, from: view.drawnContent)
  }

  @MainActor fileprivate func animateContent(of view: UIView, from former: OwnContent) {
    guard !animatesContent(of: view) else { return }
    startContentAnimation(of: view, from: former)
  }

  @MainActor private func animatesContent(of view: UIView) -> Bool {
    view.layer.animations.contains { $0.animation is ContentAnimation && $0.run?.block === self }
  }

  @MainActor private func startContentAnimation(of view: UIView, from former: OwnContent) {
    let layer = view.layer
    let animation = ContentAnimation(from: former, pace: settings.pace)
    layer.removeContentAnimations()
    setTiming(of: animation, on: layer)
    layer.start(
      animation, forKey: "content", isNamed: false, run: AnimationRun(on: timeline, block: self))
  }
}

internal import CelloRaster

/// An animation from the former content of a system view to its content.
final class ContentAnimation: CAAnimation {
  /// The former content, in the view's coordinates.
  let items: [DisplayList.Item]
  private let pace: AnimationPace

  init(from items: [DisplayList.Item], pace: AnimationPace) {
    self.items = items
    self.pace = pace
    super.init()
  }

  override var changesValues: Bool { false }

  override func share(at progress: MediaTiming.Progress) -> Double {
    let duration = timing.duration
    return pace.progress(at: duration > 0 ? progress.time / duration : 1, duration: duration)
  }
}

extension UIView {
  /// Animates the next changes of the view's own content in the current animation block, if there is
  /// one. Call it before the change.
  package final func contentWillChange() {
    guard let block = AnimationBlock.current else { return }
    block.contentWillChange(of: self)
  }

  /// The view's own content as it is shown, in the view's coordinates.
  fileprivate var shownContent: [DisplayList.Item] {
    var recorder = DisplayListRecorder()
    recordContent(into: &recorder, at: .zero)
    guard let layer = ownLayer else { return recorder.items }
    return LayerDrawing(layer).mixed(recorder.items, at: .zero)
  }
}

extension AnimationBlock {
  @MainActor fileprivate func contentWillChange(of view: UIView) {
    let layer = view.layer
    guard
      !layer.animations.contains(where: {
        $0.animation is ContentAnimation && $0.run?.block === self
      })
    else { return }
    let animation = ContentAnimation(from: view.shownContent, pace: settings.pace)
    layer.removeContentAnimations()
    setTiming(of: animation, on: layer)
    layer.start(
      animation, forKey: "content", isNamed: false, run: AnimationRun(on: timeline, block: self))
  }
}

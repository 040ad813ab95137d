/// The animation in which an image view shows images one after another, each for the same time.
final class ImageSequence: CAAnimation {
  override var changesValues: Bool { false }

  /// Returns the image at a fraction of a cycle.
  static func image(of images: [UIImage], at share: Double) -> UIImage? {
    // A fraction that is too small by a rounding error belongs to the next image.
    let position = (share * Double(images.count) + 1e-6).rounded(.down)
    return images.isEmpty ? nil : images[min(max(Int(clamping: position), 0), images.count - 1)]
  }
}

extension UIImageView {
  /// Shows images one after another from now on, on a simulated clock.
  ///
  /// - Parameters:
  ///   - duration: the duration of a cycle, in seconds; a value that is not positive and finite
  ///     is treated as 1/30 second per image.
  ///   - cycles: the number of cycles; 0 or less for an endless sequence.
  ///   - completion: called if the sequence reaches its end.
  final func startSequence(
    of count: Int, duration: TimeInterval, cycles: Int, completion: @escaping () -> Void
  ) {
    endSequence()
    guard count > 1, let timeline = AnimationTimeline.current else { return }
    let sequence = ImageSequence()
    sequence.timing.duration =
      duration > 0 && duration.isFinite ? duration : TimeInterval(count) / 30
    sequence.timing.repeatCount = cycles > 0 ? Float(cycles) : .greatestFiniteMagnitude
    sequence.timing.beginTime = layer.localTime
    let block = AnimationBlock(on: timeline, AnimationBlock.Settings(duration: 0)) {
      if $0 { completion() }
    }
    layer.start(
      sequence, forKey: "images", isNamed: false, run: AnimationRun(on: timeline, block: block))
    block.close()
  }

  /// Ends the sequence of images without a completion.
  final func endSequence() { ownLayer?.removeImageSequence() }
}

extension CALayer {
  fileprivate func removeImageSequence() {
    let removed = animations.filter { $0.animation is ImageSequence }
    guard !removed.isEmpty else { return }
    animations.removeAll { $0.animation is ImageSequence }
    remove(removed)
  }
}

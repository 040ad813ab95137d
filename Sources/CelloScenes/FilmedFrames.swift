import CelloPNG
import CelloRaster
import CelloSnapshots
@_spi(Cello) import UIKit

/// A change of a view, frame by frame.
package struct FilmedFrames {
  /// A frame: the drawing at a time.
  package struct Frame {
    /// The time since the change, in seconds.
    package let time: TimeInterval
    package let list: DisplayList
  }

  package let frames: [Frame]
  /// The scale of the pictures, in pixels per point.
  package let scale: CGFloat

  /// Lays out a view under traits, changes it, and records its drawing at several times.
  ///
  /// Animations that start in the change take time; afterwards they end.
  ///
  /// - Parameters:
  ///   - times: the times since the change, in seconds and in ascending order; not empty.
  ///   - record: returns the drawing of the view.
  ///   - change: the change, such as a call of `UIView.animate`.
  @MainActor package init(
    of view: UIView, under collection: UITraitCollection, _ sizing: ViewSizing,
    safeArea: UIEdgeInsets = .zero, times: [TimeInterval],
    record: @MainActor (UIView) -> DisplayList = { DisplayListRecorder.record($0) },
    change: () -> Void
  ) {
    scale = collection.displayScale
    frames = collection.performingAsCurrent {
      view.inherit(collection)
      view.additionalSafeAreaInsets = safeArea
      _ = sizing.fit(view)
      view.layoutIfNeeded()
      let timeline = AnimationTimeline()
      let frames = timeline.perform {
        change()
        return times.map { time in
          view.letTimePass(until: time, on: timeline)
          return Frame(time: time, list: record(view))
        }
      }
      timeline.finish()
      return frames
    }
  }

  /// Changes the content of a screen and records its drawing at several times.
  @MainActor package init(of screen: Screen, times: [TimeInterval], change: () -> Void) {
    self = screen.perform {
      FilmedFrames(
        of: screen.window, under: screen.allTraits, .size(screen.size), times: times,
        record: screen.record, change: change)
    }
  }

  // MARK: Pictures

  /// The duration for which an animated file shows the last frame, in seconds. Source:
  /// docs/measurements/motion.md#film-strips.
  private static let lastDuration = 1.0

  /// Returns an animated PNG file that shows each frame until the time of the next one.
  ///
  /// - Parameter playCount: the number of times that the animation is played; 0 for endlessly.
  package func animatedPNG(playCount: Int) throws -> [UInt8] {
    let ends = frames.dropFirst().map(\.time)
    return try PNGEncoder(effort: .small).encode(
      frames.enumerated().map { index, frame in
        let picture = try DrawnCase(list: frame.list, scale: scale).picture().get()
        let duration = index < ends.count ? ends[index] - frame.time : Self.lastDuration
        return PNGEncoder.Frame(picture, duration: duration)
      }, playCount: playCount)
  }

  /// The frames as one picture with their times below them; a single frame is a picture of the view.
  ///
  /// The properties of the picture are the layout of the strip and the digests of the frames.
  @MainActor package var drawnCase: DrawnCase {
    guard frames.count > 1 else {
      var drawn = DrawnCase(list: frames[0].list, scale: scale)
      drawn.propertiesOfPicture = { [name = name(of: 0)] picture in
        ResolvedProperties([(name, PixelDigest(picture).description)])
      }
      return drawn
    }
    let layout = layout
    let strip = FilmStripPicture(
      frames: frames.enumerated().map { index, frame in
        FilmStripPicture.Frame(
          name: name(of: index), list: frame.list, caption: caption(of: frame, layout))
      }, layout: layout, scale: scale)
    var drawn = DrawnCase(list: list(of: strip), scale: scale)
    drawn.filmStrip = strip
    return drawn
  }

  /// The height of the line with the time below a frame, in points.
  private static let captionHeight: CGFloat = 16
  /// The distance between frames, in points.
  private static let gap: CGFloat = 8

  /// The time of a frame in seconds with three decimals.
  private func timeText(_ frame: Frame) -> String {
    let milliseconds = Int(clamping: (min(max(frame.time, 0), 1e12) * 1_000).rounded())
    let digits = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)."
      + String(repeating: "0", count: 3 - digits.count) + digits + " s"
  }

  /// A name that sorts in the order of the frames.
  private func name(of index: Int) -> String {
    let number = String(index + 1)
    let zeros = String(repeating: "0", count: max(String(frames.count).count - number.count, 0))
    return "frame \(zeros)\(number) at \(timeText(frames[index]))"
  }

  /// The scale for positions.
  private var grid: CGFloat { scale > 0 ? scale : 1 }

  private func pixels(_ length: CGFloat) -> Int {
    Int(clamping: Double((length * grid).rounded(.up)))
  }

  private func points(_ pixels: Int) -> CGFloat { CGFloat(pixels) / grid }

  /// The positions of the frames beside and below each other in a nearly square picture.
  ///
  /// Frames are on whole pixels, so that each one looks like a picture of the view.
  private var layout: FilmStripLayout {
    let width = pixels(frames.map(\.list.size.width).max() ?? 0)
    let height = pixels(frames.map(\.list.size.height).max() ?? 0)
    let (gap, caption) = (pixels(Self.gap), pixels(Self.captionHeight))
    let (across, down) = (width + gap, height + caption + gap)
    func size(_ columns: Int) -> (width: Int, height: Int) {
      let rows = (frames.count + columns - 1) / columns
      return (columns * across - gap, rows * down - gap)
    }
    let columns =
      (1...frames.count).min { first, second in
        let (a, b) = (size(first), size(second))
        return max(a.width, a.height) < max(b.width, b.height)
      } ?? 1
    return FilmStripLayout(
      columns: columns, width: width, height: height, across: across, down: down)
  }

  /// Returns the line with the time below a frame.
  @MainActor private func caption(of frame: Frame, _ layout: FilmStripLayout) -> DisplayList {
    let label = UILabel(
      frame: CGRect(
        x: 0, y: 0, width: points(layout.width), height: points(pixels(Self.captionHeight))))
    label.font = .systemFont(ofSize: 11)
    label.textColor = .secondaryLabel
    label.text = timeText(frame)
    label.inherit(.current)
    return DisplayListRecorder.record(label)
  }

  /// Returns a list with all frames and captions, in which the items that differ are found.
  private func list(of strip: FilmStripPicture) -> DisplayList {
    let layout = strip.layout
    var items: [DisplayList.Item] = []
    for (index, frame) in strip.frames.enumerated() {
      let (x, y) = layout.origin(of: index)
      let origin = CGPoint(x: points(x), y: points(y))
      // Like the picture of the frame, the clip ends with a whole pixel.
      let clip = CGSize(
        width: points(pixels(frame.list.size.width)),
        height: points(pixels(frame.list.size.height)))
      items.append(Self.group(frame.list.items, at: origin, clip: clip))
      items.append(
        Self.group(
          frame.caption.items, at: CGPoint(x: origin.x, y: points(y + layout.height)),
          clip: frame.caption.size))
    }
    let size = strip.size
    return DisplayList(
      size: CGSize(width: points(size.width), height: points(size.height)), items: items)
  }

  /// Returns items at a position, clipped to a size.
  private static func group(
    _ items: [DisplayList.Item], at origin: CGPoint, clip size: CGSize
  ) -> DisplayList.Item {
    .group(
      DisplayList.Group(
        items: items, clip: .rect(CGRect(origin: origin, size: size)),
        transform: CGAffineTransform(translationX: origin.x, y: origin.y)))
  }
}

extension DrawnCase {
  /// Returns the picture of a change of a view, frame by frame; see ``FilmedFrames``.
  @MainActor package static func filmStrip(
    of view: UIView, under collection: UITraitCollection, _ sizing: ViewSizing,
    times: [TimeInterval], change: () -> Void
  ) -> DrawnCase {
    FilmedFrames(of: view, under: collection, sizing, times: times, change: change).drawnCase
  }
}

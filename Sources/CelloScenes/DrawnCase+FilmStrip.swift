import CelloRaster
import CelloSnapshots
@_spi(Cello) import UIKit

extension DrawnCase {
  /// Lays out a view under traits, changes it, and records its drawing at several times.
  ///
  /// Animations that start in the change take time; afterwards they end. A single frame is drawn like
  /// a picture of the view; several frames form one picture with their times below them.
  ///
  /// - Parameters:
  ///   - times: the times since the change, in seconds and in ascending order; not empty.
  ///   - record: returns the drawing of the view.
  ///   - change: the change, such as a call of `UIView.animate`.
  @MainActor package static func filmStrip(
    of view: UIView, under collection: UITraitCollection, _ sizing: ViewSizing,
    safeArea: UIEdgeInsets = .zero, times: [TimeInterval],
    record: @MainActor (UIView) -> DisplayList = { DisplayListRecorder.record($0) },
    change: () -> Void
  ) -> DrawnCase {
    collection.performingAsCurrent {
      view.inherit(collection)
      view.additionalSafeAreaInsets = safeArea
      _ = sizing.fit(view)
      view.layoutIfNeeded()
      let timeline = AnimationTimeline()
      let frames = timeline.perform {
        change()
        return times.map { time in
          view.letTimePass(until: time, on: timeline)
          return FilmStripFrame(time: time, list: record(view))
        }
      }
      timeline.finish()
      return DrawnCase(frames, scale: collection.displayScale)
    }
  }

  /// Changes the content of a screen and records its drawing at several times.
  @MainActor package static func filmStrip(
    of screen: Screen, times: [TimeInterval], change: () -> Void
  ) -> DrawnCase {
    screen.perform {
      filmStrip(
        of: screen.window, under: screen.allTraits, .size(screen.size), times: times,
        record: screen.record, change: change)
    }
  }

  /// Creates a case with the frames of a strip.
  @MainActor private init(_ frames: [FilmStripFrame], scale: CGFloat) {
    let list = frames.count == 1 ? frames[0].list : FilmStripFrame.strip(of: frames)
    self.init(
      list: list, scale: scale,
      resolved: ResolvedProperties(
        frames.enumerated().map { index, frame in
          (name: frame.name(index, of: frames.count), value: frame.digest(scale: scale))
        }))
  }
}

/// A frame of a film strip.
private struct FilmStripFrame {
  /// The time since the change, in seconds.
  let time: TimeInterval
  let list: DisplayList

  /// The height of the line with the time below a frame, in points.
  private static let captionHeight: CGFloat = 16
  /// The distance between frames, in points.
  private static let gap: CGFloat = 8

  /// The time in seconds with three decimals.
  private var timeText: String {
    let milliseconds = Int(clamping: (min(max(time, 0), 1e12) * 1_000).rounded())
    let digits = String(milliseconds % 1_000)
    return "\(milliseconds / 1_000)."
      + String(repeating: "0", count: 3 - digits.count) + digits + " s"
  }

  /// A name that sorts in the order of the frames.
  func name(_ index: Int, of count: Int) -> String {
    let number = String(index + 1)
    let zeros = String(repeating: "0", count: max(String(count).count - number.count, 0))
    return "frame \(zeros)\(number) at \(timeText)"
  }

  /// The digest of the frame's picture.
  func digest(scale: CGFloat) -> String {
    switch DrawnCase(list: list, scale: scale).picture() {
    case .success(let picture): PixelDigest(picture).description
    case .failure(let failure): failure.description
    }
  }

  /// Returns the frames beside and below each other in a nearly square picture.
  @MainActor static func strip(of frames: [FilmStripFrame]) -> DisplayList {
    let width = frames.map(\.list.size.width).max() ?? 0
    let height = (frames.map(\.list.size.height).max() ?? 0) + captionHeight
    func size(_ columns: Int) -> CGSize {
      let rows = (frames.count + columns - 1) / columns
      return CGSize(
        width: CGFloat(columns) * (width + gap) - gap, height: CGFloat(rows) * (height + gap) - gap)
    }
    let columns =
      (1...frames.count).min { first, second in
        let (a, b) = (size(first), size(second))
        return max(a.width, a.height) < max(b.width, b.height)
      } ?? 1
    var items: [DisplayList.Item] = []
    for (index, frame) in frames.enumerated() {
      let origin = CGPoint(
        x: CGFloat(index % columns) * (width + gap), y: CGFloat(index / columns) * (height + gap))
      items.append(group(frame.list.items, at: origin, clip: frame.list.size))
      let caption = UILabel(
        frame: CGRect(x: 0, y: 0, width: width, height: captionHeight))
      caption.font = .systemFont(ofSize: 11)
      caption.textColor = .secondaryLabel
      caption.text = frame.timeText
      caption.inherit(.current)
      let line = CGPoint(x: origin.x, y: origin.y + height - captionHeight)
      items.append(
        group(DisplayListRecorder.record(caption).items, at: line, clip: caption.bounds.size))
    }
    return DisplayList(size: size(columns), items: items)
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

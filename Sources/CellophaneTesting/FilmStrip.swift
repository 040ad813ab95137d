import CelloScenes
import CelloSnapshots
public import Foundation
public import UIKit

/// The frames of an animation, as one picture.
///
/// ```swift
/// assertSnapshot(of: cell, as: .filmStrip(from: 0, to: 0.4, frames: 8)) {
///   UIView.animate(withDuration: 0.4) { cell.backgroundColor = .systemYellow }
/// }
/// ```
///
/// The change of the assertion runs at time 0. Its animations take time on a simulated clock, so that
/// each frame is the same on every machine. The times are below the frames. If a strip differs from
/// its reference, the failure lists the frames that differ.
///
/// ``animatedPNG(of:playCount:change:)`` returns the frames as a file that browsers play.
public struct FilmStrip<Value> {
  /// Changes a value and returns the frames.
  private let film: @MainActor (Value, () -> Void) -> FilmedFrames
  /// The words for the names of snapshots.
  private let words: [String]

  init(words: [String], film: @escaping @MainActor (Value, () -> Void) -> FilmedFrames) {
    self.film = film
    self.words = words
  }

  /// Returns the strategy that films a change.
  func strategy(_ change: @escaping @MainActor () -> Void) -> Snapshotting<Value, UIImage> {
    var result = Snapshotting<Value, UIImage>.drawing { [film] in
      film($0, change).drawnCase
    }
    result.words = words
    return result
  }

  /// Changes a value and returns the frames as an animated PNG file, which browsers play. Other
  /// programs show the first frame.
  ///
  /// ```swift
  /// let strip = FilmStrip<UIView>.filmStrip(to: 0.4, frames: 24)
  /// try strip.animatedPNG(of: cell) { cell.isSelected = true }
  ///   .write(to: URL(filePath: "selection.png"))
  /// ```
  ///
  /// Each frame is shown until the time of the next frame, and the last frame for a second.
  ///
  /// - Parameters:
  ///   - playCount: the number of times that the animation is played; 0, the default, or less for
  ///     endlessly.
  ///   - change: the change, which runs at time 0 and whose animations take time.
  /// - Throws: an error that describes the reason if the value has no size or too many pixels.
  @MainActor public func animatedPNG(
    of value: Value, playCount: Int = 0, change: () -> Void
  ) throws -> Data {
    Data(try film(value, change).animatedPNG(playCount: playCount))
  }
}

/// The times of the frames of a strip.
struct FilmStripTimes {
  let times: [TimeInterval]

  /// The maximum number of frames.
  private static let maximumCount = 240

  /// Creates times at equal intervals. Counts are clamped to 1 to 240; negative times, NaN and
  /// infinity are treated as 0, and an end before the start as the start.
  init(from start: TimeInterval, to end: TimeInterval, frames: Int) {
    func valid(_ time: TimeInterval) -> TimeInterval { time > 0 && time.isFinite ? time : 0 }
    let (start, end) = (valid(start), max(valid(end), valid(start)))
    let count = min(max(frames, 1), Self.maximumCount)
    times = (0..<count).map {
      count == 1 ? start : start + (end - start) * Double($0) / Double(count - 1)
    }
  }
}

extension FilmStrip where Value == UIView {
  /// Returns a strip of a view with frames at equal intervals.
  ///
  /// - Parameters:
  ///   - start: the time of the first frame since the change, in seconds; 0 by default. Negative
  ///     times and NaN are treated as 0.
  ///   - end: the time of the last frame, in seconds.
  ///   - frames: the number of frames, which is clamped to 1 to 240.
  ///   - size: the size of the view, as for `image(size:traits:)`.
  ///   - traits: the traits that replace traits of an iPhone.
  public static func filmStrip(
    from start: TimeInterval = 0, to end: TimeInterval, frames: Int, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> FilmStrip {
    let view = ViewSnapshot(size: size, traits: traits)
    let times = FilmStripTimes(from: start, to: end, frames: frames).times
    return FilmStrip(words: traits.words) { view.filmed($0, at: times, change: $1) }
  }

  /// Returns a picture of a view at a time since the change, in seconds.
  public static func frame(
    at time: TimeInterval, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> FilmStrip { filmStrip(from: time, to: time, frames: 1, size: size, traits: traits) }
}

extension FilmStrip where Value == UIViewController {
  /// Returns a strip of a view controller on a device, with frames at equal intervals.
  ///
  /// - Parameters:
  ///   - start: the time of the first frame since the change, in seconds; 0 by default. Negative
  ///     times and NaN are treated as 0.
  ///   - end: the time of the last frame, in seconds.
  ///   - frames: the number of frames, which is clamped to 1 to 240.
  ///   - device: the device; an iPhone 16 by default.
  ///   - traits: the traits that replace traits of the device.
  public static func filmStrip(
    from start: TimeInterval = 0, to end: TimeInterval, frames: Int,
    on device: ViewImageConfig = .iPhone16, traits: UITraitCollection = UITraitCollection()
  ) -> FilmStrip {
    let times = FilmStripTimes(from: start, to: end, frames: frames).times
    return FilmStrip(words: device.words + traits.words) {
      FilmedFrames(
        of: Screen(device, $0, traits: traits, chrome: .none), times: times, change: $1)
    }
  }

  /// Returns a picture of a view controller at a time since the change, in seconds.
  public static func frame(
    at time: TimeInterval, on device: ViewImageConfig = .iPhone16,
    traits: UITraitCollection = UITraitCollection()
  ) -> FilmStrip { filmStrip(from: time, to: time, frames: 1, on: device, traits: traits) }
}

extension FilmStrip where Value == Screen {
  /// Returns a strip of a screen, with frames at equal intervals.
  ///
  /// - Parameters:
  ///   - start: the time of the first frame since the change, in seconds; 0 by default. Negative
  ///     times and NaN are treated as 0.
  ///   - end: the time of the last frame, in seconds.
  ///   - frames: the number of frames, which is clamped to 1 to 240.
  public static func filmStrip(
    from start: TimeInterval = 0, to end: TimeInterval, frames: Int
  ) -> FilmStrip {
    let times = FilmStripTimes(from: start, to: end, frames: frames).times
    return FilmStrip(words: []) { FilmedFrames(of: $0, times: times, change: $1) }
  }

  /// Returns a picture of a screen at a time since the change, in seconds.
  public static func frame(at time: TimeInterval) -> FilmStrip {
    filmStrip(from: time, to: time, frames: 1)
  }
}

/// Changes a value and compares frames of the animation with their reference, exactly.
///
/// - Parameters:
///   - strip: the times of the frames, such as `.filmStrip(from: 0, to: 0.4, frames: 8)`.
///   - change: the change, whose animations take time on a simulated clock. For the other parameters,
///     see ``assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)``.
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strip: FilmStrip<Value>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, change: @escaping @MainActor () -> Void
) {
  let site = AssertionSite(fileID, filePath, testName, line, column)
  site.report(
    site.failure(
      of: value, as: strip.strategy(change), named: name, record: record, directory: nil,
      timeout: timeout))
}

/// Changes a value, compares frames of the animation with their reference, and returns a description
/// of the failure; `nil` if the frames equal their reference.
///
/// - Parameters:
///   - strip: the times of the frames.
///   - change: the change. For the other parameters, see
///     ``verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)``.
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strip: FilmStrip<Value>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, change: @escaping @MainActor () -> Void
) -> String? {
  AssertionSite(fileID, filePath, testName, line, column).failure(
    of: value, as: strip.strategy(change), named: name, record: record,
    directory: snapshotDirectory, timeout: timeout)?.message
}

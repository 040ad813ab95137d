import CelloScenes
public import Foundation
import UIKit

extension Snapshotting {
  /// Returns a strategy that lets time pass before it takes a snapshot.
  ///
  /// Other threads continue meanwhile, and the main queue does unless the test occupies it. After
  /// this time, the clock of a view, a view controller or a screen is advanced by the same duration,
  /// as ``SimulatedClock`` does. The timeout of an assertion begins after the duration.
  ///
  /// - Parameters:
  ///   - duration: the time, in seconds. NaN, zero and negative values have no effect.
  ///   - strategy: the strategy that takes the snapshot.
  public static func wait(
    for duration: TimeInterval, on strategy: Snapshotting
  ) -> Snapshotting {
    guard duration > 0 else { return strategy }
    return strategy.asyncPullback { (value: Value) in
      nonisolated(unsafe) let value = value
      return Async { callback in
        MainThread.pause(seconds: duration)
        MainThread.run { advanceClock(of: value, by: duration) }
        callback(value)
      }
    }
  }

  @MainActor private static func advanceClock(of value: Value, by duration: TimeInterval) {
    switch value {
    case let screen as Screen: screen.wait(for: duration)
    case let view as UIView: SimulatedClock(on: view).advance(by: duration)
    case let controller as UIViewController:
      SimulatedClock(on: controller.view).advance(by: duration)
    default: break
    }
  }
}

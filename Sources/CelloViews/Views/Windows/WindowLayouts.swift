internal import Dispatch

/// Lays out visible windows in the next turn of the main run loop after a view has requested a
/// layout, as on iOS: a test that waits for an expectation, runs the loop or suspends a task finds
/// the views laid out.
@MainActor enum WindowLayouts {
  private struct Reference {
    weak var window: UIWindow?
  }

  private static var visibleWindows: [Reference] = []
  /// A Boolean value that indicates whether a layout was requested since the last turn.
  private static var isRequested = false
  private static var isLayingOut = false
  // Where the next turn is scheduled. Either of the two may never run.
  private static var isInRunLoop = false
  private static var isInQueue = false
  /// A limit that no layout which terminates reaches.
  private static let maxPassCount = 16

  /// Lays out the window in the next turn, and after later requests of its views.
  static func add(_ window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
    visibleWindows.append(Reference(window: window))
    request()
  }

  static func remove(_ window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil || $0.window === window }
  }

  /// Requests a layout of the visible windows in the next turn. Many calls cost as much as one.
  static func request() {
    guard !isRequested, !visibleWindows.isEmpty else { return }
    isRequested = true
    // A request during the layout of a turn is met in that turn.
    if !isLayingOut { schedule() }
  }

  private static func schedule() {
    // The run loop turns while a test of XCTest waits or the app runs the loop; while a task is
    // suspended, often only the queue is served.
    if !isInRunLoop {
      isInRunLoop = true
      RunLoop.main.perform {
        MainActor.assumeIsolated {
          isInRunLoop = false
          layOut()
        }
      }
    }
    if !isInQueue {
      isInQueue = true
      DispatchQueue.main.async {
        isInQueue = false
        layOut()
      }
    }
  }

  private static func layOut() {
    guard isRequested, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    for _ in 0..<maxPassCount where isRequested {
      isRequested = false
      for window in visibleWindows.compactMap(\.window) { window.layoutIfNeeded() }
    }
    isRequested = false
  }
}

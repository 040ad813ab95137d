/// Lays out windows that have appeared in the next turn of the main run loop, as on iOS: a test that
/// shows a window and waits for an expectation finds its views laid out.
@MainActor enum WindowLayouts {
  private struct Reference {
    weak var window: UIWindow?
  }

  private static var waiting: [Reference] = []

  static func schedule(_ window: UIWindow) {
    waiting.removeAll { $0.window == nil }
    // Without a running loop, the windows wait forever, and so they are not retained.
    if !isScheduled {
      isScheduled = true
      RunLoop.main.perform { MainActor.assumeIsolated(layOut) }
    }
    waiting.append(Reference(window: window))
  }

  private static var isScheduled = false

  private static func layOut() {
    isScheduled = false
    let windows = waiting.compactMap(\.window)
    waiting = []
    for window in windows where !window.isHidden { window.layoutIfNeeded() }
  }
}

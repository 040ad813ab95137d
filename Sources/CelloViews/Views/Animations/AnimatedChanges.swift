/// The changes of views in an animator's blocks.
@MainActor final class AnimatedChanges {
  /// The time span of changes in an animation, as fractions of its duration.
  struct Window: Equatable {
    var start: Double
    var end: Double

    static let whole = Window(start: 0, end: 1)

    /// Creates a window. The start and end are clamped to 0 to 1; NaN is treated as 0.
    init(start: Double, duration: Double) {
      self.start = start > 0 ? min(start, 1) : 0
      end = duration > 0 ? min(self.start + duration, 1) : self.start
    }

    private init(start: Double, end: Double) {
      self.start = start
      self.end = end
    }

    /// Returns the part of this window that corresponds to another window.
    func part(_ window: Window) -> Window {
      let length = end - start
      return Window(start: start + window.start * length, end: start + window.end * length)
    }
  }

  /// A change of a property of a view's layer.
  struct Change {
    var keyPath: String
    var from: AnimatedValue
    var to: AnimatedValue
    var window: Window
    var mode: CAAnimationCalculationMode
  }

  /// The state of a view before its first change.
  private struct Start {
    var view: UIView
    var values: LayerValues
    var background: UIColor?
  }

  /// A view and the changes of its layer.
  struct ChangedView {
    var view: UIView
    var changes: [Change] = []
  }

  private static var recordings: [AnimatedChanges] = []

  /// A Boolean value that indicates whether changes are being recorded.
  static var isRecording: Bool { !recordings.isEmpty }

  private var starts: [Start] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The changes of each view, after the recording has ended.
  private var changes: [[Change]] = []
  private let window: Window
  private let mode: CAAnimationCalculationMode

  private init(window: Window, mode: CAAnimationCalculationMode) {
    self.window = window
    self.mode = mode
  }

  /// Records the state of a view that is about to change.
  static func note(_ view: UIView) {
    for recording in recordings { recording.note(view) }
  }

  private func note(_ view: UIView) {
    let identifier = ObjectIdentifier(view)
    guard indices[identifier] == nil else { return }
    indices[identifier] = starts.count
    starts.append(
      Start(view: view, values: view.layer.modelValues, background: view.backgroundColor))
  }

  /// Runs a closure without recording its changes.
  static func withoutRecording(_ body: () -> Void) {
    let suspended = recordings
    recordings = []
    defer { recordings = suspended }
    body()
  }

  // MARK: Recordings

  /// The views that an animator's blocks have changed, with their previous states.
  @MainActor struct Recorded {
    private(set) var views: [ChangedView] = []
    private var starts: [Start] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { starts.isEmpty }

    fileprivate mutating func add(_ recording: AnimatedChanges) {
      for (start, changes) in zip(recording.starts, recording.changes) {
        let identifier = ObjectIdentifier(start.view)
        let index = indices[identifier] ?? starts.count
        if index == starts.count {
          indices[identifier] = index
          starts.append(start)
          views.append(ChangedView(view: start.view))
        }
        views[index].changes += changes
      }
    }

    /// Restores the values of all views from before the changes.
    func restore() {
      for start in starts {
        let layer = start.view.layer
        start.view.geometry = start.values.geometry
        start.view.alpha = CGFloat(start.values.opacity)
        start.view.backgroundColor = start.background
        layer.values = start.values
      }
    }
  }

  /// Runs a closure and adds its changes to a recording.
  ///
  /// - Parameter window: the time span of the changes.
  static func record(
    into recorded: inout Recorded, window: Window = .whole, _ body: () -> Void
  ) {
    let recording = AnimatedChanges(window: window, mode: .linear)
    parts.append([])
    recordings.append(recording)
    body()
    recordings.removeLast()
    recording.end()
    for part in parts.removeLast() { recorded.add(part) }
    recorded.add(recording)
  }

  /// The finished keyframes of each active recording.
  private static var parts: [[AnimatedChanges]] = []

  /// Runs a closure and records its changes as keyframes in a part of the current recording.
  static func recordPart(
    _ window: Window, mode: CAAnimationCalculationMode, _ body: () -> Void
  ) {
    guard let outer = recordings.last else { return body() }
    let recording = AnimatedChanges(window: outer.window.part(window), mode: mode)
    let suspended = recordings
    recordings = [recording]
    body()
    recordings = suspended
    recording.end()
    guard !parts.isEmpty else { return }
    parts[parts.count - 1].append(recording)
  }

  private static let keyPaths = [
    "position", "bounds", "transform", "anchorPoint", "zPosition", "opacity", "backgroundColor",
    "cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset",
    "shadowRadius", "sublayerTransform",
  ]

  /// Computes the changes from the views' current and previous states.
  private func end() { changes = starts.map(changes(since:)) }

  private func changes(since start: Start) -> [Change] {
    let now = start.view.layer.modelValues
    return Self.keyPaths.compactMap { keyPath in
      let from = start.values.value(forKeyPath: keyPath)
      let to = now.value(forKeyPath: keyPath)
      guard let values = AnimatedValue.pair(from, to) else { return nil }
      return Change(
        keyPath: keyPath, from: values.from, to: values.to, window: window, mode: mode)
    }
  }
}

extension AnimatedChanges.ChangedView {
  /// The animations of the view's layer from its previous to its current state, with a duration of
  /// 1 second.
  var animations: [CAPropertyAnimation] {
    var keyPaths: [String] = []
    for change in changes where !keyPaths.contains(change.keyPath) {
      keyPaths.append(change.keyPath)
    }
    return keyPaths.map { keyPath in
      let steps = changes.filter { $0.keyPath == keyPath }
        .stablySorted { CGFloat($0.window.start) }
      let animation =
        steps.count == 1 && steps[0].window == .whole
        ? basic(steps[0]) : Self.keyframes(steps)
      animation.timing.duration = 1
      return animation
    }
  }

  private func basic(_ change: AnimatedChanges.Change) -> CAPropertyAnimation {
    ViewAnimation(keyPath: change.keyPath, from: change.from, to: change.to, pace: .position)
  }

  /// Returns an animation of a property through the values of steps, which are sorted by time.
  nonisolated static func keyframes(
    _ steps: [AnimatedChanges.Change]
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: steps[0].keyPath)
    var values: [Any] = []
    var times: [Double] = []
    func add(_ value: AnimatedValue, at time: Double) {
      values.append(value.value)
      times.append(time)
    }
    if steps[0].window.start > 0 { add(steps[0].from, at: 0) }
    for step in steps {
      if times.isEmpty || step.window.start > times[times.count - 1] {
        add(step.from, at: step.window.start)
      }
      add(step.to, at: max(step.window.end, times[times.count - 1]))
    }
    if let last = steps.last, times[times.count - 1] < 1 { add(last.to, at: 1) }
    animation.values = values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    animation.calculationMode = steps[0].mode
    return animation
  }
}

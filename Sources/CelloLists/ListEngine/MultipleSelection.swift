extension ListView {
  /// Creates the gesture recognizer after a change of ``allowsMultipleSelectionDuringEditing``.
  func updateMultipleSelection() {
    if allowsMultipleSelectionDuringEditing, state.multipleSelection == nil {
      state.multipleSelection = MultipleSelection(self)
    }
  }

  /// Returns the items of a range, in ascending order.
  fileprivate func items(in range: ClosedRange<IndexPath>) -> [IndexPath] {
    let (first, last) = (range.lowerBound, range.upperBound)
    let counts = itemCounts
    return (first.section...last.section).filter(counts.indices.contains).flatMap { section in
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? min(last.item + 1, counts[section]) : counts[section]
      return (start..<max(start, end)).map { IndexPath(item: $0, section: section) }
    }
  }
}

/// A gesture that selects the rows under moving fingers: two fingers anywhere, or one finger on the
/// selection circles in editing mode.
///
/// The state of the first row determines whether rows are selected or deselected. Rows that the
/// fingers leave again return to their previous state.
@MainActor final class MultipleSelection {
  private unowned let list: any ListView
  private let recognizer = MultipleSelectionRecognizer()

  /// The state of the current gesture.
  private struct Course {
    let anchor: IndexPath
    let selects: Bool
    let former: Set<IndexPath>
    var covered: [IndexPath] = []
  }
  private var course: Course?

  init(_ list: any ListView) {
    self.list = list
    recognizer.selection = self
    recognizer.addTarget(self, action: MultipleSelection.follow)
    list.addGestureRecognizer(recognizer)
  }

  /// Returns a Boolean value that indicates whether the current touches only select rows, so that
  /// another recognizer may not begin.
  func claims(_ other: UIGestureRecognizer) -> Bool { other !== recognizer && recognizer.claims }

  private var start: CGPoint { list.convert(recognizer.start.location, from: nil) }

  fileprivate func mayBegin() -> Bool {
    guard list.allowsMultipleSelectionDuringEditing, let path = list.item(at: start),
      recognizer.numberOfTouches == 2 || isOnCircle(path)
    else { return false }
    return list.listDelegate?.shouldBeginMultipleSelection(path) ?? false
  }

  /// Returns a Boolean value that indicates whether a single finger began on the selection circle
  /// of a row.
  private func isOnCircle(_ path: IndexPath) -> Bool {
    guard recognizer.numberOfTouches == 1, list.isEditing,
      let circle = (list.cell(at: path) as? any AccessoryHosting)?.accessoryViews.multiselectView
    else { return false }
    let point = circle.convert(start, from: list)
    // The area includes the full height of the row and the margin before the circle.
    return point.x.magnitude <= circle.bounds.width * 2
  }

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard let anchor = list.item(at: start) else { return }
      if !list.isEditing { list.isEditing = true }
      let former = list.state.selection
      course = Course(anchor: anchor, selects: !former.contains(anchor), former: former)
      list.listDelegate?.didBeginMultipleSelection(anchor)
      extend()
    case .changed: extend()
    default:
      guard course != nil else { return }
      course = nil
      list.listDelegate?.didEndMultipleSelection()
    }
  }

  private func extend() {
    guard let course, let path = list.item(at: recognizer.location(in: list)) else { return }
    let range = min(course.anchor, path)...max(course.anchor, path)
    let covered = list.items(in: range)
    self.course?.covered = covered
    for path in course.covered where !range.contains(path) {
      set(course.former.contains(path), path)
    }
    for path in covered { set(course.selects, path) }
  }

  private func set(_ isSelected: Bool, _ path: IndexPath) {
    // The app may have removed items in a previous call of the delegate.
    guard list.contains(path) else { return }
    if list.state.selection.contains(path) != isSelected {
      list.setSelectedByUser(isSelected, path)
    }
  }
}

/// Recognizes touches that select rows. The decision is made once for each touch.
private final class MultipleSelectionRecognizer: UIPanGestureRecognizer {
  weak var selection: MultipleSelection?
  private var decision: Bool?

  /// A Boolean value that indicates whether the current touch selects rows.
  var claims: Bool {
    guard touch != nil, state == .possible || state == .began || state == .changed else {
      return false
    }
    if let decision { return decision }
    let decided = selection?.mayBegin() ?? false
    decision = decided
    return decided
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, hasMoved(), !claims { return fail() }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    decision = nil
  }
}

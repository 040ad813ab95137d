/// The positions of each view's items in a display list, collected during recording.
@MainActor final class RecordingLog {
  struct Entry {
    let view: UIView
    /// The indices of the groups that contain the items, the outermost group first.
    let groups: [Int]
    /// The indices of the view's own items in the innermost group.
    let items: Range<Int>
  }

  /// The entries in drawing order, superviews before their subviews. Hidden and transparent views
  /// have none.
  var entries: [Entry] = []
}

/// The positions of each view's items in a display list, collected during recording.
@MainActor package final class RecordingLog {
  package struct Entry {
    package let view: UIView
    /// The indices of the groups that contain the items, the outermost group first.
    package let groups: [Int]
    /// The indices of the view's own items in the innermost group.
    package let items: Range<Int>
  }

  /// The entries in drawing order, superviews before their subviews. Hidden and transparent views
  /// have none.
  package var entries: [Entry] = []

  package init() {}
}

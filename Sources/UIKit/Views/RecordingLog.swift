/// Where the items of each view are in a display list, noted while it is recorded.
@MainActor final class RecordingLog {
  struct Entry {
    let view: UIView
    /// The places of the groups around the items, from the outermost.
    let groups: [Int]
    /// The view's own content among the items of the innermost group.
    let items: Range<Int>
  }

  /// In drawing order, superviews before their subviews. Hidden and transparent views are left out.
  var entries: [Entry] = []
}

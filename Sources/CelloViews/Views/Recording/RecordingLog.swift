/// The positions of each view's items in a display list, collected during recording.
@MainActor package final class RecordingLog {
  package struct Entry {
    package let view: UIView
    /// The indices of the groups that contain the items, the outermost group first.
    package let groups: [Int]
    /// The indices of the view's own content in the innermost group.
    package let items: Range<Int>
    /// The indices of the view's shadow, background and content in the innermost group.
    package let body: Range<Int>
    /// The indices of what the view draws above its subviews, such as its border.
    package var overlay = 0..<0
  }

  /// The entries in drawing order, superviews before their subviews. Hidden and transparent views
  /// have none.
  package var entries: [Entry] = []

  package init() {}
}

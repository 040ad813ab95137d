package import CelloRaster
@_spi(Cello) import CelloControllers

/// A view as it was drawn: what an audit of a picture has to know about it.
///
/// Rectangles are in points, in the coordinates of the display list.
package struct RecordedView: Sendable {
  /// The identifiers or classes of the view and its superviews, from the outermost.
  package var path: String
  /// The place of the superview among the recorded views.
  package var parent: Int?
  /// Around the view, transformed as it is.
  package var frame: CGRect
  /// Whether the superviews and the view itself clip what is inside them.
  package var clipsToBounds: Bool
  /// Whether a superview scrolls, so that users reach what it cuts off.
  package var isScrolled: Bool
  /// Where the view's own content is in the display list: the places of the groups around it, and
  /// its items in the innermost of them.
  package var groups: [Int]
  package var items: Range<Int>
  package var texts: [Text]
  /// Whether the view or a superview is shown as disabled.
  package var isDisabled: Bool
  /// What users can touch; `nil` if the view ignores touches.
  package var target: Target?

  /// A text of a view.
  package struct Text: Sendable {
    package var string: String
    package var frame: CGRect
    /// Whether text is left out, with or without an ellipsis.
    package var isTruncated: Bool
    /// The characters that no font has.
    package var missingCharacters: [Unicode.Scalar]
  }

  /// The part of a picture in which touches are for a view.
  package struct Target: Sendable {
    /// The least width and height that fingers hit well, in points.
    ///
    /// Source: Apple's Human Interface Guidelines, Accessibility.
    package static let leastLength: CGFloat = 44

    /// The largest width and height over which touches hit the view, in points.
    package var size: CGSize
    /// Whether a length is the system's choice, which an app cannot change.
    package var hasSystemWidth: Bool
    package var hasSystemHeight: Bool
    /// Whether assistive technologies have a text for it.
    package var isDescribed: Bool
  }
}

extension DisplayListRecorder {
  /// The display list of a view, and the views that it shows, superviews before their subviews.
  package static func recordViews(
    of root: UIView
  ) -> (list: DisplayList, views: [RecordedView]) {
    let log = RecordingLog()
    let list = record(root, in: log)
    var places: [ObjectIdentifier: Int] = [:]
    for (place, entry) in log.entries.enumerated() { places[ObjectIdentifier(entry.view)] = place }
    var views: [RecordedView] = []
    for entry in log.entries {
      let parent = entry.view.superview.flatMap { places[ObjectIdentifier($0)] }
      views.append(
        RecordedView(entry, in: root, parent: parent, of: parent.map { views[$0] }))
    }
    return (list, views)
  }
}

extension RecordedView {
  /// - Parameters:
  ///   - parent: the place of the superview.
  ///   - superview: the superview as it was recorded.
  @MainActor fileprivate init(
    _ entry: RecordingLog.Entry, in root: UIView, parent: Int?, of superview: RecordedView?
  ) {
    let view = entry.view
    path = [superview?.path, view.auditName].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: "/")
    self.parent = parent
    frame = view.rect(view.bounds, inListOf: root)
    clipsToBounds = view.clipsToBounds || view.clipShape != nil
    isScrolled = superview?.isScrolled == true || view.superview is UIScrollView
    groups = entry.groups
    items = entry.items
    texts = view.drawnTexts.map { string, frame, layout in
      Text(
        string: string, frame: view.rect(frame, inListOf: root), isTruncated: layout.isTruncated,
        missingCharacters: layout.missingCharacters)
    }
    isDisabled = superview?.isDisabled == true || view.isShownDisabled
    if view.acceptsTouches, view.isReachable {
      target = Target(
        size: view.targetSize(in: root), hasSystemWidth: view.hasSystemLength(.horizontal),
        hasSystemHeight: view.hasSystemLength(.vertical), isDescribed: view.isDescribed)
    }
  }
}

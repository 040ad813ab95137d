@_spi(Cello) import CelloControllers
package import CelloRaster

/// The properties of a recorded view that an audit of its picture requires.
///
/// Rectangles are in points, in the coordinates of the display list.
package struct RecordedView: Sendable {
  /// The identifiers or classes of the view and its superviews, starting with the outermost
  /// superview.
  package var path: String
  /// The index of the superview among the recorded views.
  package var parent: Int?
  /// The bounding box of the transformed view.
  package var frame: CGRect
  /// A Boolean value that indicates whether the view clips its content.
  package var clipsToBounds: Bool
  /// A Boolean value that indicates whether a superview is a scroll view, so that users can reach
  /// clipped content.
  package var isScrolled: Bool
  /// The location of the view's own content in the display list: the indexes of the nested groups
  /// that contain it, and the range of its items in the innermost group.
  package var groups: [Int]
  package var items: Range<Int>
  /// The ranges of the view's shadow, background and content, and of what it draws above its
  /// subviews, in the innermost group.
  package var body: Range<Int>
  package var overlay: Range<Int>
  package var texts: [Text]
  /// The symbols that placeholders replace.
  package var placeholders: [Placeholder]
  /// A Boolean value that indicates whether the view or a superview looks disabled.
  package var isDisabled: Bool
  /// The area in which users can touch the view; `nil` if the view ignores touches.
  package var target: Target?

  /// A text of a view.
  package struct Text: Sendable {
    package var string: String
    package var frame: CGRect
    /// A Boolean value that indicates whether the text is truncated, with or without an ellipsis.
    package var isTruncated: Bool
    /// The characters that no font contains.
    package var missingCharacters: [Unicode.Scalar]
  }

  /// A symbol that is not drawn.
  package struct Placeholder: Sendable {
    package var name: String
    package var frame: CGRect
  }

  /// The area in which touches reach a view.
  package struct Target: Sendable {
    /// The minimum width and height of a target that users can hit reliably, in points.
    ///
    /// Source: Apple's Human Interface Guidelines, Accessibility.
    package static let leastLength: CGFloat = 44

    /// The largest width and height over which touches reach the view, in points.
    package var size: CGSize
    /// A Boolean value that indicates whether the system determines the width, so that an app
    /// cannot change it.
    package var hasSystemWidth: Bool
    package var hasSystemHeight: Bool
    /// A Boolean value that indicates whether assistive technologies have a description of the
    /// view.
    package var isDescribed: Bool
  }
}

extension DisplayListRecorder {
  /// Returns the display list of a view, and the views that it shows; superviews precede their
  /// subviews.
  package static func recordViews(
    of root: UIView
  ) -> (list: DisplayList, views: [RecordedView]) {
    let log = RecordingLog()
    let list = record(root, in: log)
    var positions: [ObjectIdentifier: Int] = [:]
    for (position, entry) in log.entries.enumerated() {
      positions[ObjectIdentifier(entry.view)] = position
    }
    var views: [RecordedView] = []
    for entry in log.entries {
      let parent = entry.view.superview.flatMap { positions[ObjectIdentifier($0)] }
      views.append(
        RecordedView(entry, in: root, parent: parent, of: parent.map { views[$0] }))
    }
    return (list, views)
  }
}

extension RecordedView {
  /// - Parameters:
  ///   - parent: The index of the superview.
  ///   - superview: The recorded superview.
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
    body = entry.body
    overlay = entry.overlay
    texts = view.drawnTexts.map { string, frame, layout in
      Text(
        string: string, frame: view.rect(frame, inListOf: root), isTruncated: layout.isTruncated,
        missingCharacters: layout.missingCharacters)
    }
    placeholders = view.drawnPlaceholders.map {
      Placeholder(name: $0.name, frame: view.rect($0.frame, inListOf: root))
    }
    isDisabled = superview?.isDisabled == true || view.isShownDisabled
    if view.acceptsTouches, view.isReachable {
      target = Target(
        size: view.targetSize(in: root), hasSystemWidth: view.hasSystemLength(.horizontal),
        hasSystemHeight: view.hasSystemLength(.vertical), isDescribed: view.isDescribed)
    }
  }
}

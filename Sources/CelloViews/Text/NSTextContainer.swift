/// The area of a text, and the way in which lines fill it.
///
/// The area is a rectangle: exclusion paths and other shapes are not supported. Use a container on
/// one thread at a time.
open class NSTextContainer: NSObject, NSTextLayoutOrientationProvider {
  /// The size of the area, in points; a length of 0 or less means no limit. A text view sets it to
  /// the size inside its insets, except for a width that does not follow the view's width.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      ownLayoutManager?.containerDidChangeSize(self, from: oldValue)
      let isOwnWidth = !widthTracksTextView && size.width != oldValue.width
      if textLayoutManager?.host == nil || isOwnWidth { textLayoutManager?.invalidateGeometry() }
    }
  }
  /// The padding at both ends of a line, in points; 5 by default. Negative values and NaN are
  /// treated as 0.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange() } }
  }
  /// The maximum number of lines; 0, the default, or less means no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange() } }
  }
  /// The wrapping of lines, or the truncation of the last line; `byWordWrapping` by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }
  /// A Boolean value that indicates whether the width follows the text view's width; `false` by
  /// default. A text view sets it to `true` when it is created.
  ///
  /// If it is set to `false` afterwards, lines have the width of ``size``, and the text view scrolls
  /// horizontally if they are wider than the view. A width of at least 10,000,000 points is no
  /// limit.
  open var widthTracksTextView = false {
    didSet { if widthTracksTextView != oldValue { didChange() } }
  }
  /// A Boolean value that indicates whether the height follows the text view's height, so that only
  /// lines that fit in the view are shown; `false` by default. If `false`, a text view sets the
  /// height of its container to the height of the text.
  open var heightTracksTextView = false {
    didSet { if heightTracksTextView != oldValue { didChange() } }
  }
  /// A Boolean value that indicates whether the area is a rectangle; always `true`.
  open var isSimpleRectangularTextContainer: Bool { true }

  /// The TextKit 1 manager that lays out text in the area; `nil` for none.
  ///
  /// Reading the property switches a text view with a ``textLayoutManager`` to a layout manager.
  open var layoutManager: NSLayoutManager? {
    get {
      if ownLayoutManager == nil, let host = textLayoutManager?.host {
        nonisolated(unsafe) let view = host
        MainActor.assumeIsolated { view.switchToLayoutManager() }
      }
      return ownLayoutManager
    }
    set { ownLayoutManager = newValue }
  }
  /// The layout manager; reading it does not switch a text view.
  package final weak var ownLayoutManager: NSLayoutManager?
  /// The TextKit 2 manager that lays out text in the area; `nil` if there is a ``layoutManager``.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The orientation of lines; `horizontal`. Lines are horizontal even if a subclass returns
  /// another value.
  open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }

  /// Creates a container with a size in points; a length of 0 or less means no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without a limit.
  public override convenience init() { self.init(size: .zero) }

  /// Moves the layout manager's containers and text storage to another layout manager.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = ownLayoutManager, old !== newLayoutManager else { return }
    let containers = old.textContainers
    let storage = old.textStorage
    for _ in containers { old.removeTextContainer(at: 0) }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
    for container in containers { newLayoutManager.addTextContainer(container) }
    newLayoutManager.takeOverHost(of: old)
  }

  private func didChange() {
    ownLayoutManager?.textContainerChangedGeometry(self)
    textLayoutManager?.invalidateGeometry()
  }
}

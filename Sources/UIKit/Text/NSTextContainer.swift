/// The area of a text and how lines fill it.
///
/// The area is a rectangle: exclusion paths and areas of other shapes are missing. Use a container on
/// one thread at a time.
open class NSTextContainer: NSObject, NSTextLayoutOrientationProvider {
  /// The size of the area, in points; a length of 0 or less means no limit. A text view sets it to the
  /// room inside its insets.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      ownLayoutManager?.containerDidChangeSize(self, from: oldValue)
      if textLayoutManager?.host == nil { textLayoutManager?.invalidateGeometry() }
    }
  }
  /// The room at both ends of a line, in points. Negative values and NaN are treated as 0.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange() } }
  }
  /// The maximum number of lines; 0 or less for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange() } }
  }
  /// The wrapping of lines, or the truncation of the last one.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange() } }
  }
  /// Whether the width follows that of the text view. A text view always sets the width of its
  /// container.
  open var widthTracksTextView = false
  /// Whether the height follows that of the text view. A text view always sets the height of its
  /// container.
  open var heightTracksTextView = false
  /// Whether the area is a rectangle; always `true`.
  open var isSimpleRectangularTextContainer: Bool { true }

  /// The manager that lays out text in the area.
  ///
  /// Reading it switches a text view that has none, because it uses a ``textLayoutManager``, to a layout
  /// manager.
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
  /// The layout manager, without switching to one.
  final weak var ownLayoutManager: NSLayoutManager?
  /// The manager of TextKit 2 that lays out text in the area; `nil` if there is a ``layoutManager``.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The orientation of lines. They are horizontal, also if a subclass returns another one.
  open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A container without a limit.
  public override convenience init() { self.init(size: .zero) }

  /// Moves the containers of the layout manager, and the text, to another manager.
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

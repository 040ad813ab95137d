/// An object that finds the fragments in the visible part of a text.
///
/// Without a delegate, the viewport of a text view's layout manager is the currently visible part
/// of the view.
open class NSTextViewportLayoutController: NSObject {
  /// The delegate, which shows the fragments; `nil` for none.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// The layout manager of the text; `nil` if it no longer exists.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The viewport of the last layout, in the container's coordinates; null before the first layout.
  open var viewportBounds: CGRect {
    followView()
    return bounds
  }
  /// The range of the fragments of the last layout; `nil` for none.
  open var viewportRange: NSTextRange? {
    followView()
    return range
  }
  private var bounds = CGRect.null
  private var range: NSTextRange?
  private var isLayingOut = false
  private var offset: CGFloat = 0

  /// Creates a controller for a layout manager, which is not kept alive.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Passes the fragments in the viewport to the delegate. Calls by the delegate are ignored.
  open func layoutViewport() {
    guard !isLayingOut, let manager = textLayoutManager else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    delegate?.textViewportLayoutControllerWillLayout(self)
    var area = delegate?.viewportBounds(for: self) ?? manager.hostViewport
    area.origin.y += offset
    bounds = area
    range = nil
    manager.enumerateTextLayoutFragments(
      from: nil, options: [.ensuresLayout, .ensuresExtraLineFragment]
    ) { fragment in
      let frame = fragment.layoutFragmentFrame
      guard frame.minY < area.maxY else { return false }
      guard frame.maxY > area.minY || (frame.height == 0 && frame.minY >= area.minY) else {
        return true
      }
      range = range?.union(fragment.rangeInElement) ?? fragment.rangeInElement
      delegate?.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      return true
    }
    offset = 0
    delegate?.textViewportLayoutControllerDidLayout(self)
  }

  /// Updates the viewport for a text view, which does not notify the controller when it scrolls.
  private func followView() {
    if delegate == nil, textLayoutManager?.host != nil { layoutViewport() }
  }

  /// Moves the viewport to a location, for an app to scroll to.
  ///
  /// - Returns: the top of the location's line in the container, in points.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    var top: CGFloat = 0
    textLayoutManager?.enumerateTextSegments(
      in: NSTextRange(location: textLocation), type: .standard, options: .rangeNotRequired
    ) { _, frame, _, _ in
      top = frame.minY
      return false
    }
    bounds =
      bounds.isNull
      ? CGRect(x: 0, y: top, width: 0, height: 0)
      : CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.height)
    return top
  }

  /// Moves the viewport of the next layout vertically. A distance that is not finite is ignored.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {
    guard verticalOffset.isFinite else { return }
    offset += verticalOffset
    if !bounds.isNull { bounds.origin.y += verticalOffset }
  }
}

extension NSTextLayoutManager {
  /// The visible part of the view's container; zero without a view.
  final var hostViewport: CGRect {
    guard let host else { return .zero }
    nonisolated(unsafe) let view = host
    nonisolated(unsafe) var bounds = CGRect.zero
    MainActor.assumeIsolated { bounds = view.viewport }
    return bounds
  }
}

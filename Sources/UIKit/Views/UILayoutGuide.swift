/// A rectangle in a view's coordinates that takes part in layout without a view of its own.
///
/// A guide that an app creates has an empty ``layoutFrame``, as on iOS without constraints, unless
/// a subclass overrides it. The guides of a system view, such as ``UIListContentView``, follow its
/// content.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The view that the guide was added to, in whose coordinates ``layoutFrame`` is. The guide does
  /// not keep it alive.
  open internal(set) weak var owningView: UIView?
  /// A name for the app's own use; empty by default.
  open var identifier = ""
  private let frameInView: @MainActor (UIView) -> CGRect?

  public override init() {
    frameInView = { _ in nil }
    super.init()
  }

  /// - Parameter frame: returns the current frame in the view; `nil` if there is none.
  init(of view: UIView, frame: @escaping @MainActor (UIView) -> CGRect?) {
    owningView = view
    frameInView = frame
    super.init()
  }

  /// The frame in points, in the coordinates of ``owningView``; empty if the guide has no view or
  /// no place in it.
  open var layoutFrame: CGRect { owningView.flatMap(frameInView) ?? .zero }
}

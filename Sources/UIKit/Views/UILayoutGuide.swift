/// A rectangle of a view that other things can be placed by.
///
/// Read-only for now: guides come from views that offer them, such as ``UIListContentView``.
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
  /// The view in whose coordinates the guide lies; the guide does not keep it alive.
  open private(set) weak var owningView: UIView?
  /// A name for printing; empty at first.
  open var identifier = ""
  private let frameInView: @MainActor (UIView) -> CGRect?

  /// - Parameter frame: where the guide lies in the view now; `nil` while it has no place.
  init(of view: UIView, frame: @escaping @MainActor (UIView) -> CGRect?) {
    owningView = view
    frameInView = frame
    super.init()
  }

  /// The rectangle in points, in the coordinates of ``owningView``; zero when the view or what the guide follows is gone.
  open var layoutFrame: CGRect { owningView.flatMap(frameInView) ?? .zero }
}

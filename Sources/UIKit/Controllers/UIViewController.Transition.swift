extension UIViewController {
  /// How a controller comes onto the screen. Transitions take place at once: a picture shows their
  /// end, which is the same for all of them, and no closure of a transition is called.
  @MainActor @preconcurrency open class Transition: NSObject {
    nonisolated fileprivate override init() { super.init() }

    public static var coverVertical: Transition { Transition() }
    public static var flipHorizontal: Transition { Transition() }
    public static var crossDissolve: Transition { Transition() }
    public static var partialCurl: Transition { Transition() }

    /// A transition from a view, which the closure returns.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition() }

    /// The controllers of a transition from a view.
    @MainActor @preconcurrency open class ZoomSourceViewProviderContext: NSObject {
      public final let sourceViewController: UIViewController
      public final let zoomedViewController: UIViewController

      private init(source: UIViewController, zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// How a transition from a view looks on its way.
    @MainActor @preconcurrency open class ZoomOptions: NSObject {
      /// The color over what is behind; `nil` for that of the system.
      open var dimmingColor: UIColor?
      /// An effect on what is behind; `nil` for none.
      open var dimmingVisualEffect: UIBlurEffect?

      nonisolated public override init() { super.init() }
    }
  }
}

extension UIViewController {
  /// How a controller comes onto the screen.
  ///
  /// Transitions take place at once: a picture shows their end, which is the same for all of them.
  /// Only a zoom can be seen, while a finger pops a controller that came by one.
  @MainActor @preconcurrency open class Transition: NSObject {
    /// A zoom; `nil` for other transitions.
    final let zoom: Zoom?

    /// A transition from a view, as the app describes it.
    struct Zoom {
      let options: ZoomOptions?
      let sourceViewProvider: (ZoomSourceViewProviderContext) -> UIView?
    }

    fileprivate init(_ zoom: Zoom? = nil) {
      self.zoom = zoom
      super.init()
    }

    public static var coverVertical: Transition { Transition() }
    public static var flipHorizontal: Transition { Transition() }
    public static var crossDissolve: Transition { Transition() }
    public static var partialCurl: Transition { Transition() }

    /// A transition from a view, which the closure returns.
    ///
    /// The closure is called when a finger pops the controller.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(Zoom(options: options, sourceViewProvider: sourceViewProvider))
    }

    /// The controllers of a transition from a view.
    @MainActor @preconcurrency open class ZoomSourceViewProviderContext: NSObject {
      public final let sourceViewController: UIViewController
      public final let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
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
      /// Returns the part of the zoomed controller's view that has the place of the source view at
      /// the start, in that view's coordinates; `nil` for the whole view.
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// Returns whether a finger may begin to dismiss the controller; `nil` if it always may.
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      nonisolated public override init() { super.init() }

      /// The views of a zoom that are aligned.
      @MainActor @preconcurrency open class AlignmentRectContext: NSObject {
        public final let sourceView: UIView
        public final let zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
          sourceView = source
          zoomedViewController = zoomed
          super.init()
        }
      }

      /// A finger that may begin to dismiss a controller.
      @MainActor @preconcurrency open class InteractionContext: NSObject {
        /// Where the finger is, in the coordinates of the zoomed controller's view.
        public final let location: CGPoint
        /// In points per second.
        public final let velocity: CGVector
        /// Whether the dismissal would begin if the closure did not refuse it.
        public final let willBegin: Bool

        init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
          self.location = location
          self.velocity = velocity
          self.willBegin = willBegin
          super.init()
        }
      }
    }
  }
}

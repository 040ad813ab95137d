extension UIViewController {
  /// A transition of a view controller onto the screen.
  ///
  /// Transitions take no time: a picture shows their end, which is the same for all transitions.
  /// Only a zoom is visible, while a finger pops a controller that appeared with a zoom.
  @MainActor @preconcurrency open class Transition: NSObject {
    /// The parameters of a zoom; `nil` for other transitions.
    final let zoom: Zoom?

    /// The parameters of a zoom transition.
    struct Zoom {
      let options: ZoomOptions?
      let sourceViewProvider: (ZoomSourceViewProviderContext) -> UIView?
    }

    fileprivate init(_ zoom: Zoom? = nil) {
      self.zoom = zoom
      super.init()
    }

    /// A transition that slides the view up from the bottom.
    public static var coverVertical: Transition { Transition() }
    /// A transition that flips the view about a vertical axis.
    public static var flipHorizontal: Transition { Transition() }
    /// A transition that fades the view in.
    public static var crossDissolve: Transition { Transition() }
    /// A transition that curls a corner of the former view up.
    public static var partialCurl: Transition { Transition() }

    /// Returns a transition that zooms from a source view.
    ///
    /// - Parameters:
    ///   - options: the appearance of the transition; `nil` for the system's appearance.
    ///   - sourceViewProvider: returns the source view; `nil` for none. It is called when a finger
    ///     pops the controller.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(Zoom(options: options, sourceViewProvider: sourceViewProvider))
    }

    /// The view controllers of a zoom transition.
    @MainActor @preconcurrency open class ZoomSourceViewProviderContext: NSObject {
      /// The controller with the source view.
      open private(set) var sourceViewController: UIViewController
      /// The controller that is zoomed.
      open private(set) var zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// Options of a zoom transition.
    @MainActor @preconcurrency open class ZoomOptions: NSObject {
      /// The color over the views behind; `nil`, the default, for the system's color.
      open var dimmingColor: UIColor?
      /// The effect over the views behind; `nil`, the default, for none.
      open var dimmingVisualEffect: UIBlurEffect?
      /// Returns the part of the zoomed controller's view that is aligned with the source view, in
      /// the coordinates of the zoomed controller's view; `nil` for the whole view.
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      /// Returns a Boolean value that indicates whether a finger can begin to dismiss the
      /// controller; `nil`, the default, to always allow it.
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

      nonisolated public override init() { super.init() }

      /// The views of a zoom that are aligned.
      @MainActor @preconcurrency open class AlignmentRectContext: NSObject {
        /// The source view.
        open private(set) var sourceView: UIView
        /// The controller that is zoomed.
        open private(set) var zoomedViewController: UIViewController

        init(source: UIView, zoomed: UIViewController) {
          sourceView = source
          zoomedViewController = zoomed
          super.init()
        }
      }

      /// A gesture that may begin to dismiss a view controller.
      @MainActor @preconcurrency open class InteractionContext: NSObject {
        /// The position of the finger, in the coordinates of the zoomed controller's view.
        open private(set) var location: CGPoint
        /// The velocity of the finger, in points per second.
        open private(set) var velocity: CGVector
        /// A Boolean value that indicates whether the dismissal begins unless the closure refuses
        /// it.
        open private(set) var willBegin: Bool

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

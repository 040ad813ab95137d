/// An interaction that shows an enlarged version of the item under a finger that rests on its view,
/// while the text size is an accessibility size.
///
/// The items are the view and its descendants whose `showsLargeContentViewer` is `true`, unless the
/// delegate provides others. Bars show their items in this way without an interaction.
@MainActor @preconcurrency open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The delegate; `nil` for none. The interaction does not retain it.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that has the interaction; `nil` for none.
  open var view: UIView? { viewer.view }
  /// The recognizer of the resting finger, for relationships with other recognizers.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { viewer.recognizer }

  private final let viewer = LargeContentViewer()

  /// Creates an interaction with a delegate; `nil` for none.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    viewer.item = { [weak self] point in
      guard let self else { return nil }
      guard let delegate = self.delegate else { return self.defaultItem(at: point) }
      return delegate.largeContentViewerInteraction(self, itemAt: point)
    }
    viewer.didEnd = { [weak self] item, point in
      guard let self else { return }
      self.delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    }
    viewer.container = { [weak self] in
      guard let self, let delegate = self.delegate else { return nil }
      return delegate.viewController(for: self).viewIfLoaded
    }
  }

  /// Creates an interaction without a delegate.
  public override convenience init() { self.init(delegate: nil) }

  /// Removes the gesture recognizer from the view.
  open func willMove(to view: UIView?) { viewer.willMove(to: view) }
  /// Sets ``view`` and adds a gesture recognizer to it.
  open func didMove(to view: UIView?) { viewer.didMove(to: view) }

  fileprivate final func defaultItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    view?.largeContentItem(at: point)
  }

  /// A Boolean value that indicates whether the text size of the main screen is an accessibility
  /// size.
  ///
  /// An interaction depends on the text size of its view, which can differ.
  open class var isEnabled: Bool {
    LargeContentViewer.isEnabled(for: UIScreen.main.traitCollection)
  }

  /// Posted after ``isEnabled`` has changed.
  public nonisolated class var enabledStatusDidChangeNotification: NSNotification.Name {
    LargeContentViewer.enabledStatusDidChangeNotification
  }
}

/// The methods that customize an interaction with the large content viewer. All methods are
/// optional.
@MainActor @preconcurrency
public protocol UILargeContentViewerInteractionDelegate:
  NSObjectProtocol
{
  /// Called when the finger is lifted while an item is shown, for example to perform the action of
  /// the item.
  ///
  /// - Parameters:
  ///   - item: the item under the finger; `nil` for none.
  ///   - point: the location of the finger, in the coordinates of the interaction's view.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)

  /// Returns the item at a point in the coordinates of the interaction's view; `nil` for none. By
  /// default, the frontmost view there whose `showsLargeContentViewer` is `true`.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?

  /// Returns the controller in whose view the items are shown. By default, the root controller of
  /// the window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}

  /// Returns the frontmost view at the point whose `showsLargeContentViewer` is `true`.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.defaultItem(at: point) }

  /// Returns the root controller of the window; without one, a controller without a view, so that
  /// the items are shown in the root view.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}

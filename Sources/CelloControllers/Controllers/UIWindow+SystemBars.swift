// The preferences of controllers for the status bar and the home indicator.
extension UIWindow {
  /// The status bar and the home indicator that the window's controllers prefer at the moment.
  package final var systemBars: SystemBars {
    let style = SystemBars.Content(forBackground: traitCollection)
    guard let decider = rootViewController?.deciderAboutSystemBars else {
      return SystemBars(statusBar: style, homeIndicator: style)
    }
    let statusBar: SystemBars.Content? =
      decider.prefersHiddenStatusBar
      ? nil : isCardOverBlack ? .light : decider.preferredStatusBarContent
    let indicator = decider.controllerOfHomeIndicator
    return SystemBars(
      statusBar: statusBar,
      homeIndicator: indicator.prefersHomeIndicatorAutoHidden
        ? nil : keyboardContent ?? SystemBars.Content(forBackground: indicator.traitCollection))
  }

  /// A Boolean value that indicates whether a sheet has pushed the view behind it back, so that
  /// black is visible behind the status bar.
  private final var isCardOverBlack: Bool {
    var controller = rootViewController
    while let current = controller {
      if let card = current.viewIfLoaded?.recededCard, card.isOverBlack, card.fraction > 0.5 {
        return true
      }
      controller = current.presentedController
    }
    return false
  }

  /// The content of the home indicator over the keyboard; `nil` without a keyboard.
  private final var keyboardContent: SystemBars.Content? {
    keyboardIsDark.map { $0 ? .light : .dark }
  }
}

extension SystemBars.Content {
  /// The content that is visible over the background of an interface style.
  fileprivate init(forBackground traits: UITraitCollection) {
    self = traits.isDark ? .light : .dark
  }
}

extension UIViewController {
  /// The controller that determines the system bars while this controller is the root of a window:
  /// the controller itself, or a controller that it presents.
  final var deciderAboutSystemBars: UIViewController {
    var decider = self
    while let presented = decider.presentedController,
      presented.activePresentation?.decidesAboutStatusBar == true
    { decider = presented }
    return decider
  }

  /// Returns the controller at the end of a chain of children. A chain that leads back to a
  /// controller ends there.
  private final func last(
    _ next: (UIViewController) -> UIViewController?
  ) -> UIViewController {
    var visited: Set<ObjectIdentifier> = []
    var child = self
    while visited.insert(ObjectIdentifier(child)).inserted, let following = next(child) {
      child = following
    }
    return child
  }

  final var prefersHiddenStatusBar: Bool {
    last { $0.childForStatusBarHidden }.prefersStatusBarHidden
  }

  final var controllerOfStatusBarStyle: UIViewController { last { $0.childForStatusBarStyle } }

  fileprivate final var controllerOfHomeIndicator: UIViewController {
    last { $0.childForHomeIndicatorAutoHidden }
  }

  fileprivate final var preferredStatusBarContent: SystemBars.Content {
    let controller = controllerOfStatusBarStyle
    return switch controller.preferredStatusBarStyle {
    case .lightContent: .light
    case .darkContent: .dark
    case .default: SystemBars.Content(forBackground: controller.traitCollection)
    }
  }
}

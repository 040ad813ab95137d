import UIKit

/// Returns a visible window of 393×852 points that shows a controller. The safe area has insets of
/// 59 points for the status bar and 34 points for the home indicator.
@MainActor func shownWindow(
  _ controller: UIViewController, _ version: SystemVersion = .iOS18,
  size: CGSize = CGSize(width: 393, height: 852),
  horizontalSizeClass: UIUserInterfaceSizeClass = .compact
) -> UIWindow {
  let traits = UITraitCollection(traitsFrom: [
    UITraitCollection.iPhone.modifyingTraits {
      $0.displayScale = 2
      $0.horizontalSizeClass = horizontalSizeClass
    },
    UITraitCollection(systemVersion: version),
  ])
  return traits.performingAsCurrent {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.horizontalSizeClass = horizontalSizeClass
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}

/// Returns a visible window in the size of an iPad that shows a controller.
@MainActor func shownPadWindow(
  _ controller: UIViewController, _ version: SystemVersion = .iOS18,
  size: CGSize = CGSize(width: 834, height: 1_194)
) -> UIWindow {
  let traits = UITraitCollection(traitsFrom: [
    UITraitCollection.current.modifyingTraits {
      $0.userInterfaceIdiom = .pad
      $0.displayScale = 2
      $0.horizontalSizeClass = .regular
    },
    UITraitCollection(systemVersion: version),
  ])
  return traits.performingAsCurrent {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.userInterfaceIdiom = .pad
    window.traitOverrides.horizontalSizeClass = .regular
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}

@testable import UIKit

/// A visible window that shows a controller, with the safe area of a phone without a home button.
@MainActor func shownWindow(
  _ controller: UIViewController, _ version: SystemVersion = .iOS18,
  size: CGSize = CGSize(width: 390, height: 844),
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
    window.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    window.traitOverrides.horizontalSizeClass = horizontalSizeClass
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }
}

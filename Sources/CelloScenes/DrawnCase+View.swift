import CelloSnapshots
@_spi(Cello) import UIKit

/// How large a view is drawn.
package enum ViewSizing {
  /// This wide, in points, and as high as the view is then.
  case width(CGFloat)
  /// The view's own size, or, if it has none, the size that it takes within a width, in points.
  case fitting(CGFloat)
  /// This size, in points.
  case size(CGSize)
}

extension DrawnCase {
  /// Lays a view out under traits and records what it draws.
  ///
  /// - Parameters:
  ///   - collection: specifies all traits that are not the defaults of ``UITraitCollection``.
  ///   - safeArea: the insets of the view's safe area, in points.
  ///   - makeView: called while the traits are current.
  @MainActor package init<Failure>(
    under collection: UITraitCollection, _ sizing: ViewSizing, safeArea: UIEdgeInsets = .zero,
    _ makeView: () throws(Failure) -> UIView
  ) throws(Failure) {
    self = try collection.performingAsCurrent { () throws(Failure) in
      let view = try makeView()
      view.inherit(collection)
      view.additionalSafeAreaInsets = safeArea
      switch sizing {
      case .width(let width):
        let height = view.size(inWidth: width, isFixed: true).height
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      case .fitting(let width):
        guard view.bounds.isEmpty else { break }
        let size = view.size(inWidth: width, isFixed: false)
        view.frame = CGRect(origin: .zero, size: size)
      case .size(let size):
        view.frame = CGRect(origin: .zero, size: size)
      }
      var drawn = DrawnCase(
        list: DisplayListRecorder.record(view), scale: collection.displayScale,
        resolved: ResolvedProperties(
          view.resolvedProperties.values.map { (name: $0.key, value: $0.value) }))
      let scale = collection.displayScale
      drawn.audit = {
        let (list, views) = collection.performingAsCurrent {
          DisplayListRecorder.recordViews(of: view)
        }
        let audit = AccessibilityAudit(list: list, views: views, scale: scale)
        return { audit.issues(of: $0) }
      }
      return drawn
    }
  }
}

extension DrawnCase {
  /// Records what a screen shows.
  @MainActor package init(_ screen: Screen) {
    self = screen.perform {
      DrawnCase(under: screen.allTraits, .size(screen.size)) { screen.window }
    }
  }
}

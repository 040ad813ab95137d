import CelloSnapshots
@_spi(Cello) import UIKit

/// The size in which a view is drawn.
package enum ViewSizing {
  /// A width, in points. The height fits the content.
  case width(CGFloat)
  /// The view's own size or, if it is empty, the size that fits a width, in points.
  case fitting(CGFloat)
  /// A size, in points.
  case size(CGSize)
}

extension DrawnCase {
  /// Lays out a view under traits and records its drawing.
  ///
  /// - Parameters:
  ///   - collection: the traits, which specify each trait that differs from the default of
  ///     ``UITraitCollection``.
  ///   - sizing: the size of the view.
  ///   - safeArea: the insets of the view's safe area, in points.
  ///   - makeView: creates the view. It is called while the traits are the current traits.
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
  /// Records the content of a screen.
  @MainActor package init(_ screen: Screen) {
    self = screen.perform {
      DrawnCase(under: screen.allTraits, .size(screen.size)) { screen.window }
    }
  }
}

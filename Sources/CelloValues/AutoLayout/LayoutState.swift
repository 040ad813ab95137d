/// The Auto Layout and autoresizing state of a view.
///
/// A view has a state only if an app has set one of its properties, or if the view or a descendant
/// has constraints.
@MainActor package final class LayoutState {
  package var translatesAutoresizingMask = true
  /// The bits of the view's autoresizing mask.
  package var autoresizingMask: UInt = 0
  package var autoresizesSubviews = true
  package var hugging = AxisPriorities(.defaultLow)
  package var compressionResistance = AxisPriorities(.defaultHigh)
  /// The constraints that the view holds, in the order of activation.
  package var constraints: [NSLayoutConstraint] = []
  /// The engine that lays out the descendants, if the view is the root of an engine.
  package var engine: LayoutEngine?
  /// A Boolean value that indicates whether the view or a descendant has ever held a constraint.
  package var containsConstraints = false
  /// The number of constraints between descendants and items that are not descendants.
  var crossingCount = 0
  /// The system's guides, such as the margins guide, by their identifiers.
  package var systemGuides: [String: any LayoutItem] = [:]

  // MARK: Updates
  package var needsUpdateConstraints = true
  /// A Boolean value that indicates whether a descendant needs to update its constraints.
  package var needsUpdateConstraintsBelow = false

  package init() {}

  package struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    init(_ priority: UILayoutPriority) {
      horizontal = priority
      vertical = priority
    }

    package subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
      }
    }
  }
}

/// The Auto Layout and autoresizing state of a view.
///
/// A view has a state only if an app has set one of its properties, or if the view or a descendant
/// has constraints.
@MainActor final class LayoutState {
  var translatesAutoresizingMask = true
  /// The bits of the view's autoresizing mask.
  var autoresizingMask: UInt = 0
  var autoresizesSubviews = true
  var hugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)
  /// The constraints that the view holds, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// The engine that lays out the descendants, if the view is the root of an engine.
  var engine: LayoutEngine?
  /// A Boolean value that indicates whether the view or a descendant has ever held a constraint.
  var containsConstraints = false
  /// The number of constraints between descendants and items that are not descendants.
  var crossingCount = 0
  /// The system's guides, such as the margins guide, by their identifiers.
  var systemGuides: [String: any LayoutItem] = [:]

  // MARK: Updates
  var needsUpdateConstraints = true
  /// A Boolean value that indicates whether a descendant needs to update its constraints.
  var needsUpdateConstraintsBelow = false

  struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    init(_ priority: UILayoutPriority) {
      horizontal = priority
      vertical = priority
    }

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
      }
    }
  }
}

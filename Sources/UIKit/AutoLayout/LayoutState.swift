/// What a view knows about its part in Auto Layout and autoresizing.
///
/// A view has one only if an app has set something of it, or if the view or one below it takes part
/// in constraints.
@MainActor final class LayoutState {
  var translatesAutoresizingMask = true
  /// The bits of the view's autoresizing mask.
  var autoresizingMask: UInt = 0
  var autoresizesSubviews = true
  var hugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)
  /// The constraints that the view holds, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// The engine that places the views below this one, if the view is the root of one.
  var engine: LayoutEngine?
  /// Whether the view or one below it has ever held a constraint.
  var containsConstraints = false
  /// How many constraints connect items below the view with others that are not below it.
  var crossingCount = 0
  /// The margins guide and the like, by their identifiers.
  var systemGuides: [String: any LayoutItem] = [:]

  // Updates
  var needsUpdateConstraints = true
  /// Whether a view below needs to update its constraints.
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

internal import CelloConstraints

/// A view or guide in an engine, with its variables and its system constraints.
@MainActor final class LayoutEngineItem {
  /// The alignment rectangle on one axis, in the container's coordinates.
  struct Axis {
    let position: Variable
    let size: Variable
    /// The constraints of the autoresizing mask, of a guide, or of the natural size.
    var systemConstraints: [ConstraintSolver.ID] = []
    /// The constraint of the root view's size.
    var rootConstraint: ConstraintSolver.ID?
    /// The natural length in the solver; `nil` for none.
    var natural: Double?
    var hugging = UILayoutPriority.defaultLow
    var resistance = UILayoutPriority.defaultHigh
  }

  // The view tree owns the items. Constraints of views that leave it are deactivated.
  unowned let object: any LayoutItem
  unowned let view: (any LayoutView)?
  let key: ObjectIdentifier
  let insets: UIEdgeInsets
  var horizontal: Axis
  var vertical: Axis
  /// The number of constraints that refer to the item.
  var useCount = 0
  /// The item whose size determines the frame of this item; `nil` for none.
  var container: LayoutEngineItem?
  var isNaturallySized = false
  /// The width for which the natural height in the solver was measured.
  var measuredWidth: Double?
  /// The insets of a guide in the solver.
  var guideInsets: UIEdgeInsets?
  /// The size of the root view in the solver.
  var rootBounds: CGSize?
  var exercises: [ConstraintSolver.ID] = []
  var isChanged = false
  /// The index in the engine's items.
  var index = 0
  private(set) var rect: CGRect?

  init(_ object: any LayoutItem, solver: ConstraintSolver) {
    self.object = object
    key = ObjectIdentifier(object)
    view = object as? any LayoutView
    insets = view?.alignmentRectInsets.finite ?? .zero
    // A view has no negative width or height; a guide between margins may.
    let isNonnegative = object.insetsInContainer == nil
    horizontal = Axis(
      position: solver.makeVariable(), size: solver.makeVariable(isNonnegative: isNonnegative))
    vertical = Axis(
      position: solver.makeVariable(), size: solver.makeVariable(isNonnegative: isNonnegative))
  }

  subscript(axis: NSLayoutConstraint.Axis) -> Axis {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  var variables: [Variable] {
    [horizontal.position, horizontal.size, vertical.position, vertical.size]
  }

  /// Reads the solution.
  ///
  /// - Returns: `true` if the rectangle has changed.
  func readRect(from solver: ConstraintSolver) -> Bool {
    let new = CGRect(
      x: solver.value(of: horizontal.position), y: solver.value(of: vertical.position),
      width: max(solver.value(of: horizontal.size), 0),
      height: max(solver.value(of: vertical.size), 0))
    guard new != rect else { return false }
    rect = new
    return true
  }

  var guideHasChanged: Bool {
    guideInsets != nil && object.insetsInContainer?.finite != guideInsets
  }

  var insetsHaveChanged: Bool { view.map { $0.alignmentRectInsets.finite != insets } ?? false }

  /// Returns a Boolean value that indicates whether the size of the root view differs from the
  /// solver.
  func hasOtherSize(than root: any LayoutView) -> Bool { rootBounds != root.layoutSize }

  /// Returns the size of the alignment rectangle in a view of a size.
  func alignmentSize(of size: CGSize) -> CGSize {
    CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets {
  /// The insets with NaN replaced by 0, and infinity by a large number.
  package var finite: UIEdgeInsets {
    UIEdgeInsets(
      top: CGFloat(top.finite), left: CGFloat(left.finite), bottom: CGFloat(bottom.finite),
      right: CGFloat(right.finite))
  }
}

/// A linear relation between attributes of views and guides: `first = multiplier · second +
/// constant`, or an inequality.
///
/// The nearest view that contains both items holds an active constraint. The next layout applies
/// changes.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  private(set) final var first = LayoutOperand(nil, .notAnAttribute)
  private(set) final var second: LayoutOperand?
  /// The relation between the first attribute and the other side; equality or an inequality.
  open private(set) var relation = Relation.equal
  /// The factor of the second attribute. NaN is treated as 0.
  open private(set) var multiplier: CGFloat = 1
  /// The reason that the constraint cannot be activated; `nil` for none.
  private final var problem: String?
  /// The view that holds the active constraint; `nil` if it is inactive.
  package private(set) weak var holder: (any LayoutView)?
  /// The engine of the active constraint.
  weak var engine: LayoutEngine?
  /// The order of activation.
  package private(set) var serial = 0
  private static var lastSerial = 0

  /// The constant, in points, which is added to the multiple of the second attribute. NaN is
  /// treated as 0, and infinity as a billion points.
  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { engine?.constantChanged(of: self) } }
  }

  /// The priority of the constraint; required by default. It may change from or to
  /// ``UILayoutPriority/required`` at any time. UIKit throws an exception for that.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { engine?.priorityChanged(of: self) } }
  }

  /// The name of the constraint in layout messages; `nil` by default.
  open var identifier: String?

  /// Stored only: a Boolean value that indicates whether an archive of the view includes the
  /// constraint; `false` by default. Archives are not supported.
  open var shouldBeArchived = false

  /// Creates a constraint without items, which cannot be activated. Subclasses inherit the
  /// initializers of a class with this designated initializer alone.
  public override init() {
    super.init()
    problem = "it has no items"
  }

  package convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat, problem: String? = nil
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.problem = problem ?? Self.problem(first, second)
  }

  /// Creates an inactive constraint between two attributes. If `view2` is `nil`, it relates an
  /// attribute to the constant, and `attr2` is ignored.
  ///
  /// Items must be views or guides, and attributes must be comparable. Otherwise the constraint
  /// cannot be activated, and the attempt is logged.
  ///
  /// - Parameters:
  ///   - multiplier: the factor of the second attribute.
  ///   - c: the constant, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let firstItem = view1 as? any LayoutItem
    let secondItem = view2 as? any LayoutItem
    let isUnary = view2 == nil || attr2 == .notAnAttribute
    var problem: String?
    for item in [(view1, firstItem), (view2 ?? view1, isUnary ? firstItem : secondItem)]
    where item.1 == nil {
      problem = "\(type(of: item.0)) is neither a view nor a layout guide"
    }
    self.init(
      LayoutOperand(firstItem, attr1), relation,
      isUnary ? nil : LayoutOperand(secondItem, attr2), multiplier: multiplier, constant: c,
      problem: problem)
  }

  /// Returns the reason that attributes cannot be compared; `nil` if they can.
  private static func problem(_ first: LayoutOperand, _ second: LayoutOperand?) -> String? {
    let attributes = first.points.map(\.attribute) + (second?.points.map(\.attribute) ?? [])
    if attributes.contains(.notAnAttribute) { return "an attribute is missing" }
    guard let second else {
      return first.isLength ? nil : "the position \(first.point.attribute.name) needs a second item"
    }
    if first.isLength != second.isLength {
      return "a position and a length cannot be compared"
    }
    if attributes.contains(where: \.isDirectional), attributes.contains(where: \.isLeftOrRight) {
      return "leading and trailing cannot be compared with left and right"
    }
    return nil
  }

  // MARK: Items

  /// The first item; `nil` after it is deallocated.
  open var firstItem: AnyObject? { first.point.item }
  /// The second item; `nil` for none, or after it is deallocated.
  open var secondItem: AnyObject? { second?.point.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { first.point.attribute }
  /// The attribute of the second item; `notAnAttribute` for none.
  open var secondAttribute: Attribute { second?.point.attribute ?? .notAnAttribute }
  /// The anchor of the first attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor of the second attribute; `nil` for none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The items of all attributes; `nil` for a deallocated item.
  package var items: [(any LayoutItem)?] {
    (first.points + (second?.points ?? [])).map(\.item)
  }

  // MARK: Activation

  /// A Boolean value that indicates whether the layout uses the constraint; `false` by default.
  ///
  /// A constraint whose items have no common superview cannot be activated: a warning is logged,
  /// and the property stays `false`. UIKit throws an exception instead.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate(in: nil) } else { deactivate() }
    }
  }

  /// Activates constraints, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    // Later constraints depend on earlier ones, so removing them first costs least.
    for constraint in constraints.reversed() { constraint.isActive = false }
  }

  /// Activates the constraint.
  ///
  /// - Parameter view: the view that holds the constraint; `nil` for the nearest view that contains
  ///   all items.
  package func activate(in view: (any LayoutView)?) {
    if let problem {
      return LayoutWarnings.note("The constraint \(equation) cannot be active: \(problem).")
    }
    guard let common = commonView else {
      return LayoutWarnings.note(
        """
        The constraint \(equation) cannot be active: its items have no common superview. Add both \
        to one view before activating it.
        """)
    }
    if let view, !common.isInside(view) {
      return LayoutWarnings.note(
        """
        The constraint \(equation) cannot be added to \(view.nameInMessages): its items are not \
        inside that view. Activate it instead of adding it to a view.
        """)
    }
    Self.lastSerial += 1
    serial = Self.lastSerial
    let holder = view ?? common
    self.holder = holder
    holder.state.constraints.append(self)
    holder.constraintsDidChange()
    forEachCrossedView(below: common) { $0.addCrossing(1) }
    for item in items { item?.itemView?.participationDidChange() }
    common.enclosingEngine.enqueue(self)
  }

  package func deactivate() {
    guard let holder else { return }
    holder.state.constraints.removeAll { $0 === self }
    self.holder = nil
    engine?.remove(self)
    engine = nil
    if let common = commonView { forEachCrossedView(below: common) { $0.addCrossing(-1) } }
  }

  /// The nearest view that contains all items; `nil` for none.
  package var commonView: (any LayoutView)? {
    var common: (any LayoutView)?
    for item in items {
      guard let view = item?.itemView else { return nil }
      guard let current = common else {
        common = view
        continue
      }
      common = current.commonAncestor(with: view)
      if common == nil { return nil }
    }
    return common
  }

  /// Calls a closure for each view between an item and the common view, whose edges the constraint
  /// crosses.
  private func forEachCrossedView(
    below common: any LayoutView, _ body: (any LayoutView) -> Void
  ) {
    for item in items {
      var view = item?.containingItem
      while let crossed = view, crossed !== common {
        // An item may be the common view itself.
        guard item !== common else { break }
        body(crossed)
        view = crossed.containingItem
      }
    }
  }

  // MARK: Description

  /// The relation as text, such as `UILabel.leading == UIView.leading + 8 @ 750`.
  var equation: String { "\(first.description) \(rightSide(naming: second?.description))" }

  /// Returns the relation and the right side as text, such as `== UIView.leading + 8 @ 750`.
  ///
  /// - Parameter second: the text of the second anchor; `nil` if there is none.
  package func rightSide(naming second: String?) -> String {
    let relation =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var result = relation
    if let second {
      result += multiplier == 1 ? "" : " \(multiplier.notation) *"
      result += " \(second)"
      if constant != 0 {
        result += constant < 0 ? " - \((-constant).notation)" : " + \(constant.notation)"
      }
    } else {
      result += " \(constant.notation)"
    }
    if priority != .required { result += " @ \(CGFloat(priority.rawValue).notation)" }
    return result
  }

  /// The class, the identifier and the relation.
  open nonisolated override var description: String {
    // Printing on another thread must not race with changes on the main actor.
    guard MainQueue.isCurrent else { return "<NSLayoutConstraint>" }
    return MainActor.assumeIsolated { textForMessages }
  }

  var textForMessages: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    return "<NSLayoutConstraint\(name) \(equation)\(isActive ? "" : " (inactive)")>"
  }

  /// Returns the inactive constraints that a visual format describes, such as
  /// `H:|-[name]-8-[value(>=40)]-|`.
  ///
  /// A format with an error returns no constraints and logs the error; UIKit throws an exception.
  /// The standard distance from a superview's edge is the superview's margin.
  ///
  /// - Parameters:
  ///   - opts: the alignment and direction of the views.
  ///   - metrics: the numbers for the names in the format.
  ///   - views: the views and guides for the names in the format.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    parse(withVisualFormat: format, options: opts, metrics: metrics, views: views)
  }
}

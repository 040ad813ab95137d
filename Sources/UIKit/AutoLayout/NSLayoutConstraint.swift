/// A linear relation between attributes of views and guides: `first = multiplier · second +
/// constant`, or an inequality.
///
/// An active constraint is held by a view: the nearest one that contains both items. The next
/// layout takes it into account.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  let first: LayoutOperand
  let second: LayoutOperand?
  public final let relation: Relation
  public final let multiplier: CGFloat
  /// Why the arguments cannot make a constraint; `nil` if they can.
  private let problem: String?
  /// The view that holds the constraint while it is active.
  private(set) weak var holder: (any LayoutView)?
  /// The engine of the constraint while it is active.
  weak var engine: LayoutEngine?
  /// The order of activation.
  private(set) var serial = 0
  private static var lastSerial = 0

  /// Added to the multiple of the second attribute, in points. NaN is treated as 0 and infinity as
  /// a billion points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { engine?.constantChanged(of: self) } }
  }

  /// The importance. Unlike UIKit, which throws an exception, this may change from or to
  /// ``UILayoutPriority/required`` at any time.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { engine?.priorityChanged(of: self) } }
  }

  /// A name for messages about the layout.
  open var identifier: String?

  /// Whether an archive of the constraint's view contains the constraint. It has no effect, because
  /// archives are not supported.
  open var shouldBeArchived = false

  init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat, problem: String? = nil
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.problem = problem ?? Self.problem(first, second)
    super.init()
  }

  /// A constraint between two attributes, or between an attribute and the constant if `view2` is
  /// `nil`.
  ///
  /// Items that are not views or guides, and attributes that cannot be compared, are errors: the
  /// constraint cannot be activated, and trying it is logged.
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
    if view2 == nil, attr2 != .notAnAttribute {
      problem = "the attribute \(attr2.name) needs a second item"
    }
    self.init(
      LayoutOperand(firstItem, attr1), relation,
      isUnary ? nil : LayoutOperand(secondItem, attr2), multiplier: multiplier, constant: c,
      problem: problem)
  }

  /// Why attributes cannot be compared.
  private static func problem(_ first: LayoutOperand, _ second: LayoutOperand?) -> String? {
    let attributes = first.points.map(\.attribute) + (second?.points.map(\.attribute) ?? [])
    if attributes.contains(.notAnAttribute) { return "an attribute is missing" }
    guard let second else {
      return first.isLength ? nil : "the position \(first.point.attribute.name) needs a second item"
    }
    if first.isLength != second.isLength {
      return "a position and a length cannot be compared"
    }
    // The lengths of both axes can be compared, positions cannot.
    if !first.isLength, first.point.attribute.axis != second.point.attribute.axis {
      return "a horizontal and a vertical position cannot be compared"
    }
    if attributes.contains(where: \.isDirectional), attributes.contains(where: \.isLeftOrRight) {
      return "leading and trailing cannot be compared with left and right"
    }
    return nil
  }

  // MARK: Items

  open var firstItem: AnyObject? { first.point.item }
  open var secondItem: AnyObject? { second?.point.item }
  open var firstAttribute: Attribute { first.point.attribute }
  open var secondAttribute: Attribute { second?.point.attribute ?? .notAnAttribute }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The items of all attributes; `nil` for an item that has been deallocated.
  var items: [(any LayoutItem)?] {
    (first.points + (second?.points ?? [])).map(\.item)
  }

  // MARK: Activation

  /// Whether the layout takes the constraint into account.
  ///
  /// A constraint between items that have no common superview cannot be activated: this is logged,
  /// and the property stays `false`. UIKit throws an exception instead.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate(in: nil) } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    // What was added last depends on what was added before it: removing it first costs least.
    for constraint in constraints.reversed() { constraint.isActive = false }
  }

  /// Activates the constraint.
  ///
  /// - Parameter view: the view that holds the constraint; `nil` for the nearest one that contains
  ///   all items.
  func activate(in view: (any LayoutView)?) {
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
    holder.noteConstraints()
    forEachCrossedView(below: common) { $0.addCrossing(1) }
    for item in items { item?.itemView?.noteParticipation() }
    common.enclosingEngine.enqueue(self)
  }

  func deactivate() {
    guard let holder else { return }
    holder.state.constraints.removeAll { $0 === self }
    self.holder = nil
    engine?.remove(self)
    engine = nil
    if let common = commonView { forEachCrossedView(below: common) { $0.addCrossing(-1) } }
  }

  /// The nearest view that contains all items; `nil` if there is none.
  var commonView: (any LayoutView)? {
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

  /// Calls a closure for each view between an item and the common view: the constraint crosses its
  /// edges.
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
  var equation: String {
    let relation =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    func text(_ number: CGFloat) -> String { "\(number)".replacing(/\.0$/, with: "") }
    var result = "\(first.description) \(relation)"
    if let second {
      result += multiplier == 1 ? "" : " \(text(multiplier)) *"
      result += " \(second.description)"
      if constant != 0 {
        result += constant < 0 ? " - \(text(-constant))" : " + \(text(constant))"
      }
    } else {
      result += " \(text(constant))"
    }
    if priority != .required { result += " @ \(text(CGFloat(priority.rawValue)))" }
    return result
  }

  /// The class, the identifier and the relation.
  open nonisolated override var description: String {
    // Printing from elsewhere must not race with changes on the main actor.
    guard MainQueue.isCurrent else { return "<NSLayoutConstraint>" }
    return MainActor.assumeIsolated { textForMessages }
  }

  var textForMessages: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    return "<NSLayoutConstraint\(name) \(equation)\(isActive ? "" : " (inactive)")>"
  }
}

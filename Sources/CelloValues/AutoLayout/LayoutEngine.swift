internal import CelloConstraints

/// The layout engine of a root view. It determines the frames of the views and guides inside from
/// their constraints.
///
/// The engine keeps its solution, so a changed constant or text costs only the affected parts.
/// ``update()`` does all work, in the order in which constraints were activated. The result depends
/// on nothing else.
@MainActor package final class LayoutEngine {
  /// An active constraint.
  private struct Entry {
    let constraint: NSLayoutConstraint
    /// The constraint in the solver; `nil` if the constraint is broken because it contradicts
    /// others.
    var id: ConstraintSolver.ID?
    /// The constant of the linear form, excluding the constraint's constant.
    var base: Double
    var items: [LayoutEngineItem]
  }

  /// The rule for the size of the root view.
  private enum RootSize: Equatable {
    case bounds
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// The source of a linear constraint in the solver.
  private enum Origin {
    case constraint(NSLayoutConstraint)
    case system(LayoutEngineItem, NSLayoutConstraint.Axis, String)
  }

  private weak var root: (any LayoutView)?
  private var solver = ConstraintSolver()
  /// For lookups only, because the order of a dictionary differs between runs.
  private var itemsByID: [ObjectIdentifier: LayoutEngineItem] = [:]
  private var items: [LayoutEngineItem] = []
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var origins: [ConstraintSolver.ID: Origin] = [:]
  private var rootSize = RootSize.bounds
  /// The size that a root without a superview had before its constraints gave it
  /// ``sizeOfConstraints``.
  private var sizeOfApp = CGSize.zero
  private var sizeOfConstraints: CGSize?

  // Changes since the last update.
  private var needsUpdate = true
  private var needsRebuild = false
  private var pending: [NSLayoutConstraint] = []
  private var constraintsWithChangedConstant: [NSLayoutConstraint] = []
  private var changedItems: [LayoutEngineItem] = []
  private var broken: [NSLayoutConstraint] = []
  /// A Boolean value that indicates whether a broken constraint may be satisfiable again.
  private var mayMendConstraints = false
  /// The constraints whose linear forms depend on frames: baseline constraints, whose distances
  /// from the edges depend on text and size, and constraints of scrolled content.
  private var constraintsOfFrames: [NSLayoutConstraint] = []
  private var isDiscarded = false

  init(root: any LayoutView) { self.root = root }

  // MARK: Changes

  /// Adds a constraint in the next update.
  func enqueue(_ constraint: NSLayoutConstraint) {
    constraint.engine = self
    pending.append(constraint)
    requestUpdate()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    guard !isDiscarded, let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return
    }
    if let id = entry.id { removeFromSolver(id) }
    broken.removeAll { $0 === constraint }
    constraintsOfFrames.removeAll { $0 === constraint }
    for item in entry.items { release(item) }
    mayMendConstraints = true
    requestUpdate()
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    constraintsWithChangedConstant.append(constraint)
    requestUpdate()
  }

  func priorityChanged(of constraint: NSLayoutConstraint) { addAgain(constraint) }

  private func addAgain(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    enqueue(constraint)
  }

  /// Notes that the natural size, the frame or the margins of an item have changed.
  package func itemChanged(_ object: any LayoutItem) {
    guard let item = itemsByID[ObjectIdentifier(object)] else { return }
    requestUpdate()
    guard !item.isChanged else { return }
    item.isChanged = true
    changedItems.append(item)
  }

  /// Notes that the layout direction or alignment rectangles have changed. All linear forms depend
  /// on them.
  package func requestRebuild() {
    needsRebuild = true
    requestUpdate()
  }

  /// Ends the engine. Its constraints are added to other engines.
  func discard() { isDiscarded = true }

  private func requestUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    root?.requestLayout()
  }

  // MARK: Results

  /// Returns the alignment rectangle of an item in its container's coordinates, not rounded; `nil`
  /// for an item without constraints.
  package func rect(of object: any LayoutItem) -> CGRect? {
    itemsByID[ObjectIdentifier(object)]?.rect
  }

  /// Solves the constraints for the root view's size.
  ///
  /// Requests a layout of each view whose subviews have new frames.
  package func update() {
    guard !isDiscarded, let root else { return }
    if rootSize != .bounds {
      rootSize = .bounds
      needsUpdate = true
    }
    if let item = itemsByID[ObjectIdentifier(root)], item.hasOtherSize(than: root) {
      needsUpdate = true
    }
    guard needsUpdate else { return }
    processChanges()
    resizeUnplacedRoot(root)
    for item in items where item.readRect(from: solver) {
      item.object.containingItem?.requestLayout()
    }
    needsUpdate = false
  }

  /// Updates margins and baselines that depend on frames.
  ///
  /// - Returns: `true` if another update is needed.
  package func settle() -> Bool {
    guard !isDiscarded else { return false }
    for item in items where item.guideHasChanged { itemChanged(item.object) }
    for constraint in constraintsOfFrames {
      let form = linearForm(of: constraint)
      for item in form.items { item.useCount += 1 }
      if form.base != entries[ObjectIdentifier(constraint)]?.base { addAgain(constraint) }
      for item in form.items { release(item) }
    }
    return needsUpdate
  }

  /// Returns the size that satisfies the constraints best, for a target size with priorities.
  package func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    guard let root else { return .zero }
    rootSize = .fitting(target, horizontal: horizontal, vertical: vertical)
    processChanges()
    needsUpdate = true
    let item = item(for: root)
    return CGSize(
      width: solver.value(of: item.horizontal.size), height: solver.value(of: item.vertical.size))
  }

  private func processChanges() {
    guard let root else { return }
    if needsRebuild || changedItems.contains(where: \.insetsHaveChanged) { rebuild() }
    let rootItem = item(for: root)
    updateRootSize(rootItem, root)
    for item in changedItems {
      item.isChanged = false
      refresh(item)
    }
    changedItems.removeAll(keepingCapacity: true)
    let added = pending
    pending.removeAll(keepingCapacity: true)
    let newItems = makeItems(for: added, in: root)
    for constraint in added where constraint.engine === self || isTemporary { add(constraint) }
    for item in newItems { release(item) }
    let changed = constraintsWithChangedConstant
    constraintsWithChangedConstant.removeAll(keepingCapacity: true)
    for constraint in changed { updateConstant(of: constraint) }
    if mayMendConstraints, !broken.isEmpty { mendConstraints() }
    mayMendConstraints = false
    fitHeightsToWidths()
  }

  /// A Boolean value that indicates whether the engine only measures, while another engine lays out
  /// the views.
  private var isTemporary = false

  /// Returns an engine that finds the fitting size of a view in another engine.
  package static func temporary(root: any LayoutView, constraints: [NSLayoutConstraint])
    -> LayoutEngine
  {
    let engine = LayoutEngine(root: root)
    engine.isTemporary = true
    engine.pending = constraints
    return engine
  }

  private func rebuild() {
    needsRebuild = false
    let constraints = entries.values.map(\.constraint).sorted { $0.serial < $1.serial }
    solver = ConstraintSolver()
    itemsByID = [:]
    items = []
    entries = [:]
    origins = [:]
    broken = []
    changedItems = []
    constraintsOfFrames = []
    pending = constraints + pending
  }

  // MARK: Constraints

  private func add(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard entries[key] == nil, constraint.isActive, constraint.commonView != nil else { return }
    let form = linearForm(of: constraint)
    for item in form.items { item.useCount += 1 }
    entries[key] = Entry(constraint: constraint, id: nil, base: form.base, items: form.items)
    if form.dependsOnFrames {
      constraintsOfFrames.append(constraint)
    }
    insert(constraint, terms: form.terms)
  }

  private func insert(_ constraint: NSLayoutConstraint, terms: [LinearConstraint.Term]) {
    let key = ObjectIdentifier(constraint)
    guard let base = entries[key]?.base else { return }
    let linear = LinearConstraint(
      terms, constant: base - Double(constraint.constant).finite,
      LinearConstraint.Relation(constraint.relation), priority: constraint.priority.clamped)
    let id = insert(linear, .constraint(constraint))
    entries[key]?.id = id
    if id == nil { broken.append(constraint) }
  }

  private func updateConstant(of constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let entry = entries[key] else { return }
    mayMendConstraints = true
    guard let id = entry.id else { return }
    do throws(ConstraintSolver.Conflict) {
      try solver.setConstant(entry.base - Double(constraint.constant).finite, of: id)
    } catch {
      origins[id] = nil
      entries[key]?.id = nil
      insert(constraint, terms: linearForm(of: constraint).terms)
    }
  }

  /// Adds broken constraints that no longer contradict others.
  private func mendConstraints() {
    let candidates = broken.sorted { $0.serial < $1.serial }
    broken = []
    for constraint in candidates { insert(constraint, terms: linearForm(of: constraint).terms) }
  }

  /// Adds a linear constraint. If constraints contradict each other, it breaks one of them.
  ///
  /// It never breaks the system's constraints in favor of an app's. Among an app's constraints, it
  /// breaks the last activated. All of them are required, because optional constraints never
  /// contradict.
  ///
  /// - Returns: the constraint in the solver; `nil` if the constraint itself is broken.
  private func insert(_ linear: LinearConstraint, _ origin: Origin) -> ConstraintSolver.ID? {
    while true {
      do throws(ConstraintSolver.Conflict) {
        let id = try solver.add(linear)
        origins[id] = origin
        return id
      } catch {
        let others = error.constraints.filter { origins[$0] != nil }
        var victim: (serial: Int, id: ConstraintSolver.ID?) = (-1, nil)
        if case .constraint(let constraint) = origin { victim.serial = constraint.serial }
        for id in others {
          if case .constraint(let constraint)? = origins[id], constraint.serial > victim.serial {
            victim = (constraint.serial, id)
          }
        }
        report(
          others.compactMap { origins[$0] } + [origin],
          broken: victim.id.flatMap { origins[$0] } ?? origin)
        guard let id = victim.id, case .constraint(let constraint)? = origins[id] else {
          return nil
        }
        removeFromSolver(id)
        entries[ObjectIdentifier(constraint)]?.id = nil
        broken.append(constraint)
      }
    }
  }

  private func removeFromSolver(_ id: ConstraintSolver.ID) {
    solver.remove(id)
    origins[id] = nil
  }

  private func report(_ origins: [Origin], broken: Origin) {
    func text(_ origin: Origin) -> String {
      switch origin {
      case .constraint(let constraint): constraint.textForMessages
      case .system(let item, let axis, let kind):
        "<\(kind) of \(item.object.nameInMessages), \(axis)>"
      }
    }
    LayoutWarnings.note(
      """
      Constraints contradict each other. At least one of these is not wanted:
      \(origins.map { "    " + text($0) }.joined(separator: "\n"))
      The layout breaks this one until the contradiction ends:
          \(text(broken))
      """)
  }

  // MARK: Items

  /// Creates the items of views with natural sizes in the order of the views in the tree, so that
  /// the last views are compressed if there is too little space for several views of equal priority.
  ///
  /// - Returns: the items, with an increased use count.
  private func makeItems(for constraints: [NSLayoutConstraint], in root: any LayoutView)
    -> [LayoutEngineItem]
  {
    var missing: Set<ObjectIdentifier> = []
    for constraint in constraints {
      for point in constraint.first.points + (constraint.second?.points ?? []) {
        guard let view = point.item?.itemView, view === point.item,
          !view.translatesAutoresizingMaskIntoConstraints,
          itemsByID[ObjectIdentifier(view)] == nil
        else { continue }
        missing.insert(ObjectIdentifier(view))
      }
    }
    // The order of a single view is that of its constraints.
    guard missing.count > 1 else { return [] }
    var result: [LayoutEngineItem] = []
    var views = [root]
    while !missing.isEmpty, let view = views.popLast() {
      if missing.remove(ObjectIdentifier(view)) != nil {
        let item = item(for: view)
        item.useCount += 1
        result.append(item)
      }
      if view === root || !view.isEngineRoot { views += view.itemsInLayoutOrder.reversed() }
    }
    return result
  }

  private func item(for object: any LayoutItem) -> LayoutEngineItem {
    if let item = itemsByID[ObjectIdentifier(object)] { return item }
    let item = LayoutEngineItem(object, solver: solver)
    itemsByID[ObjectIdentifier(object)] = item
    item.index = items.count
    items.append(item)
    if object !== root { place(item) }
    return item
  }

  private func release(_ item: LayoutEngineItem) {
    item.useCount -= 1
    guard item.useCount == 0, item.object !== root else { return }
    removeSystemConstraints(of: item)
    solver.remove(item.horizontal.position)
    solver.remove(item.horizontal.size)
    solver.remove(item.vertical.position)
    solver.remove(item.vertical.size)
    itemsByID[item.key] = nil
    let last = items.removeLast()
    if last !== item {
      items[item.index] = last
      last.index = item.index
    }
    if item.isChanged { changedItems.removeAll { $0 === item } }
  }

  private func removeSystemConstraints(of item: LayoutEngineItem) {
    for axis in NSLayoutConstraint.Axis.both {
      for id in item[axis].systemConstraints { removeFromSolver(id) }
      item[axis].systemConstraints = []
      item[axis].natural = nil
    }
    let container = item.container
    item.container = nil
    if let container { release(container) }
  }

  /// Adds the system's constraints of an item.
  private func place(_ item: LayoutEngineItem) {
    if item.object.isAtContainerOrigin {
      for axis in NSLayoutConstraint.Axis.both {
        addSystem(LinearConstraint([.init(item[axis].position)], .equal), item, axis, "content")
      }
    } else if let insets = item.object.insetsInContainer?.finite {
      placeGuide(item, insets)
    } else if let view = item.view {
      if view.translatesAutoresizingMaskIntoConstraints {
        placeTranslated(item, view)
      } else {
        addNaturalSize(of: item, view)
      }
    }
  }

  private func refresh(_ item: LayoutEngineItem) {
    if item.object === root { return refreshNaturalSize(of: item) }
    if item.isNaturallySized, item.view?.translatesAutoresizingMaskIntoConstraints == false {
      refreshNaturalSize(of: item)
    } else {
      removeSystemConstraints(of: item)
      place(item)
      mayMendConstraints = true
    }
  }

  private func placeGuide(_ item: LayoutEngineItem, _ insets: UIEdgeInsets) {
    item.guideInsets = insets
    guard let owner = item.object.containingItem else { return }
    let container = self.item(for: owner)
    container.useCount += 1
    item.container = container
    for axis in NSLayoutConstraint.Axis.both {
      let start = insets.start(axis).finite
      let end = insets.end(axis).finite
      addSystem(
        LinearConstraint([.init(item[axis].position)], constant: -start, .equal), item, axis,
        "guide")
      addSystem(
        LinearConstraint(
          [.init(item[axis].size), .init(container[axis].size, times: -1)],
          constant: start + end - Double(container.insets.start(axis) + container.insets.end(axis)),
          .equal), item, axis, "guide")
    }
  }

  /// Keeps a view's frame, or resizes it with its superview.
  private func placeTranslated(_ item: LayoutEngineItem, _ view: any LayoutView) {
    for axis in NSLayoutConstraint.Axis.both {
      let frame = view.translatedFrame(along: axis)
      var position: [LinearConstraint.Term] = [.init(item[axis].position)]
      var size: [LinearConstraint.Term] = [.init(item[axis].size)]
      var containerInset = 0.0
      if frame.positionShare != 0 || frame.sizeShare != 0, let owner = view.containingItem {
        let container = self.item(for: owner)
        if item.container == nil {
          container.useCount += 1
          item.container = container
        }
        position.append(.init(container[axis].size, times: -frame.positionShare))
        size.append(.init(container[axis].size, times: -frame.sizeShare))
        containerInset = Double(container.insets.start(axis) + container.insets.end(axis))
      }
      let start = Double(item.insets.start(axis))
      let end = Double(item.insets.end(axis))
      addSystem(
        LinearConstraint(
          position,
          constant: -(frame.position + start + frame.positionShare * containerInset), .equal),
        item, axis, "autoresizing mask")
      addSystem(
        LinearConstraint(
          size, constant: -(frame.size - start - end + frame.sizeShare * containerInset), .equal),
        item, axis, "autoresizing mask")
    }
  }

  private func addSystem(
    _ linear: LinearConstraint, _ item: LayoutEngineItem, _ axis: NSLayoutConstraint.Axis,
    _ kind: String
  ) {
    if let id = insert(linear, .system(item, axis, kind)) {
      item[axis].systemConstraints.append(id)
    }
  }

  // MARK: Natural sizes

  /// Adds the content hugging and compression resistance of a view.
  private func addNaturalSize(of item: LayoutEngineItem, _ view: any LayoutView) {
    item.isNaturallySized = true
    let size = view.intrinsicContentSize
    for axis in NSLayoutConstraint.Axis.both {
      let length = axis == .horizontal ? size.width : size.height
      let hugging = view.contentHuggingPriority(for: axis)
      let resistance = view.contentCompressionResistancePriority(for: axis)
      item[axis].hugging = hugging
      item[axis].resistance = resistance
      guard length >= 0 else { continue }
      let natural = Double(length).finite
      item[axis].natural = natural
      addSystem(
        LinearConstraint(
          [.init(item[axis].size)], constant: -natural, .greaterThanOrEqual,
          priority: resistance.clamped), item, axis, "compression resistance")
      addSystem(
        LinearConstraint(
          [.init(item[axis].size)], constant: -natural, .lessThanOrEqual,
          priority: hugging.clamped), item, axis, "content hugging")
    }
  }

  private func refreshNaturalSize(of item: LayoutEngineItem) {
    guard let view = item.view, item.isNaturallySized else { return }
    let size = view.intrinsicContentSize
    for axis in NSLayoutConstraint.Axis.both {
      let length = axis == .horizontal ? size.width : size.height
      let isSameKind =
        (length >= 0) == (item[axis].natural != nil)
        && item[axis].hugging == view.contentHuggingPriority(for: axis)
        && item[axis].resistance == view.contentCompressionResistancePriority(for: axis)
      guard isSameKind else {
        for axis in NSLayoutConstraint.Axis.both {
          for id in item[axis].systemConstraints { removeFromSolver(id) }
          item[axis].systemConstraints = []
          item[axis].natural = nil
        }
        return addNaturalSize(of: item, view)
      }
    }
    setNatural(Double(size.width).finite, of: item, .horizontal)
    item.measuredWidth = nil
    if !view.hasHeightForWidth { setNatural(Double(size.height).finite, of: item, .vertical) }
  }

  private func setNatural(
    _ length: Double, of item: LayoutEngineItem, _ axis: NSLayoutConstraint.Axis
  ) {
    guard let natural = item[axis].natural, natural != length else { return }
    item[axis].natural = length
    // Compression resistance is before hugging. If both are required, the smallest length must not
    // exceed the largest one in between.
    let ids = item[axis].systemConstraints
    for id in length > natural ? ids.reversed() : ids {
      guard let linear = solver[id] else { continue }
      do throws(ConstraintSolver.Conflict) {
        try solver.setConstant(-length, of: id)
      } catch {
        // Required hugging or resistance may contradict an app's constraints, which are broken.
        let origin = origins.removeValue(forKey: id)
        var changed = linear
        changed.constant = -length
        let new = origin.flatMap { insert(changed, $0) }
        item[axis].systemConstraints = item[axis].systemConstraints.compactMap {
          $0 == id ? new : $0
        }
      }
    }
    mayMendConstraints = true
  }

  /// Updates the heights of views whose height depends on their width, such as labels with several
  /// lines.
  private func fitHeightsToWidths() {
    // A height rarely changes a width again. The limit prevents an infinite loop.
    for _ in 0..<4 {
      var isChanged = false
      for item in items where item.isNaturallySized && item.vertical.natural != nil {
        let width = solver.value(of: item.horizontal.size)
        guard let view = item.view, view.hasHeightForWidth else { continue }
        guard item.measuredWidth.map({ abs($0 - width) > 1e-6 }) ?? true else { continue }
        item.measuredWidth = width
        let height = view.intrinsicHeight(forWidth: CGFloat(width)).finite
        if height != item.vertical.natural {
          setNatural(height, of: item, .vertical)
          isChanged = true
        }
      }
      guard isChanged else { return }
    }
  }

  // MARK: The root

  /// The priority of a size that an app has set for a root without a superview. Only required
  /// constraints change it.
  private static let sizeOfUnplacedRoot = 999.99
  /// The priority of an empty length of such a root. All constraints and contents change it.
  private static let emptySizeOfUnplacedRoot = 0.001

  /// Returns a Boolean value that indicates whether constraints, without a superview, determine the
  /// size of the root.
  private func isUnplaced(_ root: any LayoutView) -> Bool {
    root.containingItem == nil && !root.translatesAutoresizingMaskIntoConstraints
  }

  /// Gives a root without a superview the size that its constraints determine.
  private func resizeUnplacedRoot(_ root: any LayoutView) {
    guard isUnplaced(root) else { return }
    let item = item(for: root)
    root.resize(
      toAlignmentSize: CGSize(
        width: solver.value(of: item.horizontal.size), height: solver.value(of: item.vertical.size))
    )
    guard root.layoutSize != item.rootBounds else { return }
    sizeOfConstraints = root.layoutSize
    item.rootBounds = root.layoutSize
  }

  private func updateRootSize(_ item: LayoutEngineItem, _ root: any LayoutView) {
    let lengths: [(target: Double, priority: Double)]
    var needsNaturalSize = true
    switch rootSize {
    case .bounds:
      if root.layoutSize != sizeOfConstraints {
        sizeOfApp = root.layoutSize
        sizeOfConstraints = nil
      }
      let isUnplaced = isUnplaced(root)
      let size = item.alignmentSize(of: isUnplaced ? sizeOfApp : root.layoutSize)
      lengths = [size.width, size.height].map { length in
        let priority = length > 0 ? Self.sizeOfUnplacedRoot : Self.emptySizeOfUnplacedRoot
        return (Double(length).finite, isUnplaced ? priority : LinearConstraint.required)
      }
      needsNaturalSize = isUnplaced
      item.rootBounds = root.layoutSize
    case .fitting(let size, let horizontal, let vertical):
      lengths = [
        (Double(size.width).finite, horizontal.clamped),
        (Double(size.height).finite, vertical.clamped),
      ]
      item.rootBounds = nil
    }
    if needsNaturalSize, !item.isNaturallySized {
      addNaturalSize(of: item, root)
    } else if !needsNaturalSize, item.isNaturallySized {
      removeSystemConstraints(of: item)
      item.isNaturallySized = false
    }
    for (axis, length) in zip(NSLayoutConstraint.Axis.both, lengths) {
      if let id = item[axis].rootConstraint, let linear = solver[id],
        linear.priority == length.priority
      {
        if linear.constant == -length.target { continue }
        mayMendConstraints = true
        do throws(ConstraintSolver.Conflict) {
          try solver.setConstant(-length.target, of: id)
          continue
        } catch {
          origins[id] = nil
          item[axis].rootConstraint = nil
        }
      }
      if let id = item[axis].rootConstraint { removeFromSolver(id) }
      // Where one length depends on the other, the former height may contradict the new width.
      if axis == .horizontal, let id = item.vertical.rootConstraint, let linear = solver[id],
        linear.constant != -lengths[1].target || linear.priority != lengths[1].priority
      {
        removeFromSolver(id)
        item.vertical.rootConstraint = nil
      }
      mayMendConstraints = true
      item[axis].rootConstraint = insert(
        LinearConstraint(
          [.init(item[axis].size)], constant: -length.target, .equal, priority: length.priority),
        .system(item, axis, "size"))
    }
  }

  // MARK: Linear forms

  private struct LinearForm {
    var terms: [LinearConstraint.Term] = []
    var base = 0.0
    var items: [LayoutEngineItem] = []
    /// A Boolean value that indicates whether ``base`` depends on frames, text or margins.
    var dependsOnFrames = false
  }

  /// Returns a constraint in the coordinates of the view that contains its items.
  private func linearForm(of constraint: NSLayoutConstraint) -> LinearForm {
    var form = LinearForm()
    guard let reference = constraint.commonView else { return form }
    let points = constraint.first.points + (constraint.second?.points ?? [])
    let isMirrored =
      reference.isLaidOutRightToLeft && points.contains { $0.attribute.isDirectional }
    add(constraint.first, 1, to: &form, in: reference, isMirrored: isMirrored)
    if let second = constraint.second {
      let multiplier = Double(constraint.multiplier).finite
      add(second, -multiplier, to: &form, in: reference, isMirrored: isMirrored)
    }
    return form
  }

  private func add(
    _ operand: LayoutOperand, _ factor: Double, to form: inout LinearForm,
    in reference: any LayoutView, isMirrored: Bool
  ) {
    add(operand.point, factor, to: &form, in: reference, isMirrored: isMirrored)
    guard let origin = operand.origin else { return }
    add(origin, -factor, to: &form, in: reference, isMirrored: isMirrored)
  }

  private func add(
    _ point: LayoutOperand.Point, _ factor: Double, to form: inout LinearForm,
    in reference: any LayoutView, isMirrored: Bool
  ) {
    guard var object = point.item, let axis = point.attribute.axis, var part = point.attribute.part
    else { return }
    var offset = 0.0
    if object === reference, let content = reference.contentItem,
      part == .minimum || part == .maximum
    {
      object = content
      if point.attribute.isOfMargins {
        let margins = reference.itemBetweenMargins?.insetsInContainer?.finite ?? .zero
        offset = part == .minimum ? margins.start(axis).finite : -margins.end(axis).finite
        form.dependsOnFrames = true
      }
    } else if point.attribute.isOfMargins, let item = object.itemBetweenMargins {
      object = item
    }
    if point.attribute.isBaseline, let view = object.itemView, view === object {
      // The baseline of a container is the baseline of a view inside.
      let source = view.baselineItem(isFirst: part == .firstBaseline)
      let inside = source.isInside(view) ? source : view
      object = inside
      let offsets = inside.baselineOffsets
      offset = part == .firstBaseline ? offsets.first.finite : -offsets.last.finite
      form.dependsOnFrames = true
    }
    switch part {
    case .firstBaseline: part = .minimum
    case .lastBaseline: part = .maximum
    default: break
    }
    let item = item(for: object)
    form.items.append(item)
    if part == .size {
      form.terms.append(.init(item[axis].size, times: factor))
      return
    }
    // The direction of the axis in which positions grow, from the leading edge.
    let sign = isMirrored && axis == .horizontal ? -factor : factor
    if isMirrored, axis == .horizontal {
      let container = self.item(for: reference)
      form.items.append(container)
      form.terms.append(.init(container[axis].size, times: factor))
      form.base += factor * Double(container.insets.start(axis) + container.insets.end(axis))
      if point.attribute.isDirectional { part = part == .minimum ? .maximum : .minimum }
    }
    form.base += sign * offset
    if object === reference {
      form.base += sign * Double(item.insets.start(axis))
    } else {
      form.terms.append(.init(item[axis].position, times: sign))
      var container = object.containingItem
      while let view = container, view !== reference {
        let ancestor = self.item(for: view)
        form.items.append(ancestor)
        form.terms.append(.init(ancestor[axis].position, times: sign))
        form.base -= sign * Double(ancestor.insets.start(axis))
        if view.contentItem != nil {
          let offset = view.scrollOffset
          form.base -= sign * (axis == .horizontal ? offset.x : offset.y).finite
          form.dependsOnFrames = true
        }
        container = view.containingItem
      }
    }
    switch part {
    case .maximum: form.terms.append(.init(item[axis].size, times: sign))
    case .center: form.terms.append(.init(item[axis].size, times: sign / 2))
    default: break
    }
  }

  // MARK: Ambiguity

  /// Returns a Boolean value that indicates whether an item could have another rectangle while the
  /// constraints are satisfied equally well.
  package func isAmbiguous(_ object: any LayoutItem) -> Bool {
    guard let item = itemsByID[ObjectIdentifier(object)] else { return true }
    return item.variables.contains { solver.isAmbiguous($0) }
  }

  /// Moves an ambiguous item to another possible rectangle. The next call moves it back.
  package func exerciseAmbiguity(of object: any LayoutItem) {
    guard let item = itemsByID[ObjectIdentifier(object)] else { return }
    if item.exercises.isEmpty {
      for variable in item.variables where solver.isAmbiguous(variable) {
        // The priority is below all others, so that only undetermined values change.
        let target = solver.value(of: variable) + 20
        if let id = try? solver.add(
          LinearConstraint([.init(variable)], constant: -target, .equal, priority: -1))
        {
          item.exercises.append(id)
        }
      }
    } else {
      for id in item.exercises { solver.remove(id) }
      item.exercises = []
    }
    requestUpdate()
  }

  /// Returns the active constraints of an item on an axis, in the order of activation.
  package func constraints(of object: any LayoutItem, along axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    entries.values.map(\.constraint).filter { constraint in
      (constraint.first.points + (constraint.second?.points ?? [])).contains {
        $0.item === object && $0.attribute.axis == axis
      }
    }.sorted { $0.serial < $1.serial }
  }
}

extension NSLayoutConstraint.Axis {
  package static let both: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
}

extension LinearConstraint.Relation {
  fileprivate init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension UIEdgeInsets {
  func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
  func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}

extension Double {
  /// The number, limited to ±10⁹; 0 for NaN.
  var finite: Double { isNaN ? 0 : min(max(self, -1e9), 1e9) }
}

extension CGFloat {
  package var finite: Double { Double(self).finite }
}

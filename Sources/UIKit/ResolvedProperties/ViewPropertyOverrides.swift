internal import CelloText

/// Draws a tree of views with some of its resolved properties at other values, and restores them.
///
/// Properties are named and printed as in ``UIView/resolvedProperties``. Only properties whose text
/// can be read back are set.
@MainActor package final class ViewPropertyOverrides {
  /// A property and its other value; `nil` for the default.
  package typealias Property = (name: String, value: String?)

  private let root: UIView
  private let layOut: () -> Void
  private let rootFrameFollows: Bool
  let namedViews: [(name: String, view: UIView)]
  private let incidentalNames: Set<String>
  /// The names of the views that an app created, with short names.
  let appNames: [String: String]
  private let indices: [String: Int]
  private let constraints: [String: NSLayoutConstraint]
  /// The properties at the time of the initializer.
  let ownValues: PropertyList

  /// Creates overrides of a tree, whose views are collected once.
  ///
  /// - Parameters:
  ///   - rootFrameFollows: a Boolean value that indicates whether the size of the root follows from
  ///     its properties.
  ///   - layOut: sets the size of the root. It is called after properties have changed.
  package init(of root: UIView, rootFrameFollows: Bool, layOut: @escaping () -> Void) {
    var collector = ViewPropertyCollector()
    collector.collect(root, in: "", isInControl: false)
    self.root = root
    self.rootFrameFollows = rootFrameFollows
    self.layOut = layOut
    namedViews = collector.namedViews
    incidentalNames = collector.incidentalNames
    appNames = collector.appNames
    constraints = collector.constraints
    ownValues = collector.list
    indices = Dictionary(
      collector.namedViews.enumerated().map { ($1.name, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: - Properties that can be set

  /// Returns the indices of the properties that can be set, in the order of the tree: properties that
  /// are not the result of layout, and frames.
  ///
  /// - Parameters:
  ///   - removedRows: for each property, the row that it represents, if it represents a removed row of
  ///     a list.
  ///   - removedViews: for each property, the view that it represents, if it represents another removed
  ///     view.
  package func candidates(
    _ properties: [Property], removedRows: [RemovedRow?] = [], removedViews: [FormerView?] = []
  ) -> (properties: [Int], frames: [Int]) {
    var others: [(position: Int, index: Int)] = []
    var frames: [(position: Int, index: Int)] = []
    let found = properties.map { target($0.name) }
    // The properties of an added view follow from its presence, unless only its properties were at
    // their defaults.
    let added = Set(
      zip(found, properties).compactMap { target, property in
        target?.property == "frame" && property.value == nil ? target?.position : nil
      }
    ).filter { !incidentalNames.contains(namedViews[$0].name) }
    for (index, row) in removedRows.enumerated() {
      guard let row, let shown = restore(row) else { continue }
      shown.remove()
      others.append((row.neighbor.flatMap { indices[$0] } ?? 0, index))
    }
    for (index, view) in removedViews.enumerated() {
      guard let view, let position = indices[view.parent], let remove = restore(view) else {
        continue
      }
      remove()
      others.append((position, index))
    }
    for (index, property) in properties.enumerated() {
      guard let target = found[index] else { continue }
      let isFrame = target.property == "frame"
      if added.contains(target.position), !isFrame { continue }
      guard let restore = set(property.value, of: target) else { continue }
      restore()
      let isInput = !target.isFrame || property.value == nil || isOwnFrame(target)
      if isInput {
        others.append((target.position, index))
      } else {
        frames.append((target.position, index))
      }
    }
    settle()
    return (
      others.sorted { ($0.position, $0.index) < ($1.position, $1.index) }.map(\.index),
      frames.sorted { ($0.position, $0.index) < ($1.position, $1.index) }.map(\.index)
    )
  }

  // MARK: - Setting properties

  /// Calls a closure while properties have other values and the tree is laid out with them.
  ///
  /// - Parameters:
  ///   - withoutSections: the names of properties, one for each section of a list that is laid out as
  ///     if it did not exist.
  ///   - removedRows: the rows that lists show again.
  ///   - removedViews: the other views that are shown again.
  /// - Returns: the result of the closure; `nil` if a property cannot be set.
  package func performing<Result>(
    _ properties: [Property], withoutSections sections: [String] = [],
    removedRows: [RemovedRow] = [], removedViews: [FormerView] = [], _ body: () -> Result
  ) -> Result? {
    var restores: [() -> Void] = []
    defer {
      for restore in restores.reversed() { restore() }
      settle()
    }
    var values: [(target: Target, value: String?)] = []
    var frames: [(target: Target, value: String)] = []
    for property in properties {
      guard let target = target(property.name) else { return nil }
      if target.isFrame, let value = property.value, !isOwnFrame(target) {
        frames.append((target, value))
      } else {
        values.append((target, property.value))
      }
    }
    for (target, value) in values {
      guard let restore = set(value, of: target) else { return nil }
      restores.append(restore)
    }
    for name in sections {
      guard let restore = target(name)?.view.omitSectionFromList() else { return nil }
      restores.append(restore)
    }
    for row in removedRows.sorted(by: { $0.number < $1.number }) {
      guard let shown = restore(row) else { return nil }
      restores.append(shown.remove)
    }
    for view in removedViews {
      guard let remove = restore(view) else { return nil }
      restores.append(remove)
    }
    settle()
    // Layout can set properties again, such as corners that follow from a size.
    for (target, value) in values
    where target.length == nil
      && target.view.appearanceProperties[target.property] != value
    {
      _ = setWithoutLayout(value, of: target)
    }
    for (target, value) in frames.sorted(by: { $0.target.position < $1.target.position }) {
      guard let restore = set(value, of: target) else { return nil }
      restores.append(restore)
      // Descendants with an own frame follow.
      target.view.layoutIfNeeded()
    }
    return body()
  }

  /// Shows a removed row again, with its recorded properties; `nil` if they cannot be set.
  private func restore(_ row: RemovedRow) -> RestoredRow? {
    guard let shown = restoredCell(row) else { return nil }
    root.layoutIfNeeded()
    let own = ViewPropertyOverrides(of: shown.view, rootFrameFollows: true) {}
    let properties = own.differences(from: row.values)
    var restores: [() -> Void] = []
    let remove = {
      for restore in restores.reversed() { restore() }
      shown.remove()
    }
    for property in properties {
      guard let target = own.target(property.name),
        let restore = own.set(property.value, of: target)
      else {
        remove()
        return nil
      }
      restores.append(restore)
    }
    shown.contentDidChange()
    var result = shown
    result.remove = remove
    return result
  }

  /// Inserts a cell for a removed row: a cell like the row that is most similar, or a new one if the
  /// list is empty.
  private func restoredCell(_ row: RemovedRow) -> RestoredRow? {
    if let neighbor = row.neighbor {
      guard let view = indices[neighbor].map({ namedViews[$0].view }),
        let template = template(for: row)
      else { return nil }
      return template.restoreRowInList(view, isBelow: row.isBelowNeighbor)
    }
    var content = PropertyList()
    for (name, value) in row.values
    where name.hasPrefix("/content.") && !name.hasSuffix(".frame") {
      content[String(name.dropFirst("/content.".count))] = value
    }
    guard let configuration = UIListContentConfiguration(content) else { return nil }
    let shown = root.restoreRowInEmptyList(configuration)
    if let accessory = row.values["/accessory.type"] { _ = shown?.view.setAccessory(accessory) }
    return shown
  }

  /// Returns the row that is most similar to a removed row.
  private func template(for row: RemovedRow) -> UIView? {
    guard let neighbor = row.neighbor,
      let list = indices[neighbor].map({ namedViews[$0].view })?.superview
    else { return nil }
    let wanted = row.values.filter { !$0.key.hasSuffix(".frame") }
    var best: (view: UIView, otherNames: Int, equalValues: Int)?
    for (name, view) in namedViews where view.superview === list && view.isCellOfList {
      let values = ViewPropertyCollector.relativeProperties(ownValues, of: name)
        .filter { !$0.key.hasSuffix(".frame") }
      let common = values.keys.count { wanted[$0] != nil }
      let otherNames = values.count + wanted.count - 2 * common
      let equalValues = values.count { wanted[$0.key] == $0.value }
      if let best, (otherNames, -equalValues) >= (best.otherNames, -best.equalValues) { continue }
      best = (view, otherNames, equalValues)
    }
    return best?.view
  }

  /// Returns the properties of the root, a row, whose values differ from others, with these values.
  private func differences(from values: [String: String]) -> [Property] {
    guard let name = namedViews.first(where: { $0.view === root })?.name else { return [] }
    let current = ViewPropertyCollector.relativeProperties(ownValues, of: name)
    return Set(current.keys).union(values.keys).sorted()
      .filter {
        current[$0] != values[$0] && !$0.hasSuffix(".frame") && !$0.contains("/accessibility")
      }
      .map { (name: name + $0, value: values[$0]) }
  }

  // MARK: - Sections

  /// Returns the sections of lists whose visible rows, headers and footers were all inserted.
  ///
  /// - Parameter added: the names of the frames of inserted views.
  package func insertedSections(_ added: [String]) -> [InsertedSection] {
    struct Section: Hashable {
      let list: ObjectIdentifier
      let index: Int
    }
    var found: [Section: (names: [String], views: [UIView])] = [:]
    for name in added {
      guard let target = target(name), target.property == "frame",
        let section = target.view.listSection
      else { continue }
      let key = Section(list: ObjectIdentifier(section.list), index: section.index)
      found[key, default: ([], section.views)].names.append(name)
    }
    return found.sorted { $0.key.index < $1.key.index }.compactMap { section, inserted in
      let views = inserted.names.compactMap { target($0)?.view }
      guard inserted.views.allSatisfy({ view in views.contains { $0 === view } }),
        let first = inserted.views.first(where: { $0.listRole == "supplementary" }) ?? views.first,
        let position = namedViews.firstIndex(where: { $0.view === first })
      else { return nil }
      let name = namedViews[position].name
      let text = ["/content.text", ".text", "/textLabel.text"].lazy
        .compactMap { self.ownValues[name + $0] }.first
      let names = [name + ".frame"] + inserted.names.filter { $0 != name + ".frame" }
      return InsertedSection(
        description: "section \(section.index + 1)"
          + (text.map { " “\($0.dropFirst().dropLast().prefix(40))”" } ?? ""),
        names: names, frame: ownValues[name + ".frame"] ?? "")
    }
  }

  private func settle() {
    layOut()
    root.layoutIfNeeded()
    // Margins are known after a layout, and the size can follow from them.
    layOut()
    root.layoutIfNeeded()
  }

  // MARK: - Targets

  struct Target {
    var position: Int
    var view: UIView
    var property: String
    /// The constraint with the property, and its text.
    var constraint: (object: NSLayoutConstraint, text: String)?

    /// A Boolean value that indicates whether the property is the frame of the view, or of a part of
    /// its content.
    @MainActor var isFrame: Bool {
      property == "frame" || view is UIListContentView && property.hasSuffix(".frame")
    }

    /// The dimension of the view if the property is the width or the height of its frame.
    @MainActor var length: KeyPath<UIView, NSLayoutDimension>? {
      switch property {
      case "frame.width": \UIView.widthAnchor
      case "frame.height": \UIView.heightAnchor
      default: nil
      }
    }
  }

  // MARK: - Lengths

  /// Returns the changed widths and heights of views that constraints or stack views place, as
  /// properties such as `stack/nameField.frame.height`. Views that contain no other views with changed
  /// lengths are first, because the length of a view that contains others usually follows.
  package func changedLengths(
    _ frames: [(name: String, old: String?)]
  ) -> [(name: String, old: String, new: String)] {
    var found: [(target: Target, lengths: [(name: String, old: String, new: String)])] = []
    for frame in frames {
      guard let target = target(frame.name), target.property == "frame", target.view !== root,
        target.view.isPlacedByConstraints, let old = frame.old?.split(separator: " "),
        let new = ownValues[frame.name]?.split(separator: " "), old.count == 4, new.count == 4
      else { continue }
      let lengths = [(2, "width"), (3, "height")].filter { old[$0.0] != new[$0.0] }.map {
        (name: "\(frame.name).\($0.1)", old: String(old[$0.0]), new: String(new[$0.0]))
      }
      if !lengths.isEmpty { found.append((target, lengths)) }
    }
    func contains(_ target: Target) -> Bool {
      found.contains {
        $0.target.view !== target.view && $0.target.view.isDescendant(of: target.view)
      }
    }
    return found.map { (contains($0.target) ? 1 : 0, $0.target.position, $0.lengths) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.flatMap(\.2)
  }

  // MARK: - Removed views

  /// Shows a removed view again, with its recorded properties. Returns a closure that removes it; `nil`
  /// if it cannot be made or a property cannot be set.
  private func restore(_ former: FormerView) -> (() -> Void)? {
    guard let position = indices[former.parent] else { return nil }
    let parent = namedViews[position].view
    guard let view = former.makeView(in: parent) else { return nil }
    let (stack, siblings) = (parent as? UIStackView, parent.subviews)
    let wasHidden = view.isHidden
    view.isHidden = false
    if let stack {
      let index = stack.arrangedSubviews.lastIndex { view in
        let name = namedViews.first { $0.view === view }?.name
        return name.map { former.precedes(name: $0, in: stack) } ?? false
      }
      stack.insertArrangedSubview(view, at: index.map { $0 + 1 } ?? 0)
    } else {
      parent.addSubview(view)
    }
    var restores: [() -> Void] = []
    let remove = {
      for restore in restores.reversed() { restore() }
      view.removeFromSuperview()
      view.isHidden = wasHidden
      for (index, sibling) in siblings.enumerated() where parent.subviews[index] !== sibling {
        parent.insertSubview(sibling, at: index)
      }
    }
    for (name, value) in former.values.sorted(by: { $0.key < $1.key }) {
      if name == "frame" {
        let scale = parent.traitCollection.displayScale
        guard let frame = CGRect.zero.replaced(by: value, scale: scale) else { continue }
        restores.append(view.assign(\.frame, frame))
      } else if view.appearanceProperties[name] != value {
        guard let restore = view.setAppearance(name, value) else {
          remove()
          return nil
        }
        restores.append(restore)
      }
    }
    return remove
  }

  /// Returns the view and the property of a name; `nil` if there is no such view.
  func target(_ name: String) -> Target? {
    var end = name.endIndex
    // The longest name of a view wins, because identifiers can contain dots.
    while let dot = name[..<end].lastIndex(of: ".") {
      if let position = indices[String(name[..<dot])] {
        return Target(
          position: position, view: namedViews[position].view,
          property: String(name[name.index(after: dot)...]),
          constraint: constraints[name].map { ($0, ownValues[name] ?? "") })
      }
      end = dot
    }
    return nil
  }

  /// Returns the view whose name contains the name of a target's view.
  private func owner(of target: Target) -> UIView? {
    let name = namedViews[target.position].name
    guard let slash = name.lastIndex(of: "/") else { return nil }
    return indices[String(name[..<slash])].map { namedViews[$0].view }
  }

  /// Returns a Boolean value that indicates whether the property is the frame of the root in its own
  /// size.
  private func isOwnFrame(_ target: Target) -> Bool {
    target.property == "frame" && target.view === root && !rootFrameFollows
  }

  /// Sets a property, after which the superviews of the view are laid out again: most of them have
  /// measured it.
  ///
  /// - Returns: a closure that restores the former value; `nil` if the property cannot be set.
  private func set(_ value: String?, of target: Target) -> (() -> Void)? {
    guard let restore = setWithoutLayout(value, of: target) else { return nil }
    guard !target.isFrame || value == nil else { return restore }
    func setNeedsLayout() {
      for view in sequence(first: target.view, next: \.superview) { view.setNeedsLayout() }
    }
    setNeedsLayout()
    return {
      restore()
      setNeedsLayout()
    }
  }

  private func setWithoutLayout(_ value: String?, of target: Target) -> (() -> Void)? {
    let view = target.view
    if target.property == "frame" {
      guard let value else {
        return view === root ? nil : view.omitFromList() ?? view.assign(\.isHidden, true)
      }
      return view.frame.replaced(by: value, scale: view.traitCollection.displayScale).map {
        view.assign(\.frame, $0)
      }
    }
    if let length = target.length {
      guard let value else { return nil }
      return view.setLength(length, value)
    }
    if let constraint = target.constraint {
      guard let value else { return nil }
      return constraint.object.set(value, from: constraint.text)
    }
    switch view {
    case let view as UIListContentView:
      if target.isFrame { return value.flatMap { view.setPartFrame(target.property, $0) } }
      return view.setContent(target.property, value)
    case is AccessoryView where target.property == "type":
      // The cell replaces its views when its accessories change.
      return value.flatMap { owner(of: target)?.setAccessory($0) }
    case let view as BackgroundView: return view.setBackground(target.property, value)
    default: return view.setAppearance(target.property, value)
    }
  }
}

/// A view that its superview does not contain any more.
package struct FormerView: Sendable {
  /// The name of the superview.
  package var parent: String
  /// The name of the view in its superview.
  package var name: String
  /// The recorded properties of the view.
  package var values: [String: String]
  /// The names of the views in the superview that were above the view.
  package var viewsAbove: Set<String>
  /// The names of the views in the superview that were to the left of the view.
  package var viewsOnLeft: Set<String>
  /// The names of the views in the superview that were to the right of the view.
  package var viewsOnRight: Set<String>

  package init(
    parent: String, name: String, values: [String: String], viewsAbove: Set<String>,
    viewsOnLeft: Set<String>, viewsOnRight: Set<String>
  ) {
    self.parent = parent
    self.name = name
    self.values = values
    self.viewsAbove = viewsAbove
    self.viewsOnLeft = viewsOnLeft
    self.viewsOnRight = viewsOnRight
  }

  /// Returns the view that the app still stores in its property, or else a view of a class of UIKit
  /// that has the recorded properties; `nil` if there is none.
  @MainActor fileprivate func makeView(in parent: UIView) -> UIView? {
    for object in parent.appObjects {
      if let view = AppClass.storedView(named: name, in: object), view.superview == nil {
        return view
      }
    }
    let names = Set(values.keys)
    if !names.isDisjoint(with: ["text", "font", "textColor"]) { return UILabel() }
    if names.contains("image") { return UIImageView() }
    return names.contains("backgroundColor") ? UIView() : nil
  }

  /// Returns a Boolean value that indicates whether an arranged view was before the removed view.
  @MainActor fileprivate func precedes(name: String, in stack: UIStackView) -> Bool {
    let own = name.lastIndex(of: "/").map { String(name[name.index(after: $0)...]) } ?? name
    if stack.axis == .vertical { return viewsAbove.contains(own) }
    let isRightToLeft = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return (isRightToLeft ? viewsOnRight : viewsOnLeft).contains(own)
  }
}

/// A row that a list does not show any more.
package struct RemovedRow: Sendable {
  /// The properties by their names, which begin after the name of the row.
  package var values: [String: String]
  /// The number of the row among the former rows, from 1.
  package var number: Int
  /// The name of a row that was next to the row; `nil` if no row remains.
  package var neighbor: String?
  package var isBelowNeighbor: Bool

  package init(values: [String: String], number: Int, neighbor: String?, isBelowNeighbor: Bool) {
    self.values = values
    self.number = number
    self.neighbor = neighbor
    self.isBelowNeighbor = isBelowNeighbor
  }
}

/// A section of a list that was inserted.
package struct InsertedSection: Sendable {
  /// The number and the title of the section, such as `section 2 “Drafts”`.
  package var description: String
  /// The names of the frames of the visible views in the section.
  package var names: [String]
  /// The frame of the first view.
  package var frame: String
}

/// An object whose properties can be set for some time.
protocol Overridable: AnyObject {}

extension Overridable {
  /// Sets a property, and returns a closure that restores its former value.
  func assign<Value>(
    _ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value
  ) -> () -> Void {
    let former = self[keyPath: property]
    self[keyPath: property] = value
    return { self[keyPath: property] = former }
  }
}

extension UIView: Overridable {}
extension CALayer: Overridable {}
extension NSLayoutConstraint: Overridable {}

// MARK: - Frames

extension CGRect {
  /// Returns the rectangle of a text, in which lengths that are equal to those of this rectangle are
  /// exact, and the others are rounded to halves of pixels if the text has no room for their digits.
  fileprivate func replaced(by text: String, scale: CGFloat) -> CGRect? {
    let (old, new) = (notation.split(separator: " "), text.split(separator: " "))
    guard old.count == 4, new.count == 4, let parsed = CGRect(notation: text) else { return nil }
    func exact(_ index: Int, _ own: CGFloat, _ parsed: CGFloat) -> CGFloat {
      if old[index] == new[index] { return own }
      let halves = (parsed * scale * 2).rounded()
      let nearest = halves / (scale * 2)
      return (nearest - parsed).magnitude < 0.0006 ? nearest : parsed
    }
    return CGRect(
      x: exact(0, minX, parsed.minX), y: exact(1, minY, parsed.minY),
      width: exact(2, width, parsed.width), height: exact(3, height, parsed.height))
  }
}

extension UIView {
  /// Gives a view that constraints place a width or height, as if its content required it.
  fileprivate func setLength(
    _ dimension: KeyPath<UIView, NSLayoutDimension>, _ text: String
  ) -> (() -> Void)? {
    guard isPlacedByConstraints, let length = CGFloat(notation: text) else { return nil }
    let constraint = self[keyPath: dimension].constraint(
      equalToConstant: traitCollection.pixelGrid.rounded(length))
    // Constraints of the app can require another length.
    constraint.priority = UILayoutPriority(UILayoutPriority.required.rawValue - 1)
    constraint.isActive = true
    return { constraint.isActive = false }
  }
}

extension UIListContentView {
  /// Gives a part, such as `text.frame`, another frame.
  fileprivate func setPartFrame(_ property: String, _ text: String) -> (() -> Void)? {
    let former = adjustFrames
    let scale = traitCollection.displayScale
    let frames = frames()
    let current: CGRect?
    let part: WritableKeyPath<ListContentFrames<TextLayout>, CGRect?>
    switch property {
    case "image.frame": (current, part) = (frames.image, \.image)
    case "text.frame": (current, part) = (frames.text?.frame, \.textFrame)
    case "secondaryText.frame":
      (current, part) = (frames.secondaryText?.frame, \.secondaryTextFrame)
    default: return nil
    }
    guard let frame = current?.replaced(by: text, scale: scale) else { return nil }
    adjustFrames = { frames in
      former?(&frames)
      frames[keyPath: part] = frame
    }
    return { self.adjustFrames = former }
  }
}

extension ListContentFrames {
  fileprivate var textFrame: CGRect? {
    get { text?.frame }
    set { if let newValue { text?.frame = newValue } }
  }

  fileprivate var secondaryTextFrame: CGRect? {
    get { secondaryText?.frame }
    set { if let newValue { secondaryText?.frame = newValue } }
  }
}

extension UIView {
  /// Gives a cell with at most one accessory another one of the system.
  ///
  /// - Parameter name: the name of the accessory in resolved properties.
  fileprivate func setAccessory(_ name: String) -> (() -> Void)? {
    let glyph = AccessoryGlyph(rawValue: name)
    if let cell = self as? UITableViewCell, !cell.isEditing {
      switch glyph {
      case .disclosureIndicator: return cell.assign(\.accessoryType, .disclosureIndicator)
      case .checkmark: return cell.assign(\.accessoryType, .checkmark)
      case .detail: return cell.assign(\.accessoryType, .detailButton)
      default: return nil
      }
    }
    guard let cell = self as? UICollectionViewListCell, cell.accessories.count <= 1 else {
      return nil
    }
    switch glyph {
    case .disclosureIndicator: return cell.assign(\.accessories, [.disclosureIndicator()])
    case .checkmark: return cell.assign(\.accessories, [.checkmark()])
    case .detail: return cell.assign(\.accessories, [.detail()])
    default: return nil
    }
  }
}

// MARK: - Configurations

extension UIListContentView {
  fileprivate func setContent(_ property: String, _ value: String?) -> (() -> Void)? {
    guard let former = configuration as? UIListContentConfiguration else { return nil }
    var properties = former.resolvedProperties
    properties[property] = value
    var new = UIListContentConfiguration(properties)
    if new == nil, property != "image" {
      // An image of pixels cannot be read back, but is the same.
      properties["image"] = nil
      new = UIListContentConfiguration(properties)
      new?.image = former.image
    }
    guard let new, new.resolvedProperties[property] == value else { return nil }
    configuration = new
    return { self.configuration = former }
  }
}

extension BackgroundView {
  fileprivate func setBackground(_ property: String, _ value: String?) -> (() -> Void)? {
    let former = configuration
    var properties = former.resolvedProperties
    properties[property] = value
    guard former.customView == nil, let new = UIBackgroundConfiguration(properties),
      new.resolvedProperties[property] == value
    else { return nil }
    configuration = new
    return { self.configuration = former }
  }
}

// MARK: - Constraints

extension NSLayoutConstraint {
  /// Sets the constant and the priority of a text such as `== self.leading + 12 @ 750`; `nil` if the
  /// text has another relation, multiplier or item.
  ///
  /// - Parameter current: the text of the constraint.
  fileprivate func set(_ text: String, from current: String) -> (() -> Void)? {
    guard let new = ConstraintText(text), let current = ConstraintText(current),
      new.item == current.item
    else { return nil }
    let restoreConstant = assign(\.constant, new.constant)
    let restorePriority = assign(\.priority, UILayoutPriority(rawValue: new.priority))
    return {
      restorePriority()
      restoreConstant()
    }
  }
}

/// The parts of the text of a constraint.
private struct ConstraintText {
  /// The relation, and the multiplier and the anchor if there are any.
  var item: Substring
  var constant: CGFloat
  var priority = UILayoutPriority.required.rawValue

  /// Parses a text such as `== 2 * self.width + 12 @ 750` or `>= 44`.
  init?(_ text: String) {
    item = text[...]
    if let at = item.range(of: " @ ", options: .backwards) {
      guard let number = Float(item[at.upperBound...]) else { return nil }
      priority = number
      item = item[..<at.lowerBound]
    }
    constant = 0
    // A constraint without a second item is a relation and a constant.
    let relation = item.prefix(2)
    if let number = CGFloat(notation: String(item.dropFirst(3))) {
      (item, constant) = (relation, number)
      return
    }
    for (sign, factor) in [(" + ", 1), (" - ", -1)] as [(String, CGFloat)] {
      if let found = item.range(of: sign, options: .backwards),
        let number = CGFloat(notation: String(item[found.upperBound...]))
      {
        (item, constant) = (item[..<found.lowerBound], factor * number)
        return
      }
    }
  }
}

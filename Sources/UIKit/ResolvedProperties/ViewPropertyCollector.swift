extension UIView {
  /// The properties and frames of the views in this tree, as text.
  ///
  /// Views have names such as `row3/content` and `row3/nameLabel`: the rows, classes, stored
  /// properties and accessibility identifiers of an app that lead to the view. Such a name does not
  /// change when views are inserted elsewhere. A view without any of them has the name of its class.
  /// The second and later views of a name are numbered in drawing order.
  package var resolvedProperties: PropertyList {
    var collector = ViewPropertyCollector()
    collector.collect(self, in: "", isInControl: false)
    return collector.list
  }
}

/// Collects the properties of the views in a tree.
@MainActor struct ViewPropertyCollector {
  private(set) var list = PropertyList()
  /// The views with properties and their names, with enclosing views first.
  private(set) var namedViews: [(name: String, view: UIView)] = []
  /// The names of the views that have properties only because some of them differ from their
  /// defaults. Such a view can exist where its properties are absent.
  private(set) var incidentalNames: Set<String> = []
  /// The names of the views that an app created, with the name of the stored property, the identifier
  /// or the class of each.
  private(set) var appNames: [String: String] = [:]
  /// The constraints by the names of their properties.
  private(set) var constraints: [String: NSLayoutConstraint] = [:]
  private var names = NumberedNames()
  /// The names of the stored properties of an app that contain the views.
  private var storedNames: [ObjectIdentifier: String] = [:]

  mutating func collect(_ view: UIView, in path: String, isInControl: Bool) {
    if view.isOmittedFromList { return }
    let owner = AppClass(type(of: view))
    if owner.isOfApp { addStoredNames(of: view) }
    if let controller = view.next as? UIViewController, AppClass(type(of: controller)).isOfApp {
      addStoredNames(of: controller)
    }
    var path = path
    if let system = view.systemProperties {
      let name = names.unique(inside(path, system.kind))
      namedViews.append((name, view))
      add(system.properties, to: name)
    } else {
      let row = view.listRole
      let storedName =
        isInControl ? nil : storedNames[ObjectIdentifier(view)] ?? view.recordedIdentifier
      var properties = PropertyList()
      var ownConstraints: [(name: String, constraint: NSLayoutConstraint)] = []
      if !isInControl, !owner.isInternal {
        properties = view.appearanceProperties
        ownConstraints = namedConstraints(of: view, owner)
        for (name, constraint) in ownConstraints {
          properties[name] = value(of: constraint, in: view)
        }
        // Lists set the margins of cells and of section headers.
        if owner.isOfApp || type(of: view) == UIView.self,
          !(view is UICollectionReusableView || view is UITableViewCell
            || view is UITableViewHeaderFooterView),
          view.ownLayoutMargins != UIView.defaultLayoutMargins
        {
          properties["directionalLayoutMargins"] = view.ownLayoutMargins.notation
        }
      }
      if owner.isOfApp { properties.merge(Self.storedValues(of: view)) }
      if row == "row" { properties["separators"] = view.separatorsOfRow?.notation }
      if let spacing = (view.superview as? UIStackView)?.customSpacing(after: view),
        spacing != UIStackView.spacingUseDefault
      {
        properties["customSpacing"] = spacing.notation
      }
      let isNamed = row != nil || storedName != nil || owner.isOfApp
      if isNamed || view.isPlacedByConstraints || !properties.values.isEmpty {
        properties["frame"] = view.frame.notation
        let name = names.unique(
          row ?? inside(path, storedName ?? "\(type(of: view))"))
        namedViews.append((name, view))
        if storedName != nil || owner.isOfApp {
          appNames[name] = storedName ?? "\(type(of: view))"
        }
        if !isNamed, !view.isPlacedByConstraints { incidentalNames.insert(name) }
        for own in ownConstraints { constraints["\(name).\(own.name)"] = own.constraint }
        add(properties, to: name)
        if isNamed { path = name }
      }
    }
    if let accessibility = view.accessibility {
      add(accessibility.propertyList, to: names.unique(inside(path, "accessibility")))
    }
    let isInControl =
      isInControl || !owner.isOfApp && (view is UIControl || view is UIListContentView)
    for subview in view.subviews { collect(subview, in: path, isInControl: isInControl) }
  }

  /// Returns the properties of a view and of the views in it, by names that begin after the name of the
  /// view.
  static func relativeProperties(_ list: PropertyList, of name: String) -> [String: String] {
    var result: [String: String] = [:]
    for (key, value) in list.values where key.hasPrefix(name) {
      let rest = key.dropFirst(name.count)
      if rest.first == "." || rest.first == "/" { result[String(rest)] = value }
    }
    return result
  }

  private func inside(_ path: String, _ name: String) -> String {
    path.isEmpty ? name : "\(path)/\(name)"
  }

  private mutating func add(_ properties: PropertyList, to name: String) {
    list.merge(properties.prefixed(name))
  }

  // MARK: - Stored properties of an app

  private mutating func addStoredNames(of object: AnyObject) {
    AppClass.forEachStoredProperty(of: object) { name, value in
      if let view = value as? UIView {
        storedNames[ObjectIdentifier(view)] = name
      } else if let views = value as? [UIView] {
        for view in views { storedNames[ObjectIdentifier(view)] = name }
      }
    }
  }

  /// Returns the stored values of an app's view that can have an effect on its drawing.
  private static func storedValues(of view: UIView) -> PropertyList {
    var properties = PropertyList()
    AppClass.forEachStoredProperty(of: view) { name, value in
      switch value {
      case let color as UIColor: properties[name] = color.text(in: view)
      case let font as UIFont: properties[name] = font.notation
      case let image as UIImage: properties[name] = image.notation
      case let number as CGFloat: properties[name] = number.notation
      case let size as CGSize: properties[name] = size.notation
      case let insets as UIEdgeInsets:
        properties[name] =
          NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right
          ).notation
      case let insets as NSDirectionalEdgeInsets: properties[name] = insets.notation
      default: break
      }
    }
    return properties
  }

  // MARK: - Constraints

  /// Returns the constraints that a view holds, and the names of their properties. Stack views and
  /// other views of the system hold constraints that follow from their properties, except for their
  /// lengths.
  private func namedConstraints(
    of view: UIView, _ owner: AppClass
  ) -> [(name: String, constraint: NSLayoutConstraint)] {
    let holdsAll = owner.isOfApp || type(of: view) == UIView.self
    // The lengths of labels, images and controls.
    let holdsLengths = view is UILabel || view is UIImageView || view is UIControl
    guard holdsAll || holdsLengths else { return [] }
    var names = NumberedNames()
    return view.constraints.filter { constraint in
      holdsAll
        || constraint.firstItem === view
          && (constraint.secondItem == nil || constraint.secondItem === view)
    }.map { constraint in
      let first = text(of: constraint.firstItem, constraint.firstAttribute, in: view)
      return (names.unique("constraints." + (constraint.identifier ?? first)), constraint)
    }
  }

  private func value(of constraint: NSLayoutConstraint, in view: UIView) -> String {
    constraint.rightSide(
      naming: constraint.secondItem.map { text(of: $0, constraint.secondAttribute, in: view) })
  }

  private func text(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in view: UIView
  ) -> String {
    guard let item else { return "\(attribute)" }
    if item === view { return "self.\(attribute)" }
    let name =
      storedNames[ObjectIdentifier(item)] ?? (item as? UIView)?.recordedIdentifier
      ?? (item as? UILayoutGuide)?.identifier ?? "\(type(of: item))"
    return "\(name).\(attribute)"
  }
}

/// Names of which the second and later uses are numbered.
private struct NumberedNames {
  private var counts: [String: Int] = [:]

  mutating func unique(_ name: String) -> String {
    counts[name, default: 0] += 1
    let number = counts[name]!
    return number == 1 ? name : "\(name)\(number)"
  }
}

/// A class of the tree, which belongs to an app or to UIKit.
struct AppClass {
  /// A Boolean value that indicates whether the class is declared outside of UIKit.
  let isOfApp: Bool
  /// A Boolean value that indicates whether the class is a part of UIKit that apps do not see.
  let isInternal: Bool

  init(_ type: AnyClass) {
    let name = String(reflecting: type)
    isOfApp = !name.hasPrefix("UIKit.")
    isInternal = !isOfApp && !name.hasPrefix("UIKit.UI")
  }

  /// Returns the names of an object's class and its superclasses that belong to an app.
  static func names(of object: AnyObject) -> [String] {
    mirrors(of: object).map { String("\($0.subjectType)".prefix { $0 != "<" }) }
  }

  /// Returns the name of the stored property of an app that contains a view; `nil` if there is none.
  static func storedName(of view: UIView, in object: AnyObject) -> String? {
    var result: String?
    forEachStoredProperty(of: object) { name, value in
      if value as AnyObject === view { result = name }
    }
    return result
  }

  /// Returns the view in a stored property of an app; `nil` if there is none.
  static func storedView(named name: String, in object: AnyObject) -> UIView? {
    var result: UIView?
    forEachStoredProperty(of: object) { label, value in
      if label == name { result = value as? UIView }
    }
    return result
  }

  /// Returns the mirrors of an object for its class and the superclasses that belong to an app.
  private static func mirrors(of object: AnyObject) -> some Sequence<Mirror> {
    sequence(first: Mirror(reflecting: object)) { $0.superclassMirror }
      .prefix { ($0.subjectType as? AnyClass).map { AppClass($0).isOfApp } ?? false }
  }

  /// Calls a closure with the name and the value of each stored property that an app's classes
  /// declare.
  ///
  /// - Parameter includingAbsent: `true` to call the closure for optional values without a value, too.
  static func forEachStoredProperty(
    of object: AnyObject, includingAbsent: Bool = false, _ body: (String, Any) -> Void
  ) {
    for current in mirrors(of: object) {
      for child in current.children {
        guard let label = child.label else { continue }
        if let value = unwrapped(child.value) {
          body(propertyName(label), value)
        } else if includingAbsent {
          body(propertyName(label), child.value)
        }
      }
    }
  }

  /// Returns the name of the property with a stored value, which can be lazy or wrapped.
  static func propertyName(_ label: String) -> String {
    var name = label
    if let lazyName = name.range(of: "$__lazy_storage_$_") {
      name.removeSubrange(lazyName)
    } else if name.hasPrefix("_") {
      name.removeFirst()
    }
    return name
  }

  /// Returns the value of an optional, or `nil` if there is none.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}

extension UIView {
  /// The properties of a content view, a background or an accessory of the system, and its kind;
  /// `nil` for other views.
  fileprivate var systemProperties: (kind: String, properties: PropertyList)? {
    if let list = self as? UIListContentView {
      var properties =
        (list.configuration as? UIListContentConfiguration)?.resolvedProperties ?? PropertyList()
      let frames = list.frames()
      properties["frame"] = frame.notation
      properties["image.frame"] = frames.image?.notation
      properties["text.frame"] = frames.text?.frame.notation
      properties["secondaryText.frame"] = frames.secondaryText?.frame.notation
      return ("content", properties)
    }
    if let background = self as? BackgroundView {
      return ("background", background.configuration.resolvedProperties)
    }
    if let accessory = self as? AccessoryView {
      var properties = PropertyList()
      properties["type"] = accessory.typeName
      properties["frame"] = frame.notation
      return ("accessory", properties)
    }
    return nil
  }

  var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && placingEngine?.rect(of: self) != nil
  }
}

extension CGRect {
  /// Creates a rectangle from a text of four numbers.
  init?(notation: String) {
    let numbers = notation.split(separator: " ").compactMap { CGFloat(notation: String($0)) }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The left edge, the top edge, the width and the height, rounded to a thousandth of a point.
  var notation: String {
    func rounded(_ value: CGFloat) -> String {
      guard value.magnitude < 1e12 else { return value.notation }
      let thousandths = Int(clamping: value * 1000 + (value < 0 ? -0.5 : 0.5))
      return (CGFloat(thousandths) / 1000).notation
    }
    return [minX, minY, width, height].map(rounded).joined(separator: " ")
  }
}

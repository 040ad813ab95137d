internal import CelloNibs

extension NibInstantiator {
  // MARK: Runtime attributes

  /// Sets the runtime attributes of an object by their key paths.
  func setRuntimeAttributes(of item: Created) {
    guard let object = item.object as? NSObject else { return }
    for attribute in item.element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] ?? attribute.text("keyPath") else { continue }
      let (value, isKnown) = runtimeValue(attribute, of: item.element)
      guard isKnown else { continue }
      object.setValue(value, forKeyPath: path)
    }
  }

  private func runtimeValue(_ attribute: XMLElement, of element: XMLElement) -> (
    Any?, isKnown: Bool
  ) {
    let path = attribute["keyPath"] ?? ""
    switch attribute["type"] {
    case "boolean": return (attribute.flag("value") ?? false, true)
    case "string": return (localized(attribute.text("value") ?? "", path, element), true)
    case "number":
      if let integer = attribute.child("value", "integer")?.integer("value") {
        return (integer, true)
      }
      guard
        let number = attribute.child("value", "real")?.number("value") ?? attribute.number("value")
      else { break }
      return (Double(number), true)
    case "color": return (color("value", of: attribute), true)
    case "image": return (image("value", of: attribute), true)
    case "nil": return (nil, true)
    case "size", "point", "rect", "range":
      if let size = attribute.size("value") { return (size, true) }
      if let rect = attribute.rect("value") { return (rect, true) }
      if let point = attribute.child("value", "point") {
        return (CGPoint(x: point.number("x") ?? 0, y: point.number("y") ?? 0), true)
      }
      guard let value = attribute.child("value", "value") else { break }
      func number(_ name: String) -> CGFloat { value.number(name) ?? 0 }
      switch value["type"] {
      case "size": return (CGSize(width: number("width"), height: number("height")), true)
      case "point": return (CGPoint(x: number("x"), y: number("y")), true)
      case "rect":
        return (
          CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")),
          true
        )
      case "range":
        return (
          NSRange(
            location: Int(clamping: number("location")), length: Int(clamping: number("length"))),
          true
        )
      default: break
      }
    default: break
    }
    warn("the runtime attribute '\(path)' has no value that can be read", attribute)
    return (nil, false)
  }

  // MARK: Connections

  /// Connects the outlets and actions of an object.
  func connect(_ item: Created) {
    var collections: [String: [Any]] = [:]
    var order: [String] = []
    for connection in item.element.connections {
      switch connection.name {
      case "outlet": connectOutlet(connection, of: item.object)
      case "outletCollection":
        guard let name = connection["property"] else { continue }
        if collections[name] == nil { order.append(name) }
        collections[name, default: []] += destination(connection).map { [$0] } ?? []
      case "action": connectAction(connection, of: item.object)
      case "segue": scene?.connect(connection, of: item.object, self)
      default: break
      }
    }
    for name in order { setCollection(collections[name] ?? [], name, of: item.object) }
  }

  private func destination(_ connection: XMLElement) -> AnyObject? {
    guard let id = connection["destination"] else { return nil }
    if let object = object(id) { return object }
    if !firstResponders.contains(id) {
      warn("the connection's object '\(id)' was not created", connection)
    }
    return nil
  }

  private func connectOutlet(_ connection: XMLElement, of object: AnyObject) {
    guard let name = connection["property"], let value = destination(connection) else { return }
    if let gesture = value as? UIGestureRecognizer, name == "gestureRecognizers" {
      (object as? UIView)?.addGestureRecognizer(gesture)
      return
    }
    guard let object = object as? NSObject else {
      return warn(
        "the outlet '\(name)' belongs to a \(type(of: object)), which is not an NSObject",
        connection)
    }
    if NibOutlets.set(value, name, of: object) { return }
    object.setValue(value, forKey: name)
  }

  private func setCollection(_ values: [Any], _ name: String, of object: AnyObject) {
    if name == "gestureRecognizers", let view = object as? UIView {
      for case let gesture as UIGestureRecognizer in values { view.addGestureRecognizer(gesture) }
      return
    }
    (object as? NSObject)?.setValue(values, forKey: name)
  }

  // MARK: Actions

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]

  private func connectAction(_ connection: XMLElement, of object: AnyObject) {
    guard let name = connection["selector"] else { return }
    let target = destination(connection)
    let isChain = connection["destination"].map { firstResponders.contains($0) } ?? true
    guard target != nil || isChain else { return }
    let selector = Selector(name)
    if let target, !selector.isMethod(of: target) {
      warn(
        "\(type(of: target)) has no method '\(name)' that can be called by its name; prepare its source",
        connection)
    }
    switch object {
    case let control as UIControl:
      guard let event = connection["eventType"].flatMap({ Self.events[$0] }) else {
        return warn("the event '\(connection["eventType"] ?? "")' is not known", connection)
      }
      control.addTarget(target, action: selector, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let gesture as UIGestureRecognizer:
      if let target { gesture.addTarget(target, action: selector) }
    default:
      warn("a \(type(of: object)) sends no actions", connection)
    }
  }
}

/// The outlets of UIKit's own classes.
@MainActor enum NibOutlets {
  /// Sets an outlet of UIKit's classes.
  ///
  /// - Returns: `false` if there is no such outlet.
  static func set(_ value: AnyObject, _ name: String, of object: NSObject) -> Bool {
    for outlet in table[name] ?? [] {
      switch outlet(object, value) {
      case .otherClass: continue
      case .done: return true
      case .otherType(let type):
        NibFiles.warnings.note(
          "\(Swift.type(of: object)): the outlet '\(name)' cannot be connected to a "
            + "\(Swift.type(of: value)), which is not a \(type).")
        return true
      }
    }
    return false
  }

  private enum Result {
    case otherClass, done
    case otherType(String)
  }

  private typealias Outlet = (_ object: NSObject, _ value: AnyObject) -> Result

  private static func outlet<Root: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> Outlet {
    { object, value in
      guard let object = object as? Root else { return .otherClass }
      guard let value = value as? Value else { return .otherType("\(Value.self)") }
      object[keyPath: path] = value
      return .done
    }
  }

  /// An outlet whose property is not read before it is set, as key paths do: reading it loads the view.
  private static func setter<Root: NSObject, Value>(_ set: @escaping (Root, Value) -> Void)
    -> Outlet
  {
    { object, value in
      guard let object = object as? Root else { return .otherClass }
      guard let value = value as? Value else { return .otherType("\(Value.self)") }
      set(object, value)
      return .done
    }
  }

  private static let table: [String: [Outlet]] = [
    "dataSource": [
      outlet(\UITableView.dataSource), outlet(\UICollectionView.dataSource),
      outlet(\UIPickerView.dataSource), outlet(\UIPageViewController.dataSource),
    ],
    "delegate": [
      outlet(\UITableView.delegate), outlet(\UICollectionView.delegate),
      outlet(\UITextView.delegate), outlet(\UIScrollView.delegate),
      outlet(\UITextField.delegate), outlet(\UISearchBar.delegate), outlet(\UIPickerView.delegate),
      outlet(\UITabBar.delegate), outlet(\UIToolbar.delegate), outlet(\UINavigationBar.delegate),
      outlet(\UIGestureRecognizer.delegate), outlet(\UINavigationController.delegate),
      outlet(\UITabBarController.delegate), outlet(\UISplitViewController.delegate),
      outlet(\UIPageViewController.delegate), outlet(\UIPopoverPresentationController.delegate),
    ],
    "prefetchDataSource": [
      outlet(\UITableView.prefetchDataSource), outlet(\UICollectionView.prefetchDataSource),
    ],
    "dragDelegate": [outlet(\UITableView.dragDelegate), outlet(\UICollectionView.dragDelegate)],
    "dropDelegate": [outlet(\UITableView.dropDelegate), outlet(\UICollectionView.dropDelegate)],
    "accessoryView": [outlet(\UITableViewCell.accessoryView)],
    "editingAccessoryView": [outlet(\UITableViewCell.editingAccessoryView)],
    "selectedBackgroundView": [
      outlet(\UITableViewCell.selectedBackgroundView),
      outlet(\UICollectionViewCell.selectedBackgroundView),
    ],
    "multipleSelectionBackgroundView": [outlet(\UITableViewCell.multipleSelectionBackgroundView)],
    "backgroundView": [
      outlet(\UITableViewCell.backgroundView), outlet(\UICollectionViewCell.backgroundView),
      outlet(\UITableView.backgroundView), outlet(\UICollectionView.backgroundView),
    ],
    "tableHeaderView": [outlet(\UITableView.tableHeaderView)],
    "tableFooterView": [outlet(\UITableView.tableFooterView)],
    "titleView": [outlet(\UINavigationItem.titleView)],
    "customView": [outlet(\UIBarButtonItem.customView)],
    "leftBarButtonItem": [outlet(\UINavigationItem.leftBarButtonItem)],
    "rightBarButtonItem": [outlet(\UINavigationItem.rightBarButtonItem)],
    "inputView": [outlet(\UITextField.inputView), outlet(\UITextView.inputView)],
    "inputAccessoryView": [
      outlet(\UITextField.inputAccessoryView), outlet(\UITextView.inputAccessoryView),
    ],
    "leftView": [outlet(\UITextField.leftView)],
    "rightView": [outlet(\UITextField.rightView)],
    "mask": [outlet(\UIView.mask)],
    "maskView": [outlet(\UIView.mask)],
    "view": [setter { (controller: UIViewController, view: UIView) in controller.view = view }],
    "tableView": [
      setter { (controller: UITableViewController, view: UITableView) in controller.tableView = view
      }
    ],
    "collectionView": [
      setter { (controller: UICollectionViewController, view: UICollectionView) in
        controller.collectionView = view
      }
    ],
    "refreshControl": [
      outlet(\UIScrollView.refreshControl), outlet(\UITableViewController.refreshControl),
    ],
  ]
}

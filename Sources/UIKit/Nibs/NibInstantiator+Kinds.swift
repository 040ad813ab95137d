internal import CelloNibs

extension NibInstantiator {
  typealias Maker = @MainActor (NibInstantiator, XMLElement) -> AnyObject?

  /// How the objects of elements are created, by the names of the elements.
  static let kinds: [String: Maker] = {
    func view<View: UIView>(_ type: View.Type) -> Maker {
      { $0.create($1, type) { $0.init(coder: $1) } }
    }
    func item<Item: UIBarItem>(_ type: Item.Type) -> Maker {
      { $0.create($1, type) { $0.init(coder: $1) } }
    }
    func gesture<Gesture: UIGestureRecognizer>(
      _ type: Gesture.Type,
      _ set: @escaping @MainActor (NibInstantiator, XMLElement, Gesture) -> Void
    ) -> Maker {
      { nib, element in nib.makeGesture(element, type, set) }
    }
    var table: [String: Maker] = [
      "view": view(UIView.self), "containerView": view(UIView.self),
      "tableViewCellContentView": view(UIView.self),
      "collectionViewCellContentView": view(UIView.self),
      "label": view(UILabel.self), "imageView": view(UIImageView.self),
      "scrollView": view(UIScrollView.self), "textView": view(UITextView.self),
      "visualEffectView": view(UIVisualEffectView.self),
      "progressView": view(UIProgressView.self), "pickerView": view(UIPickerView.self),
      "textField": view(UITextField.self), "switch": view(UISwitch.self),
      "slider": view(UISlider.self), "stepper": view(UIStepper.self),
      "segmentedControl": view(UISegmentedControl.self), "pageControl": view(UIPageControl.self),
      "datePicker": view(UIDatePicker.self), "refreshControl": view(UIRefreshControl.self),
      "colorWell": view(UIColorWell.self), "searchBar": view(UISearchBar.self),
      "navigationBar": view(UINavigationBar.self), "toolbar": view(UIToolbar.self),
      "tabBar": view(UITabBar.self), "stackView": view(UIStackView.self),
      "window": view(UIWindow.self),
      "tabBarItem": item(UITabBarItem.self),
    ]
    table["button"] = { nib, element in
      let type = element["buttonType"].flatMap { buttonTypes[$0] } ?? .custom
      return nib.create(element, UIButton.self, ["type": type]) { $0.init(coder: $1) }
    }
    table["activityIndicatorView"] = { nib, element in
      let styles: [String: UIActivityIndicatorView.Style] = [
        "whiteLarge": .whiteLarge, "white": .white, "gray": .medium, "medium": .medium,
        "large": .large,
      ]
      let style = nib.value("style", of: element, styles) ?? .medium
      return nib.create(element, UIActivityIndicatorView.self, ["style": style]) {
        $0.init(coder: $1)
      }
    }
    table["barButtonItem"] = { nib, element in
      let system: UIBarButtonItem.SystemItem? = nib.value("systemItem", of: element)
      return nib.create(
        element, UIBarButtonItem.self, system.map { ["systemItem": $0] } ?? [:]
      ) { $0.init(coder: $1) }
    }
    table["navigationItem"] = { nib, element in
      nib.create(element, UINavigationItem.self) { $0.init(coder: $1) }
    }
    table["tableView"] = { nib, element in
      let style = element["style"].flatMap { tableStyles[$0] } ?? .plain
      return nib.create(element, UITableView.self, ["style": style]) { $0.init(coder: $1) }
    }
    table["tableViewCell"] = { nib, element in
      var values: [String: Any] = [:]
      values["style"] = element["style"].flatMap { cellStyles[$0] }
      values["reuseIdentifier"] = element["reuseIdentifier"]
      return nib.create(element, UITableViewCell.self, values) { $0.init(coder: $1) }
    }
    table["collectionView"] = { nib, element in
      let layouts = ["collectionViewFlowLayout", "collectionViewLayout"]
      let child = element.children.first { layouts.contains($0.name) }
      let layout = nib.make(child, as: UICollectionViewLayout.self)
      return nib.create(
        element, UICollectionView.self, layout.map { ["layout": $0] } ?? [:]
      ) { $0.init(coder: $1) }
    }
    for (name, type) in [
      ("collectionViewCell", UICollectionViewCell.self),
      ("collectionReusableView", UICollectionReusableView.self),
    ] as [(String, UICollectionReusableView.Type)] {
      table[name] = { nib, element in
        nib.create(
          element, type, element["reuseIdentifier"].map { ["reuseIdentifier": $0] } ?? [:]
        ) { $0.init(coder: $1) }
      }
    }
    table["collectionViewFlowLayout"] = { nib, element in
      nib.create(element, UICollectionViewFlowLayout.self) { $0.init(coder: $1) }
    }
    table["collectionViewLayout"] = { nib, element in
      nib.create(element, UICollectionViewLayout.self) { $0.init(coder: $1) }
    }
    table["customObject"] = { $0.makeCustomObject($1) }
    table["exit"] = { _, _ in nil }

    table["tapGestureRecognizer"] = gesture(UITapGestureRecognizer.self) { nib, element, gesture in
      nib.set(element.integer("numberOfTapsRequired")) { gesture.numberOfTapsRequired = max($0, 1) }
      nib.set(element.integer("numberOfTouchesRequired")) {
        gesture.numberOfTouchesRequired = max($0, 1)
      }
    }
    table["longPressGestureRecognizer"] = gesture(UILongPressGestureRecognizer.self) {
      nib, element, gesture in
      nib.set(element.integer("numberOfTapsRequired")) { gesture.numberOfTapsRequired = max($0, 0) }
      nib.set(element.integer("numberOfTouchesRequired")) {
        gesture.numberOfTouchesRequired = max($0, 1)
      }
      nib.set(element.number("minimumPressDuration")) { gesture.minimumPressDuration = Double($0) }
      nib.set(element.number("allowableMovement")) { gesture.allowableMovement = $0 }
    }
    table["panGestureRecognizer"] = gesture(UIPanGestureRecognizer.self) { nib, element, gesture in
      nib.set(element.integer("minimumNumberOfTouches")) {
        gesture.minimumNumberOfTouches = max($0, 1)
      }
      nib.set(element.integer("maximumNumberOfTouches")) {
        gesture.maximumNumberOfTouches = max($0, 1)
      }
    }
    table["swipeGestureRecognizer"] = gesture(UISwipeGestureRecognizer.self) {
      nib, element, gesture in
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "left": .left, "right": .right, "up": .up, "down": .down,
      ]
      nib.set(element["direction"].flatMap { directions[$0] }) { gesture.direction = $0 }
      nib.set(element.integer("numberOfTouchesRequired")) {
        gesture.numberOfTouchesRequired = max($0, 1)
      }
    }
    table["pinchGestureRecognizer"] = gesture(UIPinchGestureRecognizer.self) { _, _, _ in }
    table["rotationGestureRecognizer"] = gesture(UIRotationGestureRecognizer.self) { _, _, _ in }
    table["screenEdgePanGestureRecognizer"] = gesture(UIScreenEdgePanGestureRecognizer.self) {
      _, _, _ in
    }
    return table.merging(controllerKinds) { first, _ in first }
  }()

  /// Creates a gesture recognizer, with its `init()`.
  private func makeGesture<Gesture: UIGestureRecognizer>(
    _ element: XMLElement, _ type: Gesture.Type,
    _ set: @MainActor (NibInstantiator, XMLElement, Gesture) -> Void
  ) -> AnyObject? {
    var object: AnyObject?
    if element["customClass"] != nil { object = makeCustomObject(element) }
    let gesture = object as? Gesture ?? Gesture()
    self.set(element.flag("enabled")) { gesture.isEnabled = $0 }
    self.set(element.flag("cancelsTouchesInView")) { gesture.cancelsTouchesInView = $0 }
    self.set(element.flag("delaysTouchesBegan")) { gesture.delaysTouchesBegan = $0 }
    self.set(element.flag("delaysTouchesEnded")) { gesture.delaysTouchesEnded = $0 }
    set(self, element, gesture)
    register(gesture, element)
    return gesture
  }
}

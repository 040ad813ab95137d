internal import CelloNibs

extension NibLevel {
  static let bars: [NibLevel] = [
    NibLevel(UIBarItem.self) { $0.applyBarItem($1, $2) },
    NibLevel(UIBarButtonItem.self) { $0.applyBarButtonItem($1, $2) },
    NibLevel(UITabBarItem.self) { $0.applyTabBarItem($1, $2) },
    NibLevel(UINavigationItem.self) { $0.applyNavigationItem($1, $2) },
    NibLevel(UINavigationBar.self) { $0.applyNavigationBar($1, $2) },
    NibLevel(UIToolbar.self) { $0.applyToolbar($1, $2) },
    NibLevel(UITabBar.self) { $0.applyTabBar($1, $2) },
  ]
}

extension NibInstantiator {
  // MARK: Items

  fileprivate func applyBarItem(_ element: XMLElement, _ item: UIBarItem) {
    set(text("title", of: element)) { item.title = $0 }
    set(image("image", of: element)) { item.image = $0 }
    set(image("landscapeImage", of: element)) { item.landscapeImagePhone = $0 }
    set(image("largeContentSizeImage", of: element)) { item.largeContentSizeImage = $0 }
    set(insets("imageInsets", of: element)) { item.imageInsets = $0 }
    set(element.integer("tag")) { item.tag = $0 }
    set(element.flag("enabled")) { item.isEnabled = $0 }
    guard let child = element.child("accessibilityConfiguration", "accessibility") else { return }
    set(localized(child.text("label"), "accessibilityLabel", element)) {
      item.accessibilityLabel = $0
    }
    set(localized(child.text("hint"), "accessibilityHint", element)) { item.accessibilityHint = $0 }
    set(child.text("identifier")) { item.accessibilityIdentifier = $0 }
  }

  fileprivate func applyBarButtonItem(_ element: XMLElement, _ item: UIBarButtonItem) {
    switch element["style"] {
    case "done": item.style = .prominent
    case "plain", "bordered", nil: break
    case let name?: warn("the style '\(name)' of bar button items is not known", element)
    }
    set(element.number("width")) { item.width = $0 }
    set(color("tintColor", of: element)) { item.tintColor = $0 }
    // The view has the key `customView`, or none.
    let view = element.children.first {
      $0.key == "customView" || ($0.key == nil && Self.kinds[$0.name] != nil)
    }
    set(make(view, as: UIView.self)) { item.customView = $0 }
  }

  fileprivate func applyTabBarItem(_ element: XMLElement, _ item: UITabBarItem) {
    if let name = element["systemItem"] {
      if let system: UITabBarItem.SystemItem = value("systemItem", of: element) {
        let model = UITabBarItem(tabBarSystemItem: system, tag: 0)
        (item.title, item.image) = (model.title, model.image)
      } else {
        warn("the system item '\(name)' is not known", element)
      }
    }
    set(image("selectedImage", of: element)) { item.selectedImage = $0 }
    set(text("badgeValue", of: element)) { item.badgeValue = $0 }
    set(color("badgeColor", of: element)) { item.badgeColor = $0 }
  }

  fileprivate func applyNavigationItem(_ element: XMLElement, _ item: UINavigationItem) {
    set(text("title", of: element)) { item.title = $0 }
    set(text("prompt", of: element)) { item.prompt = $0 }
    set(element.flag("hidesBackButton")) { item.hidesBackButton = $0 }
    set(text("backButtonTitle", of: element)) { item.backButtonTitle = $0 }
    set(element.flag("leftItemsSupplementBackButton")) { item.leftItemsSupplementBackButton = $0 }
    set(value("largeTitleDisplayMode", of: element)) { item.largeTitleDisplayMode = $0 }
    set(make(element.child("titleView"), as: UIView.self)) { item.titleView = $0 }
    set(make(element.child("backBarButtonItem"), as: UIBarButtonItem.self)) {
      item.backBarButtonItem = $0
    }
    func items(_ single: String, _ list: String) -> [UIBarButtonItem] {
      let element = element.child(single).map { [$0] } ?? element.list(list)
      return element.compactMap { make($0, as: UIBarButtonItem.self) }
    }
    let left = items("leftBarButtonItem", "leftBarButtonItems")
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = items("rightBarButtonItem", "rightBarButtonItems")
    if !right.isEmpty { item.rightBarButtonItems = right }
  }

  // MARK: Bars

  fileprivate func applyNavigationBar(_ element: XMLElement, _ bar: UINavigationBar) {
    guard element.name == "navigationBar" else { return }
    set(element.flag("largeTitles")) { bar.prefersLargeTitles = $0 }
    set(value("barStyle", of: element)) { bar.barStyle = $0 }
    set(element.flag("translucent")) { bar.isTranslucent = $0 }
    set(color("barTintColor", of: element)) { bar.barTintColor = $0 }
    set(image("backIndicatorImage", of: element)) { bar.backIndicatorImage = $0 }
    if let attributes = element.children.first(where: {
      $0.name == "textAttributes" && $0.key == "titleTextAttributes"
    }) {
      bar.titleTextAttributes = textAttributes(attributes)
    }
    if let attributes = element.children.first(where: {
      $0.name == "textAttributes" && $0.key == "largeTitleTextAttributes"
    }) {
      bar.largeTitleTextAttributes = textAttributes(attributes)
    }
    let items = element.list("items").compactMap { make($0, as: UINavigationItem.self) }
    if !items.isEmpty { bar.items = items }
  }

  private func textAttributes(_ element: XMLElement) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    set(color("textColor", of: element)) { result[.foregroundColor] = $0 }
    set(font("fontDescription", of: element)) { result[.font] = $0 }
    return result
  }

  fileprivate func applyToolbar(_ element: XMLElement, _ bar: UIToolbar) {
    guard element.name == "toolbar" else { return }
    set(value("barStyle", of: element)) { bar.barStyle = $0 }
    set(element.flag("translucent")) { bar.isTranslucent = $0 }
    set(color("barTintColor", of: element)) { bar.barTintColor = $0 }
    let items = element.list("items").compactMap { make($0, as: UIBarButtonItem.self) }
    if !items.isEmpty { bar.items = items }
  }

  fileprivate func applyTabBar(_ element: XMLElement, _ bar: UITabBar) {
    guard element.name == "tabBar" else { return }
    set(value("barStyle", of: element)) { bar.barStyle = $0 }
    set(element.flag("translucent")) { bar.isTranslucent = $0 }
    set(value("itemPositioning", of: element)) { bar.itemPositioning = $0 }
    set(color("barTintColor", of: element)) { bar.barTintColor = $0 }
    set(color("unselectedItemTintColor", of: element)) { bar.unselectedItemTintColor = $0 }
    let items = element.list("items").compactMap { make($0, as: UITabBarItem.self) }
    if !items.isEmpty { bar.items = items }
    set(element["selectedItem"].flatMap { object($0) as? UITabBarItem }) { bar.selectedItem = $0 }
  }
}

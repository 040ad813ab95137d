// Apple's initializers take a target and a selector. Swift on Linux has no `#selector`, so that each
// initializer also takes a reference to a method, such as `ListViewController.add`, of a class on
// the main actor. The method is not called if the item does not have the type of its parameter. The
// item does not retain the target. If the target is `nil`, the first object in the responder chain
// that has the method performs it.
extension UIBarButtonItem {
  /// Creates an item with a title. A tap calls a method of the target.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with a title. A tap calls a referenced method of the target with the item.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(action))
  }

  /// Creates an item with a title. A tap calls a referenced method of the target without arguments.
  @preconcurrency public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(action))
  }

  /// Creates an item with an image. A tap calls a method of the target.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with an image. A tap calls a referenced method of the target with the item.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(image: image, style: style, target: target, action: Selector(action))
  }

  /// Creates an item with an image. A tap calls a referenced method of the target without
  /// arguments.
  @preconcurrency public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target, action: Selector(action))
  }

  /// Creates an item with an image and an image for compact bars. A tap calls a method of the
  /// target.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.landscapeImagePhone = landscapeImagePhone
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item with an image and an image for compact bars. A tap calls a referenced method
  /// of the target with the item.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(
      image: image, landscapeImagePhone: landscapeImagePhone, style: style, target: target,
      action: Selector(action))
  }

  /// Creates an item with an image and an image for compact bars. A tap calls a referenced method
  /// of the target without arguments.
  @preconcurrency public convenience init<Target: AnyObject>(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(
      image: image, landscapeImagePhone: landscapeImagePhone, style: style, target: target,
      action: Selector(action))
  }

  /// Creates a system item. A tap calls a method of the target.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(systemItem: systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates a system item. A tap calls a referenced method of the target with the item.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: Selector(action))
  }

  /// Creates a system item. A tap calls a referenced method of the target without arguments.
  @preconcurrency public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(barButtonSystemItem: systemItem, target: target, action: Selector(action))
  }

  /// Creates an item with a title, an image and a menu. A tap calls a method of the target; a long
  /// press opens the menu.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    self.target = target
    self.action = action
  }

  /// Creates an item with a title, an image and a menu. A tap calls a referenced method of the
  /// target with the item; a long press opens the menu.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    title: String?, image: UIImage?, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, target: target, action: Selector(action), menu: menu)
  }

  /// Creates an item with a title, an image and a menu. A tap calls a referenced method of the
  /// target without arguments; a long press opens the menu.
  @preconcurrency public convenience init<Target: AnyObject>(
    title: String?, image: UIImage?, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, target: target, action: Selector(action), menu: menu)
  }
}

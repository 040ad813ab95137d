// Apple's initializers take selectors, which Swift supports only on Apple's platforms. These
// initializers take a reference to a method, such as `ListViewController.add`, of a class on the
// main actor. The item does not retain the target. To create an item without a target, pass
// `target: nil, action: nil`.
extension UIBarButtonItem {
  /// Creates an item with a title. A tap calls a method of the target with the item.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: title, style: style, target: nil, action: nil)
    set(target, action)
  }

  /// Creates an item with a title. A tap calls a method of the target.
  @preconcurrency public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: nil, action: nil)
    set(target, action)
  }

  /// Creates an item with a title and without an action.
  public convenience init(title: String?, style: Style, target: Never?, action: Never?) {
    self.init()
    self.title = title
    self.style = style
  }

  /// Creates an item with an image. A tap calls a method of the target with the item.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(image: image, style: style, target: nil, action: nil)
    set(target, action)
  }

  /// Creates an item with an image. A tap calls a method of the target.
  @preconcurrency public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: nil, action: nil)
    set(target, action)
  }

  /// Creates an item with an image and without an action.
  public convenience init(image: UIImage?, style: Style, target: Never?, action: Never?) {
    self.init()
    self.image = image
    self.style = style
  }

  /// Creates an item with an image and an image for compact bars. A tap calls a method of the
  /// target with the item.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with an image and an image for compact bars. A tap calls a method of the
  /// target.
  @preconcurrency public convenience init<Target: AnyObject>(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with an image and an image for compact bars, without an action.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Never?, action: Never?
  ) {
    self.init(image: image, style: style, target: nil, action: nil)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a system item. A tap calls a method of the target with the item.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(systemItem: systemItem)
    set(target, action)
  }

  /// Creates a system item. A tap calls a method of the target.
  @preconcurrency public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(systemItem: systemItem)
    set(target, action)
  }

  /// Creates a system item without an action.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Never?, action: Never?
  ) { self.init(systemItem: systemItem) }

  /// Creates an item with a title, an image and a menu. A tap calls a method of the target with the
  /// item; a long press opens the menu.
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    title: String?, image: UIImage?, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    set(target, action)
  }

  /// Creates an item with a title, an image and a menu. A tap calls a method of the target; a long
  /// press opens the menu.
  @preconcurrency public convenience init<Target: AnyObject>(
    title: String?, image: UIImage?, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    set(target, action)
  }

  /// Sets the target and a method that receives the item. The method is not called if the item does
  /// not have the type of its parameter.
  private func set<Target: AnyObject, Sender>(
    _ target: Target, _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    set(target: target) { [weak target] item in
      guard let target, let sender = item as? Sender else { return }
      action(target)(sender)
    }
  }

  private func set<Target: AnyObject>(
    _ target: Target, _ action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    set(target: target) { [weak target] _ in
      guard let target else { return }
      action(target)()
    }
  }
}

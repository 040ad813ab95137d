// Apple's initializers take selectors, which Swift supports only on Apple's systems; these take a
// reference such as `ListViewController.add` to a method of a class on the main actor. The item has
// no strong reference to the target. Without a target they are written `target: nil, action: nil`.
extension UIBarButtonItem {
  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: title, style: style, target: nil, action: nil)
    set(target, action)
  }

  @preconcurrency public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: nil, action: nil)
    set(target, action)
  }

  public convenience init(title: String?, style: Style, target: Never?, action: Never?) {
    self.init()
    self.title = title
    self.style = style
  }

  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(image: image, style: style, target: nil, action: nil)
    set(target, action)
  }

  @preconcurrency public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: nil, action: nil)
    set(target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Never?, action: Never?) {
    self.init()
    self.image = image
    self.style = style
  }

  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  @preconcurrency public convenience init<Target: AnyObject>(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Never?, action: Never?
  ) {
    self.init(image: image, style: style, target: nil, action: nil)
    self.landscapeImagePhone = landscapeImagePhone
  }

  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(systemItem: systemItem)
    set(target, action)
  }

  @preconcurrency public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(systemItem: systemItem)
    set(target, action)
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Never?, action: Never?
  ) { self.init(systemItem: systemItem) }

  @preconcurrency public convenience init<Target: AnyObject, Sender>(
    title: String?, image: UIImage?, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    set(target, action)
  }

  @preconcurrency public convenience init<Target: AnyObject>(
    title: String?, image: UIImage?, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    set(target, action)
  }

  /// Calls a method with the item. An item that is not of the method's parameter type does not call
  /// it.
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

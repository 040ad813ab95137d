// Initializers without a subtitle or an image for the selected state, for references to them. Calls
// prefer those that have these parameters with defaults.

extension UIAction {
  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }
}

extension UIMenu {
  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options,
      preferredElementSize: .automatic, children: children)
  }

  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: .automatic, children: children)
  }
}

extension UICommand {
  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, subtitle: nil, image: image, selectedImage: nil, action: action,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selectedImage: nil, action: action,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
}

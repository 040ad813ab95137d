/// A menu element that is replaced with elements provided when the menu is shown.
open class UIDeferredMenuElement: UIMenuElement {
  typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool
  /// The elements of the last call; `nil` until they are provided.
  private var elements: [UIMenuElement]?

  private init(isCached: Bool, _ provider: @escaping Provider) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element that requests its elements once, when the menu is shown for the first time.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  /// Returns an element that requests its elements each time the menu is shown.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// Requests the elements.
  ///
  /// - Parameter completion: called with the elements, at once or later. Further calls of the app's
  ///   completion handler are ignored.
  package func provide(_ completion: @escaping ([UIMenuElement]) -> Void) {
    if isCached, let elements { return completion(elements) }
    var isDone = false
    provider { [self] elements in
      guard !isDone else { return }
      isDone = true
      self.elements = elements
      completion(elements)
    }
  }
}

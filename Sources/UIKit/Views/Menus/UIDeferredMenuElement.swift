/// An element whose place elements take that are provided when the menu is shown.
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

  /// An element that asks for its elements once, when the menu is shown for the first time.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  /// An element that asks for its elements whenever the menu is shown.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// Asks for the elements.
  ///
  /// - Parameter completion: called with the elements, at once or later. Further calls by the app
  ///   are ignored.
  func provide(_ completion: @escaping ([UIMenuElement]) -> Void) {
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

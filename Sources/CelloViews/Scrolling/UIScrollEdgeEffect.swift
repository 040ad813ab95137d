/// The effect that separates a bar from the content that is scrolled under it (iOS 26).
@MainActor @preconcurrency open class UIScrollEdgeEffect: NSObject {
  /// The style of an edge effect.
  @MainActor @preconcurrency open class Style: NSObject {
    /// The style that the system chooses; here, ``soft``.
    open class var automatic: Style { theAutomatic }
    /// The content fades out toward the edge.
    open class var soft: Style { theSoft }
    /// The content is blurred up to a line.
    open class var hard: Style { theHard }

    private static let theAutomatic = Style()
    private static let theSoft = Style()
    private static let theHard = Style()
  }

  /// The style of the effect; ``Style/automatic`` by default.
  open var style = Style.automatic { didSet { if style !== oldValue { changed() } } }
  /// A Boolean value that indicates whether the effect is hidden; `false` by default.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  private let changed: @MainActor () -> Void

  init(_ changed: @escaping @MainActor () -> Void) {
    self.changed = changed
    super.init()
  }
}

extension UIScrollView {
  func edgeEffect(_ edge: Int) -> UIScrollEdgeEffect {
    if let effect = edgeEffects[edge] { return effect }
    let effect = UIScrollEdgeEffect { [weak self] in
      guard let self else { return }
      for name in offsetHandlers.keys.sorted() { offsetHandlers[name]?() }
    }
    edgeEffects[edge] = effect
    return effect
  }
}

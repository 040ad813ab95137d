/// The effect that separates a bar from the content that is scrolled under it (iOS 26).
@MainActor @preconcurrency open class UIScrollEdgeEffect: NSObject {
  /// The style of an edge effect.
  @MainActor @preconcurrency open class Style: NSObject {
    /// The style that the system chooses; here, ``hard``.
    public static let automatic = Style()
    /// The content fades out toward the edge.
    public static let soft = Style()
    /// The content is blurred up to a line.
    public static let hard = Style()
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
  /// The effect under a navigation bar.
  public final var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(0) }
  /// The effect at the left edge. It is never drawn, because the system has no bars there.
  public final var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(1) }
  /// The effect at the bottom edge. It is never drawn, because the bars of iOS 26 float there
  /// without an effect.
  public final var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(2) }
  /// The effect at the right edge. It is never drawn, because the system has no bars there.
  public final var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(3) }

  private func edgeEffect(_ edge: Int) -> UIScrollEdgeEffect {
    if let effect = edgeEffects[edge] { return effect }
    let effect = UIScrollEdgeEffect { [weak self] in
      guard let self else { return }
      for name in offsetHandlers.keys.sorted() { offsetHandlers[name]?() }
    }
    edgeEffects[edge] = effect
    return effect
  }
}

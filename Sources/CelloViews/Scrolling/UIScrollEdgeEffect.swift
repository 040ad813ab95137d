/// How bars set themselves off from the content that is scrolled under them (iOS 26).
@MainActor @preconcurrency open class UIScrollEdgeEffect: NSObject {
  /// The style of the effect.
  @MainActor @preconcurrency open class Style: NSObject {
    /// As ``hard``.
    public static let automatic = Style()
    /// The content fades out towards the edge.
    public static let soft = Style()
    /// The content is blurred up to a line.
    public static let hard = Style()
  }

  open var style = Style.automatic { didSet { if style !== oldValue { changed() } } }
  /// Whether the effect is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  private let changed: @MainActor () -> Void

  init(_ changed: @escaping @MainActor () -> Void) {
    self.changed = changed
    super.init()
  }
}

extension UIScrollView {
  /// The effect below a navigation bar.
  public final var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(0) }
  /// The effect at the left edge. No bar of the system is there.
  public final var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(1) }
  /// The effect at the bottom edge. Bars of iOS 26 float there, without an effect.
  public final var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(2) }
  /// The effect at the right edge. No bar of the system is there.
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

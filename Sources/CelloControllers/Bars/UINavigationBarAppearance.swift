/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the inline title; those that are missing are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentDidChange() }
  }
  /// Moves the inline title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { contentDidChange() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentDidChange() }
  }
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentDidChange() }
  }
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentDidChange() }
  }

  /// The look of plain items.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = observed(buttonAppearance) }
  }
  /// The look of prominent items.
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent) {
    didSet { prominentButtonAppearance = observed(prominentButtonAppearance) }
  }
  /// The former name of ``prominentButtonAppearance``.
  public final var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { backButtonAppearance = observed(backButtonAppearance) }
  }
  private final var ownBackIndicator: UIImage?
  private final var ownBackIndicatorMask: UIImage?

  public required init(idiom: UIUserInterfaceIdiom = .unspecified) {
    super.init(idiom: idiom)
    // Changes of the states are changes of the appearance.
    buttonAppearance = observed(buttonAppearance)
    prominentButtonAppearance = observed(prominentButtonAppearance)
    backButtonAppearance = observed(backButtonAppearance)
  }

  /// Always fails: appearances are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The image beside the title of the back button; the system's chevron by default.
  open var backIndicatorImage: UIImage { ownBackIndicator ?? Self.chevron }

  /// The mask of a back button during transitions, which no picture shows.
  open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicatorMask ?? Self.chevron }

  /// Sets both images of the back indicator, which are templates; `nil` for the system's. Both
  /// have to be set for either to be used.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    ownBackIndicator = isComplete ? backIndicatorImage : nil
    ownBackIndicatorMask = isComplete ? backIndicatorTransitionMaskImage : nil
    contentDidChange()
  }

  /// Whether an app has set the back indicator.
  final var hasOwnBackIndicator: Bool { ownBackIndicator != nil }

  private static var chevron: UIImage {
    UIImage(
      systemName: "chevron.backward",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: BarMetrics.fontSize, weight: .semibold, scale: .large)
    ) ?? UIImage()
  }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    buttonAppearance = other.buttonAppearance
    prominentButtonAppearance = other.prominentButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    ownBackIndicator = other.ownBackIndicator
    ownBackIndicatorMask = other.ownBackIndicatorMask
  }
}

extension UIBarAppearance {
  /// A copy of the look of buttons, whose changes are changes of this appearance.
  final func observed(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
    contentDidChange()
    return appearance.copied { [weak self] in self?.contentDidChange() }
  }
}

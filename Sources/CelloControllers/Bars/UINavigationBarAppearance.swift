/// The appearance of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the inline title, which replace the system's attributes; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentDidChange() }
  }
  /// The offset of the inline title, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { contentDidChange() } }
  /// The attributes of the large title, which replace the system's attributes; empty by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentDidChange() }
  }
  /// The attributes of the inline title's subtitle, which replace the system's attributes; empty by
  /// default.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentDidChange() }
  }
  /// The attributes of the large title's subtitle, which replace the system's attributes; empty by
  /// default.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentDidChange() }
  }

  /// The appearance of plain items.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonAppearance = observed(buttonAppearance) }
  }
  /// The appearance of prominent items.
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .prominent) {
    didSet { prominentButtonAppearance = observed(prominentButtonAppearance) }
  }
  /// The former name of ``prominentButtonAppearance``.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { prominentButtonAppearance }
    set { prominentButtonAppearance = newValue }
  }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { backButtonAppearance = observed(backButtonAppearance) }
  }
  private final var ownBackIndicator: UIImage?
  private final var ownBackIndicatorMask: UIImage?

  /// Creates an appearance with the default background.
  public required init(idiom: UIUserInterfaceIdiom = .unspecified) {
    super.init(idiom: idiom)
    // A change of a button appearance is a change of the bar appearance.
    buttonAppearance = observed(buttonAppearance)
    prominentButtonAppearance = observed(prominentButtonAppearance)
    backButtonAppearance = observed(backButtonAppearance)
  }

  /// Always fails: appearances are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The image beside the title of the back button; the system's chevron by default.
  open var backIndicatorImage: UIImage { ownBackIndicator ?? Self.chevron }

  /// The mask of the back button during transitions. It is not used, because bars change without
  /// transitions.
  open var backIndicatorTransitionMaskImage: UIImage { ownBackIndicatorMask ?? Self.chevron }

  /// Sets both images of the back indicator, which are used as templates; `nil` for the system's
  /// images. An image is used only if both are set.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?,
    transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
    ownBackIndicator = isComplete ? backIndicatorImage : nil
    ownBackIndicatorMask = isComplete ? backIndicatorTransitionMaskImage : nil
    contentDidChange()
  }

  /// A Boolean value that indicates whether the app has set the back indicator.
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
  /// Returns a copy of a button appearance whose changes notify this appearance.
  final func observed(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
    contentDidChange()
    return appearance.copied { [weak self] in self?.contentDidChange() }
  }
}

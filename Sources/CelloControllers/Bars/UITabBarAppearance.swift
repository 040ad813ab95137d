/// The appearance of a tab bar.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { stackedLayoutAppearance = observed(stackedLayoutAppearance) }
  }
  /// The appearance of items with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { inlineLayoutAppearance = observed(inlineLayoutAppearance) }
  }
  /// The appearance of items with the title beside the image in a bar of compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { compactInlineLayoutAppearance = observed(compactInlineLayoutAppearance) }
  }
  /// The color of ``selectionIndicatorImage`` if it is a template image; `nil`, the default, for
  /// the tint color.
  open var selectionIndicatorTintColor: UIColor? { didSet { contentDidChange() } }
  /// The image behind the selected item; `nil`, the default, for none.
  open var selectionIndicatorImage: UIImage? { didSet { contentDidChange() } }
  /// The arrangement of the items; `automatic` by default.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
    didSet { contentDidChange() }
  }
  /// The width of centered items, in points; 0, the default, for the system's width.
  open var stackedItemWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// The space between centered items, in points; 0, the default, for the system's space.
  open var stackedItemSpacing: CGFloat = 0 { didSet { contentDidChange() } }

  /// Creates an appearance with the default background.
  public required init(idiom: UIUserInterfaceIdiom = .unspecified) {
    super.init(idiom: idiom)
    stackedLayoutAppearance = observed(stackedLayoutAppearance)
    inlineLayoutAppearance = observed(inlineLayoutAppearance)
    compactInlineLayoutAppearance = observed(compactInlineLayoutAppearance)
  }

  /// Always fails: appearances are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private final func observed(_ appearance: UITabBarItemAppearance) -> UITabBarItemAppearance {
    contentDidChange()
    return appearance.copied { [weak self] in self?.contentDidChange() }
  }

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

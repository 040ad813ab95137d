/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// An item with the title and image that the system gives it.
  public enum SystemItem: Int, Hashable, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    case topRated = 3
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    case mostRecent = 10
    case mostViewed = 11

    var title: SystemString {
      switch self {
      case .more: .more
      case .favorites: .favorites
      case .featured: .featured
      case .topRated: .topRated
      case .recents: .recents
      case .contacts: .contacts
      case .history: .history
      case .bookmarks: .bookmarks
      case .search: .search
      case .downloads: .downloads
      case .mostRecent: .mostRecent
      case .mostViewed: .mostViewed
      }
    }

    /// Source: docs/measurements/bars.md#system-items.
    var symbolName: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "square.and.arrow.down.fill"
      case .mostViewed: "list.number"
      }
    }
  }

  /// Whether the item is that of a search, which large screens and iOS 26 show without its title.
  package final var isSearch = false
  /// The image while the item is selected; `nil` for the other one.
  open var selectedImage: UIImage? { didSet { contentDidChange() } }
  /// The text of the badge; `nil` for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { contentDidChange() } } }
  /// The color of the badge; `nil` for red.
  open var badgeColor: UIColor? { didSet { contentDidChange() } }
  /// Moves the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { contentDidChange() } }
  /// The look of the bar while the item is selected; `nil` for that of the bar.
  open var standardAppearance: UITabBarAppearance? {
    didSet { standardAppearance = observed(standardAppearance) }
  }
  /// The look of the bar while the item is selected and content is scrolled to its edge.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = observed(scrollEdgeAppearance) }
  }

  private final var badgeAttributes = ValuesByState<[NSAttributedString.Key: Any]>()

  public override init() { super.init() }

  /// Always fails: items are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title.text, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// Sets the attributes of the badge's text in a state. A state without attributes has those of
  /// the normal state; `nil` removes them.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    contentDidChange()
  }

  /// The attributes that were set for a state itself.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes.own(state) }

  /// The attributes of the badge's text in a state: its own, otherwise those of the normal state.
  final func effectiveBadgeAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  private func observed(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    contentDidChange()
    return appearance?.copied { [weak self] in self?.contentDidChange() }
  }
}

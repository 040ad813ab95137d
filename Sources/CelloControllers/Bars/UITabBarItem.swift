@_spi(Cello) import CelloControls

/// An item in a tab bar.
open class UITabBarItem: UIBarItem {
  /// The type of a system item, which has the system's title and image. The raw values are UIKit's.
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

    /// The name of the symbol. Source: docs/measurements/bars.md#system-items.
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

  /// A Boolean value that indicates whether the item is a search item, which large screens and iOS
  /// 26 show without its title.
  package final var isSearch = false
  /// The image of the selected item; `nil`, the default, for the item's image.
  open var selectedImage: UIImage? { didSet { contentDidChange() } }
  /// The text of the badge; `nil`, the default, for no badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { contentDidChange() } } }
  /// The color of the badge; `nil`, the default, for the appearance's color or red.
  open var badgeColor: UIColor? { didSet { contentDidChange() } }
  /// The offset of the title, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { contentDidChange() } }
  /// The appearance of the bar while the item is selected; `nil`, the default, for the bar's
  /// appearance.
  open var standardAppearance: UITabBarAppearance? {
    didSet { standardAppearance = observed(standardAppearance) }
  }
  /// The appearance of the bar at the scroll edge while the item is selected; `nil`, the default,
  /// for the bar's appearance.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = observed(scrollEdgeAppearance) }
  }

  private final var badgeAttributes = ValuesByState<[NSAttributedString.Key: Any]>()

  public override init() { super.init() }

  /// Creates an item of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.apply(to: self, as: UITabBarItem.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .tabBarItem }

  /// Creates an item with a title and an image.
  ///
  /// - Parameters:
  ///   - title: the title; `nil` for none.
  ///   - image: the image; `nil` for none.
  ///   - tag: a number for the app to identify the item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title and two images.
  ///
  /// - Parameters:
  ///   - title: the title; `nil` for none.
  ///   - image: the image of the unselected item; `nil` for none.
  ///   - selectedImage: the image of the selected item; `nil` for `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system item with a number for the app to identify the item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(
      title: systemItem.title.text, image: UIImage(systemName: systemItem.symbolName), tag: tag)
  }

  /// Sets the attributes of the badge's text for a state; `nil` removes them. A state without
  /// attributes has the attributes of the normal state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    contentDidChange()
  }

  /// Returns the attributes of the badge's text that were set for a state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes.own(state) }

  /// Returns the attributes of the badge's text in a state, or else in the normal state.
  final func effectiveBadgeAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  private func observed(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    contentDidChange()
    return appearance?.copied { [weak self] in self?.contentDidChange() }
  }
}

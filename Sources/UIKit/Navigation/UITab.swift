/// A tab of a tab bar controller, whose controller is made when it is first shown.
@MainActor @preconcurrency open class UITab: NSObject {
  public final let identifier: String
  open var title: String { didSet { item.title = title } }
  open var subtitle: String?
  open var image: UIImage? { didSet { item.image = image } }
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  open var isHidden = false { didSet { if isHidden != oldValue { changeHandler?() } } }
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// Data of the app's own.
  open var userInfo: Any?
  /// The controller of the tab, which is made when it is first asked for; `nil` if the tab was made
  /// without a provider.
  open var viewController: UIViewController? {
    if ownController == nil { ownController = provider?(self) }
    return ownController
  }
  /// The controller that shows the tab; `nil` for none.
  open internal(set) weak var tabBarController: UITabBarController?

  private final var ownController: UIViewController?
  private final let provider: ((UITab) -> UIViewController)?
  /// What the tab bar shows.
  final let item: UITabBarItem
  final var changeHandler: (@MainActor () -> Void)?

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, selectedImage: nil)
    super.init()
  }

  /// A tab with the item of a controller that exists.
  init(_ controller: UIViewController, index: Int) {
    title = controller.tabBarItem.title ?? ""
    image = controller.tabBarItem.image
    identifier = "tab-\(index)"
    provider = nil
    item = controller.tabBarItem
    ownController = controller
    super.init()
  }

  /// Whether its controller exists.
  final var hasController: Bool { ownController != nil }
}

/// The tab of a search, with the system's title and image by default.
open class UISearchTab: UITab {
  /// Source of the default identifier: chosen.
  public override init(
    title: String = "Search", image: UIImage? = UIImage(systemName: "magnifyingglass"),
    identifier: String = "com.apple.UIKit.Search",
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
  }
}

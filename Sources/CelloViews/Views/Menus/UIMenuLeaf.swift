/// A menu element that performs an action.
@MainActor @preconcurrency public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title of the element.
  var title: String { get set }
  /// A longer description than the title; `nil` for none.
  var discoverabilityTitle: String? { get set }
  /// The image of the element; `nil` for none.
  var image: UIImage? { get set }
  /// The image while the element is on; `nil` for ``image``.
  var selectedImage: UIImage? { get set }
  /// The attributes of the element, such as `disabled`.
  var attributes: UIMenuElement.Attributes { get set }
  /// The state of the element, which menus show with a checkmark.
  var state: UIMenuElement.State { get set }
  /// The object that triggered the element, while its handler runs; otherwise `nil`.
  var sender: Any? { get }
  /// The view or bar item that triggered the element, to which a popover can be anchored while the
  /// handler runs; otherwise `nil`.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

  /// Performs the element's action.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}

/// The display preferences of a menu.
@MainActor @preconcurrency open class UIMenuDisplayPreferences: NSObject {
  /// The maximum number of lines of an element's title; 0, the default, means the system's choice,
  /// which is 2.
  open var maximumNumberOfTitleLines = 0

  /// Creates default preferences.
  public override init() { super.init() }
}

/// An element of a menu that does something.
@MainActor @preconcurrency public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var discoverabilityTitle: String? { get set }
  var image: UIImage? { get set }
  /// The image while the element is on; ``image`` for `nil`.
  var selectedImage: UIImage? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// The object that triggered the element while its handler runs; otherwise `nil`.
  var sender: Any? { get }
  /// The view or item of a bar that triggered the element while its handler runs, beside which a
  /// popover can be shown; otherwise `nil`.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

  /// Performs the action of the element.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
  /// Runs the handler. Actions ignore the target.
  public func performWithSender(_ sender: Any?, target: Any?) { run(from: sender) }
}

extension UIMenuLeaf {
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
}

/// How a menu shows its elements.
@MainActor @preconcurrency open class UIMenuDisplayPreferences: NSObject {
  /// The most lines of the title of an element; 0 for the choice of the system, 2.
  open var maximumNumberOfTitleLines = 0

  public override init() { super.init() }
}

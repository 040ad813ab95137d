/// A source of an item that is created when it is needed.
@MainActor open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// The object that stands in for the item until it exists; `nil` for none.
  open private(set) var placeholderItem: Any?
  /// The activity for which the item is created; `nil` before and for none.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a source with a placeholder of the item's type.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item; the placeholder by default. Subclasses override the property, which is read on the main thread here.
  open var item: Any { placeholderItem ?? NSNull() }

  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}

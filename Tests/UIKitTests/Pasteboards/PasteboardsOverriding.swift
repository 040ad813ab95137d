import UIKit

// Subclasses that override every member whose implementation is in an extension, or whose value is
// fixed when an object is created: they do not compile if a member cannot be overridden.

private class OverridingUIPasteboard: UIPasteboard {
  override var itemProviders: [NSItemProvider] {
    get { super.itemProviders }
    set { super.itemProviders = newValue }
  }
  override func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) { super.setItemProviders(itemProviders, localOnly: localOnly, expirationDate: expirationDate) }
  override func setObjects(_ objects: [any NSItemProviderWriting]) { super.setObjects(objects) }
  override func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) { super.setObjects(objects, localOnly: localOnly, expirationDate: expirationDate) }
  override var name: UIPasteboard.Name { super.name }
  override class func withUniqueName() -> UIPasteboard { super.withUniqueName() }
  override class func remove(withName pasteboardName: UIPasteboard.Name) {
    super.remove(withName: pasteboardName)
  }
  override var changeCount: Int { super.changeCount }
  override var numberOfItems: Int { super.numberOfItems }
  override var types: [String] { super.types }
  override var hasStrings: Bool { super.hasStrings }
  override var hasURLs: Bool { super.hasURLs }
  override var hasImages: Bool { super.hasImages }
  override var hasColors: Bool { super.hasColors }
  override class var general: UIPasteboard { super.general }
}

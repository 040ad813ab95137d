// Items as item providers. Data is loaded at once, and items do not leave the process.
extension UIPasteboard {
  /// The items as providers of their data. Setting it replaces all items.
  public final var itemProviders: [NSItemProvider] {
    get { items.map(NSItemProvider.init(pasteboardItem:)) }
    set { items = newValue.map(\.pasteboardItem) }
  }

  /// Replaces the items. The options have no effect: items do not leave the process, and no time
  /// passes.
  public final func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) { self.itemProviders = itemProviders }

  /// Replaces the items by objects.
  public final func setObjects(_ objects: [any NSItemProviderWriting]) {
    itemProviders = objects.map { NSItemProvider(object: $0) }
  }

  /// Replaces the items by objects. The options have no effect.
  public final func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) { setObjects(objects) }

  /// Replaces the items by values, such as texts of the type `String`.
  public final func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T])
  where T._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects.map { $0._bridgeToObjectiveC() as any NSItemProviderWriting })
  }

  /// Replaces the items by values. The options have no effect.
  public final func setObjects<T: _ObjectiveCBridgeable>(
    _ objects: [T], localOnly: Bool, expirationDate: Date?
  ) where T._ObjectiveCType: NSItemProviderWriting { setObjects(objects) }
}

extension NSItemProvider {
  /// A provider of the values of an item that are data, texts, addresses or images.
  @MainActor fileprivate convenience init(pasteboardItem item: [String: Any]) {
    self.init()
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      guard let data = UIPasteboard.data(value) else { continue }
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(data, nil)
        return nil
      }
    }
  }

  /// The data of all types. Texts and addresses are values of their own types.
  @MainActor fileprivate final var pasteboardItem: [String: Any] {
    var item: [String: Any] = [:]
    for type in registeredTypeIdentifiers {
      loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        guard let data else { return }
        let text = String(bytes: data, encoding: .utf8)
        switch type {
        case UIPasteboard.text: item[type] = text ?? data
        case UIPasteboard.link: item[type] = text.flatMap { URL(string: $0) } ?? data
        default: item[type] = data
        }
      }
    }
    return item
  }
}

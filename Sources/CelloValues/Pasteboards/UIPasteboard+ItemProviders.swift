internal import Synchronization

// The conversion of items to and from item providers. Data is loaded synchronously, and items never
// leave the process. Data that a provider delivers later is ignored with a warning.
extension UIPasteboard {
  /// Replaces the items with values, such as values of the type `String`.
  public final func setObjects<T: _ObjectiveCBridgeable>(_ objects: [T])
  where T._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects.map { $0._bridgeToObjectiveC() as any NSItemProviderWriting })
  }

  /// Replaces the items with values. The options have no effect.
  public final func setObjects<T: _ObjectiveCBridgeable>(
    _ objects: [T], localOnly: Bool, expirationDate: Date?
  ) where T._ObjectiveCType: NSItemProviderWriting { setObjects(objects) }
}

extension NSItemProvider {
  /// Creates a provider of the values of an item that are data, text, URLs or images.
  @MainActor convenience init(pasteboardItem item: [String: Any]) {
    self.init()
    for (type, value) in item.sorted(by: { $0.key < $1.key }) {
      guard let data = UIPasteboard.data(value) else { continue }
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
        completion(data, nil)
        return nil
      }
    }
  }

  /// The data of all registered types. Text and URLs are converted to `String` and `URL`.
  @MainActor final var pasteboardItem: [String: Any] {
    var item: [String: Any] = [:]
    for type in registeredTypeIdentifiers {
      guard let data = LoadedData.load(type, from: self) else { continue }
      let text = String(bytes: data, encoding: .utf8)
      switch type {
      case UIPasteboard.text: item[type] = text ?? data
      case UIPasteboard.link: item[type] = text.flatMap { URL(string: $0) } ?? data
      default: item[type] = data
      }
    }
    return item
  }
}

/// Data that a provider delivers on any thread.
final class LoadedData: Sendable {
  private enum Content {
    case awaited
    case loaded(Data?)
    case closed
  }

  private let content = Mutex(Content.awaited)
  static let warnings = WarningLog()

  /// Returns the data of a type; `nil` if it has not been delivered when the load call returns.
  static func load(_ type: String, from provider: NSItemProvider) -> Data? {
    let loaded = LoadedData()
    provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
      loaded.receive(data, type)
    }
    return loaded.close()
  }

  private func receive(_ data: Data?, _ type: String) {
    let isLate = content.withLock { content -> Bool in
      switch content {
      case .awaited:
        content = .loaded(data)
        return false
      case .loaded: return false
      case .closed: return data != nil
      }
    }
    guard isLate else { return }
    Self.warnings.note(
      "UIPasteboard: the data of the type '\(type)' came too late and is ignored; call the completion "
        + "handler before the load handler returns.")
  }

  private func close() -> Data? {
    content.withLock { content -> Data? in
      let data: Data? = if case .loaded(let data) = content { data } else { nil }
      if case .awaited = content { content = .closed }
      return data
    }
  }
}

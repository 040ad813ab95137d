/// What was copied, in the memory of the process.
///
/// Pasteboards with names live as long as the process does.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of ``UIPasteboard/general``.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// A setting of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let expirationDate = OptionsKey(
      rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  public nonisolated static let changedNotification =
    NSNotification.Name("UIPasteboardChangedNotification")
  public nonisolated static let removedNotification =
    NSNotification.Name("UIPasteboardRemovedNotification")
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedKey"
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"

  /// The items under a name, which all objects with the name share.
  @MainActor private final class Storage {
    var items: [[String: Any]] = []
    var changeCount = 0
  }

  private static var storages: [Name: Storage] = [:]
  private static var uniqueCount = 0

  /// The pasteboard that all apps share; here it belongs to the process.
  public static let general = UIPasteboard(.general, Storage())

  public final let name: Name
  private let storage: Storage

  private init(_ name: Name, _ storage: Storage) {
    self.name = name
    self.storage = storage
    super.init()
  }

  /// The pasteboard with a name; `nil` if it does not exist and is not to be created.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName == .general {
      self.init(.general, Self.general.storage)
      return
    }
    guard let storage = Self.storages[pasteboardName] ?? (create ? Storage() : nil) else {
      return nil
    }
    Self.storages[pasteboardName] = storage
    self.init(pasteboardName, storage)
  }

  /// A new pasteboard with a name of its own.
  public static func withUniqueName() -> UIPasteboard {
    uniqueCount += 1
    let name = Name("unique \(uniqueCount)")
    let pasteboard = UIPasteboard(name, Storage())
    storages[name] = pasteboard.storage
    return pasteboard
  }

  /// Forgets a pasteboard. The general one only loses its items.
  public static func remove(withName pasteboardName: Name) {
    guard let pasteboard = UIPasteboard(name: pasteboardName, create: false) else { return }
    pasteboard.items = []
    storages[pasteboardName] = nil
    NotificationCenter.default.post(name: removedNotification, object: pasteboard)
  }

  // MARK: Items

  // Source of the types: Apple's uniform type identifiers.
  static let text = "public.utf8-plain-text"
  static let link = "public.url"
  static let picture = "public.png"
  static let pictures = [picture, "public.jpeg"]
  static let paint = "com.apple.uikit.color"

  /// The items; each has values by their types.
  open var items: [[String: Any]] {
    get { storage.items }
    set {
      let old = Set(storage.items.flatMap(\.keys))
      let new = Set(newValue.flatMap(\.keys))
      storage.items = newValue
      storage.changeCount += 1
      NotificationCenter.default.post(
        name: Self.changedNotification, object: self,
        userInfo: [
          Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
          Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
        ])
    }
  }

  /// How often the items have changed.
  public final var changeCount: Int { storage.changeCount }

  public final var numberOfItems: Int { items.count }

  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Replaces the items. The options have no effect: items do not leave the process, and no time
  /// passes.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  // MARK: Types

  /// The types of the first item, in alphabetical order.
  public final var types: [String] { (items.first?.keys).map { $0.sorted() } ?? [] }

  /// The types of items; `nil` for all items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet).map { $0.keys.sorted() }
  }

  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }

  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet).contains { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
  }

  /// The indices of the items that have one of the types; `nil` for none.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) }
    return found.isEmpty ? nil : IndexSet(found)
  }

  final func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
    guard let itemSet else { return items }
    return itemSet.filter(items.indices.contains).map { items[$0] }
  }

  // MARK: Types

  /// A placeholder that selects the type according to the value.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// The types of texts, the preferred one first.
  public static var typeListString: NSArray { NSArray(array: [text]) }
  public static var typeListURL: NSArray { NSArray(array: [link]) }
  public static var typeListImage: NSArray { NSArray(array: pictures) }
  public static var typeListColor: NSArray { NSArray(array: [paint]) }

  // MARK: Values

  /// The value of a type in the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    chosen(itemSet).compactMap { $0[pasteboardType] }
  }

  /// Replaces the items with one that has a value.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// The data of a type in the first item; that of a text in UTF-8.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    Self.data(value(forPasteboardType: pasteboardType))
  }

  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]?
  {
    chosen(itemSet).compactMap { Self.data($0[pasteboardType]) }
  }

  static func data(_ value: Any?) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Replaces the items with one that has data.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  private func all<Value>(_ type: String, _: Value.Type) -> [Value]? {
    let values = items.compactMap { $0[type] as? Value }
    return values.isEmpty ? nil : values
  }

  private func set<Value>(_ values: [Value]?, _ type: String) {
    items = (values ?? []).map { [type: $0] }
  }

  /// The first text; `nil` for none. Setting it replaces all items.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var strings: [String]? {
    get { all(Self.text, String.self) }
    set { set(newValue, Self.text) }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var urls: [URL]? {
    get { all(Self.link, URL.self) }
    set { set(newValue, Self.link) }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var images: [UIImage]? {
    get {
      let images = items.compactMap { item in
        Self.pictures.lazy.compactMap { item[$0] }.first.flatMap { value in
          value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
        }
      }
      return images.isEmpty ? nil : images
    }
    set { set(newValue, Self.picture) }
  }
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  open var colors: [UIColor]? {
    get { all(Self.paint, UIColor.self) }
    set { set(newValue, Self.paint) }
  }

  public final var hasStrings: Bool { strings != nil }
  public final var hasURLs: Bool { urls != nil }
  public final var hasImages: Bool { images != nil }
  public final var hasColors: Bool { colors != nil }
}

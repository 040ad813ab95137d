/// A pasteboard in the memory of the process.
///
/// Named pasteboards exist until they are removed or the process ends. Other apps cannot read them.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of ``UIPasteboard/general``.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// A key of the options of items. No option has an effect here.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The date after which the items are removed.
    public static let expirationDate = OptionsKey(
      rawValue: "UIPasteboardOptionExpirationDate")
    /// A Boolean value that indicates whether the items stay on the device.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The notification that the items of a pasteboard have changed. Its object is the pasteboard.
  public nonisolated static let changedNotification =
    NSNotification.Name("UIPasteboardChangedNotification")
  /// The notification that a pasteboard was removed. Its object is the pasteboard.
  public nonisolated static let removedNotification =
    NSNotification.Name("UIPasteboardRemovedNotification")
  /// The key for the types that were added, an array of strings.
  public nonisolated static let changedTypesAddedUserInfoKey =
    "UIPasteboardChangedTypesAddedKey"
  /// The key for the types that were removed, an array of strings.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"

  /// The items of a pasteboard. All objects with the same name share them.
  @MainActor private final class Storage {
    var items: [[String: Any]] = []
    var changeCount = 0
  }

  private static var storages: [Name: Storage] = [:]
  private static var uniqueCount = 0

  /// The general pasteboard. Apps share it on iOS; here, it belongs to the process.
  open class var general: UIPasteboard { theGeneral }
  private static let theGeneral = UIPasteboard(.general, Storage())

  /// The name of the pasteboard.
  open private(set) var name: Name
  private let storage: Storage

  private init(_ name: Name, _ storage: Storage) {
    self.name = name
    self.storage = storage
    super.init()
  }

  /// Returns the pasteboard with a name; `nil` if it does not exist and `create` is `false`.
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

  /// Creates a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    uniqueCount += 1
    let name = Name("unique \(uniqueCount)")
    let pasteboard = UIPasteboard(name, Storage())
    storages[name] = pasteboard.storage
    return pasteboard
  }

  /// Removes a pasteboard. The general pasteboard loses its items but continues to exist.
  open class func remove(withName pasteboardName: Name) {
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

  /// The items of the pasteboard. Each item contains values by type.
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

  /// The number of times that the items have changed.
  open var changeCount: Int { storage.changeCount }

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// Adds items after the existing items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// Replaces the items. The options have no effect: items never leave the process and do not
  /// expire.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  // MARK: Types

  /// The types of the first item, sorted; empty if there are no items.
  open var types: [String] { (items.first?.keys).map { $0.sorted() } ?? [] }

  /// Returns the sorted types of each item of an item set; `nil` for all items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet).map { $0.keys.sorted() }
  }

  /// Returns a Boolean value that indicates whether the first item has one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(types).isDisjoint(with: pasteboardTypes)
  }

  /// Returns a Boolean value that indicates whether any item of an item set has one of the types;
  /// `nil` for all items.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet).contains { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
  }

  /// Returns the indices of the items that have one of the types; `nil` if there are none.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = items.indices.filter { !Set(items[$0].keys).isDisjoint(with: pasteboardTypes) }
    return found.isEmpty ? nil : IndexSet(found)
  }

  final func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
    guard let itemSet else { return items }
    return itemSet.filter(items.indices.contains).map { items[$0] }
  }

  // MARK: Types

  /// A placeholder that selects the type from the value. Here, it is an ordinary type.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// The types of text, in order of preference.
  public static var typeListString: NSArray { NSArray(array: [text]) }
  /// The types of URLs, in order of preference.
  public static var typeListURL: NSArray { NSArray(array: [link]) }
  /// The types of images, in order of preference.
  public static var typeListImage: NSArray { NSArray(array: pictures) }
  /// The types of colors, in order of preference.
  public static var typeListColor: NSArray { NSArray(array: [paint]) }

  // MARK: Values

  /// Returns the value of a type in the first item; `nil` if there is none.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Returns the values of a type in the items of an item set; `nil` for all items. Items without
  /// the type are skipped.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]?
  {
    chosen(itemSet).compactMap { $0[pasteboardType] }
  }

  /// Replaces the items with a single item that has a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Returns the data of a type in the first item; `nil` if there is none. Text is encoded in
  /// UTF-8, and images are encoded as PNG.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    Self.data(value(forPasteboardType: pasteboardType))
  }

  /// Returns the data of a type in the items of an item set; `nil` for all items. Items without
  /// data of the type are skipped.
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

  /// Replaces the items with a single item that has data of a type.
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

  /// The text of the first item that has text; `nil` if there is none. Setting it replaces all
  /// items.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The text of all items that have text; `nil` if there is none. Setting it replaces all items.
  open var strings: [String]? {
    get { all(Self.text, String.self) }
    set { set(newValue, Self.text) }
  }
  /// The URL of the first item that has a URL; `nil` if there is none. Setting it replaces all
  /// items.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The URLs of all items that have a URL; `nil` if there is none. Setting it replaces all items.
  open var urls: [URL]? {
    get { all(Self.link, URL.self) }
    set { set(newValue, Self.link) }
  }
  /// The image of the first item that has an image; `nil` if there is none. Setting it replaces all
  /// items.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The images of all items that have an image or the data of an image; `nil` if there is none.
  /// Setting it replaces all items.
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
  /// The color of the first item that has a color; `nil` if there is none. Setting it replaces all
  /// items.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }
  /// The colors of all items that have a color; `nil` if there is none. Setting it replaces all
  /// items.
  open var colors: [UIColor]? {
    get { all(Self.paint, UIColor.self) }
    set { set(newValue, Self.paint) }
  }

  /// A Boolean value that indicates whether any item has text.
  open var hasStrings: Bool { strings != nil }
  /// A Boolean value that indicates whether any item has a URL.
  open var hasURLs: Bool { urls != nil }
  /// A Boolean value that indicates whether any item has an image.
  open var hasImages: Bool { images != nil }
  /// A Boolean value that indicates whether any item has a color.
  open var hasColors: Bool { colors != nil }

  // MARK: Item providers

  /// The items as item providers of their data. Setting it replaces all items.
  open var itemProviders: [NSItemProvider] {
    get { items.map(NSItemProvider.init(pasteboardItem:)) }
    set { items = newValue.map(\.pasteboardItem) }
  }

  /// Replaces the items. The options have no effect: items never leave the process and do not
  /// expire.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) { self.itemProviders = itemProviders }

  /// Replaces the items with objects.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    itemProviders = objects.map { NSItemProvider(object: $0) }
  }

  /// Replaces the items with objects. The options have no effect.
  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) { setObjects(objects) }
}

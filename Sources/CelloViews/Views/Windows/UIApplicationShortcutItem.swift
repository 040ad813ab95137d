/// A quick action of an app's icon.
///
/// There is no home screen: tests perform actions by calling the methods of the delegates.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate final var values: Values

  fileprivate struct Values: Sendable {
    var type: String
    var localizedTitle: String
    var localizedSubtitle: String?
    var icon: UIApplicationShortcutIcon?
    nonisolated(unsafe) var userInfo: [String: any NSSecureCoding]?
    nonisolated(unsafe) var targetContentIdentifier: Any?
  }

  /// An identifier of the kind of action, defined by the app.
  open var type: String { values.type }
  /// The title of the action.
  open var localizedTitle: String { values.localizedTitle }
  /// The subtitle of the action; `nil` for none.
  open var localizedSubtitle: String? { values.localizedSubtitle }
  /// Stored only: the icon of the action; `nil` for none.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// The app's data for the action; `nil` for none.
  open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  /// Stored only: an identifier of the scene for the action; `nil` for none.
  open var targetContentIdentifier: Any? { values.targetContentIdentifier }

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = Values(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    super.init()
  }

  /// Creates a quick action without a subtitle, an icon or data.
  public init(type: String, localizedTitle: String) {
    values = Values(type: type, localizedTitle: localizedTitle)
    super.init()
  }

  fileprivate init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// Returns an action that does not change.
  open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(values) }
  /// Returns an action with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UIMutableApplicationShortcutItem(values)
  }
}

/// A quick action of an app's icon that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  open override var localizedTitle: String {
    get { values.localizedTitle }
    set { values.localizedTitle = newValue }
  }
  open override var localizedSubtitle: String? {
    get { values.localizedSubtitle }
    set { values.localizedSubtitle = newValue }
  }
  /// Stored only: the icon of the action; `nil` for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// Stored only: an identifier of the scene for the action; `nil` for none.
  open override var targetContentIdentifier: Any? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
}

/// The icon of a quick action.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// The icons of the system.
  public enum IconType: Int, Hashable, Sendable {
    case compose = 0
    case play = 1
    case pause = 2
    case add = 3
    case location = 4
    case search = 5
    case share = 6
    case prohibit = 7
    case contact = 8
    case home = 9
    case markLocation = 10
    case favorite = 11
    case love = 12
    case cloud = 13
    case invitation = 14
    case confirmation = 15
    case mail = 16
    case message = 17
    case date = 18
    case time = 19
    case capturePhoto = 20
    case captureVideo = 21
    case task = 22
    case taskCompleted = 23
    case alarm = 24
    case bookmark = 25
    case shuffle = 26
    case audio = 27
    case update = 28
  }

  private enum Source: Hashable, Sendable {
    case type(IconType)
    case image(String)
    case symbol(String)
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
    super.init()
  }

  /// Creates an icon of the system.
  public convenience init(type: IconType) { self.init(.type(type)) }
  /// Creates an icon from an image of the app's assets.
  public convenience init(templateImageName: String) { self.init(.image(templateImageName)) }
  /// Creates an icon from a symbol.
  public convenience init(systemImageName: String) { self.init(.symbol(systemImageName)) }

  /// Returns whether another object is an icon from the same source.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.source == source
  }

  open override var hash: Int { source.hashValue }
}

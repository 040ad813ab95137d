/// A way to move among the elements of a kind, which an app finds.
@MainActor @preconcurrency open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search. Source of the values: Apple's `UIAccessibilityCustomRotor.h`.
  public enum Direction: Int, Hashable, Sendable {
    case previous = 0
    case next = 1
  }

  /// What a rotor of the system looks for. Source of the values: Apple's `UIAccessibilityCustomRotor.h`.
  public enum SystemRotorType: Int, Hashable, Sendable {
    /// The rotor is one of the app's own.
    case none = 0
    case link = 1
    case visitedLink = 2
    case heading = 3
    case headingLevel1 = 4
    case headingLevel2 = 5
    case headingLevel3 = 6
    case headingLevel4 = 7
    case headingLevel5 = 8
    case headingLevel6 = 9
    case boldText = 10
    case italicText = 11
    case underlineText = 12
    case misspelledWord = 13
    case image = 14
    case textField = 15
    case table = 16
    case list = 17
    case landmark = 18
  }

  /// Returns the next or previous item; `nil` if there is none.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name that is spoken; empty for rotors of the system.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  open var attributedName: NSAttributedString
  /// Finds the items.
  open var itemSearchBlock: Search
  /// What the rotor looks for; `none` for one of the app's own.
  public final let systemRotorType: SystemRotorType

  private init(_ name: NSAttributedString, _ type: SystemRotorType, _ search: @escaping Search) {
    attributedName = name
    systemRotorType = type
    itemSearchBlock = search
    super.init()
  }

  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(NSAttributedString(string: name), .none, itemSearchBlock)
  }

  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) { self.init(attributedName, .none, itemSearchBlock) }

  /// A rotor of the system that finds items as the app does.
  public convenience init(
    systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search
  ) { self.init(NSAttributedString(string: ""), type, itemSearchBlock) }

  /// The name, or what a rotor of the system looks for.
  final var spokenName: String { name.isEmpty ? "\(systemRotorType)" : name }
}

/// What a rotor looks for.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item from which the search starts.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  open var searchDirection: UIAccessibilityCustomRotor.Direction

  /// A search for the first item. The label only distinguishes it from `NSObject.init()`, which belongs
  /// to no actor.
  public init(searchDirection: UIAccessibilityCustomRotor.Direction = .next) {
    currentItem = UIAccessibilityCustomRotorItemResult(element: nil, range: nil)
    self.searchDirection = searchDirection
    super.init()
  }
}

/// An item that a rotor has found.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element; the result does not keep it alive.
  open weak var targetElement: (any NSObjectProtocol)?
  /// A part of a text, whose type belongs to a higher chapter.
  final var range: AnyObject?

  init(element: (any NSObjectProtocol)?, range: AnyObject?) {
    targetElement = element
    self.range = range
    super.init()
  }
}

/// A rotor that moves among the elements of a kind. The app finds the elements.
@MainActor @preconcurrency open class UIAccessibilityCustomRotor: NSObject {
  /// The direction of a search. Source of the values: Apple's `UIAccessibilityCustomRotor.h`.
  public enum Direction: Int, Hashable, Sendable {
    /// Toward the previous item.
    case previous = 0
    /// Toward the next item.
    case next = 1
  }

  /// The kind of elements that a system rotor finds. Source of the values: Apple's
  /// `UIAccessibilityCustomRotor.h`.
  public enum SystemRotorType: Int, Hashable, Sendable {
    /// A rotor of the app.
    case none = 0
    /// Links.
    case link = 1
    /// Visited links.
    case visitedLink = 2
    /// Headings of all levels.
    case heading = 3
    /// Headings of level 1.
    case headingLevel1 = 4
    /// Headings of level 2.
    case headingLevel2 = 5
    /// Headings of level 3.
    case headingLevel3 = 6
    /// Headings of level 4.
    case headingLevel4 = 7
    /// Headings of level 5.
    case headingLevel5 = 8
    /// Headings of level 6.
    case headingLevel6 = 9
    /// Bold text.
    case boldText = 10
    /// Italic text.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Misspelled words.
    case misspelledWord = 13
    /// Images.
    case image = 14
    /// Text fields.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Landmarks.
    case landmark = 18
  }

  /// Returns the next or previous item; `nil` if there is none.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// The name that is spoken; empty for system rotors.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// The name that is spoken, with attributes; empty for system rotors.
  open var attributedName: NSAttributedString
  /// Stored only: the closure that finds the items. Only apps call it.
  open var itemSearchBlock: Search
  /// The kind of elements that the rotor finds; `none` for a rotor of the app.
  open private(set) var systemRotorType: SystemRotorType

  private init(_ name: NSAttributedString, _ type: SystemRotorType, _ search: @escaping Search) {
    attributedName = name
    systemRotorType = type
    itemSearchBlock = search
    super.init()
  }

  /// Creates a rotor with a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(NSAttributedString(string: name), .none, itemSearchBlock)
  }

  /// Creates a rotor with an attributed name.
  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) { self.init(attributedName, .none, itemSearchBlock) }

  /// Creates a system rotor whose items the app finds.
  public convenience init(
    systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search
  ) { self.init(NSAttributedString(string: ""), type, itemSearchBlock) }

  /// The name, or the kind of elements of a system rotor.
  package final var spokenName: String { name.isEmpty ? "\(systemRotorType)" : name }
}

/// The parameters of a rotor's search.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item at which the search starts.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// The direction of the search.
  open var searchDirection: UIAccessibilityCustomRotor.Direction

  /// Creates a search for the first item. The label distinguishes it from `NSObject.init()`, which
  /// is not isolated to an actor.
  public init(searchDirection: UIAccessibilityCustomRotor.Direction = .next) {
    currentItem = UIAccessibilityCustomRotorItemResult(element: nil, range: nil)
    self.searchDirection = searchDirection
    super.init()
  }
}

/// An item that a rotor has found.
@MainActor @preconcurrency open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. It is not kept alive.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of a text, whose type belongs to a higher chapter.
  package final var range: AnyObject?

  package init(element: (any NSObjectProtocol)?, range: AnyObject?) {
    targetElement = element
    self.range = range
    super.init()
  }
}

/// The characteristics of an element for assistive technologies. The values follow Apple's
/// documented order.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No characteristics.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays a sound when it is activated.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// A summary of the current state, spoken when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Activating the element starts playback or recording.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The value can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element handles touches directly, as a piano key does.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Reading continues on the next page.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A header of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The content can be zoomed.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// A control that toggles between on and off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  // System views also have traits that UIKit does not declare.
  // Source: docs/measurements/accessibility.md#traits.

  /// Editable text.
  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// The text is being edited.
  package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  /// Editable text whose characters are hidden.
  package static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
  /// The back button of a navigation bar.
  package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  /// An item of a tab bar.
  package static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
  /// Editable text of several lines.
  package static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)

  private static let names: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.tabBar, "tabBar"), (.header, "header"), (.supportsZoom, "supportsZoom"),
    (.toggleButton, "toggleButton"), (.textEntry, "textField"),
    (.secureTextField, "secureTextField"), (.textArea, "textArea"), (.isEditing, "editing"),
    (.backButton, "backButton"),
  ]

  /// The names of the traits; `none` for an empty set. The trait of tabs has no name: the position
  /// of a tab in its bar is printed instead.
  package var notation: String {
    let names = Self.names.filter { contains($0.0) }.map(\.1)
    return names.isEmpty ? "none" : names.joined(separator: " ")
  }
}

extension UITextFormattingViewController {
  /// A key for the type of a component.
  public struct ComponentKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Predefined styles, such as headings.
    public static let formattingStyles = ComponentKey(rawValue: "formattingStyles")
    /// Bold, italic, underline and strikethrough.
    public static let fontAttributes = ComponentKey(rawValue: "fontAttributes")
    /// The font, from the designs of the system font.
    public static let fontPicker = ComponentKey(rawValue: "fontPicker")
    /// Buttons for smaller and larger text.
    public static let fontSize = ComponentKey(rawValue: "fontSize")
    /// Buttons for smaller and larger text, and the size in points.
    public static let fontPointSize = ComponentKey(rawValue: "fontPointSize")
    /// The alignment: left, center or right.
    public static let textAlignment = ComponentKey(rawValue: "textAlignment")
    /// The alignment: left, center, right or justified.
    public static let textAlignmentAndJustification = ComponentKey(
      rawValue: "textAlignmentAndJustification")
    /// Buttons for a smaller and larger indentation.
    public static let textIndentation = ComponentKey(rawValue: "textIndentation")
    /// The line height, in points.
    public static let lineHeight = ComponentKey(rawValue: "lineHeight")
    /// Bulleted, dashed and numbered lists.
    public static let listStyles = ComponentKey(rawValue: "listStyles")
    /// The text color.
    public static let textColor = ComponentKey(rawValue: "textColor")
    /// A highlight behind the text. The component is not shown, because the panel cannot change
    /// highlights.
    public static let highlight = ComponentKey(rawValue: "highlight")
    /// The color of a highlight behind the text. The component is not shown, because the panel
    /// cannot change highlights.
    public static let highlightPicker = ComponentKey(rawValue: "highlightPicker")
  }

  /// The size of a component in its row.
  public enum ComponentSize: Int, Hashable, Sendable {
    case automatic = 0
    case mini = 1
    case small = 2
    case regular = 3
    case large = 4
    case extraLarge = 5
  }

  /// A component of the formatting panel.
  open class Component: NSObject, NSCopying {
    /// The type of the component.
    open private(set) var componentKey: ComponentKey
    /// The size of the component in its row.
    open private(set) var preferredSize: ComponentSize

    /// Creates a component.
    public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
      self.componentKey = componentKey
      self.preferredSize = preferredSize
      super.init()
    }

    /// Returns a component with a size.
    public static func component(
      _ componentKey: ComponentKey, _ preferredSize: ComponentSize
    ) -> Component { Component(componentKey: componentKey, preferredSize: preferredSize) }

    /// Returns the component itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Component else { return false }
      return componentKey == other.componentKey && preferredSize == other.preferredSize
    }

    open override var hash: Int { componentKey.hashValue ^ preferredSize.rawValue }
  }

  /// A group of components that are shown together.
  open class ComponentGroup: NSObject, NSCopying {
    /// The components of the group.
    open private(set) var components: [Component]

    /// Creates a group of components.
    public init(components: [Component]) {
      self.components = components
      super.init()
    }

    /// Returns a group of components.
    public static func group(_ components: [Component]) -> ComponentGroup {
      ComponentGroup(components: components)
    }

    /// Returns the group itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ComponentGroup)?.components == components
    }

    open override var hash: Int { components.hashValue }
  }

  /// The configuration of a formatting view controller.
  open class Configuration: NSObject, NSCopying {
    /// The groups of components, from top to bottom.
    open private(set) var groups: [ComponentGroup]
    /// The styles in the component for styles; `nil`, the default, for the system's styles.
    open var formattingStyles: [FormattingStyle]?

    /// Creates a configuration with the standard components. Chosen: a row with styles, font
    /// attributes, the font, its size and color, alignments and lists.
    public override convenience init() {
      self.init(groups: [
        .group([.component(.formattingStyles, .extraLarge)]),
        .group([
          .component(.fontAttributes, .extraLarge), .component(.fontPicker, .regular),
          .component(.fontSize, .small), .component(.textColor, .mini),
          .component(.textAlignment, .regular), .component(.listStyles, .regular),
        ]),
      ])
    }

    /// Creates a configuration with groups of components.
    public init(groups: [ComponentGroup]) {
      self.groups = groups
      super.init()
    }

    var copied: Configuration {
      let copy = Configuration(groups: groups)
      copy.formattingStyles = formattingStyles
      return copy
    }

    /// Returns a copy of the configuration.
    open func copy(with zone: NSZone? = nil) -> Any { copied }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return groups == other.groups && formattingStyles == other.formattingStyles
    }

    open override var hash: Int { groups.hashValue }
  }

  /// A named set of attributes.
  public struct FormattingStyle: Equatable {
    /// The key of the style.
    public let styleKey: String
    /// The title of the style in the panel.
    public let title: LocalizedStringResource
    /// The attributes that the style applies.
    public let attributes: AttributeContainer

    /// Creates a style.
    public init(styleKey: String, title: LocalizedStringResource, attributes: AttributeContainer) {
      self.styleKey = styleKey
      self.title = title
      self.attributes = attributes
    }

    /// Creates a style with attributes for an attributed string.
    public init(
      styleKey: String, title: LocalizedStringResource, attributes: [NSAttributedString.Key: Any]
    ) {
      self.init(styleKey: styleKey, title: title, attributes: AttributeContainer(attributes))
    }

    /// The system's styles. Chosen: they correspond to text styles.
    @MainActor static var standard: [FormattingStyle] {
      let styles: [(String, SystemString, UIFont.TextStyle)] = [
        ("title", .title, .title1), ("heading", .heading, .title2),
        ("subheading", .subheading, .title3), ("body", .body, .body),
      ]
      return styles.map { key, title, style in
        let font = UIFont.preferredFont(forTextStyle: style)
        let isHeading = style != .body
        let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
        return FormattingStyle(
          styleKey: key,
          title: LocalizedStringResource(
            String.LocalizationValue(title.text), table: SystemString.table),
          attributes: [
            .font: isHeading ? bold.map { UIFont(descriptor: $0, size: 0) } ?? font : font
          ])
      }
    }
  }
}

extension UITextFormattingViewController {
  /// What a component changes.
  public struct ComponentKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Ready-made attributes, such as those of headings.
    public static let formattingStyles = ComponentKey(rawValue: "formattingStyles")
    /// Bold, italic, underline and strikethrough.
    public static let fontAttributes = ComponentKey(rawValue: "fontAttributes")
    /// The font, from those of the system.
    public static let fontPicker = ComponentKey(rawValue: "fontPicker")
    /// Smaller and larger text.
    public static let fontSize = ComponentKey(rawValue: "fontSize")
    /// Smaller and larger text, with the size in points.
    public static let fontPointSize = ComponentKey(rawValue: "fontPointSize")
    public static let textAlignment = ComponentKey(rawValue: "textAlignment")
    public static let textAlignmentAndJustification = ComponentKey(
      rawValue: "textAlignmentAndJustification")
    public static let textIndentation = ComponentKey(rawValue: "textIndentation")
    /// The height of lines, in points.
    public static let lineHeight = ComponentKey(rawValue: "lineHeight")
    public static let listStyles = ComponentKey(rawValue: "listStyles")
    public static let textColor = ComponentKey(rawValue: "textColor")
    /// A color behind the text. Such highlights are not drawn, and the component is not shown.
    public static let highlight = ComponentKey(rawValue: "highlight")
    /// The color behind the text. Such highlights are not drawn, and the component is not shown.
    public static let highlightPicker = ComponentKey(rawValue: "highlightPicker")
  }

  /// How much room a component takes in its row.
  public enum ComponentSize: Int, Hashable, Sendable {
    case automatic = 0
    case mini = 1
    case small = 2
    case regular = 3
    case large = 4
    case extraLarge = 5
  }

  /// A part of the panel.
  open class Component: NSObject, NSCopying {
    public let componentKey: ComponentKey
    public let preferredSize: ComponentSize

    public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
      self.componentKey = componentKey
      self.preferredSize = preferredSize
      super.init()
    }

    /// A part with a size.
    public static func component(
      _ componentKey: ComponentKey, _ preferredSize: ComponentSize
    ) -> Component { Component(componentKey: componentKey, preferredSize: preferredSize) }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Component else { return false }
      return componentKey == other.componentKey && preferredSize == other.preferredSize
    }

    open override var hash: Int { componentKey.hashValue ^ preferredSize.rawValue }
  }

  /// Parts that belong together, with room around them.
  open class ComponentGroup: NSObject, NSCopying {
    public let components: [Component]

    public init(components: [Component]) {
      self.components = components
      super.init()
    }

    /// A group of parts.
    public static func group(_ components: [Component]) -> ComponentGroup {
      ComponentGroup(components: components)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ComponentGroup)?.components == components
    }

    open override var hash: Int { components.hashValue }
  }

  /// What a controller shows.
  open class Configuration: NSObject, NSCopying {
    public let groups: [ComponentGroup]
    /// The styles of the component with styles; `nil` for those of the system.
    open var formattingStyles: [FormattingStyle]?

    /// The standard components. Chosen: a row of styles, the attributes of the font, its family, size
    /// and color, alignments and lists.
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

    public init(groups: [ComponentGroup]) {
      self.groups = groups
      super.init()
    }

    var copied: Configuration {
      let copy = Configuration(groups: groups)
      copy.formattingStyles = formattingStyles
      return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return groups == other.groups && formattingStyles == other.formattingStyles
    }

    open override var hash: Int { groups.hashValue }
  }

  /// Ready-made attributes with a name.
  public struct FormattingStyle: Equatable {
    public let styleKey: String
    public let title: LocalizedStringResource
    public let attributes: AttributeContainer

    public init(styleKey: String, title: LocalizedStringResource, attributes: AttributeContainer) {
      self.styleKey = styleKey
      self.title = title
      self.attributes = attributes
    }

    public init(
      styleKey: String, title: LocalizedStringResource, attributes: [NSAttributedString.Key: Any]
    ) {
      self.init(styleKey: styleKey, title: title, attributes: AttributeContainer(attributes))
    }

    /// Chosen: the styles of the system are those of its text styles.
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

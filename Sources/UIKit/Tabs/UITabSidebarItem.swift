/// A row of the sidebar of a tab bar controller.
@MainActor @preconcurrency open class UITabSidebarItem: NSObject {
  /// What a row stands for.
  public enum Content {
    case tab(UITab)
    /// One of the actions of a group.
    case action(UIAction)
  }

  /// What a sidebar needs a row for.
  @MainActor @preconcurrency open class Request: NSObject {
    public final let content: Content
    final let state: UICellConfigurationState

    init(_ content: Content, state: UICellConfigurationState) {
      self.content = content
      self.state = state
      super.init()
    }
  }

  public final let content: Content
  /// The state of the row for which the item is updated.
  open internal(set) var configurationState: UICellConfigurationState
  open var contentConfiguration: any UIContentConfiguration
  open var backgroundConfiguration: UIBackgroundConfiguration
  open var accessories: [UICellAccessory] = []

  /// An item with the default configurations of what is requested.
  public convenience init(request: Request) { self.init(request.content, request.state) }

  private init(_ content: Content, _ state: UICellConfigurationState) {
    self.content = content
    configurationState = state
    contentConfiguration = Self.configuration(of: content)
    backgroundConfiguration = .listCell()
    super.init()
    contentConfiguration = defaultContentConfiguration()
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  /// The title, image and subtitle of the tab or action; those of a header for a group that is a
  /// section.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    Self.configuration(of: content)
  }

  /// The background of a sidebar's row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isSection ? .clear() : .listCell()
  }

  /// Whether the row is the header of a section.
  final var isSection: Bool {
    if case .tab(let tab as UITabGroup) = content { tab.isSidebarSection } else { false }
  }

  private static func configuration(of content: Content) -> UIListContentConfiguration {
    switch content {
    case .tab(let tab):
      if let group = tab as? UITabGroup, group.isSidebarSection {
        var header = UIListContentConfiguration.header()
        header.text = tab.title
        return header
      }
      var cell = UIListContentConfiguration.subtitleCell()
      cell.text = tab.title
      cell.secondaryText = tab.subtitle
      cell.image = tab.image
      if !tab.isEnabled { cell.textProperties.color = .tertiaryLabel }
      return cell
    case .action(let action):
      var cell = UIListContentConfiguration.cell()
      cell.text = action.title
      cell.image = action.image
      return cell
    }
  }
}

extension UITabGroup {
  /// Whether the sidebar shows the group as a section.
  final var isSidebarSection: Bool {
    switch sidebarAppearance {
    case .automatic: parent == nil
    case .rootSection: true
    case .inline: false
    }
  }
}

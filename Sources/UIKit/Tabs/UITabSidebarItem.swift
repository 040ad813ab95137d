/// A row in the sidebar of a tab bar controller.
@MainActor @preconcurrency open class UITabSidebarItem: NSObject {
  /// The kinds of content of a row.
  public enum Content {
    /// A tab.
    case tab(UITab)
    /// An action of a group.
    case action(UIAction)
  }

  /// A request for a row of the sidebar.
  @MainActor @preconcurrency open class Request: NSObject {
    /// The tab or action of the requested row.
    open private(set) var content: Content
    final let state: UICellConfigurationState

    init(_ content: Content, state: UICellConfigurationState) {
      self.content = content
      self.state = state
      super.init()
    }
  }

  /// The tab or action of the row.
  open private(set) var content: Content
  /// The state of the row for which the configurations are updated.
  open internal(set) var configurationState: UICellConfigurationState
  /// The configuration of the row's content; ``defaultContentConfiguration()`` by default.
  open var contentConfiguration: any UIContentConfiguration
  /// The configuration of the row's background; ``defaultBackgroundConfiguration()`` by default.
  open var backgroundConfiguration: UIBackgroundConfiguration
  /// The accessories of the row; empty by default.
  open var accessories: [UICellAccessory] = []

  /// Creates a row for a request, with the default configurations.
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

  /// Returns a configuration with the title, image and subtitle of the tab or action; for a group
  /// that is a section, a header configuration with its title.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    Self.configuration(of: content)
  }

  /// Returns the background configuration of a row; clear for a group that is a section.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isSection ? .clear() : .listCell()
  }

  /// A Boolean value that indicates whether the row is the header of a section.
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
  /// A Boolean value that indicates whether the sidebar shows the group as a section.
  final var isSidebarSection: Bool {
    switch sidebarAppearance {
    case .automatic: parent == nil
    case .rootSection: true
    case .inline: false
    }
  }
}

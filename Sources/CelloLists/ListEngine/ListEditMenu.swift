/// The edit menus of a list's items, whose commands the list's delegate performs.
final class ListEditMenu: NSObject, UIEditMenuInteractionDelegate {
  private unowned let list: any ListView
  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  /// The item of the menu.
  private var item = IndexPath()

  private static let commands: [(action: Selector, title: SystemString)] = [
    (Selector(("cut:")), .cut), (Selector(("copy:")), .copy), (Selector(("paste:")), .paste),
  ]

  init(_ list: any ListView) {
    self.list = list
    super.init()
  }

  /// Shows the menu of an item, if the delegate wants one and allows any command.
  func show(for item: IndexPath, at location: CGPoint) {
    guard list.listDelegate?.hasEditMenu(item) == true else { return }
    self.item = item
    if interaction.view == nil { list.addInteraction(interaction) }
    list.removeHighlight()
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: location))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let item = item
    return UIMenu(
      children: Self.commands.filter { list.listDelegate?.allowsCommand($0.action, item) == true }
        .map { command in
          UIAction(title: command.title.text) { [weak self] _ in
            self?.list.listDelegate?.performCommand(command.action, item)
          }
        })
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    list.cell(at: item)?.frame ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }
}

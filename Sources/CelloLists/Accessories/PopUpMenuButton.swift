@_spi(Cello) import CelloControls

/// A button in an accessory that shows the selected element of a menu.
final class PopUpMenuButton: UIButton {
  private var selectionHandler: UICellAccessory.MenuSelectedElementDidChangeHandler?
  private var selection: UIMenuElement?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setType(.system)
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  func show(
    _ menu: UIMenu, color: UIColor?,
    handler: UICellAccessory.MenuSelectedElementDidChangeHandler?
  ) {
    var configuration = UIButton.Configuration.plain()
    configuration.indicator = .popup
    // The cell determines the space around an accessory.
    configuration.contentInsets = .zero
    // Chosen: the same color as texts at the trailing edge of cells.
    configuration.baseForegroundColor = color ?? .secondaryLabel
    self.configuration = configuration
    selectionHandler = nil
    self.menu = menu
    selection = menu.selectedElements.first
    selectionHandler = handler
  }

  override func stateDidChange() {
    super.stateDidChange()
    guard let menu, let selectionHandler, menu.selectedElements.first !== selection else { return }
    selection = menu.selectedElements.first
    selectionHandler(menu)
  }
}

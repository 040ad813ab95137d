/// A control, an indicator or a view beside the content of a list cell.
///
/// The system determines the sides and the order of system accessories. A cell can have at most one
/// system accessory of each type, and any number of custom accessories.
public struct UICellAccessory {
  /// A closure that is called when the user taps an accessory.
  public typealias ActionHandler = () -> Void

  /// A closure that is called with the menu of an accessory after the user has selected another
  /// element.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// The states of a cell in which an accessory is displayed.
  public enum DisplayedState: Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// The widths of the region in which an accessory is centered.
  public enum LayoutDimension: Sendable {
    /// The width of the accessory.
    case actual
    /// The standard width of the system, with which accessories of different cells are aligned.
    case standard
    /// A width in points. NaN and negative values are treated as 0.
    case custom(CGFloat)
  }

  /// The types of accessories.
  public enum AccessoryType {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case label
    case customView(UIView)
    case detail
    case popUpMenu
  }

  /// The options of an accessory, and the properties of particular accessory types.
  enum Content {
    case disclosureIndicator(DisclosureIndicatorOptions)
    case outlineDisclosure(OutlineDisclosureOptions, ActionHandler?)
    case checkmark(CheckmarkOptions)
    case delete(DeleteOptions, ActionHandler?)
    case insert(InsertOptions, ActionHandler?)
    case reorder(ReorderOptions)
    case multiselect(MultiselectOptions)
    case label(String, LabelOptions)
    case detail(DetailOptions, ActionHandler?)
    case popUpMenu(UIMenu, PopUpMenuOptions, MenuSelectedElementDidChangeHandler?)
    case customView(CustomViewConfiguration)
  }

  let content: Content
  let displayed: DisplayedState

  /// The type of the accessory.
  public var accessoryType: AccessoryType {
    switch content {
    case .disclosureIndicator: .disclosureIndicator
    case .outlineDisclosure: .outlineDisclosure
    case .checkmark: .checkmark
    case .delete: .delete
    case .insert: .insert
    case .reorder: .reorder
    case .multiselect: .multiselect
    case .label: .label
    case .detail: .detail
    case .popUpMenu: .popUpMenu
    case .customView(let configuration): .customView(configuration.customView)
    }
  }

  // MARK: - Creating accessories

  /// Creates an indicator that a tap on the cell shows more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(content: .disclosureIndicator(options), displayed: displayed)
  }

  /// Creates a control that expands and collapses the children of the cell's item. It points down
  /// while the cell's state is expanded. If there is no action handler, a tap toggles the item of
  /// the diffable data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(content: .outlineDisclosure(options, actionHandler), displayed: displayed)
  }

  /// Creates a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(content: .checkmark(options), displayed: displayed)
  }

  /// Creates a control for deleting the cell's item, which by default is displayed in editing mode
  /// only.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(content: .delete(options, actionHandler), displayed: displayed)
  }

  /// Creates a control for inserting an item, which by default is displayed in editing mode only.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(content: .insert(options, actionHandler), displayed: displayed)
  }

  /// Creates a control with which the user moves the cell, which by default is displayed in editing
  /// mode only.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(content: .reorder(options), displayed: displayed)
  }

  /// Creates a circle that is filled while the cell is selected, which by default is displayed in
  /// editing mode only.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(content: .multiselect(options), displayed: displayed)
  }

  /// Creates a label with a text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(content: .label(text, options), displayed: displayed)
  }

  /// Creates a button that shows details of the cell's item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(content: .detail(options, actionHandler), displayed: displayed)
  }

  /// Creates a button that shows the selected element of a menu, and opens the menu when tapped.
  ///
  /// - Parameter selectedElementDidChangeHandler: A closure that is called with the menu after the
  ///   user
  ///   has selected another element.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content: .popUpMenu(menu, options, selectedElementDidChangeHandler), displayed: displayed)
  }

  /// Creates an accessory with a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      content: .customView(configuration), displayed: configuration.placement.displayed)
  }
}

extension UICellAccessory {
  var options: any CellAccessoryOptions {
    switch content {
    case .disclosureIndicator(let options): options
    case .outlineDisclosure(let options, _): options
    case .checkmark(let options): options
    case .delete(let options, _): options
    case .insert(let options, _): options
    case .reorder(let options): options
    case .multiselect(let options): options
    case .label(_, let options): options
    case .detail(let options, _): options
    case .popUpMenu(_, let options, _): options
    case .customView(let configuration): configuration
    }
  }

  package var actionHandler: ActionHandler? {
    switch content {
    case .outlineDisclosure(_, let handler), .delete(_, let handler), .insert(_, let handler),
      .detail(_, let handler):
      handler
    default: nil
    }
  }

  func isDisplayed(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Returns `true` if both are the same system accessory or show the same custom view.
  func isSame(as other: UICellAccessory) -> Bool {
    switch (accessoryType, other.accessoryType) {
    case (.customView(let view), .customView(let other)): view === other
    case (.customView, _), (_, .customView): false
    case (let type, let other): "\(type)" == "\(other)"
    }
  }
}

/// The options that all accessories have.
protocol CellAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
  var tintColor: UIColor? { get }
}

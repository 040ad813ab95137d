/// A control, an indicator or a view beside the content of a list cell.
///
/// The system determines the sides and the order of its own accessories. A cell has at most one of
/// each of them, and any number of custom ones.
public struct UICellAccessory {
  /// Called when the user taps an accessory.
  public typealias ActionHandler = () -> Void

  /// Called with the menu of an accessory after the user has selected another of its elements.
  public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

  /// When an accessory is in the cell.
  public enum DisplayedState: Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// The width of the region in which an accessory is centered.
  public enum LayoutDimension: Sendable {
    /// The width of the accessory.
    case actual
    /// The system's width, with which accessories of different cells are aligned.
    case standard
    /// A width in points. NaN and negative values are treated as 0.
    case custom(CGFloat)
  }

  /// The type of an accessory.
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

  /// An accessory's options, and what only some accessories have.
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

  /// An indicator that tapping the cell shows more.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(content: .disclosureIndicator(options), displayed: displayed)
  }

  /// A control that expands and collapses the children of the cell's item. It points down while the
  /// cell's state is expanded.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(content: .outlineDisclosure(options, actionHandler), displayed: displayed)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(content: .checkmark(options), displayed: displayed)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(content: .delete(options, actionHandler), displayed: displayed)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(content: .insert(options, actionHandler), displayed: displayed)
  }

  /// A handle by which the user moves the cell.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(content: .reorder(options), displayed: displayed)
  }

  /// A circle that is filled while the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(content: .multiselect(options), displayed: displayed)
  }

  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(content: .label(text, options), displayed: displayed)
  }

  /// A button that shows details of the cell's item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(content: .detail(options, actionHandler), displayed: displayed)
  }

  /// A button that shows the selected element of a menu, and the menu when it is tapped.
  ///
  /// - Parameter selectedElementDidChangeHandler: called with the menu after the user has selected
  ///   another element.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      content: .popUpMenu(menu, options, selectedElementDidChangeHandler), displayed: displayed)
  }

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

  /// Whether both are the same system accessory, or show the same custom view.
  func isSame(as other: UICellAccessory) -> Bool {
    switch (accessoryType, other.accessoryType) {
    case (.customView(let view), .customView(let other)): view === other
    case (.customView, _), (_, .customView): false
    case (let type, let other): "\(type)" == "\(other)"
    }
  }
}

/// The options of any accessory.
protocol CellAccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
  var tintColor: UIColor? { get }
}

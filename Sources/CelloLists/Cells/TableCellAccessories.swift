/// The accessories that an app has set for a table cell.
struct TableCellAccessories {
  var type = UITableViewCell.AccessoryType.none
  var view: UIView?
  var editingType = UITableViewCell.AccessoryType.none
  var editingView: UIView?
  var editingStyle = UITableViewCell.EditingStyle.none
  var showsReorderControl = false

  /// Returns the accessories for a state as accessories of list cells; a view replaces the
  /// accessory type.
  @MainActor func accessories(
    isEditing: Bool, context: UITableViewCell.TableContext,
    actions: UITableViewCell.EditingActions
  ) -> [UICellAccessory] {
    var result = Self.accessories(
      isEditing ? editingType : type, view: isEditing ? editingView : view,
      detail: actions.detail)
    guard isEditing else { return result }
    if context.showsSelectionInEditing {
      result.append(.multiselect(displayed: .always))
    } else {
      switch editingStyle {
      case .none: break
      case .delete: result.append(.delete(displayed: .always, actionHandler: actions.edit))
      case .insert: result.append(.insert(displayed: .always, actionHandler: actions.edit))
      }
    }
    if context.canMove ?? showsReorderControl { result.append(.reorder(displayed: .always)) }
    return result
  }

  @MainActor private static func accessories(
    _ type: UITableViewCell.AccessoryType, view: UIView?, detail: (@MainActor () -> Void)?
  ) -> [UICellAccessory] {
    if let view {
      return [
        .customView(
          configuration: UICellAccessory.CustomViewConfiguration(
            customView: view, placement: .trailing(displayed: .always),
            reservedLayoutWidth: .actual, maintainsFixedSize: true))
      ]
    }
    switch type {
    case .none: return []
    case .disclosureIndicator: return [.disclosureIndicator(displayed: .always)]
    case .detailDisclosureButton:
      return [
        .detail(displayed: .always, actionHandler: detail),
        .disclosureIndicator(displayed: .always),
      ]
    case .checkmark: return [.checkmark(displayed: .always)]
    case .detailButton: return [.detail(displayed: .always, actionHandler: detail)]
    }
  }
}

/// The displayed accessories of a cell on each side, from the leading to the trailing edge.
struct AccessoryOrder {
  var leading: [UICellAccessory] = []
  var trailing: [UICellAccessory] = []

  /// Source of the order: docs/measurements/accessories.md#regions.
  ///
  /// - Parameter isHeader: `true` if the cell is the header of a section.
  init(_ accessories: [UICellAccessory], isEditing: Bool, isHeader: Bool) {
    let displayed = accessories.filter { $0.isDisplayed(whileEditing: isEditing) }
    let placed = displayed.map { ($0, Self.place(of: $0, isHeader: isHeader)) }
    func system(_ isLeading: Bool) -> [UICellAccessory] {
      placed.filter { $0.1.map { $0.isLeading == isLeading } == true }
        .sorted { $0.1!.rank < $1.1!.rank }.map(\.0)
    }
    leading = system(true)
    trailing = system(false)
    for accessory in displayed {
      guard case .customView(let configuration) = accessory.content else { continue }
      switch configuration.placement {
      case .leading(_, let position): Self.insert(accessory, at: position, into: &leading)
      case .trailing(_, let position): Self.insert(accessory, at: position, into: &trailing)
      }
    }
  }

  private static func insert(
    _ accessory: UICellAccessory, at position: UICellAccessory.Placement.Position,
    into accessories: inout [UICellAccessory]
  ) {
    let index = min(max(position(accessories), 0), accessories.count)
    accessories.insert(accessory, at: index)
  }

  /// Returns the side of a system accessory and its rank on this side; `nil` for a custom
  /// accessory.
  private static func place(
    of accessory: UICellAccessory, isHeader: Bool
  ) -> (isLeading: Bool, rank: Int)? {
    switch accessory.content {
    case .delete: (true, 0)
    case .insert: (true, 1)
    case .multiselect: (true, 2)
    case .outlineDisclosure(let options, _):
      options.isHeaderStyle(inHeader: isHeader) ? (false, 4) : (true, 3)
    case .label: (false, 0)
    case .popUpMenu: (false, 1)
    case .checkmark: (false, 2)
    case .detail: (false, 3)
    case .disclosureIndicator: (false, 5)
    case .reorder: (false, 6)
    case .customView: nil
    }
  }
}

extension UICellAccessory.OutlineDisclosureOptions {
  func isHeaderStyle(inHeader isHeader: Bool) -> Bool {
    style == .header || (style == .automatic && isHeader)
  }
}

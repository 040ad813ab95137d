import Testing
import UIKit

@testable import CelloLists

/// Order of accessories.
@MainActor struct AccessoryOrderTests {
  private func names(_ accessories: [UICellAccessory]) -> [String] {
    accessories.map {
      if case .customView(let view) = $0.accessoryType {
        "view \(view.tag)"
      } else {
        "\($0.accessoryType)"
      }
    }
  }

  private func order(
    _ accessories: [UICellAccessory], isEditing: Bool = false, isHeader: Bool = false
  ) -> (leading: [String], trailing: [String]) {
    let order = AccessoryOrder(accessories, isEditing: isEditing, isHeader: isHeader)
    return (names(order.leading), names(order.trailing))
  }

  private func custom(
    _ tag: Int, _ placement: UICellAccessory.Placement
  ) -> UICellAccessory {
    let view = UIView()
    view.tag = tag
    return .customView(configuration: .init(customView: view, placement: placement))
  }

  @Test("the order of system accessories does not depend on their order in the array")
  func system() {
    let accessories: [UICellAccessory] = [
      .reorder(displayed: .always), .disclosureIndicator(), .detail(), .checkmark(),
      .label(text: "9"), .outlineDisclosure(), .multiselect(displayed: .always),
      .insert(displayed: .always), .delete(displayed: .always),
    ]
    let order = order(accessories)
    #expect(order.leading == ["delete", "insert", "multiselect", "outlineDisclosure"])
    #expect(
      order.trailing == ["label", "checkmark", "detail", "disclosureIndicator", "reorder"])
  }

  @Test("an outline disclosure is at the trailing edge in a header, or in the header's style")
  func outline() {
    #expect(order([.outlineDisclosure()], isHeader: true).trailing == ["outlineDisclosure"])
    let header = UICellAccessory.outlineDisclosure(options: .init(style: .header))
    #expect(order([header]).trailing == ["outlineDisclosure"])
    let cell = UICellAccessory.outlineDisclosure(options: .init(style: .cell))
    #expect(order([cell], isHeader: true).leading == ["outlineDisclosure"])
  }

  @Test("controls for editing are there only while editing, by default")
  func editing() {
    let accessories: [UICellAccessory] = [
      .delete(), .insert(), .reorder(), .multiselect(), .disclosureIndicator(),
      .checkmark(displayed: .whenNotEditing),
    ]
    #expect(order(accessories).leading == [])
    #expect(order(accessories).trailing == ["checkmark", "disclosureIndicator"])
    let editing = order(accessories, isEditing: true)
    #expect(editing.leading == ["delete", "insert", "multiselect"])
    #expect(editing.trailing == ["disclosureIndicator", "reorder"])
  }

  @Test("custom accessories are next to the content unless a position is set")
  func custom() {
    let order = order([
      .checkmark(), custom(1, .trailing()), custom(2, .trailing()),
      custom(3, .trailing(at: { $0.count })),
      custom(4, .trailing(at: UICellAccessory.Placement.position(after: .checkmark()))),
      custom(5, .trailing(at: UICellAccessory.Placement.position(before: .checkmark()))),
      custom(6, .trailing(at: { _ in 99 })), custom(7, .trailing(at: { _ in -9 })),
      .delete(displayed: .always), custom(8, .leading()),
      custom(9, .leading(displayed: .whenEditing)),
    ])
    #expect(
      order.trailing == [
        "view 7", "view 2", "view 1", "view 5", "checkmark", "view 4", "view 3", "view 6",
      ])
    #expect(order.leading == ["delete", "view 8"])
  }

  @Test("a position relative to a missing accessory is the first or last position")
  func absent() {
    let order = order([
      .disclosureIndicator(),
      custom(1, .trailing(at: UICellAccessory.Placement.position(after: .checkmark()))),
      custom(2, .trailing(at: UICellAccessory.Placement.position(before: .checkmark()))),
    ])
    #expect(order.trailing == ["view 2", "disclosureIndicator", "view 1"])
  }
}

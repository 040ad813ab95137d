import CelloScenes
import UIKit

/// All accessories of list cells, individually and combined.
enum AccessoryScenes {
  private enum Indentation: String, CaseIterable { case all, content }

  static let scenes: [Scene] =
    [
      scene("disclosure-indicator", "a disclosure indicator") { [.disclosureIndicator()] },
      scene(
        "outline-disclosure", "an outline disclosure, collapsed and expanded",
        states: .states(.normal, .expanded)
      ) { [.outlineDisclosure()] },
      scene(
        "outline-disclosure-header", "an outline disclosure in the style of a header",
        states: .states(.normal, .expanded)
      ) { [.outlineDisclosure(options: .init(style: .header))] },
      scene("checkmark", "a checkmark") { [.checkmark()] },
      scene("delete", "a delete control") { [.delete(displayed: .always)] },
      scene("insert", "an insert control") { [.insert(displayed: .always)] },
      scene("reorder", "a reorder control") { [.reorder(displayed: .always)] },
      scene(
        "multiselect", "a multiselect control, empty and filled",
        states: .states(.normal, .selected)
      ) { [.multiselect(displayed: .always)] },
      scene("label", "a label beside the content") { [.label(text: "12")] },
      scene("detail", "a detail button") { [.detail()] },
      scene("custom-view", "a switch as a custom view") {
        let view = UISwitch()
        view.isOn = true
        return [.customView(configuration: .init(customView: view, placement: .trailing()))]
      },
      scene(
        "combined", "accessories on both sides, arranged by the system",
        states: .states(.normal, .editing)
      ) {
        [
          .reorder(), .disclosureIndicator(displayed: .whenNotEditing), .label(text: "3"),
          .checkmark(), .delete(), .outlineDisclosure(options: .init(style: .cell)),
        ]
      },
      scene("tints", "accessories in colors of an app") {
        [
          .checkmark(options: .init(tintColor: .systemOrange)),
          .disclosureIndicator(options: .init(tintColor: .systemPurple)),
          .delete(
            displayed: .always,
            options: .init(tintColor: .black, backgroundColor: .systemYellow)),
          .multiselect(displayed: .always, options: .init(tintColor: .systemPink)),
        ]
      },
      Scene(
        group: "accessories", name: "indentation",
        shows: "accessories that are indented with the content, and such that are not",
        in: Scene.List(.insetGrouped),
        cases: .listed(
          .values(of: Indentation.self), .direction(), .systemVersion())
      ) { variant in
        let cell = cell(variant, [.delete(displayed: .always)])
        cell.indentationLevel = 2
        cell.indentsAccessories = variant[Indentation.self] == .all
        return cell
      },
    ]

  private static func scene(
    _ name: String, _ summary: String, states: Axis = .states(.normal),
    _ accessories: @escaping @MainActor () -> [UICellAccessory]
  ) -> Scene {
    Scene(
      group: "accessories", name: name, shows: summary, in: Scene.List(.insetGrouped),
      cases: .listed(
        states, .style(), .systemVersion(), .direction(), .textSize(.large, .accessibilityLarge))
    ) { cell($0, accessories()) }
  }

  @MainActor private static func cell(
    _ variant: Variant, _ accessories: [UICellAccessory]
  ) -> UICollectionViewListCell {
    let cell = StateCell(variant.state)
    var content = UIListContentConfiguration.cell()
    content.text = "Inbox"
    content.image = UIImage(systemName: "tray")
    cell.contentConfiguration = content
    cell.accessories = accessories
    return cell
  }
}

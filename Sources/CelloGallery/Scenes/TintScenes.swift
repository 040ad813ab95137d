import CelloScenes
import UIKit

/// Content that follows a custom tint color.
enum TintScenes {
  static let scenes: [Scene] = [
    (CellStyle.cell, UIListEnvironment.insetGrouped), (.sidebarCell, .sidebar),
  ].map { style, environment in
    Scene(
      group: "tint", name: style.name, shows: "an orange tint in \(style.summary)",
      in: Scene.List(environment),
      cases: .listed(
        .states(.normal, .selected, .focused, .selected.and(.focused), .disabled), .style(),
        .systemVersion())
    ) { variant in
      let cell = StateCell(variant.state)
      cell.tintColor = .systemOrange
      cell.contentConfiguration = style.make()
      return cell
    }
  }
}

import UIKit

/// Every style in every list, in the states that lists commonly show.
enum ListCellScenes {
  static let scenes: [Scene] = CellStyle.all.flatMap { style in
    UIListEnvironment.appearances.map { appearance in
      Scene(
        group: "list-cells", name: "\(style.name)-\(appearance.name)",
        shows: "\(style.summary) in a \(appearance.name) list",
        in: Scene.List(appearance.environment, kind: style.kind),
        cases: .listed(style.kind == .cell ? cellVariants : supplementaryVariants)
      ) { variant in
        let cell = StateCell(variant.state)
        cell.contentConfiguration = style.make()
        if style.kind != .cell {
          cell.backgroundConfiguration = style.kind == .header ? .listHeader() : .listFooter()
        }
        return cell
      }
    }
  }

  private static let cellVariants =
    [Variant()].times(\.state, Variant.State.common).times(\.style, [.light, .dark])
    .times(\.systemVersion, [.iOS26, .iOS18])
    + [Variant()].times(\.state, [.normal, .selected]).times(\.position, [.first, .last, .only])
    .times(\.style, [.light, .dark]).times(\.systemVersion, [.iOS26, .iOS18])

  private static let supplementaryVariants =
    [Variant()].times(\.state, [.normal, .focused, .disabled]).times(\.style, [.light, .dark])
    .times(\.systemVersion, [.iOS26, .iOS18])
}

import CelloScenes
import UIKit

/// All styles in all lists, in the states that are common in lists.
enum ListCellScenes {
  static let scenes: [Scene] = CellStyle.all.flatMap { style in
    UIListEnvironment.appearances.map { appearance in
      Scene(
        group: "list-cells", name: "\(style.name)-\(appearance.name)",
        shows: "\(style.summary) in \(appearance.name.withArticle) list",
        in: Scene.List(appearance.environment, kind: style.kind),
        cases: style.kind == .cell ? cellCases : supplementaryCases
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

  private static let cellCases =
    Matrix.listed(
      .states(
        .normal, .highlighted, .selected, .highlighted.and(.selected), .focused, .disabled,
        .selected.and(.disabled), .editing, .swiped, .dropTarget),
      .style(), .systemVersion())
    + .listed(
      .states(.normal, .selected), .position(.first, .last, .only), .style(), .systemVersion())
    + .listed(.states(.focused, .swiped), .position(.first, .last), .systemVersion())

  private static let supplementaryCases =
    Matrix.listed(.states(.normal, .focused, .disabled), .style(), .systemVersion())
}

import CelloScenes
import UIKit

/// The rows of a section, with its header and footer.
enum SectionScenes {
  static let scenes: [Scene] = UIListEnvironment.appearances.map { appearance in
    Scene(
      group: "sections", name: appearance.name,
      shows: "a section of \(appearance.name.withArticle) list; its second row is in the state",
      cases: .listed(.states(.normal, .selected), .style(), .systemVersion())
        + .listed(.states(.focused, .swiped), .systemVersion())
        + .listed(.width(tabletWidth(of: appearance.environment)), .scale(2), .systemVersion())
    ) { variant in
      ListSectionView(
        header: supplementary(.header), cells: cells(in: appearance.environment, variant.state),
        footer: supplementary(.footer), in: appearance.environment)
    }
  }

  /// Returns the width of an iPad or its primary column, in points.
  private static func tabletWidth(of environment: UIListEnvironment) -> CGFloat {
    environment == .sidebar || environment == .sidebarPlain ? 320 : 820
  }

  /// Returns the cells of a section.
  ///
  /// - Parameter state: the state of the second row.
  @MainActor private static func cells(
    in environment: UIListEnvironment, _ state: CellState
  ) -> [UICollectionViewCell] {
    let styles: [CellStyle] =
      environment == .sidebar || environment == .sidebarPlain
      ? [.sidebarCell, .sidebarSubtitleCell, .sidebarCell]
      : [.textCell, .subtitleCell, .valueCell, .cell]
    return styles.enumerated().map { index, style in
      let cell = StateCell(index == 1 ? state : .normal)
      cell.contentConfiguration = style.make()
      return cell
    }
  }

  @MainActor private static func supplementary(_ style: CellStyle) -> UICollectionViewCell {
    let cell = StateCell(.normal)
    cell.contentConfiguration = style.make()
    cell.backgroundConfiguration = .clear()
    return cell
  }
}

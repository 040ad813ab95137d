import CelloScenes
import UIKit

/// The content and background factories, in the states that change them.
enum FactoryScenes {
  static let scenes: [Scene] = content + backgrounds + everyState

  /// A content factory, and the list that contains its cells or headers.
  struct Factory: Sendable {
    let name: String
    let environment: UIListEnvironment
    let kind: RowKind
    let content: @Sendable () -> UIListContentConfiguration
    let background: @Sendable () -> UIBackgroundConfiguration

    init(
      _ name: String, in environment: UIListEnvironment, kind: RowKind = .cell,
      background: @escaping @Sendable () -> UIBackgroundConfiguration,
      content: @escaping @Sendable () -> UIListContentConfiguration
    ) {
      self.name = name
      self.environment = environment
      self.kind = kind
      self.content = content
      self.background = background
    }

    /// Returns a scene of the factory with its complete content.
    func scene(group: String, shows summary: String, cases: Matrix) -> Scene {
      Scene(
        group: group, name: name, shows: summary, in: Scene.List(environment, kind: kind),
        cases: cases, background: { _ in background() }
      ) { _ in
        var content = content()
        content.image = UIImage(systemName: "star.fill")
        content.text = "Primary"
        content.secondaryText = "Secondary"
        return content
      }
    }
  }

  static let factories: [Factory] = [
    Factory("cell", in: .insetGrouped, background: { .listGroupedCell() }) { .cell() },
    Factory("subtitle-cell", in: .plain, background: { .listPlainCell() }) { .subtitleCell() },
    Factory("value-cell", in: .insetGrouped, background: { .listGroupedCell() }) { .valueCell() },
    Factory("plain-header", in: .plain, kind: .header, background: { .listPlainHeaderFooter() }) {
      .plainHeader()
    },
    Factory("plain-footer", in: .plain, kind: .footer, background: { .listPlainHeaderFooter() }) {
      .plainFooter()
    },
    Factory(
      "grouped-header", in: .insetGrouped, kind: .header,
      background: { .listGroupedHeaderFooter() }
    ) { .groupedHeader() },
    Factory(
      "grouped-footer", in: .insetGrouped, kind: .footer,
      background: { .listGroupedHeaderFooter() }
    ) { .groupedFooter() },
    Factory(
      "prominent-inset-grouped-header", in: .insetGrouped, kind: .header,
      background: { .listGroupedHeaderFooter() }
    ) { .prominentInsetGroupedHeader() },
    Factory(
      "extra-prominent-inset-grouped-header", in: .insetGrouped, kind: .header,
      background: { .listGroupedHeaderFooter() }
    ) { .extraProminentInsetGroupedHeader() },
    Factory("sidebar-cell", in: .sidebar, background: { .listSidebarCell() }) { .sidebarCell() },
    Factory("sidebar-subtitle-cell", in: .sidebar, background: { .listSidebarCell() }) {
      .sidebarSubtitleCell()
    },
    Factory("accompanied-sidebar-cell", in: .sidebar, background: { .listAccompaniedSidebarCell() })
    { .accompaniedSidebarCell() },
    Factory(
      "accompanied-sidebar-subtitle-cell", in: .sidebar,
      background: { .listAccompaniedSidebarCell() }
    ) { .accompaniedSidebarSubtitleCell() },
    Factory("sidebar-header", in: .sidebar, kind: .header, background: { .listSidebarHeader() }) {
      .sidebarHeader()
    },
    Factory("header", in: .sidebar, kind: .header, background: { .listHeader() }) { .header() },
    Factory("footer", in: .plain, kind: .footer, background: { .listFooter() }) { .footer() },
  ]

  private static let content: [Scene] = factories.map { factory in
    factory.scene(
      group: "content-factories",
      shows: "the content factory of this name with everything it can hold",
      cases: .listed(
        .states(
          .normal, .highlighted, .selected, .focused, .selected.and(.focused), .disabled,
          .disabled.and(.swiped), .dropTarget),
        .style(), .systemVersion()))
  }

  private static let backgrounds: [Scene] = [
    ("clear", UIListEnvironment.plain, { @Sendable in UIBackgroundConfiguration.clear() }),
    ("list-cell", .grouped, { @Sendable in .listCell() }),
    ("list-header", .insetGrouped, { @Sendable in .listHeader() }),
    ("list-footer", .insetGrouped, { @Sendable in .listFooter() }),
    ("list-plain-cell", .plain, { @Sendable in .listPlainCell() }),
    ("list-plain-header-footer", .plain, { @Sendable in .listPlainHeaderFooter() }),
    ("list-grouped-cell", .grouped, { @Sendable in .listGroupedCell() }),
    ("list-grouped-header-footer", .grouped, { @Sendable in .listGroupedHeaderFooter() }),
    ("list-sidebar-header", .sidebar, { @Sendable in .listSidebarHeader() }),
    ("list-sidebar-cell", .sidebar, { @Sendable in .listSidebarCell() }),
    ("list-accompanied-sidebar-cell", .sidebar, { @Sendable in .listAccompaniedSidebarCell() }),
  ].map { name, environment, background in
    Scene(
      group: "background-factories", name: name,
      shows: "the background factory of this name behind a text", in: Scene.List(environment),
      cases: .listed(
        .states(
          .normal, .highlighted, .selected, .focused, .selected.and(.focused),
          .highlighted.and(.selected), .selected.and(.disabled), .swiped, .reordering, .dropTarget,
          .highlighted.and(.dropTarget), .highlighted.and(.focused).and(.dropTarget)),
        .style(), .systemVersion())
    ) { variant in
      var content = UIListContentConfiguration.cell()
      content.text = "Background"
      let cell = StateCell(variant.state)
      cell.automaticallyUpdatesContentConfiguration = false
      cell.contentConfiguration = content
      cell.backgroundConfiguration = background()
      return cell
    }
  }

  /// All combinations of a state's flags for all factories, to show which combinations look the
  /// same.
  private static let everyState: [Scene] = factories.map { factory in
    factory.scene(
      group: "every-state",
      shows: "the content factory of this name in every state that a cell can be in",
      cases: .exhaustive(
        .flag(.highlighted), .flag(.selected), .flag(.focused), .flag(.disabled), .flag(.editing),
        .flag(.swiped), .flag(.expanded), .flag(.pinned), .flag(.reordering),
        .oneOf("drag", .lifting, .dragging), .oneOf("drop", .dropElsewhere, .dropTarget), .style()))
  }
}

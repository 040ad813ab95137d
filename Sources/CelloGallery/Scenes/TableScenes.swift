import CelloScenes
import UIKit

/// Whole tables.
enum TableScenes {
  static let scenes: [Scene] = [
    scene("table-plain", "a plain table with titles above and below its sections") {
      screen(.plain, TableData.fruit)
    },
    scene("table-grouped", "a grouped table with titles above and below its sections") {
      screen(.grouped, TableData.fruit)
    },
    scene("table-inset-grouped", "an inset grouped table with titles, symbols and accessories") {
      screen(.insetGrouped, TableData.settings)
    },
    scene("table-untitled", "groups without titles, half a gap on each side") {
      screen(.insetGrouped, TableData.untitled)
    },
    scene("table-labels", "the four styles of cells without content configurations") {
      screen(.plain, TableData.labels)
    },
    scene("table-views", "views above and below all sections, and a header of an app's own") {
      let data = TableData(TableData.fruit.sections)
      data.makesHeader = true
      return screen(.plain, data) { table in
        table.tableHeaderView = banner(.systemTeal)
        table.tableFooterView = banner(.systemIndigo)
      }
    },
    scene("table-pinned", "a plain table in the middle of a section, with its header at the top") {
      screen(.plain, TableData.fruit, height: 240) { $0.contentOffset.y = 60 }
    },
    scene("table-index", "contacts with the index of their sections") {
      screen(.plain, TableData.contacts) { _ in }
    },
    scene("table-selected", "two rows that are selected together, and one on its own") {
      screen(.insetGrouped, TableData.settings) { table in
        table.allowsMultipleSelection = true
        for row in [0, 1] {
          table.selectRow(
            at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        table.selectRow(
          at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
      }
    },
    scene("table-editing", "controls for deletion, insertion and moving") {
      screen(.insetGrouped, TableData.editable) { $0.isEditing = true }
    },
    scene("table-editing-selection", "rows that are selected while they are edited") {
      screen(.plain, TableData.fruit) { table in
        table.allowsMultipleSelectionDuringEditing = true
        table.isEditing = true
        table.selectRow(
          at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      }
    },
    scene("table-reordering", "a row that a finger moves, and the others that make room") {
      screen(.plain, TableData.editable) { table in
        table.isEditing = true
        table.layoutIfNeeded()
        let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
        table.drag(
          from: CGPoint(
            x: isMirrored ? 30 : table.bounds.width - 30,
            y: table.rectForRow(at: IndexPath(row: 0, section: 0)).midY),
          by: CGVector(dx: 0, dy: 75), lifting: false)
      }
    },
    scene("table-swiped", "the actions of a row at its trailing edge") {
      screen(.plain, TableData.swipeable) { $0.swipe(at: 130, by: 160) }
    },
    scene("table-swiped-inset", "the actions of a row of an inset group") {
      screen(.insetGrouped, TableData.swipeable) { $0.swipe(at: 130, by: 160) }
    },
    scene("table-swiping", "a row that a finger moves, at half the way to its actions") {
      screen(.plain, TableData.swipeable) { $0.swipe(at: 130, by: 70, lifting: false) }
    },
    scene("table-swiping-fully", "a row that performs its first action when the finger is lifted") {
      screen(.plain, TableData.swipeable) { $0.swipe(at: 130, by: 310, lifting: false) }
    },
    scene("table-swiped-leading", "an action with a symbol at the leading edge") {
      screen(.plain, TableData.swipeable) { $0.swipe(at: 130, by: -90) }
    },
    scene("table-separators", "separators from edge to edge, in a color, and none in one row") {
      screen(.plain, TableData.fruit) { table in
        table.separatorInset = .zero
        table.separatorColor = .systemOrange
        table.cellForRow(at: IndexPath(row: 1, section: 0))?.separatorInset = UIEdgeInsets(
          top: 0, left: 80, bottom: 0, right: 40)
      }
    },
    scene("table-without-separators", "rows without separators") {
      screen(.insetGrouped, TableData.fruit) { $0.separatorStyle = .none }
    },
    scene("table-heights", "rows whose heights the app determines") {
      let data = TableData(TableData.fruit.sections)
      data.heights = [60, 80, 100]
      return screen(.plain, data)
    },
    scene("table-highlighted", "a row that a finger touches") {
      screen(.insetGrouped, TableData.settings) { table in
        let frame = table.rectForRow(at: IndexPath(row: 1, section: 0))
        table.press(at: CGPoint(x: frame.midX, y: frame.midY - table.bounds.minY))
      }
    },
    scene("table-scrolled", "the end of a grouped table, with its footer") {
      screen(.grouped, TableData.settings, height: 320) { $0.scrollToEnd() }
    },
    scene("table-fillers", "separators below the last row of a plain table") {
      screen(.plain, TableData.untitled) { $0.fillerRowHeight = 52 }
    },
    scene("table-empty", "a table without rows, with a background view") {
      screen(.insetGrouped, TableData([])) { table in
        let label = UILabel()
        label.text = "No Rows"
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        table.backgroundView = label
      }
    },
  ]

  // The scenes of content configurations, cells and screens show the other text sizes. The listed
  // case has all values that the plain one lacks, so these two pictures are kept.
  static func scene(
    _ name: String, _ summary: String, _ make: @escaping @MainActor @Sendable () -> UIView
  ) -> Scene {
    Scene(
      group: "lists", name: name, shows: summary,
      cases: .pairwise(
        .style(), .systemVersion(), .direction(), .textSize(.large, .accessibilityMedium))
        + .listed(
          .style(.dark), .systemVersion(.iOS18), .direction(.rightToLeft),
          .textSize(.accessibilityMedium))
    ) { _ in make() }
  }

  @MainActor private static func screen(
    _ style: UITableView.Style, _ data: TableData, height: CGFloat = 480,
    arrange: ((UITableView) -> Void)? = nil
  ) -> UIView {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = data
    table.delegate = data
    return ListScreen(table, data: data, height: height) { list in
      if let table = list as? UITableView { arrange?(table) }
    }
  }

  @MainActor private static func banner(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 36))
    view.backgroundColor = color
    return view
  }
}

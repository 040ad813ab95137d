import CelloScenes
import UIKit

/// Whole collection view lists.
enum CollectionListScenes {
  static let scenes: [Scene] =
    appearances + [
      list("list-pinned", "a plain list in the middle of a section, with its header at the top") {
        screen(.plain, ListData.fruit, height: 240) {
          $0.headerMode = .supplementary
        } arrange: {
          $0.contentOffset.y = 60
        }
      },
      list("list-padding", "a plain list without room above its headers") {
        screen(.plain, ListData.fruit) {
          $0.headerMode = .supplementary
          $0.headerTopPadding = 0
        }
      },
      list("list-separators", "separators that a handler decides about for each row") {
        screen(.insetGrouped, ListData.fruit) {
          $0.separatorConfiguration.color = .systemIndigo
          $0.itemSeparatorHandler = { path, separators in
            var separators = separators
            switch path.item {
            case 0: separators.topSeparatorVisibility = .visible
            case 1:
              separators.bottomSeparatorInsets = .zero
              separators.color = .systemOrange
            default: separators.bottomSeparatorVisibility = .hidden
            }
            return separators
          }
        }
      },
      list("list-without-separators", "rows without separators") {
        screen(.insetGrouped, ListData.fruit) { $0.showsSeparators = false }
      },
      list("list-background", "a list on a color of the app's own") {
        screen(.insetGrouped, ListData.fruit) { $0.backgroundColor = .systemMint }
      },
      list("list-selected", "two rows that are selected together, and one on its own") {
        screen(.insetGrouped, ListData.fruit) { _ in
        } arrange: { view in
          view.allowsMultipleSelection = true
          for path in [[0, 0], [0, 1], [1, 1]] {
            view.selectItem(
              at: IndexPath(item: path[1], section: path[0]), animated: false, scrollPosition: [])
          }
        }
      },
      list("list-editing", "rows with accessories for editing") {
        screen(.insetGrouped, ListData.accessories) { _ in
        } arrange: {
          $0.isEditing = true
        }
      },
      list("list-accessories", "rows with accessories, while they are not edited") {
        screen(.insetGrouped, ListData.accessories) { _ in }
      },
      list("list-mixed", "rows of different heights, with and without symbols") {
        screen(.plain, ListData.mixed) { _ in }
      },
      list("list-outline", "an outline whose second level is indented") {
        OutlineList.screen()
      },
      list("list-swiped", "the actions of a row at its trailing edge") {
        screen(.insetGrouped, ListData.fruit, configure: addActions) { $0.swipe(at: 120, by: 160) }
      },
      list("list-swiping-leading", "a row that a finger moves towards its trailing edge") {
        screen(.plain, ListData.fruit, configure: addActions) {
          $0.swipe(at: 80, by: -60, lifting: false)
        }
      },
      list("list-highlighted", "a row that a finger touches") {
        screen(.insetGrouped, ListData.fruit) { _ in
        } arrange: {
          $0.press(at: CGPoint(x: 60, y: 120))
        }
      },
      list("list-editing-selection", "rows that are selected while they are edited") {
        screen(.insetGrouped, ListData.selectable) { _ in
        } arrange: { view in
          view.allowsMultipleSelectionDuringEditing = true
          view.isEditing = true
          view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        }
      },
      list("list-dragging", "a row that is dragged over others") {
        drags(ListData.fruit)
      },
      list("list-drop-target", "a row into which another one would be dropped") {
        let data = ListData.fruit
        data.dropsIntoRows = true
        return drags(data)
      },
      list("list-scrolled", "the end of a grouped list, with its footer") {
        screen(.insetGrouped, ListData.fruit, height: 320) {
          $0.headerMode = .supplementary
          $0.footerMode = .supplementary
        } arrange: {
          $0.scrollToEnd()
        }
      },
      list("list-long-texts", "rows whose texts have several lines") {
        screen(.insetGrouped, ListData.long) { _ in }
      },
      list("list-carousel", "items that scroll by themselves above a list") {
        let layout = UICollectionViewCompositionalLayout { index, environment in
          guard index == 0 else {
            return .list(
              using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
              layoutEnvironment: environment)
          }
          let size = NSCollectionLayoutSize(
            widthDimension: .absolute(180), heightDimension: .estimated(80))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
          let section = NSCollectionLayoutSection(group: group)
          section.orthogonalScrollingBehavior = .continuous
          section.interGroupSpacing = 12
          section.contentInsets = NSDirectionalEdgeInsets(
            top: 16, leading: 16, bottom: 16, trailing: 16)
          return section
        }
        return screen(layout, ListData.fruit)
      },
      list("list-empty", "a list without rows, with a background view") {
        screen(.insetGrouped, ListData([])) { _ in
        } arrange: { view in
          let label = UILabel()
          label.text = "No Rows"
          label.textAlignment = .center
          label.textColor = .secondaryLabel
          view.backgroundView = label
        }
      },
      list("list-sections", "a layout whose sections are lists of different appearances") {
        let layout = UICollectionViewCompositionalLayout { index, environment in
          let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
            .insetGrouped, .plain,
          ]
          return .list(
            using: UICollectionLayoutListConfiguration(appearance: appearances[index % 2]),
            layoutEnvironment: environment)
        }
        return screen(layout, ListData.fruit)
      },
    ]

  /// All appearances with all kinds of headers and footers.
  private static let appearances: [Scene] = UIListEnvironment.appearances.flatMap { appearance in
    [
      list("list-\(appearance.name)", "\(appearance.name.withArticle) list without headers") {
        screen(appearance.environment.appearance, ListData.fruit) { _ in }
      },
      list(
        "list-\(appearance.name)-headers",
        "\(appearance.name.withArticle) list with headers and footers"
      ) {
        screen(appearance.environment.appearance, ListData.fruit) {
          $0.headerMode = .supplementary
          $0.footerMode = .supplementary
        }
      },
      list(
        "list-\(appearance.name)-first-item",
        "\(appearance.name.withArticle) list whose first items are headers"
      ) {
        screen(appearance.environment.appearance, ListData.titled) {
          $0.headerMode = .firstItemInSection
        }
      },
    ]
  }

  private static func list(
    _ name: String, _ summary: String, _ make: @escaping @MainActor @Sendable () -> UIView
  ) -> Scene { TableScenes.scene(name, summary, make) }

  @MainActor private static func screen(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ data: ListData,
    height: CGFloat = 480,
    configure: (inout UICollectionLayoutListConfiguration) -> Void,
    arrange: ((UICollectionView) -> Void)? = nil
  ) -> UIView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configure(&configuration)
    return screen(
      UICollectionViewCompositionalLayout.list(using: configuration), data, height: height,
      arrange: arrange)
  }

  @MainActor private static func screen(
    _ layout: UICollectionViewLayout, _ data: ListData, height: CGFloat = 480,
    arrange: ((UICollectionView) -> Void)? = nil
  ) -> UIView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .systemBackground
    view.dataSource = data
    return ListScreen(view, data: data, height: height) { list in
      if let view = list as? UICollectionView { arrange?(view) }
    }
  }

  /// Returns a list whose first row is dragged over the third row.
  @MainActor private static func drags(_ data: ListData) -> UIView {
    screen(.insetGrouped, data) { _ in
    } arrange: { [unowned data] view in
      view.dragInteractionEnabled = true
      view.dragDelegate = data
      view.dropDelegate = data
      view.layoutIfNeeded()
      let rows = [0, 2].compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.center
      }
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      view.lift(
        at: rows[0], by: CGVector(dx: isMirrored ? -40 : 40, dy: rows[1].y - rows[0].y + 12))
    }
  }

  @MainActor private static func addActions(
    _ configuration: inout UICollectionLayoutListConfiguration
  ) {
    func action(
      _ style: UIContextualAction.Style, _ title: String, _ color: UIColor? = nil
    ) -> UIContextualAction {
      let action = UIContextualAction(style: style, title: title) { _, _, _ in }
      if let color { action.backgroundColor = color }
      return action
    }
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        action(.destructive, "Delete"), action(.normal, "Flag", .systemOrange),
      ])
    }
    configuration.leadingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [action(.normal, "Read", .systemBlue)])
    }
  }
}

extension UIListEnvironment {
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    case .sidebarPlain: .sidebarPlain
    default: .plain
    }
  }
}

import CelloScenes
import UIKit

/// Lists and tables in the situations that decide their margins and spaces: narrow and wide screens,
/// below a bar, and scrolled past sections that were never laid out. Their references are digests.
enum SystemListScenes {
  static let scenes: [Scene] =
    UIListEnvironment.appearances.flatMap { appearance in
      let environment = appearance.environment
      return [
        screen(
          "list-below-bar-\(appearance.name)",
          "\(appearance.name.withArticle) list below the bar of a narrow phone", on: .iPhoneSe
        ) { SectionsController(environment.appearance) },
        screen(
          "list-wide-\(appearance.name)", "\(appearance.name.withArticle) list on a wide phone",
          on: .iPhone16ProMax
        ) { SectionsController(environment.appearance) },
        screen(
          "list-restored-\(appearance.name)",
          "\(appearance.name.withArticle) list whose earlier scroll position is restored",
          on: .iPhone13
        ) { SectionsController(environment.appearance, headerMode: .supplementary, offset: 1_500) },
      ]
    }
    + [("plain", UITableView.Style.plain), ("grouped", .grouped), ("inset-grouped", .insetGrouped)]
    .map { name, style in
      screen("table-narrow-\(name)", "\(name.withArticle) table on a narrow phone", on: .iPhoneSe) {
        RowsController(style: style)
      }
    }

  private static func screen(
    _ name: String, _ summary: String, on device: ViewImageConfig,
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Scene {
    .system(name, summary, on: device) { UINavigationController(rootViewController: make()) }
  }
}

/// A list with many sections.
private final class SectionsController: UICollectionViewController {
  private let data = ListData(
    (1...20).map { section in (1...3).map { ListData.Row(text: "Row \(section).\($0)") } })
  private var offset: CGFloat?

  /// Creates a controller.
  ///
  /// - Parameter offset: the position to which the list is scrolled when it appears; `nil` for the
  ///   top.
  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none, offset: CGFloat? = nil
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = headerMode
    self.offset = offset
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Sections"
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = data
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let offset else { return }
    self.offset = nil
    collectionView.contentOffset.y = offset
  }
}

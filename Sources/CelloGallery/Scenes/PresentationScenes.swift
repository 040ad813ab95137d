import CelloScenes
import UIKit

/// Alerts, sheets, popovers, columns and bars in their variants, on devices of several sizes.
enum PresentationScenes {
  static let scenes: [Scene] = rows + alerts + sheets + popovers + columns + bars + [calendar]

  private static let versions = Matrix.listed(.style(), .systemVersion())

  private static func screen(
    _ name: String, _ summary: String, on device: ViewImageConfig = .iPhone16,
    cases: Matrix = versions, _ make: @escaping @MainActor @Sendable () -> UIViewController,
    steps: @escaping @MainActor @Sendable (Screen) throws -> Void = { _ in }
  ) -> Scene {
    Scene(
      group: "screens", name: name, shows: summary, on: device, cases: cases,
      screen: { _ in make() }, steps: { screen, _ in try steps(screen) }
    ).references(.digests)
  }

  // MARK: - Rows and devices

  @MainActor private static func preferences() -> UIViewController {
    UINavigationController(rootViewController: PreferencesController())
  }

  private static let rows = [
    screen(
      "preferences", "rows with tiles, menus, fields, a stepper and a slider", on: .iPhone17,
      cases: .each(
        .style(), .systemVersion(), .direction(), .contrast(), .weight(),
        .textSize(.large, .extraSmall, .extraExtraExtraLarge, .accessibilityMedium))
    ) { preferences() },
    screen(
      "preferences-devices", "the same rows on devices 375, 402 and 440 points wide",
      cases: .listed(.device(.iPhone13Mini, .iPhone17, .iPhone16ProMax), .systemVersion())
    ) { preferences() },
    screen(
      "messages", "rows with a sender, a time, a subject and the start of a message",
      cases: .each(
        .style(), .systemVersion(), .direction(),
        .textSize(.large, .extraExtraExtraLarge, .accessibilityMedium))
    ) {
      UINavigationController(rootViewController: MessagesController())
    },
  ]

  // MARK: - Alerts and action sheets

  @MainActor private static func alert(
    _ title: String?, _ message: String?, style: UIAlertController.Style = .alert,
    _ actions: [(String, UIAlertAction.Style)]
  ) -> UIViewController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return PresentingController(
      UINavigationController(rootViewController: SettingsController()), alert)
  }

  private static let alerts = [
    screen("alert-one-action", "an alert with a single action") {
      alert("No Connection", "The server could not be reached.", [("OK", .default)])
    },
    screen("alert-three-actions", "an alert with actions below each other") {
      alert(
        "Save the changes?", "The document was changed since it was saved.",
        [("Save", .default), ("Delete", .destructive), ("Cancel", .cancel)])
    },
    screen("action-sheet", "an action sheet without a title") {
      alert(
        nil, nil, style: .actionSheet,
        [("Take Photo", .default), ("Choose Photo", .default), ("Cancel", .cancel)])
    },
    screen("action-sheet-message", "an action sheet with a title and a message") {
      alert(
        "Delete 12 photos?", "They are deleted from all devices.", style: .actionSheet,
        [("Delete Photos", .destructive), ("Cancel", .cancel)])
    },
  ]

  // MARK: - Sheets

  @MainActor private static func sheet(
    _ change: (UIViewController) -> Void = { _ in }
  ) -> UIViewController {
    let presented = UINavigationController(rootViewController: AccountController())
    presented.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel)
    presented.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done)
    change(presented)
    return PresentingController(
      UINavigationController(rootViewController: SettingsController()), presented)
  }

  private static let sheets = [
    screen("sheet-full", "a sheet of full height") { sheet() },
    screen("sheet-pad", "a sheet in the middle of a large screen", on: .iPadPro11) { sheet() },
    screen("form-sheet-pad", "a form in the middle of a large screen", on: .iPadPro11) {
      sheet { $0.modalPresentationStyle = .formSheet }
    },
  ]

  // MARK: - Popovers

  private static let popovers = [
    ("up", UIPopoverArrowDirection.up, CGPoint(x: 0.5, y: 0.3)),
    ("down", .down, CGPoint(x: 0.5, y: 0.7)), ("left", .left, CGPoint(x: 0.3, y: 0.5)),
    ("right", .right, CGPoint(x: 0.7, y: 0.5)),
  ].map { name, direction, place in
    screen("popover-\(name)", "a popover with an arrow in the direction \(name)", on: .iPadMini) {
      PopoverSource(direction, at: place)
    }
  }

  // MARK: - Columns

  @MainActor private static func columns(
    _ style: UISplitViewController.Style, _ mode: UISplitViewController.DisplayMode
  ) -> UIViewController {
    let split = UISplitViewController(style: style)
    split.preferredDisplayMode = mode
    split.setViewController(SidebarController(), for: .primary)
    if style == .tripleColumn { split.setViewController(MailController(), for: .supplementary) }
    split.setViewController(DetailController("Notes on the engine"), for: .secondary)
    return split
  }

  private static let columns = [
    screen("three-columns", "a split view with three columns", on: .iPadPro12_9) {
      columns(.tripleColumn, .twoBesideSecondary)
    },
    screen("column-overlay", "a sidebar in front of the content", on: .iPadPro11(.portrait)) {
      columns(.doubleColumn, .oneOverSecondary)
    },
  ]

  private static let calendar = screen(
    "event-months", "the wheels with months and years of a calendar"
  ) {
    UINavigationController(rootViewController: EventController())
  } steps: {
    try $0.tap("Day")
    // The month above the days.
    $0.touchDown(at: CGPoint(x: 157, y: 207))
    $0.liftFinger()
  }

  // MARK: - Bars

  private static let bars = [
    screen("tabs-landscape", "a tab bar on a device that lies", on: .iPhone16(.landscape)) {
      TabsController()
    },
    screen("search-veil", "a search in front of content that it obscures") {
      let controller = SettingsController()
      let search = UISearchController(searchResultsController: nil)
      search.searchBar.placeholder = "Search"
      search.obscuresBackgroundDuringPresentation = true
      controller.navigationItem.searchController = search
      return UINavigationController(rootViewController: controller)
    } steps: {
      try $0.tap("Search")
    },
    screen("bar-groups", "two buttons that share a capsule, and another button beside them") {
      let controller = DetailController("Note")
      let undo = UIBarButtonItem(image: UIImage(systemName: "arrow.uturn.backward"))
      let redo = UIBarButtonItem(image: UIImage(systemName: "arrow.uturn.forward"))
      redo.isEnabled = false
      controller.navigationItem.leftBarButtonItems = [undo, redo]
      controller.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .action),
        UIBarButtonItem(image: UIImage(systemName: "ellipsis")),
      ]
      controller.toolbarItems = [
        UIBarButtonItem(image: UIImage(systemName: "checklist")),
        UIBarButtonItem(image: UIImage(systemName: "paperclip")), .flexibleSpace(),
        UIBarButtonItem(systemItem: .compose),
      ]
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      return navigation
    },
  ]
}

/// A view controller that presents a popover beside a button.
private final class PopoverSource: UIViewController {
  private let direction: UIPopoverArrowDirection
  private let place: CGPoint
  private let button = UIButton(configuration: .tinted())

  /// - Parameter place: the center of the button, as fractions of the view's size.
  init(_ direction: UIPopoverArrowDirection, at place: CGPoint) {
    self.direction = direction
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.configuration?.title = "Details"
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame.size = button.intrinsicContentSize
    button.center = CGPoint(x: view.bounds.width * place.x, y: view.bounds.height * place.y)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let content = QuestionsController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 280, height: 220)
    content.popoverPresentationController?.sourceView = button
    content.popoverPresentationController?.sourceRect = button.bounds
    content.popoverPresentationController?.permittedArrowDirections = direction
    present(content, animated: false)
  }
}

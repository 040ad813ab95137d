import UIKit

/// Tabs that are shown as a bar on iPhones, and as a sidebar with groups on iPads.
final class MusicController: UITabBarController {
  /// Creates a controller.
  ///
  /// - Parameter hasPlayer: a Boolean value that indicates whether a player is shown above the tab
  ///   bar.
  init(hasPlayer: Bool = false) {
    super.init(nibName: nil, bundle: nil)
    mode = .tabSidebar
    tabs = [
      tab("Home", "house"), tab("New", "square.grid.2x2"),
      tab("Radio", "dot.radiowaves.left.and.right"),
      UITabGroup(
        title: "Library", image: UIImage(systemName: "music.note.list"), identifier: "Library",
        children: [
          tab("Artists", "music.mic"), tab("Albums", "square.stack"), tab("Songs", "music.note"),
        ]
      ) { _ in Self.screen("Library") },
      tab("Downloads", "arrow.down.circle"), tab("Profile", "person.crop.circle"),
    ]
    if hasPlayer {
      bottomAccessory = UITabAccessory(contentView: PlayerView())
      tabBarMinimizeBehavior = .onScrollDown
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private func tab(_ title: String, _ symbol: String) -> UITab {
    UITab(title: title, image: UIImage(systemName: symbol), identifier: title) { tab in
      Self.screen(tab.title)
    }
  }

  private static func screen(_ title: String) -> UIViewController {
    let controller = SongsController()
    controller.title = title
    return UINavigationController(rootViewController: controller)
  }
}

/// A list of songs.
private final class SongsController: UITableViewController {
  private static let songs = [
    ("Lighthouse", "The Tides"), ("Paper Boats", "Ines Moreau"), ("Slow Train", "The Tides"),
    ("Copper Wire", "Kite & Anchor"), ("Harvest Moon", "Ines Moreau"), ("Night Ferry", "Sol"),
    ("Glasshouse", "Kite & Anchor"), ("Northern Line", "Sol"), ("Wild Thyme", "The Tides"),
    ("Blue Hour", "Ines Moreau"), ("Signal Fire", "Sol"), ("Low Water", "Kite & Anchor"),
    ("Salt", "The Tides"), ("First Snow", "Sol"), ("Orchard", "Ines Moreau"),
    ("Long Way Round", "Kite & Anchor"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.songs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = Self.songs[indexPath.row]
    content.image = UIImage(systemName: "music.note")
    cell.contentConfiguration = content
    return cell
  }
}

/// The current song, with a pause button.
private final class PlayerView: UIView {
  init() {
    super.init(frame: .zero)
    let title = UILabel()
    title.text = "Lighthouse"
    title.font = .preferredFont(forTextStyle: .subheadline)
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(image: UIImage(systemName: "pause.fill")) { _ in })
    button.accessibilityLabel = "Pause"
    button.setContentHuggingPriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [title, button])
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}

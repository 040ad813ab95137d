import CelloScenes
import UIKit

/// The effects of several fingers, a pointer and a hardware keyboard on views.
enum InteractionScenes {
  static let scenes: [Scene] = [
    scene("zoomed-by-pinch", "a picture that two fingers have enlarged") {
      PictureController()
    } steps: {
      try $0.pinch("Picture", scale: 3)
    },
    scene("rotated", "a card that two fingers have turned") {
      CardController()
    } steps: {
      try $0.rotate("Card", by: .pi / 6)
    },
    scene("tool-tip", "the tool tip of a button below a pointer", cases: .direction()) {
      PointerController()
    } steps: {
      try $0.hover("Buy")
    },
    scene("pointer-effects", "a button below a pointer that has its shape") {
      PointerController()
    } steps: {
      try $0.hover("Share", for: 0)
    },
    scene("pointer-lift", "a view that a pointer lifts") {
      PointerController()
    } steps: {
      try $0.hover("Cover", for: 0)
    },
    scene(
      "large-content", "the tab below a finger, enlarged for an accessibility size",
      cases: .textSize(.accessibilityLarge)
    ) {
      TabsController()
    } steps: {
      try $0.touchDown("Contacts")
      $0.hold(for: 1)
    },
    scene("focus-halo", "the halo of a view with the focus, to which an arrow key has moved") {
      FocusController()
    } steps: {
      $0.press(.keyboardTab)
      $0.press(.keyboardRightArrow)
    },
    scene("shortcuts", "buttons of a text field above the keyboard", cases: .direction()) {
      ShortcutController()
    } steps: {
      try $0.tap("Note")
    },
    scene("two-dragged-items", "a row that is dragged, to which a second finger has added another")
    {
      DragListController()
    } steps: {
      try $0.drag("Apples", to: "Figs", drops: false)
      try $0.tap("Cherries")
    },
  ]

  private static func scene(
    _ name: String, _ summary: String, cases axis: Axis? = nil,
    _ make: @escaping @MainActor @Sendable () -> UIViewController,
    steps: @escaping @MainActor @Sendable (Screen) throws -> Void
  ) -> Scene {
    Scene(
      group: "interactions", name: name, shows: summary, on: .iPadMini,
      cases: axis.map { .pairwise(.style(), $0) } ?? .pairwise(.style()),
      screen: { _ in make() }, steps: { screen, _ in try steps(screen) })
  }
}

/// A text field with buttons next to the suggestions of the keyboard.
private final class ShortcutController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let field = UITextField(frame: CGRect(x: 40, y: 80, width: 300, height: 40))
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Note"
    func group(_ symbols: [String]) -> UIBarButtonItemGroup {
      UIBarButtonItemGroup(
        barButtonItems: symbols.map {
          UIBarButtonItem(image: UIImage(systemName: $0), primaryAction: nil)
        }, representativeItem: nil)
    }
    field.inputAssistantItem.leadingBarButtonGroups = [
      group(["arrow.uturn.backward", "arrow.uturn.forward"])
    ]
    field.inputAssistantItem.trailingBarButtonGroups = [group(["bold", "italic", "underline"])]
    view.addSubview(field)
  }
}

/// A picture in a scroll view.
private final class PictureController: UIViewController, UIScrollViewDelegate {
  private let picture = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let size = CGSize(width: 240, height: 240)
    picture.image = UIGraphicsImageRenderer(size: size).image { context in
      for (index, color) in [UIColor.systemTeal, .systemIndigo, .systemOrange, .systemPink]
        .enumerated()
      {
        color.setFill()
        UIBezierPath(
          ovalIn: CGRect(origin: .zero, size: size).insetBy(
            dx: CGFloat(index) * 30, dy: CGFloat(index) * 30)
        ).fill()
      }
    }
    picture.frame.size = size
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "Picture"
    picture.isUserInteractionEnabled = true
    let scrollView = UIScrollView(frame: CGRect(x: 40, y: 80, width: 240, height: 240))
    scrollView.backgroundColor = .secondarySystemBackground
    scrollView.maximumZoomScale = 4
    scrollView.delegate = self
    scrollView.contentSize = size
    scrollView.addSubview(picture)
    view.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
}

/// A card that fingers can rotate.
private final class CardController: UIViewController {
  private let card = UILabel(frame: CGRect(x: 120, y: 160, width: 240, height: 120))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.text = "Card"
    card.textAlignment = .center
    card.backgroundColor = .systemYellow
    card.textColor = .black
    card.isUserInteractionEnabled = true
    card.addGestureRecognizer(
      UIRotationGestureRecognizer(target: self, action: CardController.turned))
    view.addSubview(card)
  }

  private func turned(_ rotation: UIRotationGestureRecognizer) {
    card.transform = card.transform.rotated(by: rotation.rotation)
    rotation.rotation = 0
  }
}

/// Views that change under a pointer.
private final class PointerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let buy = UIButton(configuration: .filled())
    buy.configuration?.title = "Buy"
    buy.toolTip = "Buys the item. You can change your mind before the payment."
    let share = UIButton(configuration: .plain())
    share.configuration?.title = "Share"
    share.isPointerInteractionEnabled = true
    let cover = UIView()
    cover.backgroundColor = .systemIndigo
    cover.layer.cornerRadius = 12
    cover.isAccessibilityElement = true
    cover.accessibilityLabel = "Cover"
    cover.hoverStyle = UIHoverStyle(effect: .lift)
    cover.widthAnchor.constraint(equalToConstant: 120).isActive = true
    cover.heightAnchor.constraint(equalToConstant: 160).isActive = true
    let stack = UIStackView(arrangedSubviews: [buy, share, cover])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 120),
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
    ])
  }
}

/// Tiles that can be focused.
private final class FocusController: UIViewController {
  private final class Tile: UIView {
    override var canBecomeFocused: Bool { true }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for index in 0..<3 {
      let tile = Tile(frame: CGRect(x: 60 + 160 * index, y: 120, width: 120, height: 90))
      tile.backgroundColor = .systemFill
      tile.layer.cornerRadius = 16
      view.addSubview(tile)
    }
  }
}

/// A list with draggable rows.
private final class DragListController: UITableViewController, UITableViewDragDelegate {
  private let fruits = ["Apples", "Bananas", "Cherries", "Dates", "Elderberries", "Figs"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruits.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = cell.defaultContentConfiguration()
    content.text = fruits[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  private func items(_ path: IndexPath) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: fruits[path.row])))]
  }

  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { items(indexPath) }

  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { items(indexPath) }
}

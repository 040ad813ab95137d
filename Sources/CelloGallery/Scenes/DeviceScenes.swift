import CelloScenes
import UIKit

/// What the system draws in front of an app on the screen of a device.
enum DeviceScenes {
  static let scenes: [Scene] = [
    Scene(
      group: "devices", name: "status-bars", shows: "the system bars of each kind of device",
      cases: .listed(
        .device(
          .iPhone16, .iPhoneSe3, .iPhone13, .iPhone13Mini, .iPhone16ProMax,
          .iPhone16(.landscape), .iPadPro11(.portrait)), .style()),
      screen: { _ in DeviceController() }),
    Scene(
      group: "devices", name: "status-bar-styles",
      shows: "a status bar over a picture, which its controller determines",
      on: .iPhone13Mini, cases: .listed(.values(of: BarPreference.self), .style()),
      screen: { DeviceController($0[BarPreference.self]) }),
    Scene(
      group: "devices", name: "no-chrome", shows: "a screen without the parts of the device",
      on: .iPhone13Mini, chrome: .none, cases: .listed(.style()),
      screen: { _ in DeviceController() }),
    Scene(
      group: "devices", name: "keyboards", shows: "the keys of each type of keyboard",
      cases: .pairwise(.values(of: KeyboardKind.self), .systemVersion(), .style()),
      screen: { TypingController($0[KeyboardKind.self]) },
      steps: { screen, _ in try screen.tap("Text") }),
    Scene(
      group: "devices", name: "keyboard-of-devices", shows: "the keyboard of each kind of device",
      cases: .listed(
        .device(
          .iPhone16, .iPhoneSe3, .iPhone16ProMax, .iPhone16(.landscape), .iPadPro11(.portrait),
          .iPadPro11), .systemVersion(), .style()),
      screen: { _ in TypingController(.letters) }, steps: { screen, _ in try screen.tap("Text") }
    )
    .references(.cover),
    Scene(
      group: "devices", name: "keyboard-shift",
      shows: "a keyboard after the first letter, below a bar of the app",
      on: .iPhone13Mini, cases: .pairwise(.systemVersion(), .style()),
      screen: { _ in TypingController(.letters, hasBar: true) },
      steps: { screen, _ in
        try screen.tap("Text")
        try screen.type("H")
      }),
  ]

  /// What a controller prefers.
  private enum BarPreference: CaseIterable, Sendable {
    case lightContent, darkContent, hidden
  }

  /// The types of keyboards with different keys.
  private enum KeyboardKind: CaseIterable, Sendable {
    case letters, numbers, email, url, search, number, phone, decimal
  }

  /// A controller with a picture behind the status bar.
  private final class DeviceController: UIViewController {
    private let preference: BarPreference?

    init(_ preference: BarPreference? = nil) {
      self.preference = preference
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      guard preference != nil else { return }
      let picture = UIView()
      picture.backgroundColor = .systemIndigo
      picture.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 160)
      picture.autoresizingMask = .flexibleWidth
      view.addSubview(picture)
    }

    override var prefersStatusBarHidden: Bool { preference == .hidden }
    override var prefersHomeIndicatorAutoHidden: Bool { preference == .hidden }
    override var preferredStatusBarStyle: UIStatusBarStyle {
      switch preference {
      case .lightContent: .lightContent
      case .darkContent: .darkContent
      default: .default
      }
    }
  }

  /// A controller with a text field.
  private final class TypingController: UIViewController {
    private let kind: KeyboardKind
    private let hasBar: Bool

    init(_ kind: KeyboardKind, hasBar: Bool = false) {
      self.kind = kind
      self.hasBar = hasBar
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Text"
      configure(field)
      if hasBar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        bar.items = [
          .flexibleSpace(), UIBarButtonItem(title: "Next", primaryAction: UIAction { _ in }),
        ]
        field.inputAccessoryView = bar
      }
      field.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(field)
      let area = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
        field.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
        field.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
      ])
    }

    private func configure(_ field: UITextField) {
      switch kind {
      case .letters: break
      case .numbers:
        field.keyboardType = .numbersAndPunctuation
        field.returnKeyType = .next
      case .email:
        field.keyboardType = .emailAddress
        field.returnKeyType = .done
        field.autocorrectionType = .no
      case .url:
        field.keyboardType = .URL
        field.returnKeyType = .go
        field.enablesReturnKeyAutomatically = true
        field.autocorrectionType = .no
      case .search:
        field.keyboardType = .webSearch
        field.returnKeyType = .search
      case .number: field.keyboardType = .numberPad
      case .phone: field.keyboardType = .phonePad
      case .decimal: field.keyboardType = .decimalPad
      }
    }
  }
}

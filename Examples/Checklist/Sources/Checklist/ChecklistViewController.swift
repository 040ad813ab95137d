import UIKit

@objc public protocol ChecklistDelegate: AnyObject {
  @objc optional func checklist(_ checklist: ChecklistViewController, shouldAdd title: String) -> Bool
  @objc optional func checklistDidSave(_ checklist: ChecklistViewController)
}

/// A view controller whose state changes when it is refreshed.
public class RefreshingViewController: UIViewController {
  public private(set) var refreshCount = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(refresh), name: .checklistDidChange, object: self)
  }

  @objc func refresh() { refreshCount += 1 }

  // Classes can override members of extensions with Objective-C only.
  override var screenName: String { "Refreshing" + super.screenName }
}

extension Notification.Name {
  public static let checklistDidChange = Notification.Name("ChecklistDidChange")
}

/// A list of things to do.
public final class ChecklistViewController: RefreshingViewController {
  public weak var delegate: ChecklistDelegate?
  public private(set) var titles: [String] = []
  @IBOutlet public private(set) weak var countLabel: UILabel!
  @IBOutlet private weak var clearButton: UIButton!
  var saveTimer: Timer?

  public override func loadView() {
    let label = UILabel()
    label.text = "Nothing to do"
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Clear"
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = 12
    view = stack
    countLabel = label
    clearButton = button
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add(_:)))
    clearButton.addTarget(self, action: #selector(clear), for: .touchUpInside)
    clearButton.addTarget(self, action: #selector(touched(_:with:)), for: .touchDown)
    let press = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
    press.numberOfTapsRequired = 2
    view.addGestureRecognizer(press)
  }

  public func add(title: String) {
    guard delegate?.checklist?(self, shouldAdd: title) ?? true else { return }
    titles.append(title)
    NotificationCenter.default.post(name: .checklistDidChange, object: self)
  }

  @objc private func add(_ sender: UIBarButtonItem) { add(title: "Item \(titles.count + 1)") }

  @objc private func clear() {
    titles = []
    NotificationCenter.default.post(name: .checklistDidChange, object: self)
  }

  override var screenName: String { "Checklist" + super.screenName }

  override func removeContents() -> Int {
    defer { titles = [] }
    return titles.count + super.removeContents()
  }

  public private(set) var touchedTitle: String?

  @objc private func touched(_ sender: UIButton, with event: UIEvent) {
    touchedTitle = sender.configuration?.title
  }

  @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
    if recognizer.state == .ended { add(title: "Tapped") }
  }
}

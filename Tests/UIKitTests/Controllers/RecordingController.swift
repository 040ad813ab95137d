import UIKit

/// A log of the calls that controllers receive, in order.
@MainActor final class ControllerLog {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// Returns the calls since the previous call of this method.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A controller that records its calls in a log.
class RecordingController: UIViewController {
  let name: String
  let log: ControllerLog

  init(_ name: String, _ log: ControllerLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func note(_ call: String) { log.note("\(name) \(call)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing\(view.window == nil ? " without window" : "")")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }
  override func updateViewConstraints() {
    note("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    note("viewSafeAreaInsetsDidChange")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove to \((parent as? RecordingController)?.name ?? "nil")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove to \((parent as? RecordingController)?.name ?? "nil")")
  }
}

/// Filters of logged calls.
extension [String] {
  var aboutAppearance: [String] { filter { $0.contains("ppear") } }
}

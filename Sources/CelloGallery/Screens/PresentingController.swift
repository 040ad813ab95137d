import UIKit

/// A container that presents another view controller when it appears.
final class PresentingController: UIViewController {
  private let content: UIViewController
  private var presented: UIViewController?

  init(_ content: UIViewController, _ presented: UIViewController) {
    self.content = content
    self.presented = presented
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let presented else { return }
    self.presented = nil
    present(presented, animated: false)
  }
}

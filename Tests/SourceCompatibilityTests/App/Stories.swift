import UIKit

/// Pictures that a timer advances, a field with a custom keyboard, and items to share.
final class StoriesController: UIViewController {
  let pages = UIPageControl()
  let timer = UIPageControlTimerProgress(preferredDuration: 5)
  let amount = AmountField()
  let caption = UILabel()
  private(set) var shownPages: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    timer.resetsToInitialPageAfterEnd = true
    timer.delegate = self
    pages.numberOfPages = 3
    pages.progress = timer
    pages.addAction(
      UIAction { [weak self] action in
        guard let pages = action.sender as? UIPageControl else { return }
        self?.shownPages.append(pages.currentPage)
      }, for: .valueChanged)
    pages.frame = CGRect(x: 60, y: 100, width: 200, height: 30)
    view.addSubview(pages)

    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    blur.frame = CGRect(x: 0, y: 140, width: 320, height: 60)
    caption.text = "At the sea"
    caption.textColor = .secondaryLabel
    caption.preferredVibrancy = .automatic
    caption.frame = blur.bounds
    caption.layer.compositingFilter = "overlayBlendMode"
    blur.contentView.addSubview(caption)
    view.addSubview(blur)

    amount.frame = CGRect(x: 20, y: 220, width: 200, height: 34)
    amount.accessibilityLabel = "Amount"
    view.addSubview(amount)

    let configuration = UIActivityItemsConfiguration(objects: [NSString(string: "At the sea")])
    configuration.metadataProvider = { key in key == .title ? "Stories" : nil }
    activityItemsConfiguration = configuration
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer.resumeTimer()
  }

  func share() {
    guard let configuration = activityItemsConfiguration else { return }
    present(UIActivityViewController(activityItemsConfiguration: configuration), animated: true)
  }
}

extension StoriesController: UIPageControlTimerProgressDelegate {
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { presentedViewController == nil }
}

/// A field with a custom keyboard of three digits.
final class AmountField: UITextField {
  private let keypad = KeypadController()

  override var inputViewController: UIInputViewController? { keypad }
}

final class KeypadController: UIInputViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    inputView?.allowsSelfSizing = true
    let row = UIStackView(
      arrangedSubviews: ["1", "2", "3", "Done"].map { title in
        UIButton(
          type: .system,
          primaryAction: UIAction(title: title) { [weak self] _ in self?.press(title) })
      })
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: view.topAnchor),
      row.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      row.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  private func press(_ title: String) {
    if title == "Done" {
      dismissKeyboard()
    } else {
      textDocumentProxy.insertText(title)
    }
  }
}

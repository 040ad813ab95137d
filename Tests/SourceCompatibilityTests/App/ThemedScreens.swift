import UIKit

/// Appearance proxies, associated objects, observation and display links, as apps write them.
@MainActor enum Theme {
  static func apply() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    UINavigationBar.appearance().tintColor = .white
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 15)], for: .normal)
    UITabBar.appearance().unselectedItemTintColor = .gray
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .darkGray
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .systemTeal
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      .defaultTextAttributes = [.foregroundColor: UIColor.white]
    UISwitch.appearance().onTintColor = .systemTeal
    UITableView.appearance().separatorColor = .clear
  }
}

private nonisolated(unsafe) var identifierKey: UInt8 = 0

extension UIView {
  var trackingIdentifier: String? {
    get { objc_getAssociatedObject(self, &identifierKey) as? String }
    set {
      objc_setAssociatedObject(
        self, &identifierKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

final class ParallaxController: UIViewController {
  let scrollView = UIScrollView()
  let header = UIView()
  private var offsetObservation: NSKeyValueObservation?
  private var displayLink: CADisplayLink?
  private var startTime: CFTimeInterval = 0
  private(set) var progress: Double = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 2_000)
    header.trackingIdentifier = "header"
    view.addSubview(scrollView)
    scrollView.addSubview(header)
    offsetObservation = scrollView.observe(\.contentOffset, options: [.new, .old]) {
      [weak self] scrollView, change in
      guard let offset = change.newValue, change.oldValue != change.newValue else { return }
      self?.header.alpha = max(0, 1 - (offset.y + scrollView.adjustedContentInset.top) / 100)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    startTime = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: ParallaxController.tick)
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  func tick(_ link: CADisplayLink) {
    progress = min((link.timestamp - startTime) / 0.5, 1)
    if progress == 1 { link.invalidate() }
  }

  deinit { offsetObservation?.invalidate() }
}

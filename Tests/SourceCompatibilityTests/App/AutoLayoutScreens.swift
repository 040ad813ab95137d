import UIKit

// Screens with constraints, as they occur in apps.

/// An article below a picture that shrinks when the text is scrolled.
final class ArticleController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let header = UIImageView(image: UIImage(systemName: "photo"))
  private let stack = UIStackView()
  private var headerHeight: NSLayoutConstraint!
  private let heights: ClosedRange<CGFloat> = 60...200
  private(set) var hasReachedEnd = false
  var visibleHeaderHeight: CGFloat { header.frame.height }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Article"
    view.backgroundColor = .systemBackground
    header.contentMode = .scaleAspectFill
    header.clipsToBounds = true
    header.backgroundColor = .systemGray4
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentInset.top = heights.upperBound
    scrollView.verticalScrollIndicatorInsets.top = heights.upperBound
    stack.axis = .vertical
    stack.spacing = 12
    for index in 0..<12 {
      let label = UILabel()
      label.numberOfLines = 0
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: 17, weight: .light))
      label.adjustsFontForContentSizeCategory = true
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineSpacing = 4
      label.attributedText = NSAttributedString(
        string: "Paragraph \(index + 1). " + String(repeating: "Words and more words. ", count: 6),
        attributes: [.paragraphStyle: paragraph])
      label.accessibilityLabel = "Paragraph \(index + 1)"
      stack.addArrangedSubview(label)
    }
    for subview in [scrollView, header, stack] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
    view.addSubview(header)
    headerHeight = header.heightAnchor.constraint(equalToConstant: heights.upperBound)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: guide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      header.topAnchor.constraint(equalTo: guide.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      headerHeight,
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 12),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(
        equalTo: stack.bottomAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      scrollView.contentLayoutGuide.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Top",
      primaryAction: UIAction { [unowned self] _ in
        scrollView.setContentOffset(
          CGPoint(x: 0, y: -scrollView.adjustedContentInset.top), animated: true)
      })
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let height = -scrollView.contentOffset.y
    headerHeight.constant = min(max(height, heights.lowerBound), heights.upperBound)
    hasReachedEnd =
      scrollView.contentOffset.y + scrollView.bounds.height >= scrollView.contentSize.height - 1
  }
}

/// A panel that is expanded by replacing its constraints.
final class TransportController: UIViewController {
  private let artwork = UIView()
  private let titleLabel = UILabel()
  private let slider = UISlider()
  private let panel = UIView()
  private var compact: [NSLayoutConstraint] = []
  private var expanded: [NSLayoutConstraint] = []
  private(set) var isExpanded = false
  var artworkFrame: CGRect { artwork.convert(artwork.bounds, to: view) }

  private lazy var toggle = UIButton(
    configuration: .plain(),
    primaryAction: UIAction(image: UIImage(systemName: "chevron.up")) { [unowned self] _ in
      setExpanded(!isExpanded)
    })

  private lazy var playButton: UIButton = {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "play.fill"), for: .normal)
    button.setImage(UIImage(systemName: "pause.fill"), for: .selected)
    button.setImage(UIImage(systemName: "pause"), for: [.selected, .highlighted])
    button.tintColor = .label
    button.accessibilityLabel = "Play"
    button.addAction(
      UIAction { action in
        guard let button = action.sender as? UIButton else { return }
        button.isSelected.toggle()
        button.accessibilityLabel = button.isSelected ? "Pause" : "Play"
      }, for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    panel.layer.cornerRadius = 16
    panel.layoutMargins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    artwork.backgroundColor = .systemOrange
    artwork.layer.cornerRadius = 8
    titleLabel.text = "Harbor Lights"
    titleLabel.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    toggle.accessibilityLabel = "Expand"
    view.addSubview(panel)
    panel.translatesAutoresizingMaskIntoConstraints = false
    for subview in [artwork, titleLabel, slider, playButton, toggle] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      panel.addSubview(subview)
    }
    let margins = panel.layoutMarginsGuide
    let gap = UILayoutGuide()
    panel.addLayoutGuide(gap)
    NSLayoutConstraint.activate([
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      artwork.widthAnchor.constraint(equalTo: artwork.heightAnchor),
      artwork.topAnchor.constraint(equalTo: margins.topAnchor),
      gap.widthAnchor.constraint(equalToConstant: 12),
    ])
    compact = [
      artwork.widthAnchor.constraint(equalToConstant: 48),
      artwork.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      artwork.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      gap.leadingAnchor.constraint(equalTo: artwork.trailingAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      titleLabel.centerYAnchor.constraint(equalTo: artwork.centerYAnchor),
      playButton.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: titleLabel.trailingAnchor, multiplier: 1),
      playButton.centerYAnchor.constraint(equalTo: artwork.centerYAnchor),
      toggle.leadingAnchor.constraint(equalTo: playButton.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: artwork.centerYAnchor),
      slider.topAnchor.constraint(equalTo: panel.bottomAnchor),
      slider.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    ]
    expanded = [
      artwork.widthAnchor.constraint(equalTo: margins.widthAnchor, multiplier: 0.8),
      artwork.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      titleLabel.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 16),
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      toggle.firstBaselineAnchor.constraint(equalTo: titleLabel.firstBaselineAnchor),
      toggle.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      slider.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 16),
      slider.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      playButton.topAnchor.constraint(equalTo: slider.bottomAnchor, constant: 16),
      playButton.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      playButton.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    setExpanded(false)
  }

  private func setExpanded(_ isExpanded: Bool) {
    self.isExpanded = isExpanded
    NSLayoutConstraint.deactivate(isExpanded ? compact : expanded)
    NSLayoutConstraint.activate(isExpanded ? expanded : compact)
    slider.isHidden = !isExpanded
    toggle.accessibilityLabel = isExpanded ? "Collapse" : "Expand"
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .beginFromCurrentState
    ) {
      self.toggle.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi) : .identity
      self.view.layoutIfNeeded()
    }
  }
}

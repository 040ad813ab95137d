import UIKit

// The system's content view next to custom views, and values of system configurations in views
// without a configuration.

/// A list content view with a badge at its trailing edge, which can also be used outside cells.
class BadgedRow: UIView {
  private let listContentView = UIListContentView(configuration: .subtitleCell())
  let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    badge.textAlignment = .center
    badge.backgroundColor = .systemRed
    badge.textColor = .white
    addSubview(listContentView)
    addSubview(badge)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(title: String, detail: String?, count: Int) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = title
    content.secondaryText = detail
    listContentView.configuration = content
    badge.text = "\(count)"
    badge.isHidden = count == 0
    setNeedsLayout()
  }

  var shownContent: UIListContentConfiguration? {
    listContentView.configuration as? UIListContentConfiguration
  }

  private var badgeWidth: CGFloat { badge.isHidden ? 0 : 44 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - badgeWidth
    listContentView.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    badge.frame = CGRect(x: width, y: 0, width: badgeWidth, height: bounds.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = listContentView.sizeThatFits(
      CGSize(width: size.width - badgeWidth, height: size.height))
    return CGSize(width: size.width, height: content.height)
  }
}

/// A view that looks like the system's subtitle cell without using its content view.
class LookalikeView: UIView {
  let title = UILabel()
  let detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    adopt(UIListContentConfiguration.subtitleCell())
    addSubview(title)
    addSubview(detail)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func adopt(_ defaults: UIListContentConfiguration) {
    title.font = defaults.textProperties.font
    title.textColor = defaults.textProperties.resolvedColor()
    title.numberOfLines = defaults.textProperties.numberOfLines
    detail.font = defaults.secondaryTextProperties.font
    detail.textColor = defaults.secondaryTextProperties.resolvedColor()
    directionalLayoutMargins = defaults.directionalLayoutMargins
  }
}

/// A row with list content next to a switch that the app controls.
struct SettingConfiguration: UIContentConfiguration {
  var content = UIListContentConfiguration.cell()
  var isOn = false
  var onToggle: ((Bool) -> Void)?

  func makeContentView() -> UIView & UIContentView {
    SettingView(self)
  }

  func updated(for state: UIConfigurationState) -> SettingConfiguration {
    var copy = self
    copy.content = content.updated(for: state)
    return copy
  }
}

class SettingView: UIView, UIContentView {
  let listContentView: UIListContentView
  let toggle = UISwitch(frame: .zero)

  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: SettingConfiguration) {
    self.configuration = configuration
    listContentView = UIListContentView(configuration: configuration.content)
    super.init(frame: .zero)
    addSubview(listContentView)
    addSubview(toggle)
    let action = UIAction { [weak self] action in
      guard let toggle = action.sender as? UISwitch else { return }
      (self?.configuration as? SettingConfiguration)?.onToggle?(toggle.isOn)
    }
    toggle.addAction(action, for: .valueChanged)
    apply()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply() {
    guard let configuration = configuration as? SettingConfiguration else { return }
    listContentView.configuration = configuration.content
    toggle.isOn = configuration.isOn
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = toggle.intrinsicContentSize
    toggle.frame.origin = CGPoint(
      x: bounds.width - size.width - 20, y: (bounds.height - size.height) / 2)
    listContentView.frame = CGRect(x: 0, y: 0, width: toggle.frame.minX, height: bounds.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width - toggle.intrinsicContentSize.width - 20
    return CGSize(
      width: size.width,
      height: listContentView.sizeThatFits(CGSize(width: width, height: size.height)).height)
  }
}

import UIKit

/// Content with constraints, as in an app.
struct ContactConfiguration: UIContentConfiguration, Hashable {
  var name = ""
  var note = ""
  var isFavorite = false

  func makeContentView() -> UIView & UIContentView { ContactCard(configuration: self) }
  func updated(for state: UIConfigurationState) -> ContactConfiguration { self }
}

final class ContactCard: UIView, UIContentView {
  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  let nameLabel = UILabel()
  let noteLabel = UILabel()
  let badge = UIView()
  let avatar = UIImageView()
  private lazy var badgeWidth = badge.widthAnchor.constraint(equalToConstant: 0)

  init(configuration: ContactConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    setUpViews()
    apply()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setUpViews() {
    [avatar, nameLabel, noteLabel, badge].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    noteLabel.numberOfLines = 0
    nameLabel.setContentHuggingPriority(.defaultHigh, for: .vertical)
    nameLabel.setContentCompressionResistancePriority(.required, for: .vertical)
    let bottom = noteLabel.bottomAnchor.constraint(
      equalTo: layoutMarginsGuide.bottomAnchor)
    bottom.priority = .required - 1
    bottom.identifier = "noteBottom"
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor, multiplier: 1),
      nameLabel.leadingAnchor.constraint(
        equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 1.5),
      nameLabel.topAnchor.constraint(equalTo: avatar.topAnchor),
      nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -8),
      noteLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      noteLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      noteLabel.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      bottom,
      badge.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
      badge.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      badgeWidth,
      layoutMarginsGuide.bottomAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor),
    ])
  }

  private func apply() {
    guard let contact = configuration as? ContactConfiguration else { return }
    nameLabel.text = contact.name
    noteLabel.text = contact.note
    badgeWidth.constant = contact.isFavorite ? 12 : 0
  }
}

/// A row with a stack view, as the documentation of list content views suggests.
final class PlainStack: UIView {
  let stack = UIStackView()
  let content = UIListContentView(configuration: .cell())
  let toggle = UISwitch()

  override init(frame: CGRect) {
    super.init(frame: frame)
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text beside a switch"
    content.configuration = configuration
    stack.axis = .horizontal
    stack.alignment = .center
    stack.spacing = UIStackView.spacingUseSystem
    stack.addArrangedSubview(content)
    stack.addArrangedSubview(toggle)
    stack.translatesAutoresizingMaskIntoConstraints = false
    toggle.setContentHuggingPriority(.required, for: .horizontal)
    addSubview(stack)
    let views: [String: Any] = ["stack": stack]
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[stack]-12-|", options: [], metrics: nil, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[stack]|", options: [], metrics: nil, views: views))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

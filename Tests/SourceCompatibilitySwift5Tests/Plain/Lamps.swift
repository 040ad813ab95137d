import UIKit

// Code from before Swift concurrency. It has no main actor annotations, which are not required in
// Swift 5 mode.

protocol LampListener: AnyObject {
  func lampSwitched(to isOn: Bool, sender: UIView)
}

struct LampConfiguration: UIContentConfiguration {
  var isOn = false
  weak var listener: LampListener?
  var isOnChanged: ((Bool, UIView) -> Void)?

  func makeContentView() -> UIView & UIContentView {
    return LampContentView(self)
  }

  func updated(for state: UIConfigurationState) -> LampConfiguration {
    return self
  }
}

class LampContentView: UIView, UIContentView {
  var configuration: UIContentConfiguration {
    didSet { self.configure(configuration: configuration) }
  }

  let toggle = UISwitch()

  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(toggle)
    toggle.addAction(
      UIAction { action in
        if let sender = action.sender as? UISwitch {
          (configuration as? LampConfiguration)?.listener?
            .lampSwitched(to: sender.isOn, sender: sender)
        }
      }, for: .valueChanged)
    toggle.addTarget(self, action: LampContentView.toggled(_:), for: .valueChanged)
    self.configure(configuration: configuration)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(configuration: UIContentConfiguration) {
    guard let configuration = configuration as? LampConfiguration else { return }
    toggle.isOn = configuration.isOn
  }

  func toggled(_ sender: UISwitch) {
    (configuration as? LampConfiguration)?.isOnChanged?(sender.isOn, sender)
  }
}

/// A data source that is a plain object.
class LampSource: NSObject {
  var lamps = [true, false]
  var cells: [UITableViewCell] = []
  var reports: [String] = []
  lazy var caption: UILabel = {
    let label = UILabel()
    label.textColor = .secondaryLabel
    return label
  }()

  func makeCell(row: Int) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "lamp")
    var configuration = LampConfiguration()
    configuration.isOn = lamps[row]
    configuration.listener = self
    configuration.isOnChanged = { [weak self] isOn, view in
      if let cell = view.next(ofType: UITableViewCell.self) {
        if let row = self?.cells.firstIndex(of: cell) {
          self?.lamps[row] = isOn
        }
      }
    }
    cell.contentConfiguration = configuration
    cells.append(cell)
    return cell
  }
}

extension LampSource: LampListener {
  func lampSwitched(to isOn: Bool, sender: UIView) {
    reports.append(isOn ? "on" : "off")
  }
}

enum LampStyles {
  static let placeholder = UIView()

  static func dim(_ cell: UICollectionViewListCell) {
    let handler: UICollectionViewCell.ConfigurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
      background.backgroundColor = state.isSelected ? .darkGray : .lightGray
      cell.backgroundConfiguration = background
    }
    cell.configurationUpdateHandler = handler
  }
}

func makeLampTitle(_ text: String) -> UILabel {
  let label = UILabel()
  label.text = text
  return label
}

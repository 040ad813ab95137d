import UIKit

// A switch inside a content view that reports changes to a delegate, or to a closure.

extension UIResponder {
  /// Returns the nearest responder of a type that follows in the responder chain.
  func next<T: UIResponder>(ofType type: T.Type) -> T? {
    let responder = self.next
    if let match = responder as? T ?? responder?.next(ofType: type) {
      return match
    } else {
      return nil
    }
  }
}

protocol AlarmSwitchDelegate: AnyObject {
  @MainActor func alarmSwitched(to isOn: Bool, sender: UIView)
}

struct DelegatedAlarmConfiguration: UIContentConfiguration {
  var time = ""
  var isOn = false
  weak var delegate: AlarmSwitchDelegate?

  func makeContentView() -> UIView & UIContentView {
    DelegatedAlarmView(self)
  }

  func updated(for state: UIConfigurationState) -> DelegatedAlarmConfiguration {
    self
  }
}

class DelegatedAlarmView: UIView, UIContentView {
  let toggle = UISwitch()
  let label = UILabel()

  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: DelegatedAlarmConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    addSubview(toggle)
    toggle.addAction(
      UIAction { [weak self] action in
        guard let sender = action.sender as? UISwitch else { return }
        (self?.configuration as? DelegatedAlarmConfiguration)?.delegate?
          .alarmSwitched(to: sender.isOn, sender: sender)
      }, for: .valueChanged)
    apply()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply() {
    guard let configuration = configuration as? DelegatedAlarmConfiguration else { return }
    label.text = configuration.time
    toggle.isOn = configuration.isOn
  }
}

struct AlarmConfiguration: UIContentConfiguration {
  var isOn = false
  var isOnChanged: ((Bool, UIView) -> Void)?

  func makeContentView() -> UIView & UIContentView {
    AlarmView(self)
  }

  func updated(for state: UIConfigurationState) -> AlarmConfiguration {
    self
  }
}

class AlarmView: UIView, UIContentView {
  let toggle = UISwitch()

  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(toggle)
    toggle.onTintColor = .systemBlue
    toggle.addAction(
      UIAction { [unowned self] action in
        if let sender = action.sender as? UISwitch {
          (self.configuration as? AlarmConfiguration)?.isOnChanged?(sender.isOn, sender)
        }
      }, for: .valueChanged)
    apply()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply() {
    guard let configuration = configuration as? AlarmConfiguration else { return }
    toggle.setOn(configuration.isOn, animated: false)
  }
}

/// An object that owns the model and one cell for each alarm.
@MainActor final class AlarmScreen {
  private(set) var alarms = [false, true, false]
  private(set) var cells: [UITableViewCell] = []

  func makeCells(usingDelegate: Bool) {
    cells = alarms.indices.map { row in
      let cell = UITableViewCell(style: .default, reuseIdentifier: "alarm")
      if usingDelegate {
        var configuration = DelegatedAlarmConfiguration()
        configuration.time = "\(6 + row):30"
        configuration.isOn = alarms[row]
        configuration.delegate = self
        cell.contentConfiguration = configuration
      } else {
        var configuration = AlarmConfiguration(isOn: alarms[row])
        configuration.isOnChanged = { [weak self] isOn, sender in
          if let cell = sender.next(ofType: UITableViewCell.self) {
            self?.set(isOn, in: cell)
          }
        }
        cell.contentConfiguration = configuration
      }
      return cell
    }
  }

  private func set(_ isOn: Bool, in cell: UITableViewCell) {
    guard let row = cells.firstIndex(of: cell) else { return }
    alarms[row] = isOn
  }
}

extension AlarmScreen: AlarmSwitchDelegate {
  func alarmSwitched(to isOn: Bool, sender: UIView) {
    if let cell = sender.next(ofType: UITableViewCell.self) {
      set(isOn, in: cell)
    }
  }
}

import UIKit

/// An event whose day and time are selected in compact date pickers.
final class EventController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Event"
    view.backgroundColor = .systemGroupedBackground
    let rows = [("Day", UIDatePicker.Mode.date), ("Time", .time)].map { name, mode in
      let label = UILabel()
      label.text = name
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.isAccessibilityElement = false
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = .compact
      picker.accessibilityLabel = name
      let row = UIStackView(arrangedSubviews: [label, picker])
      row.distribution = .equalSpacing
      row.alignment = .center
      return row
    }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}

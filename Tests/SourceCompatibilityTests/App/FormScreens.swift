import UIKit

// Forms, as they occur in apps.

/// A form in a scroll view. The return key moves to the next field, and a button is disabled until
/// the form is complete.
final class SignUpController: UIViewController, UITextFieldDelegate {
  private enum Field: Int, CaseIterable {
    case name, email, password

    var placeholder: String {
      switch self {
      case .name: "Full name"
      case .email: "Email"
      case .password: "Password"
      }
    }
  }

  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private let hintLabel = UILabel()
  private lazy var fields = Field.allCases.map { makeField($0) }
  private lazy var submitButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Create Account") { [unowned self] _ in submit() })
  private(set) var account: [String]?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign Up"
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .interactive
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    stackView.spacing = 14
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .capsule
    configuration.contentInsets = .init(top: 14, leading: 20, bottom: 14, trailing: 20)
    submitButton.configuration = configuration
    submitButton.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "Create Account" : "Fill In All Fields"
    }
    hintLabel.text = "At least 8 characters"
    hintLabel.font = .preferredFont(forTextStyle: .footnote)
    hintLabel.textColor = .systemRed
    hintLabel.isHidden = true
    fields.forEach(stackView.addArrangedSubview)
    stackView.addArrangedSubview(hintLabel)
    stackView.addArrangedSubview(submitButton)
    stackView.setCustomSpacing(30, after: hintLabel)
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stackView.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      stackView.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
    ])
    validate()
  }

  private func makeField(_ field: Field) -> UITextField {
    let view = UITextField()
    view.tag = field.rawValue
    view.placeholder = field.placeholder
    view.accessibilityLabel = field.placeholder
    view.borderStyle = .roundedRect
    view.delegate = self
    view.returnKeyType = field == .password ? .done : .next
    view.autocorrectionType = .no
    switch field {
    case .name:
      view.textContentType = .name
      view.autocapitalizationType = .words
    case .email:
      view.textContentType = .emailAddress
      view.keyboardType = .emailAddress
      view.autocapitalizationType = .none
    case .password:
      view.textContentType = .newPassword
      view.isSecureTextEntry = true
      let icon = UIImageView(image: UIImage(systemName: "lock"))
      icon.contentMode = .center
      view.leftView = icon
      view.leftViewMode = .always
    }
    view.addAction(UIAction { [unowned self] _ in validate() }, for: .editingChanged)
    return view
  }

  private func validate() {
    let texts = fields.map { $0.text ?? "" }
    submitButton.isEnabled =
      !texts[0].isEmpty && texts[1].contains("@") && texts[2].count >= 8
  }

  private func submit() {
    view.endEditing(true)
    account = fields.compactMap(\.text)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if fields.indices.contains(textField.tag + 1) {
      return fields[textField.tag + 1].becomeFirstResponder()
    }
    if submitButton.isEnabled { submit() } else { textField.resignFirstResponder() }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    Field(rawValue: textField.tag) != .email || !string.contains(" ")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard Field(rawValue: textField.tag) == .password else { return }
    hintLabel.isHidden = (textField.text?.count ?? 0) >= 8
  }
}

/// An event with rows that expand to show date pickers.
final class EventEditorController: UITableViewController {
  private enum Row: Hashable {
    case title, allDay, starts, startPicker, ends, endPicker, repetition, delete
  }

  private var openPicker: Row?
  private var isAllDay = false
  private(set) var start: Date
  private(set) var end: Date
  private let formatter: DateFormatter
  private var repetition = "Never"
  private var dataSource: UITableViewDiffableDataSource<Int, Row>!

  init(start: Date) {
    self.start = start
    end = start.addingTimeInterval(3600)
    formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    super.init(style: .insetGrouped)
    title = "New Event"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    dataSource = .init(tableView: tableView) { [unowned self] tableView, indexPath, row in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      configure(cell, row)
      return cell
    }
    apply(animated: false)
  }

  private func apply(animated: Bool = true, reconfiguring rows: [Row] = []) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems([.title], toSection: 0)
    snapshot.appendItems([.allDay, .starts, .ends, .repetition], toSection: 1)
    if openPicker == .startPicker { snapshot.insertItems([.startPicker], afterItem: .starts) }
    if openPicker == .endPicker { snapshot.insertItems([.endPicker], afterItem: .ends) }
    snapshot.appendItems([.delete], toSection: 2)
    snapshot.reconfigureItems(rows)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func text(_ date: Date) -> String {
    formatter.dateFormat = isAllDay ? "d MMM" : "d MMM HH:mm"
    return formatter.string(from: date)
  }

  private func configure(_ cell: UITableViewCell, _ row: Row) {
    var content = UIListContentConfiguration.valueCell()
    cell.accessoryView = nil
    cell.contentView.subviews.filter { $0 is UIDatePicker }.forEach { $0.removeFromSuperview() }
    switch row {
    case .title: content.text = "Dentist"
    case .allDay:
      content.text = "All-day"
      let toggle = UISwitch()
      toggle.isOn = isAllDay
      toggle.accessibilityIdentifier = "all-day"
      toggle.addAction(
        UIAction { [unowned self, unowned toggle] _ in
          isAllDay = toggle.isOn
          apply(reconfiguring: [.starts, .ends])
        }, for: .valueChanged)
      cell.accessoryView = toggle
    case .starts:
      content.text = "Starts"
      content.secondaryText = text(start)
      content.secondaryTextProperties.color =
        openPicker == .startPicker ? view.tintColor : .secondaryLabel
    case .ends:
      content.text = "Ends"
      content.secondaryText = text(end)
      content.secondaryTextProperties.color = end < start ? .systemRed : .secondaryLabel
    case .startPicker, .endPicker:
      cell.contentConfiguration = nil
      let picker = UIDatePicker()
      picker.datePickerMode = isAllDay ? .date : .dateAndTime
      picker.preferredDatePickerStyle = .inline
      picker.timeZone = formatter.timeZone
      picker.minuteInterval = 5
      picker.date = row == .startPicker ? start : end
      if row == .endPicker { picker.minimumDate = start }
      picker.addAction(
        UIAction { [unowned self, unowned picker] _ in
          if row == .startPicker { setStart(picker.date) } else { setEnd(picker.date) }
        }, for: .valueChanged)
      cell.contentView.addPinnedSubview(picker)
      return
    case .repetition:
      content.text = "Repeat"
      let button = UIButton(configuration: .plain())
      button.menu = UIMenu(
        children: ["Never", "Daily", "Weekly"].map { title in
          UIAction(title: title, state: title == repetition ? .on : .off) { [unowned self] _ in
            repetition = title
          }
        })
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      button.sizeToFit()
      cell.accessoryView = button
    case .delete:
      content = .cell()
      content.text = "Delete Event"
      content.textProperties.color = .systemRed
      content.textProperties.alignment = .center
    }
    cell.contentConfiguration = content
  }

  func setStart(_ date: Date) {
    let length = end.timeIntervalSince(start)
    start = date
    end = date + length
    apply(reconfiguring: [.starts, .ends])
  }

  func setEnd(_ date: Date) {
    end = date
    apply(reconfiguring: [.ends])
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .starts, .ends, .delete: indexPath
    default: nil
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let former = openPicker
    switch dataSource.itemIdentifier(for: indexPath) {
    case .starts: openPicker = former == .startPicker ? nil : .startPicker
    case .ends: openPicker = former == .endPicker ? nil : .endPicker
    case .delete:
      let sheet = UIAlertController(
        title: nil, message: "This event will be deleted.", preferredStyle: .actionSheet)
      sheet.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
          self?.navigationController?.popViewController(animated: true)
        })
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      if let popover = sheet.popoverPresentationController {
        popover.sourceView = tableView.cellForRow(at: indexPath)
        popover.sourceRect = tableView.cellForRow(at: indexPath)?.bounds ?? .zero
        popover.permittedArrowDirections = [.up, .down]
      }
      present(sheet, animated: true)
      return
    default: return
    }
    apply(reconfiguring: [.starts])
  }
}

/// A message with a placeholder and a length limit. The screen cannot be dismissed while it
/// contains text.
final class FeedbackController: UIViewController, UITextViewDelegate {
  private let textView = UITextView()
  private let placeholderLabel = UILabel()
  private let countLabel = UILabel()
  private let ratingControl = UISegmentedControl(items: (1...5).map { "\($0)" })
  private let limit = 20
  private(set) var sent: (text: String, rating: Int)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Feedback"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", image: nil,
      primaryAction: UIAction(title: "Send") { [unowned self] _ in
        textView.resignFirstResponder()
        sent = (textView.text, ratingControl.selectedSegmentIndex + 1)
      }, menu: nil)
    navigationItem.rightBarButtonItem?.style = .done
    view.backgroundColor = .systemBackground
    textView.delegate = self
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.layer.borderWidth = 1 / traitCollection.displayScale
    textView.layer.borderColor = UIColor.separator.cgColor
    textView.layer.cornerRadius = 6
    textView.textContainer.lineFragmentPadding = 0
    textView.textContainerInset = .init(top: 8, left: 8, bottom: 8, right: 8)
    textView.alwaysBounceVertical = true
    textView.accessibilityIdentifier = "message"
    placeholderLabel.text = "What can be better?"
    placeholderLabel.font = textView.font
    placeholderLabel.textColor = .placeholderText
    countLabel.textAlignment = .right
    countLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    ratingControl.selectedSegmentTintColor = .systemYellow
    ratingControl.setTitleTextAttributes([.foregroundColor: UIColor.black], for: .selected)
    textView.addSubview(placeholderLabel)
    for subview in [textView, countLabel, ratingControl] { view.addSubview(subview) }
    for subview in [textView, countLabel, ratingControl, placeholderLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: margins.topAnchor, constant: 12),
      textView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      textView.heightAnchor.constraint(equalToConstant: 160),
      placeholderLabel.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
      placeholderLabel.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 8),
      countLabel.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 4),
      countLabel.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
      ratingControl.topAnchor.constraint(equalTo: countLabel.bottomAnchor, constant: 16),
      ratingControl.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
      ratingControl.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
    ])
    textViewDidChange(textView)
    ratingControl.addAction(
      UIAction { [unowned self] _ in textViewDidChange(textView) }, for: .valueChanged)
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholderLabel.isHidden = !textView.text.isEmpty
    countLabel.text = "\(textView.text.count)/\(limit)"
    navigationItem.rightBarButtonItem?.isEnabled =
      !textView.text.isEmpty && ratingControl.selectedSegmentIndex != UISegmentedControl.noSegment
    navigationItem.hidesBackButton = !textView.text.isEmpty
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    let current = textView.text as NSString
    return current.replacingCharacters(in: range, with: text).count <= limit
  }
}

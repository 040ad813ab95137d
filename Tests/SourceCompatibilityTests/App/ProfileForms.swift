import UIKit

/// A form with controls, as in an app: the controls of a content view change a model.
struct ProfileConfiguration: UIContentConfiguration, Hashable {
  var name = ""
  var guests = 1.0
  var size = 0
  var isComplete = false
  var completion: Float = 0

  func makeContentView() -> any UIView & UIContentView { ProfileView(configuration: self) }

  func updated(for state: any UIConfigurationState) -> ProfileConfiguration { self }
}

final class ProfileView: UIView, UIContentView {
  let nameField = UITextField()
  let stepper = UIStepper()
  let sizes = UISegmentedControl(items: ["S", "M", "L"])
  let progress = UIProgressView(progressViewStyle: .default)
  let pages = UIPageControl()
  var onChange: ((ProfileConfiguration) -> Void)?

  private var current: ProfileConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let newValue = newValue as? ProfileConfiguration else { return }
      current = newValue
      apply()
    }
  }

  init(configuration: ProfileConfiguration) {
    current = configuration
    super.init(frame: .zero)

    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.clearButtonMode = .whileEditing
    nameField.autocapitalizationType = .words
    nameField.autocorrectionType = .no
    nameField.returnKeyType = .done
    nameField.keyboardType = .default
    nameField.textContentType = .name
    nameField.delegate = self

    stepper.minimumValue = 1
    stepper.maximumValue = 9
    stepper.addAction(
      UIAction { [unowned self] _ in
        current.guests = stepper.value
        onChange?(current)
      }, for: .valueChanged)

    sizes.selectedSegmentTintColor = .systemYellow
    sizes.setTitleTextAttributes([.foregroundColor: UIColor.label], for: .selected)
    sizes.addAction(
      UIAction { [unowned self] action in
        guard let control = action.sender as? UISegmentedControl else { return }
        current.size = control.selectedSegmentIndex
        onChange?(current)
      }, for: .valueChanged)

    pages.numberOfPages = 3
    pages.hidesForSinglePage = true
    pages.currentPageIndicatorTintColor = .label

    let stack = UIStackView(arrangedSubviews: [nameField, stepper, sizes, progress, pages])
    stack.axis = .vertical
    stack.alignment = .fill
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    apply()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func apply() {
    nameField.text = current.name
    stepper.value = current.guests
    sizes.selectedSegmentIndex = current.size
    progress.setProgress(current.completion, animated: false)
  }
}

extension ProfileView: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let current = textField.text, let range = Range(range, in: current) else { return false }
    return current.replacingCharacters(in: range, with: string).count <= 20
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    current.name = textField.text ?? ""
    onChange?(current)
  }
}

/// The content of a list without items.
enum EmptyStates {
  @MainActor static func noProfiles(action: @escaping () -> Void)
    -> UIContentUnavailableConfiguration
  {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.image = UIImage(systemName: "person.crop.circle")
    configuration.text = "No Profiles"
    configuration.secondaryText = "Profiles that you add appear here."
    configuration.button = .bordered()
    configuration.button.title = "Add"
    configuration.buttonProperties.primaryAction = UIAction { _ in action() }
    return configuration
  }
}

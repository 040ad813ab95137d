/// The accessibility element of a stepper's increment or decrement button.
final class StepperPart: UIAccessibilityElement {
  private weak var stepper: UIStepper?
  private let isIncrement: Bool

  init(of stepper: UIStepper, up isIncrement: Bool) {
    self.stepper = stepper
    self.isIncrement = isIncrement
    super.init(accessibilityContainer: stepper)
  }

  override var accessibilityLabel: String? {
    get {
      let name = (isIncrement ? SystemString.increment : .decrement).text
      guard let label = stepper?.accessibilityLabel, !label.isEmpty else { return name }
      return "\(label), \(name)"
    }
    set {}
  }

  /// The value that the app has set: the number is not spoken with the buttons.
  override var accessibilityValue: String? {
    get { stepper?.accessibility?.value }
    set {}
  }

  override var accessibilityHint: String? {
    get { stepper?.accessibilityHint }
    set {}
  }

  override var accessibilityIdentifier: String? {
    get { stepper?.accessibilityIdentifier }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      guard let stepper else { return .button }
      // Source: docs/measurements/accessibility.md#controls.
      let isAtEnd =
        stepper.traitCollection.systemVersion != .iOS26 && !stepper.wraps
        && (isIncrement
          ? stepper.value >= stepper.maximumValue : stepper.value <= stepper.minimumValue)
      return stepper.isEnabled && !isAtEnd ? .button : [.button, .notEnabled]
    }
    set {}
  }

  /// The frame of the button's half of the stepper.
  override var accessibilityFrame: CGRect {
    get {
      guard let stepper else { return .zero }
      let area = stepper.bounds
      let isRight = isIncrement != stepper.isRightToLeft
      return stepper.convert(
        CGRect(
          x: isRight ? area.midX : area.minX, y: area.minY, width: area.width / 2,
          height: area.height), to: nil)
    }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    guard let stepper, stepper.isEnabled else { return false }
    stepper.change(up: isIncrement)
    return true
  }
}

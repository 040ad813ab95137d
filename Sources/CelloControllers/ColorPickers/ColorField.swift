/// A small text field for a number or a code, which is parsed when editing ends.
final class ColorField: UITextField {
  /// The text that is shown while the field is not edited.
  var value = "" { didSet { if !isEditing { text = value } } }
  /// Parses the text; returns `false` for an invalid text, which is then discarded.
  var onText: (String) -> Bool = { _ in false }

  init(label: String, keyboardType: UIKeyboardType) {
    super.init(frame: .zero)
    accessibilityLabel = label
    self.keyboardType = keyboardType
    autocorrectionType = .no
    autocapitalizationType = .allCharacters
    textAlignment = .center
    font = .systemFont(ofSize: ColorPickerMetrics.fontSize)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = ColorPickerMetrics.fieldCornerRadius
    layer.cornerCurve = .continuous
    addAction(UIAction { [weak self] _ in self?.read() }, for: .editingDidEnd)
    addAction(
      UIAction { [weak self] _ in self?.resignFirstResponder() }, for: .editingDidEndOnExit)
  }

  required init?(coder: NSCoder) { return nil }

  private func read() {
    if !onText(text ?? "") { text = value }
    text = value
  }
}

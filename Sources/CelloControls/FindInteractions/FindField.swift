/// A field of the find panel.
///
/// Views above the ends of the field are subviews of the panel, so that assistive technologies find
/// them.
final class FindField: UISearchTextField {
  private let spacer = UIView()

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - image: The name of a symbol at the leading edge; `nil` for a magnifying glass.
  ///   - label: The placeholder and accessibility label.
  init(image: String? = nil, label: String) {
    super.init(frame: .zero)
    placeholder = label
    accessibilityLabel = label
    autocorrectionType = .no
    autocapitalizationType = .none
    spellCheckingType = .no
    font = .systemFont(ofSize: TextFieldMetrics.fontSize)
    rightView = spacer
    if let image {
      let view = UIImageView(image: UIImage(systemName: image))
      view.contentMode = .center
      view.tintColor = .secondaryLabel
      leftView = view
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Reserves a width in points for views at the end of the field. The clear button is shown only
  /// if the width is 0.
  func setSpacerWidth(to width: CGFloat) {
    guard spacer.bounds.width != width else { return }
    spacer.frame.size = CGSize(width: width, height: 0)
    rightViewMode = width > 0 ? .always : .never
    clearButtonMode = width > 0 ? .never : .whileEditing
    setNeedsLayout()
  }
}

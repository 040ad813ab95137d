/// A field of the find panel.
///
/// What is shown over it at its ends belongs to the panel, so that assistive technologies find it.
final class FindField: UISearchTextField {
  private let room = UIView()

  /// - Parameter image: the name of a symbol; `nil` for a magnifying glass.
  init(image: String? = nil, label: String) {
    super.init(frame: .zero)
    placeholder = label
    accessibilityLabel = label
    autocorrectionType = .no
    autocapitalizationType = .none
    spellCheckingType = .no
    font = .systemFont(ofSize: TextFieldMetrics.fontSize)
    rightView = room
    if let image {
      let view = UIImageView(image: UIImage(systemName: image))
      view.contentMode = .center
      view.tintColor = .secondaryLabel
      leftView = view
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Leaves room for what is shown at the end; the button that removes the text for 0.
  func makeRoom(of width: CGFloat) {
    guard room.bounds.width != width else { return }
    room.frame.size = CGSize(width: width, height: 0)
    rightViewMode = width > 0 ? .always : .never
    clearButtonMode = width > 0 ? .never : .whileEditing
    setNeedsLayout()
  }
}

/// A badge with the number of dragged items. Chosen: it resembles the badge of iOS, which has not
/// been measured.
final class DragBadge: UIView {
  private let label = UILabel()
  private static let height: CGFloat = 26

  var count = 0 {
    didSet {
      label.text = "\(count)"
      let width = max(label.sizeThatFits(.zero).width + 14, Self.height)
      bounds.size = CGSize(width: traitCollection.pixelGrid.roundedUp(width), height: Self.height)
    }
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = .systemBlue
    layer.cornerRadius = Self.height / 2
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

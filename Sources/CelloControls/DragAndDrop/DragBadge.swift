/// A badge with the number of dragged items, or of the items of a context menu. Chosen: it
/// resembles the badge of iOS, which has not been measured.
package final class DragBadge: UIView {
  private let label = UILabel()
  private static let height: CGFloat = 26

  package var count = 0 {
    didSet {
      label.text = "\(count)"
      let width = max(label.sizeThatFits(.zero).width + 14, Self.height)
      bounds.size = CGSize(width: traitCollection.pixelGrid.roundedUp(width), height: Self.height)
    }
  }

  package init() {
    super.init(frame: .zero)
    backgroundColor = .systemBlue
    layer.cornerRadius = Self.height / 2
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  /// Always fails: views are not read from archives.
  package required init?(coder: NSCoder) { return nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

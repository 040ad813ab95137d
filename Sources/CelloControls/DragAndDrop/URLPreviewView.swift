/// The preview of a URL: its title above the name of its host. Chosen: iOS's metrics are not
/// public.
final class URLPreviewView: UIView {
  private let title = UILabel()
  private let host = UILabel()

  private static let width: CGFloat = 240
  private static let margin: CGFloat = 12

  init(_ url: URL, title text: String?) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    title.text = text
    title.font = .preferredFont(forTextStyle: .headline)
    title.numberOfLines = 2
    title.isHidden = (text ?? "").isEmpty
    host.text = url.host ?? url.absoluteString
    host.font = .preferredFont(forTextStyle: .subheadline)
    host.textColor = .secondaryLabel
    host.lineBreakMode = .byTruncatingMiddle
    for label in [title, host] { addSubview(label) }
    let available = CGSize(width: Self.width - 2 * Self.margin, height: .greatestFiniteMagnitude)
    let heights = [title, host].filter { !$0.isHidden }.map { $0.sizeThatFits(available).height }
    frame.size = CGSize(
      width: Self.width, height: heights.reduce(2 * Self.margin) { $0 + $1 })
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var area = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    for label in [title, host] where !label.isHidden {
      let height = label.sizeThatFits(area.size).height
      label.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
      area.origin.y += height
      area.size.height = (area.height - height).nonNegative
    }
  }
}

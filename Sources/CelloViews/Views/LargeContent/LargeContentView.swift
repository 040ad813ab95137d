/// The view of the large content viewer: an image and a title in the center of another view.
final class LargeContentView: UIView {
  private let background = UIVisualEffectView(effect: nil)
  private let imageView = UIImageView(image: nil)
  private let label = UILabel()

  /// The shown item.
  private(set) var content = LargeContent()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    // The shadow is outside of the clipped background.
    for layer in [layer, background.layer] {
      layer.cornerRadius = LargeContentMetrics.cornerRadius
      layer.cornerCurve = .continuous
    }
    layer.setShadow(LargeContentMetrics.shadow)
    layer.zPosition = OverlayOrder.largeContent
    background.clipsToBounds = true
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .label
    label.font = .systemFont(ofSize: LargeContentMetrics.fontSize, weight: .semibold)
    label.textColor = .label
    label.textAlignment = .center
    label.numberOfLines = LargeContentMetrics.maximumLines
    for part in [background, imageView, label] { addSubview(part) }
  }

  /// Always fails, because views are not decoded from archives.
  required init?(coder: NSCoder) { return nil }

  /// Shows an item in the center of a view, in front of its other subviews.
  func show(_ content: LargeContent, in container: UIView) {
    self.content = content
    imageView.image = content.image
    label.text = content.title
    container.addSubview(self)
    background.effect =
      traitCollection.systemVersion == .iOS26
      ? UIGlassEffect() : UIBlurEffect(style: .systemThickMaterial)
    let area = container.bounds.inset(by: container.safeAreaInsets).insetBy(
      dx: LargeContentMetrics.screenInset, dy: LargeContentMetrics.screenInset)
    let layout = LargeContentLayout(
      in: area.size, imageSize: content.image?.size, content: content,
      grid: traitCollection.pixelGrid,
      titleHeight: content.title.flatMap { title in
        title.isEmpty
          ? nil
          : { self.label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)).height }
      })
    frame = traitCollection.pixelGrid.roundedEdges(
      of: CGRect(
        x: container.bounds.midX - layout.size.width / 2,
        y: container.bounds.midY - layout.size.height / 2,
        width: layout.size.width, height: layout.size.height))
    background.frame = bounds
    imageView.isHidden = layout.image == nil
    imageView.frame = layout.image ?? .zero
    label.isHidden = layout.title == nil
    label.frame = layout.title ?? .zero
  }
}

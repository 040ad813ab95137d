import UIKit

// A content view that draws, has rounded corners and responds to traits and the tint color. It uses
// frames only.

struct PostcardConfiguration: UIContentConfiguration, Hashable {
  var picture: UIImage?
  var caption = ""
  var rowHeight: CGFloat = 72

  func makeContentView() -> UIView & UIContentView {
    PostcardView(configuration: self)
  }

  func updated(for state: UIConfigurationState) -> Self {
    self
  }
}

/// A configuration that is shown by the same view as a postcard.
struct LetterConfiguration: UIContentConfiguration {
  var caption = ""

  func makeContentView() -> UIView & UIContentView {
    PostcardView(configuration: PostcardConfiguration(caption: caption))
  }

  func updated(for state: UIConfigurationState) -> LetterConfiguration {
    self
  }
}

final class PostcardView: UIView, UIContentView {
  private var appliedConfiguration = PostcardConfiguration()
  private(set) var traitChanges: [String] = []

  lazy var pictureView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.cornerRadius = 8
    view.layer.cornerCurve = .continuous
    return view
  }()

  let captionLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .callout)
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    return label
  }()

  var configuration: UIContentConfiguration {
    get { appliedConfiguration }
    set {
      switch newValue {
      case let postcard as PostcardConfiguration: apply(postcard)
      case let letter as LetterConfiguration:
        apply(PostcardConfiguration(caption: letter.caption))
      default: break
      }
    }
  }

  func supports(_ configuration: UIContentConfiguration) -> Bool {
    configuration is PostcardConfiguration || configuration is LetterConfiguration
  }

  init(configuration: PostcardConfiguration) {
    super.init(frame: .zero)
    addSubview(pictureView)
    addSubview(captionLabel)
    backgroundColor = .systemBackground
    layer.borderWidth = 1
    layer.borderColor = UIColor.red.cgColor
    layer.cornerRadius = 12
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    apply(configuration)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, previousTraitCollection: UITraitCollection) in
      self.traitChanges.append("style")
      self.setNeedsDisplay()
    }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: PostcardView, _) in
      view.traitChanges.append("text size")
      view.invalidateIntrinsicContentSize()
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply(_ configuration: PostcardConfiguration) {
    guard configuration != appliedConfiguration else { return }
    appliedConfiguration = configuration
    pictureView.image = configuration.picture
    captionLabel.text = configuration.caption
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: appliedConfiguration.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: layoutMargins)
    pictureView.frame = CGRect(x: area.minX, y: area.minY, width: area.height, height: area.height)
    captionLabel.frame = CGRect(
      x: pictureView.frame.maxX + 8, y: area.minY, width: area.maxX - pictureView.frame.maxX - 8,
      height: area.height)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    captionLabel.textColor = tintColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      layer.borderColor = UIColor.blue.cgColor
    }
  }

  /// Draws a line under the caption.
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    UIColor.separator.setStroke()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.minX, y: bounds.maxY - 4))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY - 4))
    path.lineWidth = 2
    path.stroke()
  }
}

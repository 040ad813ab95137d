import CelloScenes
import UIKit

/// Texts, images and list contents with vibrancy effects.
enum VibrancyScenes {
  static let scenes: [Scene] = [
    Scene(
      group: "views", name: "vibrancy",
      shows: "texts, fills and a separator in each style of vibrancy, and a label with its own",
      in: nil, cases: .listed(.style(), .direction())
    ) { _ in VibrancyView() }
  ]
}

/// A blur over colors that contains views with each style of vibrancy.
private final class VibrancyView: UIView {
  private let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private var rows: [UIView] = []

  init() {
    super.init(frame: .zero)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 393, height: 420)
    gradient.colors = [
      UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor, UIColor.systemGreen.cgColor,
      UIColor.systemBlue.cgColor,
    ]
    gradient.endPoint = CGPoint(x: 1, y: 0.3)
    layer.addSublayer(gradient)
    addSubview(blurView)
    let styles: [(String, UIVibrancyEffectStyle)] = [
      ("Label", .label), ("Secondary label", .secondaryLabel), ("Tertiary label", .tertiaryLabel),
      ("Quaternary label", .quaternaryLabel),
    ]
    for (name, style) in styles { add(label(name), style, height: 30) }
    let own = label("Label of its own")
    own.preferredVibrancy = .automatic
    own.textColor = .secondaryLabel
    blurView.contentView.addSubview(own)
    own.frame.size.height = 30
    rows.append(own)
    for style in [UIVibrancyEffectStyle.fill, .secondaryFill, .tertiaryFill] {
      let view = UIView()
      view.backgroundColor = .white
      view.layer.cornerRadius = 10
      add(view, style, height: 28)
    }
    let line = UIView()
    line.backgroundColor = .white
    add(line, .separator, height: 2)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "List content"
    content.secondaryText = "With an image"
    content.image = UIImage(systemName: "star.fill")
    add(content.makeContentView(), .label, height: 64)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .boldSystemFont(ofSize: 22)
    return label
  }

  private func add(_ view: UIView, _ style: UIVibrancyEffectStyle, height: CGFloat) {
    let effect = UIVibrancyEffect(
      blurEffect: UIBlurEffect(style: .systemThinMaterial), style: style)
    let vibrancy = UIVisualEffectView(effect: effect)
    vibrancy.frame.size.height = height
    vibrancy.contentView.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = vibrancy.contentView.bounds
    blurView.contentView.addSubview(vibrancy)
    rows.append(vibrancy)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 420) }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 420) }

  override func layoutSubviews() {
    super.layoutSubviews()
    blurView.frame = bounds
    blurView.layoutIfNeeded()
    var top: CGFloat = 16
    for row in rows {
      row.frame = CGRect(x: 16, y: top, width: bounds.width - 32, height: row.frame.height)
      top += row.frame.height + 10
    }
  }
}

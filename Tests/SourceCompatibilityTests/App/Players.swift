import UIKit

// A content view with buttons, layers and animations, and a switch that reports to its cell through
// the responder chain.

protocol PlayerCellDelegate: AnyObject {
  func playerCell(_ cell: PlayerCell, didSetRepeat repeats: Bool)
}

final class PlayerCell: UICollectionViewCell {
  weak var delegate: PlayerCellDelegate?
}

struct PlayerConfiguration: UIContentConfiguration, Hashable {
  var title = ""
  var isPlaying = false

  func makeContentView() -> UIView & UIContentView { PlayerContentView(self) }

  func updated(for state: UIConfigurationState) -> Self { self }
}

final class PlayerContentView: UIView, UIContentView {
  let playButton = UIButton(configuration: .filled())
  let repeatSwitch = UISwitch()
  let coverView = GradientView()
  private let ring = CAShapeLayer()
  private(set) var taps = 0

  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: PlayerConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(coverView)
    addSubview(playButton)
    addSubview(repeatSwitch)
    coverView.layer.cornerRadius = 8
    coverView.layer.cornerCurve = .continuous
    coverView.layer.masksToBounds = true
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor.white.cgColor
    ring.lineWidth = 3
    ring.strokeEnd = 0.25
    coverView.layer.addSublayer(ring)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowOffset = .zero
    playButton.addAction(
      UIAction { [unowned self] _ in
        var changed = self.configuration as! PlayerConfiguration
        changed.isPlaying.toggle()
        self.configuration = changed
      }, for: .touchUpInside)
    repeatSwitch.addTarget(self, action: PlayerContentView.repeatChanged, for: .valueChanged)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: PlayerContentView.wasTapped))
    apply()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func apply() {
    guard let configuration = configuration as? PlayerConfiguration else { return }
    playButton.configuration?.title = configuration.title
    playButton.configuration?.image = UIImage(
      systemName: configuration.isPlaying ? "pause.fill" : "play.fill")
    playButton.configuration?.imagePadding = 6
    playButton.configuration?.cornerStyle = .capsule
    accessibilityLabel = configuration.title
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Stop") { _ in true }
    ]
    UIView.animate(
      springDuration: 0.3, bounce: 0.1,
      animations: { self.coverView.transform = CGAffineTransform(rotationAngle: .pi / 2) })
    UIView.transition(
      with: coverView, duration: 0.2, options: .transitionCrossDissolve,
      animations: { self.coverView.alpha = configuration.isPlaying ? 1 : 0.5 }, completion: nil)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    coverView.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    coverView.center = CGPoint(x: 30, y: bounds.midY)
    ring.path = UIBezierPath(ovalIn: coverView.bounds.insetBy(dx: 8, dy: 8)).cgPath
    playButton.sizeToFit()
    playButton.frame.origin = CGPoint(x: 60, y: 5)
    repeatSwitch.frame.origin = CGPoint(x: 250, y: 5)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }

  func wasTapped() { taps += 1 }

  func repeatChanged(_ sender: UISwitch) {
    var responder: UIResponder? = sender
    while let current = responder {
      if let cell = current as? PlayerCell {
        cell.delegate?.playerCell(cell, didSetRepeat: sender.isOn)
        return
      }
      responder = current.next
    }
  }
}

final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let gradient = layer as! CAGradientLayer
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemIndigo.cgColor]
    gradient.locations = [0, 1]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class BadgeView: UIVisualEffectView {
  let icon = UIImageView(image: nil, highlightedImage: nil)

  init() { super.init(effect: UIBlurEffect(style: .systemMaterial)) }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class PlayerCoordinator: UIResponder {
  let configurations: [PlayerConfiguration]

  override init() {
    configurations = []
    super.init()
  }
}

extension UIImage {
  /// The image with rotated pixels.
  var rotated: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .right) }
  }
}

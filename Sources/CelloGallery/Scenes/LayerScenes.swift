import CelloScenes
import UIKit

/// The effects of layers and transforms on views.
enum LayerScenes {
  static let scenes: [Scene] = [
    scene("shadows", "shadows of a background and of a path") {
      let card = box(.secondarySystemGroupedBackground)
      card.layer.cornerRadius = 12
      card.layer.shadowOpacity = 0.3
      card.layer.shadowRadius = 6
      card.layer.shadowOffset = CGSize(width: 0, height: 3)
      let path = box(nil)
      path.layer.shadowOpacity = 0.5
      path.layer.shadowPath =
        UIBezierPath(ovalIn: CGRect(x: 0, y: 44, width: 56, height: 12)).cgPath
      return [card, path]
    },
    scene("gradients", "axial, diagonal and radial gradients, rounded") {
      [
        (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1), CAGradientLayerType.axial),
        (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), .axial),
        (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1), .radial),
      ].map { start, end, type in
        let view = box(nil)
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [
          UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor, UIColor.systemPurple.cgColor,
        ]
        gradient.startPoint = start
        gradient.endPoint = end
        gradient.type = type
        gradient.cornerRadius = 12
        view.layer.addSublayer(gradient)
        return view
      }
    },
    scene("shapes", "a progress ring, a dashed line and a masked view") {
      let ring = box(nil)
      for (end, color) in [(1, UIColor.systemFill), (0.7, .systemBlue)] as [(CGFloat, UIColor)] {
        let shape = CAShapeLayer()
        shape.path =
          UIBezierPath(
            arcCenter: CGPoint(x: 28, y: 28), radius: 24, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true
          ).cgPath
        shape.fillColor = nil
        shape.strokeColor = color.cgColor
        shape.lineWidth = 6
        shape.lineCap = .round
        shape.strokeEnd = end
        ring.layer.addSublayer(shape)
      }
      let dashes = box(nil)
      let line = CAShapeLayer()
      line.path =
        UIBezierPath(roundedRect: dashes.bounds.insetBy(dx: 2, dy: 2), cornerRadius: 10).cgPath
      line.fillColor = nil
      line.strokeColor = UIColor.systemOrange.cgColor
      line.lineWidth = 2
      line.lineDashPattern = [6, 4]
      dashes.layer.addSublayer(line)
      let masked = box(.systemGreen)
      let star = CAShapeLayer()
      star.path = UIBezierPath(ovalIn: masked.bounds.insetBy(dx: 4, dy: 12)).cgPath
      masked.layer.mask = star
      return [ring, dashes, masked]
    },
    scene("transforms", "rotated, scaled and stacked views") {
      let rotated = box(.systemTeal)
      rotated.transform = CGAffineTransform(rotationAngle: .pi / 6)
      let scaled = box(.systemPink)
      scaled.transform = CGAffineTransform(scaleX: 0.5, y: 0.8).rotated(by: .pi / 4)
      let stacked = box(.systemGray5)
      for (index, color) in [UIColor.systemRed, .systemBlue].enumerated() {
        let part = UIView(
          frame: CGRect(x: 8 + 14 * index, y: 8 + 14 * index, width: 26, height: 26))
        part.backgroundColor = color
        part.layer.zPosition = CGFloat(-index)
        stacked.addSubview(part)
      }
      return [rotated, scaled, stacked]
    },
    scene("corners", "corners of one's own, a capsule and concentric corners") {
      let different = box(.systemTeal)
      different.cornerConfiguration = .corners(
        topLeftRadius: 24, topRightRadius: 4, bottomLeftRadius: 4, bottomRightRadius: 16)
      different.layer.borderWidth = 3
      different.layer.borderColor = UIColor.systemBrown.cgColor
      let capsule = box(.systemPink)
      capsule.bounds.size.height = 32
      capsule.cornerConfiguration = .capsule()
      let container = box(.systemGray4)
      container.cornerConfiguration = .corners(radius: 20)
      let inner = UIView(frame: CGRect(x: 6, y: 6, width: 44, height: 24))
      inner.backgroundColor = .systemIndigo
      inner.cornerConfiguration = .uniformTopRadius(
        .containerConcentric(), bottomLeftRadius: .fixed(4), bottomRightRadius: .fixed(4))
      container.addSubview(inner)
      return [different, capsule, container]
    },
    scene("masks", "views behind a gradient, a symbol and a translucent shape") {
      let faded = box(.systemBlue)
      let gradient = CAGradientLayer()
      gradient.frame = faded.bounds
      gradient.colors = [UIColor.black.cgColor, UIColor.black.withAlphaComponent(0).cgColor]
      faded.layer.mask = gradient
      let symbol = box(.systemOrange)
      let image = UIImageView(image: UIImage(systemName: "star.fill"))
      image.contentMode = .scaleAspectFit
      image.frame = symbol.bounds
      symbol.mask = image
      let translucent = box(.systemGreen)
      let circle = CAShapeLayer()
      circle.path = UIBezierPath(ovalIn: translucent.bounds).cgPath
      circle.fillColor = UIColor.black.withAlphaComponent(0.4).cgColor
      let middle = CALayer()
      middle.frame = CGRect(x: 18, y: 18, width: 20, height: 20)
      middle.backgroundColor = UIColor.black.cgColor
      circle.addSublayer(middle)
      translucent.layer.mask = circle
      return [faded, symbol, translucent]
    },
    scene("drawing", "blend modes, cleared areas and gradients drawn by views") {
      let modes: [CGBlendMode] = [.multiply, .screen, .difference]
      let blended = DrawnBox { context in
        for (index, mode) in modes.enumerated() {
          context.setBlendMode(mode)
          context.setFillColor(UIColor.systemYellow.cgColor)
          context.fillEllipse(
            in: CGRect(x: 4 + 14 * index, y: 8 + 8 * index, width: 22, height: 22))
        }
      }
      blended.backgroundColor = .systemBlue
      let cleared = DrawnBox { context in
        context.clear(CGRect(x: 10, y: 10, width: 20, height: 36))
        context.setBlendMode(.clear)
        context.fillEllipse(in: CGRect(x: 34, y: 18, width: 16, height: 16))
      }
      cleared.backgroundColor = .systemPurple
      let radial = DrawnBox { context in
        let colors = [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor]
        guard
          let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray,
            locations: [0, 1])
        else { return }
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 4,
          endCenter: CGPoint(x: 28, y: 28), endRadius: 26, options: .drawsBeforeStartLocation)
      }
      return [blended, cleared, radial]
    },
  ]

  @MainActor static func box(_ color: UIColor?) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
    view.backgroundColor = color
    return view
  }

  static func scene(
    _ name: String, _ summary: String, _ make: @escaping @MainActor @Sendable () -> [UIView]
  ) -> Scene {
    Scene(
      group: "layers", name: name, shows: summary, in: nil, cases: .listed(.style())
    ) { _ in SampleRow(make()) }
  }
}

/// A square box of 56 points with a custom drawing.
private final class DrawnBox: UIView {
  private let drawing: (CGContext) -> Void

  init(_ drawing: @escaping (CGContext) -> Void) {
    self.drawing = drawing
    super.init(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { drawing(context) }
  }
}

/// Square boxes of 56 points, placed side by side by their centers.
private final class SampleRow: UIView {
  init(_ views: [UIView]) {
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    for (index, view) in views.enumerated() {
      view.center = CGPoint(x: 52 + 80 * index, y: 48)
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 96) }
}

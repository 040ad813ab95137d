import CelloScenes
import UIKit

/// The effects of the system's layer classes, animations and symbol effects.
enum LayerEffectScenes {
  static let scenes: [Scene] = [
    LayerScenes.scene("conic-gradients", "colors around a point, from the top and from the right") {
      [
        (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0), 28),
        (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5), 12),
        (CGPoint(x: 0.2, y: 0.8), CGPoint(x: 0.2, y: 0), 0),
      ].map { start, end, radius in
        let view = LayerScenes.box(nil)
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.type = .conic
        gradient.colors = [
          UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor, UIColor.systemGreen.cgColor,
          UIColor.systemBlue.cgColor, UIColor.systemRed.cgColor,
        ]
        gradient.startPoint = start
        gradient.endPoint = end
        gradient.cornerRadius = CGFloat(radius)
        view.layer.addSublayer(gradient)
        return view
      }
    },
    LayerScenes.scene("replicators", "a wheel and a row of copies, and a wrapped text") {
      let wheel = LayerScenes.box(nil)
      let spokes = CAReplicatorLayer()
      spokes.frame = wheel.bounds
      spokes.instanceCount = 12
      spokes.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
      spokes.instanceAlphaOffset = -0.07
      spokes.addSublayer(bar(CGRect(x: 25, y: 2, width: 6, height: 16), .systemIndigo))
      wheel.layer.addSublayer(spokes)
      let row = LayerScenes.box(nil)
      let columns = CAReplicatorLayer()
      columns.frame = row.bounds
      columns.instanceCount = 4
      columns.instanceTransform = CATransform3DMakeTranslation(14, 0, 0)
      columns.instanceColor = UIColor.systemOrange.cgColor
      columns.instanceGreenOffset = -0.15
      columns.instanceBlueOffset = 0.25
      columns.addSublayer(bar(CGRect(x: 2, y: 8, width: 10, height: 40), .white))
      row.layer.addSublayer(columns)
      let card = LayerScenes.box(.systemTeal)
      let text = CATextLayer()
      text.frame = card.bounds.insetBy(dx: 4, dy: 4)
      text.string = "A text in two lines that ends"
      text.fontSize = 15
      text.isWrapped = true
      text.truncationMode = .end
      text.alignmentMode = .center
      card.layer.addSublayer(text)
      return [wheel, row, card]
    },
    LayerScenes.scene("compositing-filters", "stripes that are blended with a gradient behind them")
    {
      [
        "multiplyBlendMode", "screenBlendMode", "overlayBlendMode", "differenceBlendMode",
        "colorDodgeBlendMode",
      ].map { filter in
        let view = LayerScenes.box(nil)
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.systemYellow.cgColor, UIColor.systemIndigo.cgColor]
        view.layer.addSublayer(gradient)
        for (index, color) in [UIColor.systemRed, .systemGray, .systemTeal].enumerated() {
          let stripe = bar(CGRect(x: 6 + 16 * index, y: 6, width: 12, height: 44), color)
          stripe.compositingFilter = filter
          view.layer.addSublayer(stripe)
        }
        return view
      }
    },
    LayerScenes.scene("geometry", "flipped layers, transformed sublayers and sharp pixels") {
      let flipped = LayerScenes.box(.systemGray5)
      flipped.layer.isGeometryFlipped = true
      let picture = CALayer()
      picture.frame = CGRect(x: 4, y: 4, width: 24, height: 24)
      picture.contents = UIImage(systemName: "arrow.up")?.cgImage
      picture.contentsGravity = .resizeAspect
      flipped.layer.addSublayer(picture)
      flipped.layer.addSublayer(bar(CGRect(x: 32, y: 4, width: 10, height: 30), .systemPink))
      let turned = LayerScenes.box(.systemGray5)
      turned.layer.sublayerTransform = CATransform3DMakeRotation(.pi / 8, 0, 0, 1)
      for index in 0..<3 {
        turned.layer.addSublayer(
          bar(CGRect(x: 8 + 14 * index, y: 12, width: 10, height: 32), .systemPurple))
      }
      let sharp = LayerScenes.box(nil)
      sharp.layer.contents =
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: onePixelPerPoint)
        .image { context in
          UIColor.systemYellow.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
          UIColor.systemBlue.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }.cgImage
      sharp.layer.magnificationFilter = .nearest
      return [flipped, turned, sharp]
    },
    LayerScenes.scene("patterns", "views, layers and drawings filled with tiles of an image") {
      let tile = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
        UIColor.systemMint.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        UIColor.systemIndigo.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 4, height: 4))
      }
      let pattern = UIColor(patternImage: tile)
      let card = LayerScenes.box(pattern)
      card.layer.cornerRadius = 12
      let star = LayerScenes.box(nil)
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(ovalIn: star.bounds.insetBy(dx: 2, dy: 8)).cgPath
      shape.fillColor = pattern.cgColor
      star.layer.addSublayer(shape)
      let faded = LayerScenes.box(pattern.withAlphaComponent(0.4))
      return [card, star, faded]
    },
    LayerScenes.scene("symbol-effects", "what scales leave behind; a disappeared symbol is hidden")
    {
      (0..<3).map { index in
        let view = UIImageView(image: UIImage(systemName: "star.fill"))
        view.frame = CGRect(x: 0, y: 0, width: 56, height: 56)
        view.backgroundColor = .systemGray5
        view.contentMode = .center
        switch index {
        case 0: view.addSymbolEffect(.scale.up)
        case 1: view.addSymbolEffect(.scale.down.byLayer)
        default: view.addSymbolEffect(.disappear)
        }
        view.addSymbolEffect(.pulse, options: .repeating)
        return view
      }
    },
    LayerScenes.scene("half-way", "one animation at its start, its middle and its end") {
      [CGFloat(0), 0.5, 1].map { fraction in
        let container = LayerScenes.box(.systemGray5)
        let view = UIView(frame: CGRect(x: 4, y: 4, width: 16, height: 16))
        view.backgroundColor = .systemRed
        container.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          view.bounds.size = CGSize(width: 28, height: 28)
          view.center = CGPoint(x: 36, y: 36)
          view.transform = CGAffineTransform(rotationAngle: .pi / 4)
          view.backgroundColor = .systemBlue
          view.layer.cornerRadius = 10
          view.alpha = 0.6
        }
        animator.fractionComplete = fraction
        return container
      }
    },
  ]

  private static var onePixelPerPoint: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }

  private static func bar(_ frame: CGRect, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    layer.cornerRadius = 3
    return layer
  }
}

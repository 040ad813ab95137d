import CelloScenes
import UIKit

/// Symbols and pictures, and operations on images.
enum ImageScenes {
  static let scenes: [Scene] = [
    renderingModes, scales, variableValues, directional, operations, slices, photographs,
  ]

  @MainActor private static func row(_ views: [UIView]) -> UIView { RowView(views) }

  @MainActor private static func symbol(
    _ name: String, _ configuration: UIImage.SymbolConfiguration, tint: UIColor? = nil
  ) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    if let tint { view.tintColor = tint }
    return view
  }

  private static let renderingModes = Scene(
    group: "symbols", name: "rendering-modes",
    shows: "symbols in one color, hierarchical, in a palette and in their own colors",
    cases: .listed(.style())
  ) { _ in
    let size = UIImage.SymbolConfiguration(pointSize: 30)
    let names = ["person.2.fill", "trash.circle.fill", "bell.badge", "cloud.rain", "folder.fill"]
    return ColumnView(
      [
        size,
        size.applying(UIImage.SymbolConfiguration(hierarchicalColor: .systemIndigo)),
        size.applying(
          UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemOrange, .systemYellow])),
        size.applying(UIImage.SymbolConfiguration.preferringMulticolor()),
      ].map { configuration in row(names.map { symbol($0, configuration) }) }, gap: 8)
  }

  private static let photographs = Scene(
    group: "images", name: "photographs",
    shows: "JPEG data of three qualities, and of a camera that was turned", cases: .listed()
  ) { _ in
    let drawing = UIGraphicsImageRenderer(size: CGSize(width: 72, height: 48)).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 72, height: 48))
      UIColor.systemYellow.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 8, y: 8, width: 24, height: 24))
      UIColor.systemGreen.setFill()
      context.fill(CGRect(x: 0, y: 36, width: 72, height: 12))
    }
    let turned = drawing.cgImage.map {
      UIImage(cgImage: $0, scale: drawing.scale, orientation: .right)
    }
    let qualities: [CGFloat] = [0, 0.5, 1]
    let data =
      qualities.map { drawing.jpegData(compressionQuality: $0) }
      + [turned?.jpegData(compressionQuality: 0.9)]
    return row(
      data.map { data in
        UIImageView(image: data.flatMap { UIImage(data: $0, scale: drawing.scale) })
      })
  }

  private static let scales = Scene(
    group: "symbols", name: "scales",
    shows: "symbols in three scales and several weights beside text",
    cases: .listed()
  ) { _ in
    let weights: [UIImage.SymbolWeight] = [.ultraLight, .regular, .semibold, .black]
    return ColumnView(
      [UIImage.SymbolScale.small, .medium, .large].map { scale in
        row(
          weights.flatMap { weight -> [UIView] in
            let label = UILabel()
            label.text = "Hx"
            label.font = .systemFont(ofSize: 24, weight: weight.fontWeight())
            return [
              label,
              symbol(
                "gearshape",
                UIImage.SymbolConfiguration(pointSize: 24, weight: weight, scale: scale)),
            ]
          })
      }, gap: 8)
  }

  private static let variableValues = Scene(
    group: "symbols", name: "variable-values",
    shows: "symbols lit in part, in one color and hierarchical",
    cases: .listed(.style())
  ) { _ in
    let size = UIImage.SymbolConfiguration(pointSize: 24)
    let indigo = size.applying(UIImage.SymbolConfiguration(hierarchicalColor: .systemIndigo))
    return ColumnView(
      [0, 0.3, 0.7, 1].map { value in
        row(
          [size, indigo].flatMap { configuration in
            ["wifi", "cellularbars", "speaker.wave.3.fill", "chart.bar.fill"].map { name in
              UIImageView(
                image: UIImage(
                  systemName: name, variableValue: value, configuration: configuration))
            }
          })
      }, gap: 6)
  }

  private static let directional = Scene(
    group: "symbols", name: "directional",
    shows: "symbols that follow the direction of the interface, and ones that do not",
    cases: .listed(.direction())
  ) { _ in
    let size = UIImage.SymbolConfiguration(pointSize: 28)
    return row(
      [
        "chevron.forward.circle", "chevron.right", "rectangle.portrait.and.arrow.forward",
        "text.cursor", "checkmark",
      ].map { symbol($0, size) })
  }

  private static let operations = Scene(
    group: "images", name: "operations",
    shows: "a picture as it is, as a template, tinted, and symbols in fixed colors",
    cases: .listed(.style())
  ) { _ in
    let picture = SamplePictures.landscape(60, 40)
    let star = UIImage(systemName: "star.fill")
    return row([
      UIImageView(image: picture),
      UIImageView(image: picture.withRenderingMode(.alwaysTemplate)),
      UIImageView(image: picture.withTintColor(.systemPink)),
      UIImageView(image: star),
      UIImageView(image: star?.withTintColor(.systemGreen, renderingMode: .alwaysOriginal)),
    ])
  }

  private static let slices = Scene(
    group: "images", name: "slices", shows: "a picture stretched and tiled between its corners",
    cases: .listed()
  ) { _ in
    let source = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in
      UIColor.systemBlue.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 24, height: 24), cornerRadius: 8).fill()
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: 9, y: 9, width: 6, height: 6)).fill()
    }
    let insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return row(
      [UIImage.ResizingMode.stretch, .tile].map { mode in
        let view = UIImageView(
          image: source.resizableImage(withCapInsets: insets, resizingMode: mode))
        view.frame.size = CGSize(width: 150, height: 60)
        return view
      })
  }
}

/// A view that arranges its subviews side by side in their own sizes, from the leading to the
/// trailing edge.
final class RowView: UIView {
  private let gap: CGFloat = 16

  init(_ views: [UIView]) {
    super.init(frame: .zero)
    for view in views {
      if view.bounds.isEmpty { view.sizeToFit() }
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: (subviews.map(\.bounds.height).max() ?? 0) + 16)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = gap
    for view in subviews {
      view.sizeToFitUnlessFixed()
      let left =
        effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? bounds.width - x - view.bounds.width : x
      view.frame.origin = CGPoint(x: left, y: (bounds.height - view.bounds.height) / 2)
      x += view.bounds.width + gap
    }
  }
}

extension UIView {
  fileprivate func sizeToFitUnlessFixed() { if bounds.isEmpty { sizeToFit() } }
}

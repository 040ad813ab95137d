import CelloScenes
import UIKit

/// Individual properties of backgrounds.
enum BackgroundScenes {
  static let scenes: [Scene] = properties + effects

  private static func scene(
    _ name: String, shows summary: String, states: [CellState] = [.normal],
    on surface: UIColor = .systemGroupedBackground,
    _ configure: @escaping @Sendable @MainActor (inout UIBackgroundConfiguration) -> Void
  ) -> Scene {
    Scene(
      group: "background-properties", name: name, shows: summary,
      cases: .listed(.states(states), .style())
    ) { variant in
      let cell = FramedCell(variant.state, text: summary, behind: nil) { configure(&$0) }
      cell.backgroundColor = surface
      return cell
    }
  }

  /// A color that is bright enough in both interface styles to show a black shadow.
  private static let shadowedSurface = UIColor { traits in
    traits.userInterfaceStyle == .dark ? .systemGray : .systemGroupedBackground
  }

  private static let properties: [Scene] = [
    scene("fill", shows: "a fill with round corners") {
      $0.backgroundColor = .systemYellow
      $0.cornerRadius = 12
    },
    scene("tint", shows: "a fill in the tint color") {
      $0.backgroundColor = nil
      $0.cornerRadius = 12
    },
    scene("large-radius", shows: "a radius that is larger than the view") {
      $0.backgroundColor = .systemTeal
      $0.cornerRadius = 500
    },
    scene("stroke", shows: "a line inside the edge") {
      $0.backgroundColor = .secondarySystemBackground
      $0.cornerRadius = 12
      $0.strokeColor = .systemBlue
      $0.strokeWidth = 3
    },
    scene("stroke-outset", shows: "a line outside the edge, concentric to it") {
      $0.backgroundColor = .secondarySystemBackground
      $0.cornerRadius = 12
      $0.strokeColor = .systemRed
      $0.strokeWidth = 2
      $0.strokeOutset = 6
    },
    scene("stroke-inset", shows: "a line well inside the edge") {
      $0.backgroundColor = .secondarySystemBackground
      $0.cornerRadius = 20
      $0.strokeColor = .systemRed
      $0.strokeWidth = 2
      $0.strokeOutset = -6
    },
    scene("insets", shows: "a background smaller than the view") {
      $0.backgroundColor = .systemGreen
      $0.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 24, bottom: 4, trailing: 8)
      $0.cornerRadius = 8
    },
    scene("negative-insets", shows: "a background larger than the view") {
      $0.backgroundColor = .systemGreen
      $0.backgroundInsets = NSDirectionalEdgeInsets(
        top: -6, leading: -12, bottom: -6, trailing: -12)
      $0.cornerRadius = 8
    },
    scene("margin-insets", shows: "a background inside the view's margins") {
      $0.backgroundColor = .systemIndigo
      $0.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
      $0.cornerRadius = 8
    },
    scene("image", shows: "an image that fills the background") {
      $0.image = SamplePictures.landscape(120, 60)
      $0.imageContentMode = .scaleAspectFill
      $0.cornerRadius = 16
    },
    scene("image-fit", shows: "an image that fits into the background") {
      $0.backgroundColor = .systemGray5
      $0.image = SamplePictures.landscape(120, 60)
      $0.imageContentMode = .scaleAspectFit
    },
    scene("image-corner", shows: "an image in a corner of the background") {
      $0.backgroundColor = .systemGray5
      $0.image = SamplePictures.landscape(40, 30)
      $0.imageContentMode = .bottomRight
    },
    scene("shadow", shows: "a shadow below the background", on: shadowedSurface) {
      $0.backgroundColor = .secondarySystemGroupedBackground
      $0.cornerRadius = 16
      $0.shadowProperties.opacity = 0.4
      $0.shadowProperties.radius = 6
      $0.shadowProperties.offset = CGSize(width: 0, height: 3)
    },
    scene("colored-shadow", shows: "a colored shadow of a translucent background") {
      $0.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.3)
      $0.cornerRadius = 26
      $0.shadowProperties.color = .systemBlue
      $0.shadowProperties.opacity = 0.8
      $0.shadowProperties.radius = 8
    },
    scene(
      "shadow-of-a-path", shows: "the shadow of an ellipse at the background's foot",
      on: shadowedSurface
    ) {
      $0.backgroundColor = .secondarySystemGroupedBackground
      $0.cornerRadius = 16
      $0.shadowProperties.opacity = 0.6
      $0.shadowProperties.radius = 5
      $0.shadowProperties.path = UIBezierPath(
        ovalIn: CGRect(x: 16, y: 54, width: 284, height: 20))
    },
    scene("custom-view", shows: "a view of one's own") {
      $0.customView = StripesView()
    },
    scene("grayscale", shows: "a fill turned gray") {
      $0.backgroundColor = .systemOrange
      $0.backgroundColorTransformer = .grayscale
    },
    scene("monochrome", shows: "a fill without its accent") {
      $0.backgroundColor = .systemOrange
      $0.backgroundColorTransformer = .monochromeTint
    },
    scene(
      "own-transformer", shows: "a fill by a closure that follows the state",
      states: [.normal, .selected]
    ) {
      $0.backgroundColorTransformer = UIConfigurationColorTransformer { color in
        color.withAlphaComponent(0.5)
      }
      $0.backgroundColor = .systemMint
      $0.cornerRadius = 10
    },
    scene(
      "locked", shows: "a color that was set and so does not follow the state",
      states: [.normal, .selected, .swiped]
    ) {
      $0.backgroundColor = .systemBrown
    },
  ]

  /// Blur styles by name. A style that is always light or dark has a label with the same interface
  /// style, as in an app; the labels of other styles follow the interface style.
  private static let effects: [Scene] = [
    ("extra-light", UIBlurEffect.Style.extraLight, UIUserInterfaceStyle.light),
    ("light", .light, .light), ("dark", .dark, .dark), ("regular", .regular, .unspecified),
    ("prominent", .prominent, .unspecified),
    ("ultra-thin", .systemUltraThinMaterial, .unspecified),
    ("thin", .systemThinMaterial, .unspecified), ("material", .systemMaterial, .unspecified),
    ("thick", .systemThickMaterial, .unspecified),
    ("chrome", .systemChromeMaterial, .unspecified),
    ("thin-light", .systemThinMaterialLight, .light),
    ("thin-dark", .systemThinMaterialDark, .dark),
  ].map { name, style, labelStyle in
    Scene(
      group: "blur", name: name, shows: "what lies behind, blurred in this style",
      cases: .listed(.style())
    ) { variant in
      let cell = FramedCell(variant.state, text: "Blurred", behind: StripesView()) {
        $0.visualEffect = UIBlurEffect(style: style)
        $0.backgroundColor = .clear
        $0.cornerRadius = 20
      }
      cell.cellStyle = labelStyle
      return cell
    }
  }
}

/// A cell with a margin that shows drawing outside of its bounds.
final class FramedCell: UIView {
  private let cell: StateCell
  private let backdrop: UIView?

  /// The interface style of the cell, independently of its superview.
  var cellStyle: UIUserInterfaceStyle {
    get { cell.overrideUserInterfaceStyle }
    set { cell.overrideUserInterfaceStyle = newValue }
  }

  init(
    _ state: CellState, text: String, behind backdrop: UIView?,
    _ configure: (inout UIBackgroundConfiguration) -> Void
  ) {
    cell = StateCell(state)
    self.backdrop = backdrop
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    if let backdrop { addSubview(backdrop) }
    var content = UIListContentConfiguration.cell()
    content.text = text.prefix(1).uppercased() + text.dropFirst()
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell()
    configure(&background)
    cell.backgroundConfiguration = background
    addSubview(cell)
  }

  required init?(coder: NSCoder) { return nil }

  private let inset: CGFloat = 20

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitted = cell.sizeThatFits(CGSize(width: size.width - 2 * inset, height: 0))
    return CGSize(width: size.width, height: fitted.height + 2 * inset)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop?.frame = bounds
    cell.frame = bounds.insetBy(dx: inset, dy: inset)
  }
}

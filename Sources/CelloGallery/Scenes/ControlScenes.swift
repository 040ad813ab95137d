import CelloScenes
import UIKit

/// Controls in their states.
enum ControlScenes {
  static let scenes: [Scene] =
    buttonStyles + [
      scene("button-sizes", "the four sizes of buttons, with and without a subtitle") {
        [UIButton.Configuration.Size.mini, .small, .medium, .large].flatMap { size in
          [nil, "Again"].map { subtitle in
            button(.filled()) {
              $0.buttonSize = size
              $0.subtitle = subtitle
            }
          }
        }
      },
      scene("button-corners", "the corner styles of buttons") {
        [UIButton.Configuration.CornerStyle.fixed, .dynamic, .small, .medium, .large, .capsule]
          .map { style in button(.gray()) { $0.cornerStyle = style } }
      },
      scene("button-images", "an image at each edge of a button, and alone") {
        [NSDirectionalRectEdge.leading, .trailing, .top, .bottom].map { edge in
          button(.tinted()) {
            $0.image = UIImage(systemName: "star.fill")
            $0.imagePlacement = edge
            $0.imagePadding = 6
          }
        } + [
          button(.filled()) {
            $0.title = nil
            $0.image = UIImage(systemName: "star.fill")
          }
        ]
      },
      scene("button-extras", "an activity indicator, a menu's indicator and texts of one's own") {
        [
          button(.filled()) {
            $0.showsActivityIndicator = true
            $0.imagePadding = 8
          },
          button(.gray()) { $0.indicator = .popup },
          button(.plain()) {
            $0.titleTextAttributesTransformer = .init { attributes in
              var attributes = attributes
              attributes.font = .boldSystemFont(ofSize: 20)
              return attributes
            }
          },
          button(.filled()) {
            $0.background.strokeWidth = 2
            $0.background.strokeColor = .systemOrange
            $0.baseBackgroundColor = .systemTeal
          },
          destructive(button(.filled()) { _ in }), destructive(button(.tinted()) { _ in }),
        ]
      },
      scene("buttons-without-configuration", "system and custom buttons with titles for states") {
        states.map { state in
          let button = UIButton(type: .system)
          button.setTitle("Edit", for: .normal)
          button.setTitle("Done", for: .selected)
          apply(state, to: button)
          return button
        } + [UIButton.ButtonType.detailDisclosure, .contactAdd, .close].map(UIButton.init(type:))
      },
      scene("switches", "switches in each state") {
        [false, true].flatMap { isOn in
          [true, false].map { isEnabled in
            let control = UISwitch()
            control.isOn = isOn
            control.isEnabled = isEnabled
            return control
          }
        }
      },
      scene("activity-indicators", "activity indicators of both sizes") {
        [UIActivityIndicatorView.Style.medium, .large].map { style in
          let indicator = UIActivityIndicatorView(style: style)
          indicator.startAnimating()
          return indicator
        }
      },
    ]

  private static let styles: [(String, @Sendable () -> UIButton.Configuration)] = [
    ("plain", { .plain() }), ("gray", { .gray() }), ("tinted", { .tinted() }),
    ("filled", { .filled() }), ("borderless", { .borderless() }), ("glass", { .glass() }),
    ("prominent-glass", { .prominentGlass() }), ("clear-glass", { .clearGlass() }),
    ("prominent-clear-glass", { .prominentClearGlass() }),
  ]

  private static let buttonStyles: [Scene] = styles.map { name, make in
    scene("button-\(name)", "a button in the \(name) style in each state") {
      states.map { state in
        let button = button(make()) { $0.image = UIImage(systemName: "play.fill") }
        apply(state, to: button)
        return button
      }
    }
  }

  private static let states: [UIControl.State] = [
    .normal, .highlighted, .selected, .disabled, [.selected, .highlighted],
  ]

  @MainActor private static func apply(_ state: UIControl.State, to control: UIControl) {
    control.isHighlighted = state.contains(.highlighted)
    control.isSelected = state.contains(.selected)
    control.isEnabled = !state.contains(.disabled)
  }

  @MainActor private static func button(
    _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void
  ) -> UIButton {
    var configuration = configuration
    configuration.title = "Play"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @MainActor private static func destructive(_ button: UIButton) -> UIButton {
    button.role = .destructive
    return button
  }

  private static func scene(
    _ name: String, _ summary: String, _ make: @escaping @MainActor @Sendable () -> [UIView]
  ) -> Scene {
    viewScene(name, summary) { FlowView(make()) }
  }

  /// Returns a scene with all combinations of light and dark, both system versions, both layout
  /// directions and two text sizes.
  static func viewScene(
    _ name: String, _ summary: String, _ make: @escaping @MainActor @Sendable () -> UIView
  ) -> Scene {
    Scene(
      group: "controls", name: name, shows: summary, in: nil,
      cases: .listed(
        .style(), .systemVersion(), .direction(), .textSize(.large, .accessibilityMedium))
    ) { _ in make() }
  }
}

/// A view that arranges its subviews in lines.
final class FlowView: UIView {
  private let margin: CGFloat = 16
  private let spacing: CGFloat = 12

  init(_ views: [UIView]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    for view in views { addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// Returns the frames in a width, from left to right, and their total height.
  private func frames(fitting width: CGFloat) -> (frames: [CGRect], height: CGFloat) {
    var frames: [CGRect] = []
    var x = margin
    var y = margin
    var lineHeight: CGFloat = 0
    for view in subviews {
      let size = view.sizeThatFits(.zero)
      if x > margin, x + size.width > width - margin {
        x = margin
        y += lineHeight + spacing
        lineHeight = 0
      }
      frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
    }
    return (frames, y + lineHeight + margin)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(fitting: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in zip(subviews, frames(fitting: bounds.width).frames) {
      var frame = frame
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
    }
  }
}

import CelloRaster
import Testing
@_spi(Cello) import UIKit

/// Vibrancy of labels.
@MainActor struct UILabelVibrancyTests {
  private func recorded(
    _ style: UIUserInterfaceStyle = .light,
    _ effect: UIVisualEffect? = UIBlurEffect(style: .regular),
    _ configure: (UILabel) -> Void
  ) -> String {
    let traits = UITraitCollection(traitsFrom: [
      .iPhone, UITraitCollection(userInterfaceStyle: style),
    ])
    return traits.performingAsCurrent {
      let view = UIVisualEffectView(effect: effect)
      view.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
      let label = UILabel(frame: view.bounds)
      label.text = "Text"
      label.preferredVibrancy = .automatic
      configure(label)
      view.contentView.addSubview(label)
      return DisplayListRecorder.record(view).description
    }
  }

  @Test("a text in a color of labels is a change of the colors behind it")
  func automatic() {
    for (color, opacity) in [
      (UIColor.label, "0.85"), (.secondaryLabel, "0.6"), (.tertiaryLabel, "0.3"),
      (.quaternaryLabel, "0.18"),
    ] as [(UIColor, String)] {
      let light = recorded { $0.textColor = color }
      #expect(light.contains("masked"), "\(light)")
      #expect(light.contains("#000000@\(opacity)"), "\(light)")
      let dark = recorded(.dark) { $0.textColor = color }
      #expect(dark.contains("#ffffff@\(opacity)"), "\(dark)")
    }
  }

  @Test("by default, in other colors and outside a blur a label keeps its color")
  func none() {
    #expect(UILabel().preferredVibrancy == .none)
    #expect(!recorded { $0.preferredVibrancy = .none }.contains("masked"))
    #expect(!recorded { $0.textColor = .systemRed }.contains("masked"))
    #expect(!recorded { $0.attributedText = NSAttributedString(string: "Text") }.contains("masked"))
    #expect(!recorded(.light, nil) { _ in }.contains("masked"))
    #expect(
      !recorded {
        $0.highlightedTextColor = .white
        $0.isHighlighted = true
      }.contains("masked"))
  }

  @Test("inside a vibrancy the text is changed once")
  func nested() {
    let blur = UIBlurEffect(style: .dark)
    let list = recorded(.light, UIVibrancyEffect(blurEffect: blur)) { _ in }
    #expect(list.split(separator: "\n").filter { $0.contains("masked") }.count == 1)
  }
}

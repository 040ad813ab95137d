import CelloRaster
import Testing
import UIKit

struct UIConfigurationColorTransformerTests {
  private typealias Transformer = UIConfigurationColorTransformer

  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)

  /// Luma of (255, 56, 60): 0.299 · 255 + 0.587 · 56 + 0.114 · 60 = 115.957.
  @Test(
    "the system's transformers change a dynamic color late",
    arguments: [
      (Transformer.grayscale, UIColor.systemRed, "#747474", "#7b7b7b"),
      (.preferredTint, .systemRed, "#ff383c", "#ff4245"),
      (.monochromeTint, .systemRed, "#747474", "#7b7b7b"),
      (.alpha30, .label, "#000000@0.3", "#ffffff@0.3"),
      (.alpha30, .secondaryLabel, "#3c3c43@0.18", "#ebebf5@0.18"),
      (.alpha50, .systemBlue, "#0088ff@0.5", "#0091ff@0.5"),
      (.dynamicLightAlpha, .systemBlue, "#0088ff@0.12", "#0091ff@0.4"),
      (.dynamicLightAlpha, .red, "#ff0000@0.12", "#ff0000@0.4"),
      (.alpha50, .red, "#ff0000@0.5", "#ff0000@0.5"),
    ])
  func system(
    transformer: UIConfigurationColorTransformer, color: UIColor, light: String, dark: String
  ) {
    let result = transformer(color)
    #expect(result.color(in: Self.light).description == light)
    #expect(result.color(in: Self.dark).description == dark)
  }

  @Test("a closure is called with the color")
  func closure() {
    let transformer = Transformer { $0.withAlphaComponent(0.5) }
    #expect(transformer(.label) == UIColor.label.withAlphaComponent(0.5))
    #expect(transformer.transform(.red) == UIColor.red.withAlphaComponent(0.5))
  }

  @Test("transformers are distinguished by name, and closures by the location of their creation")
  func identity() {
    #expect(Transformer.grayscale.identity == Transformer.grayscale.identity)
    #expect(Transformer.grayscale.identity != Transformer.monochromeTint.identity)
    let closure = Transformer { $0 }
    let copy = closure
    #expect(closure.identity == copy.identity)
    #expect(closure.identity != Transformer { $0 }.identity)
    #expect(closure.identity != Transformer.preferredTint.identity)
  }

  @Test("the system's are found by name")
  func names() {
    for transformer in Transformer.named {
      let found = transformer.name.flatMap { Transformer(named: $0) }
      #expect(found?.identity == transformer.identity)
    }
    #expect(Transformer.alpha30.name == "30% Alpha")
    #expect(Transformer(named: "Sepia") == nil)
    #expect(Transformer { $0 }.description == "Custom")
  }
}

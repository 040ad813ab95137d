import CelloRaster
import Testing
import UIKit

struct UIImageSymbolTests {
  private typealias Configuration = UIImage.SymbolConfiguration

  private static func traits(
    _ category: UIContentSizeCategory = .large, bold: Bool = false, rightToLeft: Bool = false,
    scale: CGFloat = 2
  ) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = category
      $0.legibilityWeight = bold ? .bold : .regular
      $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
      $0.displayScale = scale
    }
  }

  private func star(_ configuration: UIImage.Configuration? = nil) throws -> UIImage {
    try #require(UIImage(systemName: "star", withConfiguration: configuration))
  }

  @Test("a symbol that exists is an image, with a size on whole pixels and a baseline")
  func symbol() throws {
    let image = try star().configured(with: nil, compatibleWith: Self.traits(scale: 3))
    #expect(image.isSymbolImage)
    #expect(image.renderingMode == .automatic)
    #expect(image.size.width > 15 && image.size.width < 25)
    let pixels = Double(image.size.height) * 3
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
    let baseline = try #require(image.baselineOffsetFromBottom)
    #expect(baseline > 0 && baseline < 6)
    #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
    #expect(
      image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom.map(Double.init) == 3)
  }

  @Test("a symbol that we lack is nil, and noted with the nearest name")
  func unknown() {
    #expect(UIImage(systemName: "star.filled.for.a.test") == nil)
    #expect(
      ResourceWarnings.sentences.contains {
        $0.hasPrefix("There is no symbol named 'star.filled.for.a.test'; the nearest name is 'star")
      })
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("a symbol that exists on iOS, but is not drawn here, is a placeholder with a warning")
  func placeholder() throws {
    let image = try #require(UIImage(systemName: "pencil.and.outline"))
    #expect(image.isSymbolImage && image.size.width > 10 && image.size.height > 10)
    #expect(
      ResourceWarnings.sentences.contains {
        $0.hasPrefix("The symbol 'pencil.and.outline' is not drawn here")
      })
    let large = try #require(
      UIImage(systemName: "pencil.and.outline", withConfiguration: Configuration(pointSize: 60)))
    #expect(large.size.width > image.size.width * 3)
    #expect(image == UIImage(systemName: "pencil.and.outline"))
    #expect(image != UIImage(systemName: "star"))
  }

  @Test("the size follows the text style, the size category and the scale")
  func sizes() throws {
    func height(_ configuration: Configuration, _ traits: UITraitCollection) throws -> CGFloat {
      try star().configured(with: configuration, compatibleWith: traits).size.height
    }
    let body = Configuration(textStyle: .body)
    let standard = try height(body, Self.traits())
    #expect(try height(body, Self.traits(.accessibilityLarge)) > standard * 1.8)
    #expect(try height(Configuration(textStyle: .body, scale: .large), Self.traits()) > standard)
    #expect(try height(Configuration(textStyle: .body, scale: .small), Self.traits()) < standard)
    #expect(try height(Configuration(textStyle: .footnote), Self.traits()) < standard)
    // Without a text style, the image does not depend on the content size category.
    let fixed = Configuration(pointSize: 17)
    #expect(try height(fixed, Self.traits(.accessibilityLarge)) == height(fixed, Self.traits()))
  }

  @Test("the configuration of the image takes precedence over the view")
  func preference() throws {
    let own = try star(Configuration(pointSize: 40))
    let shown = own.configured(
      with: Configuration(textStyle: .body, scale: .large), compatibleWith: Self.traits())
    let direct = try star(Configuration(pointSize: 40, weight: .unspecified, scale: .large))
      .configured(with: nil, compatibleWith: Self.traits())
    #expect(shown.size == direct.size)
  }

  @Test("bold text makes a symbol bolder")
  func boldText() throws {
    let regular = try star(Configuration(pointSize: 17))
    let semibold = try star(Configuration(pointSize: 17, weight: .semibold))
    func items(_ image: UIImage, bold: Bool) -> [DisplayList.Item] {
      let traits = Self.traits(bold: bold)
      let image = image.configured(with: nil, compatibleWith: traits)
      return image.displayItems(
        in: CGRect(origin: .zero, size: image.size), tint: .black, traits: traits)
    }
    #expect(items(regular, bold: true) == items(semibold, bold: false))
    #expect(items(regular, bold: true) != items(regular, bold: false))
  }

  @Test("applying a configuration replaces specified values")
  func applying() {
    let base = Configuration(pointSize: 20, weight: .bold, scale: .large)
    #expect(
      base.applying(Configuration(weight: .light))
        == Configuration(pointSize: 20, weight: .light, scale: .large))
    #expect(
      base.applying(Configuration(textStyle: .body)).configurationWithoutTextStyle()
        == Configuration(pointSize: 20, weight: .bold, scale: .large)
        .configurationWithoutPointSizeAndWeight().applying(Configuration(weight: .bold)))
    #expect(base.applying(nil) == base)
    #expect(base.applying(Configuration.unspecified) == base)
    #expect(
      Configuration(hierarchicalColor: .red).applying(Configuration.preferringMulticolor())
        == .preferringMulticolor())
    #expect(base.isEqual(to: Configuration(pointSize: 20, weight: .bold, scale: .large)))
    #expect(!base.isEqual(to: nil))
    #expect(base.configurationWithoutScale() == Configuration(pointSize: 20, weight: .bold))
    #expect(
      base.configurationWithoutWeight()
        == Configuration(pointSize: 20, weight: .unspecified, scale: .large))
  }

  @Test("leaving out one part keeps the others")
  func leavingOut() {
    let styled = Configuration(textStyle: .headline, scale: .small)
    #expect(styled.configurationWithoutTextStyle() == Configuration(scale: .small))
    #expect(styled.configurationWithoutScale() == Configuration(textStyle: .headline))
    #expect(styled.configurationWithoutPointSizeAndWeight() == styled)
    let sized = Configuration(pointSize: 20, weight: .bold, scale: .large)
    #expect(sized.configurationWithoutPointSizeAndWeight() == Configuration(scale: .large))
    #expect(sized.configurationWithoutTextStyle() == sized)
    #expect(Configuration.unspecified.configurationWithoutWeight() == .unspecified)
    let colored = Configuration(paletteColors: [.red, .blue]).applying(sized)
    #expect(
      colored.configurationWithoutPointSizeAndWeight().configurationWithoutScale()
        == Configuration(paletteColors: [.red, .blue]))
  }

  @Test("configurations are equal when they specify the same, colors in order")
  func configurationEquality() {
    let all: [Configuration] = [
      .unspecified, Configuration(scale: .small), Configuration(scale: .default),
      Configuration(pointSize: 17), Configuration(pointSize: 18), Configuration(weight: .bold),
      Configuration(pointSize: 17, weight: .bold),
      Configuration(pointSize: 17, weight: .bold, scale: .small), Configuration(textStyle: .body),
      Configuration(textStyle: .body, scale: .small), Configuration(hierarchicalColor: .red),
      Configuration(paletteColors: [.red]), Configuration(paletteColors: [.red, .blue]),
      Configuration(paletteColors: [.blue, .red]), .preferringMulticolor(), .preferringMonochrome(),
      Configuration(font: .systemFont(ofSize: 17, weight: .light)),
      Configuration.unspecified.withTraitCollection(Self.traits()),
    ]
    #expect(Set(all).count == all.count)
    #expect(Configuration(textStyle: .body) == Configuration(textStyle: .body))
    #expect(Configuration(paletteColors: [.red]).hash == Configuration(paletteColors: [.red]).hash)
    // An image configuration is never equal to a symbol configuration.
    #expect(UIImage.Configuration(traitCollection: nil) != Configuration.unspecified)
  }

  @Test("a font for a text style makes a symbol that follows the size category")
  func styledFont() {
    #expect(
      Configuration(font: .preferredFont(forTextStyle: .body))
        == Configuration(textStyle: .body).applying(Configuration(weight: .regular)))
  }

  @Test(
    "a variable value lights steps one after the other",
    arguments: [
      (0.0, 0), (0.001, 1), (0.25, 1), (0.26, 2), (0.5, 2), (0.51, 3), (0.76, 4), (1, 4), (7, 4),
      (-1, 0), (.nan, 0),
    ] as [(Double, Int)])
  func variableValues(value: Double, lit: Int) throws {
    let image = try #require(
      UIImage(
        systemName: "wifi", variableValue: value, configuration: Configuration(pointSize: 20)))
    let items = image.displayItems(
      in: CGRect(origin: .zero, size: image.size), tint: .black, traits: .current)
    let colors = items.compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
    if lit == 4 {
      #expect(colors == [.black])
    } else {
      #expect(colors.count == 4)
      #expect(colors.prefix(lit).allSatisfy { $0.isOpaque })
      #expect(colors.dropFirst(lit).allSatisfy { $0 == Color.black.multiplyingAlpha(by: 0.3) })
    }
    if !value.isNaN { #expect(UIImage(notation: image.notation) == image) }
  }

  @Test("a symbol without steps looks the same for every value")
  func constantValues() throws {
    let plain = try star()
    let variable = try #require(UIImage(systemName: "star", variableValue: 0))
    func items(_ image: UIImage) -> [DisplayList.Item] {
      image.displayItems(
        in: CGRect(origin: .zero, size: image.size), tint: .black, traits: Self.traits())
    }
    #expect(items(plain) == items(variable))
    #expect(UIImage(systemName: "no.such.symbol.here", variableValue: 1) == nil)
  }

  @Test("a font determines the size and weight of a symbol")
  func font() {
    #expect(
      Configuration(font: .systemFont(ofSize: 20, weight: .heavy), scale: .small)
        == Configuration(pointSize: 20, weight: .heavy, scale: .small))
  }

  @Test(
    "symbol weights and font weights go together",
    arguments: [
      (UIImage.SymbolWeight.ultraLight, UIFont.Weight.ultraLight), (.thin, .thin), (.light, .light),
      (.regular, .regular), (.medium, .medium), (.semibold, .semibold), (.bold, .bold),
      (.heavy, .heavy), (.black, .black),
    ])
  func weights(symbol: UIImage.SymbolWeight, font: UIFont.Weight) {
    #expect(symbol.fontWeight() == font)
    #expect(font.symbolWeight() == symbol)
  }

  @Test("a template has the tint color, and an original its own color or black")
  func tints() throws {
    let tint = Color(red: 1, green: 2, blue: 3)
    func color(_ image: UIImage) -> Color? {
      let items = image.displayItems(
        in: CGRect(origin: .zero, size: image.size), tint: tint, traits: Self.traits())
      if case .fill(_, let color)? = items.first { return color }
      return nil
    }
    let image = try star().configured(with: nil, compatibleWith: Self.traits())
    #expect(color(image) == tint)
    #expect(color(image.withTintColor(.red)) == tint)
    #expect(
      color(image.withTintColor(.red, renderingMode: .alwaysOriginal))?.description == "#ff0000")
    #expect(color(image.withRenderingMode(.alwaysOriginal)) == .black)
    #expect(color(image.withTintColor(.label, renderingMode: .alwaysTemplate)) == tint)
    #expect(
      color(image.withConfiguration(Configuration(paletteColors: [.green])))?.description
        == "#00ff00")
  }

  @Test("a directional symbol is mirrored from right to left, others are not")
  func mirroring() throws {
    func items(_ name: String, rightToLeft: Bool) throws -> [DisplayList.Item] {
      let traits = Self.traits(rightToLeft: rightToLeft)
      let image = try #require(UIImage(systemName: name)).configured(
        with: nil, compatibleWith: traits)
      return image.displayItems(
        in: CGRect(origin: .zero, size: image.size), tint: .black, traits: traits)
    }
    #expect(
      try items("chevron.forward", rightToLeft: true)
        != items("chevron.forward", rightToLeft: false)
    )
    #expect(try items("star", rightToLeft: true) == items("star", rightToLeft: false))
  }

  @Test("images are equal when all they are made of is")
  func equality() throws {
    #expect(try star() == star())
    #expect(try star().hash == star().hash)
    #expect(try star() != #require(UIImage(systemName: "star.fill")))
    #expect(try star() != star(Configuration(scale: .large)))
    #expect(try star() != star().withRenderingMode(.alwaysOriginal))
    #expect(try star() != star().withTintColor(.red))
    #expect(try star() == star().withRenderingMode(.automatic))
  }

  @Test("a rectangle of another size stretches the symbol, and an invalid rectangle draws nothing")
  func stretching() throws {
    let image = try star().configured(with: nil, compatibleWith: Self.traits())
    let items = image.displayItems(
      in: CGRect(x: 0, y: 0, width: 100, height: 50), tint: .black, traits: Self.traits())
    guard case .group(let group)? = items.first else {
      Issue.record("not a group: \(items)")
      return
    }
    #expect(Double(group.transform.a) == 100 / Double(image.size.width))
    #expect(Double(group.transform.d) == 50 / Double(image.size.height))
    for rect in [
      CGRect.zero, CGRect.null, CGRect.infinite,
      CGRect(x: Double.nan, y: 0, width: 5, height: 5), CGRect(x: 0, y: 0, width: -1, height: 0),
    ] {
      #expect(image.displayItems(in: rect, tint: .black, traits: Self.traits()).isEmpty)
    }
    for size: CGFloat in [.nan, .infinity, -5, 0, 1e300] {
      let image = try star(Configuration(pointSize: size))
      _ = image.size
      _ = image.displayItems(
        in: CGRect(x: 0, y: 0, width: 5, height: 5), tint: .black, traits: Self.traits())
    }
  }

  @Test(
    "the notation of a configuration is parsed as an equal configuration",
    arguments: [
      ("unspecified", UIImage.SymbolConfiguration.unspecified),
      ("style(body) scale(large)", UIImage.SymbolConfiguration(textStyle: .body, scale: .large)),
      (
        "points(20.0) weight(bold) scale(small)",
        UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small)
      ),
      (
        "hierarchical(alpha(systemRed, 0.5))",
        UIImage.SymbolConfiguration(hierarchicalColor: .systemRed.withAlphaComponent(0.5))
      ),
      (
        "palette(label, rgb(0.1, 0.2, 0.3, 1.0))",
        UIImage.SymbolConfiguration(paletteColors: [
          .label, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1),
        ])
      ),
      ("palette()", UIImage.SymbolConfiguration(paletteColors: [])),
      ("monochrome", UIImage.SymbolConfiguration.preferringMonochrome()),
      ("multicolor", UIImage.SymbolConfiguration.preferringMulticolor()),
    ])
  func notation(notation: String, configuration: UIImage.SymbolConfiguration) {
    #expect(configuration.losslessNotation == notation)
    #expect(UIImage.SymbolConfiguration(notation: notation) == configuration)
  }

  @Test("a symbol image has a notation")
  func imageNotation() throws {
    let image = try star(Configuration(scale: .large)).withTintColor(
      .systemRed, renderingMode: .alwaysOriginal)
    #expect(image.notation == "symbol(star) scale(large) original tint(systemRed)")
    #expect(UIImage(notation: image.notation) == image)
    #expect(UIImage(notation: "symbol(no.such.symbol)") == nil)
  }

  @Test(
    "an invalid configuration notation is nil",
    arguments: [
      "", "points", "points(x)", "points(1", "points(1))", "weight(fat)", "palette(mauve)",
      "scale(unspecified)", "style(poster)", "points(1)(2)", "((((", "a(b)c",
    ])
  func noNotation(text: String) { #expect(UIImage.SymbolConfiguration(notation: text) == nil) }
}

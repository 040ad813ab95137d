import CelloRaster
import Testing
import UIKit

/// Tests with the asset catalog in this target's bundle and with a folder of loose files.
struct UIImageNamedTests {
  private static let loose: String = {
    let folder = (Bundle.module.resourcePath ?? "") + "/Loose"
    AssetLibrary.shared.folders = [folder]
    return folder
  }()

  private func asset(_ name: String) -> UIImage? {
    UIImage(named: name, in: .module, compatibleWith: nil)
  }

  private func traits(
    _ style: UIUserInterfaceStyle = .light, scale: CGFloat = 2, rightToLeft: Bool = false
  ) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = style
      $0.displayScale = scale
      $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  private func printed(
    _ image: UIImage, _ traits: UITraitCollection, size: CGSize? = nil
  ) -> String {
    let image = image.configured(with: nil, compatibleWith: traits)
    let size = size ?? image.size
    let items = image.displayItems(
      in: CGRect(origin: .zero, size: size), tint: Color(red: 255, green: 0, blue: 0),
      traits: traits)
    return DisplayList(size: size, items: items).description
  }

  @Test("the variant of an image set follows the traits of its view")
  func variants() throws {
    let image = try #require(asset("logo"))
    func pixel(_ traits: UITraitCollection) -> UInt32? {
      image.configured(with: nil, compatibleWith: traits).picture?.picture.bitmap[0, 0]
    }
    #expect(pixel(traits()) == 0xff00_00ff)
    #expect(pixel(traits(.dark)) == 0xffff_0000)
    // A dark picture with another scale is preferred to a light picture.
    #expect(pixel(traits(.dark, scale: 3)) == 0xffff_0000)
    let shown = image.configured(with: nil, compatibleWith: traits(scale: 3))
    #expect(shown.size == CGSize(width: 2, height: 2))
    #expect(Double(shown.scale) == 3)
    #expect(image == asset("logo"))
    #expect(image.description.contains("asset(logo)"))
    #expect(printed(image, traits()).contains("image 4×4 px"))
  }

  @Test("a drawing in a namespace is a template that is mirrored from right to left")
  func drawing() throws {
    #expect(asset("arrow") == nil)
    let image = try #require(asset("Icons/arrow"))
    #expect(image.size == CGSize(width: 24, height: 24))
    #expect(
      printed(image, traits()) == "24×24 pt\nfill path [M 4 4 L 12 4 L 12 12 Z] #ff0000")
    #expect(
      printed(image, traits(rightToLeft: true))
        == "24×24 pt\ngroup transform (-1, 0, 0, 1, 24, 0)\n"
        + "  fill path [M 4 4 L 12 4 L 12 12 Z] #ff0000")
    #expect(
      printed(
        image.withRenderingMode(.alwaysOriginal), traits(), size: CGSize(width: 48, height: 24))
        == "48×24 pt\ngroup transform (2, 0, 0, 1, 0, 0)\n"
        + "  fill path [M 4 4 L 12 4 L 12 12 Z] #112233")
  }

  @Test("a sliced image keeps its caps and uses the named part of its middle")
  func slicing() throws {
    let image = try #require(asset("bubble"))
    #expect(image.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3))
    #expect(image.resizingMode == .stretch)
    let lines = printed(image, traits(), size: CGSize(width: 30, height: 4)).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1].contains("in (0, 0, 2, 4) source (0, 0, 4, 8)"))
    #expect(lines[2].contains("in (2, 0, 25, 4) source (4, 0, 2, 8)"))
    #expect(lines[3].contains("in (27, 0, 3, 4) source (14, 0, 6, 8)"))
  }

  @Test("an app's own symbol follows size, weight and tint like the system's")
  func symbol() throws {
    let image = try #require(asset("block"))
    #expect(image.isSymbolImage)
    let configured = image.configured(
      with: UIImage.SymbolConfiguration(pointSize: 20), compatibleWith: traits())
    // The cap height is 14.09 at 20 points. The image is twice as wide, with margins of 1.5 points
    // above and below.
    #expect(configured.size == CGSize(width: 28.5, height: 17.5))
    let baseline = try #require(configured.baselineOffsetFromBottom)
    #expect(baseline > 1.5 && baseline < 2)
    let list = printed(configured, traits())
    #expect(list.split(separator: "\n").count == 2, "both layers are one outline")
    #expect(list.contains("#ff0000"))
    let hierarchical = configured.withConfiguration(
      UIImage.SymbolConfiguration(hierarchicalColor: .blue))
    #expect(printed(hierarchical, traits()).contains("#0000ff@0.5"))
    let palette = configured.withConfiguration(
      UIImage.SymbolConfiguration(paletteColors: [.green, .blue]))
    #expect(printed(palette, traits()).contains("#00ff00"))
    #expect(image.notation == "asset(block)")
  }

  /// The colors of the fills, in order.
  private func fills(_ image: UIImage, _ traits: UITraitCollection) -> [String] {
    image.configured(with: nil, compatibleWith: traits).displayItems(
      in: CGRect(origin: .zero, size: image.size), tint: Color(red: 0, green: 255, blue: 0),
      traits: traits
    ).flatMap { item -> [String] in
      switch item {
      case .fill(_, let color): [color.description]
      case .group(let group):
        group.items.compactMap {
          if case .fill(_, let color) = $0 { color.description } else { nil }
        }
      default: []
      }
    }
  }

  @Test(
    "a custom symbol has its own colors: system colors follow the traits, and others are fixed")
  func multicolorTemplate() throws {
    let image = try #require(asset("signal")).withConfiguration(
      UIImage.SymbolConfiguration.preferringMulticolor())
    func system(_ traits: UITraitCollection) -> String {
      UIColor.systemRed.color(in: traits).description
    }
    for traits in [traits(), traits(.dark)] {
      #expect(fills(image, traits) == [system(traits), "#102030", "#00ff00"])
    }
    #expect(system(traits()) != system(traits(.dark)))
  }

  @Test(
    "a layer that clears what is behind it leaves a gap, and is not drawn itself when it is invisible"
  )
  func clearingTemplate() throws {
    let image = try #require(asset("badged"))
    let list = printed(image, traits())
    #expect(list.split(separator: "\n").count == 2, "one outline is left of three layers")
    // A pixel in the corner of the square, in the gap around the badge, and in the badge.
    let size = image.size
    let items = image.configured(with: nil, compatibleWith: traits()).displayItems(
      in: CGRect(origin: .zero, size: size), tint: .black, traits: traits())
    let bitmap = try DisplayList(size: size, items: items).render(scale: 10)
    func alpha(_ x: CGFloat, _ y: CGFloat) -> UInt32 {
      bitmap.pixels[Int(y * size.height * 10) * bitmap.width + Int(x * size.width * 10)] >> 24
    }
    #expect(alpha(0.2, 0.3) == 255)
    #expect(alpha(0.55, 0.7) == 0)
    #expect(alpha(0.8, 0.75) == 255)
  }

  @Test(
    "a custom symbol is lit according to its thresholds",
    arguments: [
      (0.0, ["#00ff00@0.3", "#00ff00@0.3", "#00ff00"]),
      (0.3, ["#00ff00", "#00ff00@0.3", "#00ff00"]),
      (0.51, ["#00ff00"]),
      (-1, ["#00ff00@0.3", "#00ff00@0.3", "#00ff00"]),
      (.nan, ["#00ff00@0.3", "#00ff00@0.3", "#00ff00"]),
      (.infinity, ["#00ff00"]),
    ] as [(Double, [String])])
  func variableTemplate(value: Double, expected: [String]) throws {
    let image = try #require(UIImage(named: "signal", in: .module, variableValue: value))
    #expect(fills(image, traits()) == expected)
  }

  @Test("names without a bundle are found in all resource bundles next to the executable")
  func plainNames() throws {
    // One catalog is copied, the other is processed. On Linux, both are folders in the bundle.
    #expect(UIImage(named: "logo") == asset("logo"))
    #expect(UIImage(named: "dot") == asset("dot"))
    #expect(UIImage(named: "dot")?.size == CGSize(width: 8, height: 8))
    #expect(UIImage(named: "Icons/arrow") == asset("Icons/arrow"))
    #expect(UIColor(named: "Tint") == UIColor(named: "Tint", in: .module, compatibleWith: nil))
    #expect(UIColor(named: "Tint")?.color(in: traits()).description == "#102030")
    #expect(UIImage(named: "logo", in: .main, compatibleWith: nil) == asset("logo"))
  }

  @Test("a color set follows the traits")
  func color() throws {
    let color = try #require(UIColor(named: "Accent", in: .module, compatibleWith: nil))
    #expect(color.color(in: traits()).description == "#102030")
    #expect(color.color(in: traits(.dark)) == UIColor.systemOrange.color(in: traits(.dark)))
    #expect(color == UIColor(named: "Accent", in: .module, compatibleWith: nil))
    #expect(color.description == "<UIDynamicCatalogColor; name = Accent>")
    #expect(UIColor(named: "accent", in: .module, compatibleWith: nil) == nil)
    // The package manager copies resources into bundles next to the executable, which are treated
    // as the main bundle.
    #expect(UIColor(named: "Accent") == color)
  }

  @Test("a PDF file is a drawing at any scale")
  func pdfFile() throws {
    let image = try #require(asset("badge"))
    #expect(image.size == CGSize(width: 12, height: 8))
    #expect(
      printed(image, traits(scale: 3), size: CGSize(width: 24, height: 16)) == """
        24×16 pt
        group transform (2, 0, 0, 2, 0, 0)
          fill rect (0, 4, 12, 4) #ff0000
          fill rect (0, 0, 12, 4) #0000ff
        """)
  }

  @Test("loose files are found with and without ending and scale")
  func looseFiles() throws {
    let path = Self.loose + "/drawing.svg"
    let image = try #require(UIImage(named: "loose"))
    for scale in [CGFloat(2), 3] {
      let shown = image.configured(with: nil, compatibleWith: traits(scale: scale))
      #expect(shown.size == CGSize(width: 2, height: 1))
      #expect(shown.scale == scale)
    }
    #expect(UIImage(named: "loose.png") != nil)
    #expect(UIImage(named: "drawing")?.size == CGSize(width: 5, height: 7))
    #expect(UIImage(named: "drawing.svg") != nil)
    #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 5, height: 7))
  }

  @Test(
    "names that lead nowhere are nil",
    arguments: [
      "", "nothing", "../loose", "/etc/passwd", "Icons", "Icons/../logo", "a\0b", "..", ".",
    ])
  func unknownNames(name: String) {
    for bundle in [Bundle.module, nil] {
      #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil)
      #expect(UIColor(named: name, in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test("a file that cannot be read is nil, and the reason is noted")
  func broken() {
    #expect(asset("broken") == nil)
    #expect(
      ResourceWarnings.sentences.contains {
        $0.contains("broken.svg:1: uses <text>, which is not supported")
      })
  }

  @Test("resources and literals are looked up in their bundles")
  func resources() {
    #expect(UIImage(resource: ImageResource(name: "logo", bundle: .module)) == asset("logo"))
    #expect(
      UIColor(resource: ColorResource(name: "Accent", bundle: .module))
        == UIColor(named: "Accent", in: .module, compatibleWith: nil))
    #expect(UIImage(imageLiteralResourceName: "no such image").size == .zero)
    #expect(
      ResourceWarnings.sentences.contains {
        $0.hasPrefix("There is no image named 'no such image' in ")
      })
  }
}

import CelloRaster
import Testing
import UIKit

/// Blur styles.
@MainActor struct BlurMetricsTests {
  /// Draws a blur 353 points wide over stripes, at one pixel per point.
  private func drawn(
    _ style: UIBlurEffect.Style, dark: Bool, over stripes: [Color], stripeWidth: CGFloat = 28
  ) throws -> Bitmap {
    let size = CGSize(width: 353, height: 60)
    let traits = UITraitCollection.iPhone.modifyingTraits {
      $0.userInterfaceStyle = dark ? .dark : .light
    }
    let behind = (0..<13).map { index -> DisplayList.Item in
      .fill(
        .rect(CGRect(x: CGFloat(index) * stripeWidth, y: 0, width: stripeWidth, height: 60)),
        stripes[index % stripes.count])
    }
    let blur = UIBlurEffect(style: style).displayItems(
      behind: .rect(CGRect(origin: .zero, size: size)), traits: traits)
    return try DisplayList(size: size, items: behind + blur).render(scale: 1, background: .black)
  }

  private func level(_ pixel: UInt32) -> Int { Int(pixel & 255) }

  // The gray levels (0 to 255) are amount · gray + brightness over black. Over white, (1 − amount)
  // is added. Source: docs/measurements/backgrounds.md#materials.
  @Test(
    "materials have Apple's grays over black and over white",
    arguments: [
      (UIBlurEffect.Style.systemUltraThinMaterial, false, 88, 245),
      (.systemThinMaterial, false, 142, 244), (.systemMaterial, false, 198, 245),
      (.systemThickMaterial, false, 234, 245), (.systemChromeMaterial, false, 179, 247),
      (.systemUltraThinMaterial, true, 31, 177), (.systemThinMaterial, true, 31, 125),
      (.systemMaterial, true, 31, 83), (.systemThickMaterial, true, 31, 37),
      (.systemChromeMaterial, true, 18, 87), (.systemThinMaterialLight, true, 142, 244),
      (.systemThinMaterialDark, false, 31, 125),
    ])
  func grays(style: UIBlurEffect.Style, dark: Bool, overBlack: Int, overWhite: Int) throws {
    let black = try drawn(style, dark: dark, over: [.black])
    let white = try drawn(style, dark: dark, over: [.white])
    #expect(abs(level(black[176, 30]) - overBlack) <= 1)
    #expect(abs(level(white[176, 30]) - overWhite) <= 1)
  }

  @Test(
    "stripes of 28 points melt: what is left of black and white is at most 9 levels",
    arguments: [
      UIBlurEffect.Style.extraLight, .light, .dark, .regular, .prominent,
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial,
    ], [false, true])
  func stripes(style: UIBlurEffect.Style, dark: Bool) throws {
    let picture = try drawn(style, dark: dark, over: [.black, .white])
    // Only pixels far from the edges are used, because the colors at the edges are extended
    // outward.
    let levels = (120..<233).map { level(picture[$0, 30]) }
    let (least, most) = (levels.min() ?? 0, levels.max() ?? 255)
    #expect(most - least <= 9)
  }

  @Test("colors behind a thick material still show, as far as its recipe lets them")
  func saturation() throws {
    let picture = try drawn(
      .systemThickMaterial, dark: true, over: [Color(red: 200, green: 100, blue: 100)])
    let pixel = picture[176, 30]
    // (1 − 0.88) · 1.5 = 0.18 of the difference of 100 between the channels.
    #expect(abs(Int(pixel & 255) - Int(pixel >> 8 & 255) - 18) <= 2)
    #expect(pixel >> 8 & 255 == pixel >> 16 & 255)
  }
}

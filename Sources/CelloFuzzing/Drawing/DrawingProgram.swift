internal import CelloRaster
internal import CelloSnapshots
internal import Foundation
internal import UIKit

/// A picture that bytes determine: fills, strokes, composites, and groups with clips, opacities and
/// transforms, with coordinates from fractions of a pixel to ±10¹⁰.
struct DrawingProgram {
  var list: DisplayList
  let scale: CGFloat
  let background: Color?

  /// Creates a program.
  ///
  /// - Parameter hasComposites: a Boolean value that indicates whether some groups are composites.
  init(_ bytes: [UInt8], hasComposites: Bool = false) {
    var choices = ByteChoices(bytes)
    self.init(&choices, hasComposites)
  }

  private init(_ choices: inout ByteChoices, _ hasComposites: Bool) {
    // The largest size is sufficient for the optimization of items that opaque rectangles cover,
    // which is not used for small pictures.
    let (width, height) = choices.pick([
      (24, 18), (13, 7), (40, 30), (24, 18), (33, 21), (9, 40), (1, 1), (120, 80),
    ])
    scale = choices.pick([1, 1, 1, 2, 1.5, 0.37])
    background = choices.pick([.white, nil, Color(red: 20, green: 90, blue: 60, alpha: 40_000)])
    list = DisplayList(
      size: CGSize(width: width, height: height),
      items: Self.items(&choices, depth: 0, hasComposites))
  }

  /// Returns random bytes for a program.
  static func bytes(_ random: inout SplitMix64) -> [UInt8] {
    (0..<(16 + random.below(240))).map { _ in random.byte() }
  }

  private static func items(
    _ choices: inout ByteChoices, depth: Int, _ hasComposites: Bool
  ) -> [DisplayList.Item] {
    (0...choices.below(depth == 0 ? 6 : 3)).map { _ in
      switch choices.below(depth < 4 ? 8 : 5) {
      case 0, 1, 2: .fill(shape(&choices), color(&choices))
      case 3, 4: .stroke(shape(&choices), strokeStyle(&choices), color(&choices))
      case 6 where hasComposites: .composite(composite(&choices, depth: depth))
      default: .group(group(&choices, depth: depth, hasComposites))
      }
    }
  }

  private static func group(
    _ choices: inout ByteChoices, depth: Int, _ hasComposites: Bool
  ) -> DisplayList.Group {
    let clip = choices.once(in: 4) ? nil : shape(&choices)
    let transform = choices.once(in: 2) ? transform(&choices) : .identity
    return DisplayList.Group(
      items: items(&choices, depth: depth + 1, hasComposites),
      opacity: choices.pick([1, 1, 1, 0.5, 0.1, CGFloat(choices.below(256)) / 255]), clip: clip,
      transform: transform)
  }

  private static func composite(
    _ choices: inout ByteChoices, depth: Int
  ) -> DisplayList.Composite {
    let content = items(&choices, depth: depth + 1, true)
    let kind: DisplayList.Composite.Kind =
      switch choices.below(4) {
      case 0: .masked(by: items(&choices, depth: depth + 1, true))
      case 1: .stenciled(by: items(&choices, depth: depth + 1, true))
      default: .blended(choices.pick(BlendMode.allCases))
      }
    return DisplayList.Composite(kind, items: content)
  }

  // MARK: Shapes

  private static func shape(_ choices: inout ByteChoices) -> Shape {
    switch choices.below(6) {
    case 0: .rect(rect(&choices))
    case 1:
      .roundedRect(
        RoundedRect(
          rect(&choices), radius: length(&choices),
          curve: choices.once(in: 2) ? .circular : .continuous,
          corners: UIRectCorner(rawValue: UInt(choices.pick([15, 15, choices.below(16)])))))
    default: .path(path(&choices), choices.once(in: 2) ? .evenOdd : .nonZero)
    }
  }

  private static func rect(_ choices: inout ByteChoices) -> CGRect {
    choices.once(in: 3)
      ? CGRect(
        x: choices.below(32) - 4, y: choices.below(32) - 4, width: choices.below(40),
        height: choices.below(40))
      : CGRect(
        x: coordinate(&choices), y: coordinate(&choices), width: coordinate(&choices),
        height: coordinate(&choices))
  }

  private static func path(_ choices: inout ByteChoices) -> Path {
    if choices.once(in: 8) { return Path(ellipseIn: rect(&choices)) }
    var path = Path()
    if !choices.once(in: 16) { path.move(to: point(&choices)) }
    for _ in 0...choices.below(6) {
      switch choices.below(10) {
      case 0, 1, 2, 3, 4: path.addLine(to: point(&choices))
      case 5: path.addQuadratic(to: point(&choices), control: point(&choices))
      case 6, 7:
        path.addCubic(
          to: point(&choices), control1: point(&choices), control2: point(&choices))
      case 8: path.move(to: point(&choices))
      default: path.close()
      }
    }
    return path
  }

  private static func strokeStyle(_ choices: inout ByteChoices) -> StrokeStyle {
    StrokeStyle(
      width: length(&choices), cap: choices.pick([.butt, .round, .square]),
      join: choices.pick([.miter, .round, .bevel]),
      miterLimit: choices.pick([10, 1, 1.4, 100, 1e5, -1]))
  }

  private static func color(_ choices: inout ByteChoices) -> Color {
    Color(
      red: UInt8(choices.below(256)), green: UInt8(choices.below(256)),
      blue: UInt8(choices.below(256)),
      alpha: choices.pick([.max, .max, 32_768, UInt16(choices.below(65_536)), 0]))
  }

  private static func transform(_ choices: inout ByteChoices) -> CGAffineTransform {
    let (x, y) = (coordinate(&choices), coordinate(&choices))
    return switch choices.below(8) {
    case 0, 1: CGAffineTransform(translationX: x, y: y)
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: x, ty: y)
    case 3: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: x, ty: y)
    case 4: CGAffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: x, ty: y)
    case 5: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: x, ty: y)
    case 6: CGAffineTransform(a: length(&choices), b: 0, c: 0, d: length(&choices), tx: x, ty: y)
    default:
      CGAffineTransform(
        a: length(&choices), b: length(&choices), c: length(&choices), d: length(&choices),
        tx: x, ty: y)
    }
  }

  // MARK: Numbers

  private static func point(_ choices: inout ByteChoices) -> CGPoint {
    CGPoint(x: coordinate(&choices), y: coordinate(&choices))
  }

  /// Returns a number between −10¹⁰ and 10¹⁰, usually inside or near the picture.
  private static func coordinate(_ choices: inout ByteChoices) -> CGFloat {
    let sign: CGFloat = choices.once(in: 4) ? -1 : 1
    switch choices.below(16) {
    case 0, 1, 2: return CGFloat(choices.below(40))
    case 3, 4: return sign * CGFloat(choices.below(80)) / 2
    case 5, 6, 7, 8: return sign * CGFloat(choices.below(12_000)) / 256
    case 9: return sign * CGFloat(choices.below(1 << 23)) / 262_144
    case 10: return sign * CGFloat(choices.below(1 << 16)) / 33.3
    case 11: return sign * CGFloat(1020 + choices.below(10))
    // The range of fixed-point numbers ends near this value.
    case 12: return sign * (4_194_304 + CGFloat(choices.below(64) - 32) / 4)
    case 13: return sign * CGFloat(choices.below(1 << 24)) * 1.6
    case 14: return sign * CGFloat(1 << choices.below(34))
    default: return sign * CGFloat(choices.below(1 << 24)) * 596
    }
  }

  /// Returns a factor or a width, usually of moderate size.
  private static func length(_ choices: inout ByteChoices) -> CGFloat {
    choices.once(in: 6)
      ? coordinate(&choices) : CGFloat(choices.below(2_048)) / choices.pick([256, 100, 16])
  }
}

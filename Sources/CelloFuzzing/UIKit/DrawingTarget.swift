internal import CelloRaster
internal import CelloSnapshots
internal import Foundation
internal import UIKit

extension FuzzTarget {
  /// Sequences of calls of `CGContext` and `UIBezierPath`: all renderers draw the recorded list
  /// with the same pixels, and a second run records the same list.
  static let context = FuzzTarget("context", inputs: DrawingInputs.bytes) { bytes in
    let list = DrawingInputs.list(bytes)
    // The printed lists are compared, because NaN is not equal to itself.
    try require(
      "\(list)" == "\(DrawingInputs.list(bytes))", "A second run records another list:\n\(list)")
    try requireSamePixels(list)
  }
}

/// Generators of sequences of drawing calls.
enum DrawingInputs {
  @Sendable static func bytes(_ random: inout SplitMix64) -> [UInt8] {
    (0..<(16 + random.below(160))).map { _ in random.byte() }
  }

  /// Returns the display list of a program, with a size of 40 × 30 points.
  static func list(_ bytes: [UInt8]) -> DisplayList {
    var choices = ByteChoices(bytes)
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    draw(in: context, &choices)
    return DisplayList(size: CGSize(width: 40, height: 30), items: context.items)
  }

  static func draw(in context: CGContext, _ choices: inout ByteChoices) {
    var calls = 0
    while !choices.isUsedUp, calls < 64 {
      calls += 1
      switch choices.below(8) {
      case 0: paint(context, &choices)
      case 1: setState(context, &choices)
      case 2: transform(context, &choices)
      case 3: clip(context, &choices)
      case 4: drawPath(&choices)
      case 5: if choices.once(in: 2) { context.saveGState() } else { context.restoreGState() }
      default: extendPath(context, &choices)
      }
    }
  }

  // MARK: Values

  private static let lengths: [CGFloat] = [
    0, 1, 7.5, 20, 30, -4, 0.01, 1e-300, 8_388_608.5, -1e7, 1e9, 1e15, -1e40, .nan, .infinity,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  /// Returns a number that is usually near the picture, in steps of 1/16 or 1/4096 of a point, and
  /// sometimes of any magnitude.
  static func length(_ choices: inout ByteChoices) -> CGFloat {
    switch choices.below(8) {
    case 0: choices.pick(lengths)
    case 1:
      CGFloat(choices.below(1 << 24) - 1 << 23)
        * CGFloat(sign: .plus, exponent: choices.below(40) - 20, significand: 1)
    case 2: CGFloat(choices.below(1 << 18) - 1 << 16) / 4_096
    default: CGFloat(choices.below(1_024) - 128) / 16
    }
  }

  static func point(_ choices: inout ByteChoices) -> CGPoint {
    CGPoint(x: length(&choices), y: length(&choices))
  }

  static func rect(_ choices: inout ByteChoices) -> CGRect {
    CGRect(
      origin: point(&choices), size: CGSize(width: length(&choices), height: length(&choices)))
  }

  private static func angle(_ choices: inout ByteChoices) -> CGFloat {
    choices.once(in: 6) ? choices.pick(lengths) : CGFloat(choices.below(256) - 128) / 16
  }

  private static func affine(_ choices: inout ByteChoices) -> CGAffineTransform {
    CGAffineTransform(
      a: length(&choices), b: length(&choices), c: length(&choices), d: length(&choices),
      tx: length(&choices), ty: length(&choices))
  }

  private static func dashes(_ choices: inout ByteChoices) -> [CGFloat] {
    (0..<choices.below(4)).map { _ in length(&choices) }
  }

  private static func color(_ choices: inout ByteChoices) -> UIColor {
    choices.pick([.black, .systemRed, UIColor(white: 0.5, alpha: 0.5), .clear])
  }

  // MARK: Calls

  private static func paint(_ context: CGContext, _ choices: inout ByteChoices) {
    switch choices.below(9) {
    case 0: context.fill(rect(&choices))
    case 1: context.stroke(rect(&choices))
    case 2: context.stroke(rect(&choices), width: length(&choices))
    case 3: context.fillEllipse(in: rect(&choices))
    case 4: context.strokeEllipse(in: rect(&choices))
    case 5: context.strokeLineSegments(between: [point(&choices), point(&choices)])
    case 6: context.strokePath()
    case 7: UIRectFrame(rect(&choices))
    default: context.fillPath(using: choices.once(in: 2) ? .evenOdd : .winding)
    }
  }

  private static func setState(_ context: CGContext, _ choices: inout ByteChoices) {
    switch choices.below(8) {
    case 0: color(&choices).setFill()
    case 1: color(&choices).setStroke()
    case 2: context.setAlpha(length(&choices))
    case 3: context.setLineWidth(length(&choices))
    case 4: context.setLineCap(choices.pick([.butt, .round, .square]))
    case 5: context.setLineJoin(choices.pick([.miter, .round, .bevel]))
    case 6: context.setMiterLimit(length(&choices))
    default: context.setLineDash(phase: length(&choices), lengths: dashes(&choices))
    }
  }

  private static func transform(_ context: CGContext, _ choices: inout ByteChoices) {
    switch choices.below(4) {
    case 0: context.concatenate(affine(&choices))
    case 1: context.translateBy(x: length(&choices), y: length(&choices))
    case 2: context.scaleBy(x: length(&choices), y: length(&choices))
    default: context.rotate(by: angle(&choices))
    }
  }

  private static func clip(_ context: CGContext, _ choices: inout ByteChoices) {
    switch choices.below(3) {
    case 0: context.clip(to: rect(&choices))
    case 1: path(&choices).addClip()
    default: context.clip(using: choices.once(in: 2) ? .evenOdd : .winding)
    }
  }

  private static func extendPath(_ context: CGContext, _ choices: inout ByteChoices) {
    switch choices.below(9) {
    case 0: context.move(to: point(&choices))
    case 1:
      context.addCurve(
        to: point(&choices), control1: point(&choices), control2: point(&choices))
    case 2: context.addQuadCurve(to: point(&choices), control: point(&choices))
    case 3: context.closePath()
    case 4: context.addRect(rect(&choices))
    case 5: context.addEllipse(in: rect(&choices))
    case 6:
      context.addArc(
        center: point(&choices), radius: length(&choices), startAngle: angle(&choices),
        endAngle: angle(&choices), clockwise: choices.once(in: 2))
    case 7: context.addPath(path(&choices).cgPath)
    default: context.addLine(to: point(&choices))
    }
  }

  private static func drawPath(_ choices: inout ByteChoices) {
    let path = path(&choices)
    path.lineWidth = length(&choices)
    path.usesEvenOddFillRule = choices.once(in: 2)
    if choices.once(in: 3) {
      let dashes = dashes(&choices)
      path.setLineDash(dashes, count: dashes.count, phase: length(&choices))
    }
    if choices.once(in: 2) { path.fill() } else { path.stroke() }
  }

  static func path(_ choices: inout ByteChoices) -> UIBezierPath {
    let path =
      switch choices.below(5) {
      case 0: UIBezierPath(rect: rect(&choices))
      case 1: UIBezierPath(ovalIn: rect(&choices))
      case 2: UIBezierPath(roundedRect: rect(&choices), cornerRadius: length(&choices))
      case 3:
        UIBezierPath(
          roundedRect: rect(&choices), byRoundingCorners: [.topLeft, .bottomRight],
          cornerRadii: CGSize(width: length(&choices), height: length(&choices)))
      default: UIBezierPath()
      }
    for _ in 0..<choices.below(6) {
      switch choices.below(8) {
      case 0: path.move(to: point(&choices))
      case 1:
        path.addCurve(
          to: point(&choices), controlPoint1: point(&choices), controlPoint2: point(&choices))
      case 2: path.addQuadCurve(to: point(&choices), controlPoint: point(&choices))
      case 3: path.close()
      case 4:
        path.addArc(
          withCenter: point(&choices), radius: length(&choices), startAngle: angle(&choices),
          endAngle: angle(&choices), clockwise: choices.once(in: 2))
      case 5: path.apply(affine(&choices))
      case 6: path.append(path.reversing())
      default: path.addLine(to: point(&choices))
      }
    }
    return path
  }
}

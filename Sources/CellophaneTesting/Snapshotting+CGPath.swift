public import Foundation
public import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A strategy that fills a path with the even-odd rule at one pixel per point.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that draws a path in black.
  ///
  /// - Parameters:
  ///   - scale: the number of pixels per point; 1 by default.
  ///   - drawingMode: the areas and lines that are drawn; by default, the path is filled with the
  ///     even-odd rule.
  public static func image(
    scale: CGFloat = 1, drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image.pullback { (path: CGPath) in
      UIImage.drawn(in: path.boundingBoxOfPath, scale: scale) { context in
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A strategy that fills a path at one pixel per point.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that fills a path in black.
  ///
  /// - Parameter scale: the number of pixels per point; 1 by default.
  public static func image(scale: CGFloat = 1) -> Snapshotting {
    SimplySnapshotting.image.pullback { (path: UIBezierPath) in
      UIImage.drawn(in: path.bounds, scale: scale) { _ in path.fill() }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// A strategy that lists the elements of a path, one on each line, with coordinates of one to three
  /// fractional digits.
  public static var elementsDescription: Snapshotting { elements(\.coordinateText) }

  /// Returns a strategy that lists the elements of a path, one on each line.
  ///
  /// - Parameter numberFormatter: the formatter of the coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    elements { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "" }
  }

  private static func elements(_ text: @escaping @MainActor (CGFloat) -> String) -> Snapshotting {
    SimplySnapshotting.lines.pullback { (path: CGPath) in
      var lines: [String] = []
      path.applyWithBlock { element in
        let (name, count) = element.pointee.type.nameAndPointCount
        let points = UnsafeBufferPointer(start: element.pointee.points, count: count).map {
          "(\(text($0.x)), \(text($0.y)))"
        }
        // An empty line separates subpaths.
        if element.pointee.type == .moveToPoint, !lines.isEmpty { lines.append("") }
        lines.append("\(name) \(points.joined(separator: " "))")
      }
      return lines.map { $0 + "\n" }.joined()
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A strategy that lists the elements of a path, one on each line, with coordinates of one to three
  /// fractional digits.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// Returns a strategy that lists the elements of a path, one on each line.
  ///
  /// - Parameter numberFormatter: the formatter of the coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}

extension CGFloat {
  /// The number with one to three fractional digits, as swift-snapshot-testing prints coordinates.
  fileprivate var coordinateText: String {
    guard let thousandths = Int(exactly: (Double(self) * 1000).rounded(.toNearestOrEven)) else {
      return "\(self)"
    }
    var fraction = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    while fraction.count > 1, fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(thousandths < 0 ? "-" : "")\(thousandths.magnitude / 1000).\(fraction)"
  }
}

extension CGPathElementType {
  /// The name of the element in descriptions, and the number of its points.
  fileprivate var nameAndPointCount: (String, Int) {
    switch self {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    }
  }
}

extension UIImage {
  /// Returns an image of a part of the plane that a closure draws.
  @MainActor static func drawn(
    in bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void
  ) -> UIImage {
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
      return UIImage()
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
  }
}

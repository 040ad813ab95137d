import CelloRaster
import CelloSnapshots
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A picture of a view in its own size, or, if it has none, in the size that it takes within the
  /// width of an iPhone.
  public static var image: Snapshotting { image() }

  /// A picture of a view.
  ///
  /// - Parameters:
  ///   - size: the size of the view, in points; `nil` for its own, or, if it has none, the size
  ///     that it takes within 393 points.
  ///   - traits: the traits that differ from those of an iPhone with default settings, whose scale
  ///     is 3.
  public static func image(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(ViewSnapshot(size: size, traits: traits), words: traits.words)
  }

  /// A picture of a view that is as wide as a device.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - size: the size of the view, in points; `nil` for the width of the device and the height
  ///     that the view takes then.
  ///   - traits: the traits that differ from those of the device.
  public static func image(
    on config: ViewImageConfig, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      ViewSnapshot(on: config, size: size, traits: traits),
      words: config.words + traits.words)
  }

  private static func image(_ view: ViewSnapshot, words: [String]) -> Snapshotting {
    var result = drawing { view.drawn($0) }
    result.words = words
    return result
  }

  @available(
    *, unavailable,
    message: """
      Pictures are compared exactly: they are the same on every machine, so there is nothing to \
      tolerate. Leave out precision and perceptualPrecision.
      """
  )
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting { image }

  @available(
    *, unavailable,
    message: """
      Pictures are compared exactly: they are the same on every machine, so there is nothing to \
      tolerate. Leave out perceptualPrecision.
      """
  )
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, perceptualPrecision: Float, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting { image }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  @available(
    *, unavailable,
    message: "Views are drawn without a window. Leave out drawHierarchyInKeyWindow."
  )
  public static func image(
    drawHierarchyInKeyWindow: Bool, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting { image }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The resolved properties and the frames of a view's configurations, one on each line.
  public static var resolved: Snapshotting { resolved() }

  /// The resolved properties and the frames of a view's configurations, one on each line.
  ///
  /// - Parameters: as for `image(size:traits:)`.
  public static func resolved(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text(size, traits) { $0.resolvedProperties().lines.map { $0 + "\n" }.joined() }
  }

  /// The things that a view paints, in order and in points.
  public static var layout: Snapshotting { layout() }

  /// The things that a view paints, in order and in points.
  ///
  /// - Parameters: as for `image(size:traits:)`.
  public static func layout(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text(size, traits) { "\($0.list)" }
  }

  static func text(
    _ size: CGSize?, _ traits: UITraitCollection, _ text: @escaping @MainActor (DrawnCase) -> String
  ) -> Snapshotting {
    let view = ViewSnapshot(size: size, traits: traits)
    var result = SimplySnapshotting.lines.pullback { (value: UIView) in text(view.drawn(value)) }
    result.words = traits.words
    return result
  }

  /// What assistive technologies present of a view, one element on each line in reading order.
  public static var accessibility: Snapshotting { accessibility() }

  /// What assistive technologies present of a view, one element on each line in reading order.
  ///
  /// An element is described by its label, value, traits, hint, custom actions and identifier. The
  /// texts of a cell are one element. The order of elements is that of the screen: rows from top to
  /// bottom, each from the leading to the trailing edge, unless the app sets `accessibilityElements`.
  ///
  /// - Parameters: as for `image(size:traits:)`.
  public static func accessibility(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let view = ViewSnapshot(size: size, traits: traits)
    var result = SimplySnapshotting.lines.pullback { (value: UIView) in
      _ = view.drawn(value)
      return value.accessibilityNodes().map { $0.line + "\n" }.joined()
    }
    result.words = traits.words
    return result
  }

  /// The classes and frames of a view and its subviews.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The classes and frames of a view and its subviews.
  ///
  /// - Parameters: as for `image(size:traits:)`.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let view = ViewSnapshot(size: size, traits: traits)
    var result = SimplySnapshotting.lines.pullback { (value: UIView) in
      _ = view.drawn(value)
      return value.recursiveDescription
    }
    result.words = traits.words
    return result
  }
}

extension Snapshotting where Format == UIImage {
  /// A picture of what a closure lays out.
  static func drawing(_ draw: @escaping @MainActor (Value) -> DrawnCase) -> Snapshotting {
    var result = Snapshotting(pathExtension: "png", diffing: .image) { UIImage(drawing: draw($0)) }
    result.drawing = { Async(value: draw($0)) }
    return result
  }
}

/// A view that is laid out and drawn under traits.
struct ViewSnapshot: Sendable {
  private let sizing: ViewSizing
  private let safeArea: UIEdgeInsets
  private let traits: UITraitCollection

  /// - Parameters:
  ///   - config: the device whose width, safe area and traits the view has; `nil` for an iPhone with default
  ///     settings.
  ///   - size: the size of the view, in points; `nil` for the width of the device and the height
  ///     that the view takes then, or, without a device, for the view's own size.
  ///   - traits: those that differ from the device's.
  init(on config: ViewImageConfig? = nil, size: CGSize?, traits: UITraitCollection) {
    sizing =
      size.map(ViewSizing.size) ?? config?.size.map { .width($0.width) } ?? .fitting(393)
    let device = config?.safeArea ?? .zero
    safeArea = size != nil && size == config?.size ? device : device.besideRows
    let all = [config?.traits, traits].compactMap { $0 }
    self.traits = Variant(traits: UITraitCollection(traitsFrom: all)).traits
  }

  @MainActor func drawn(_ view: UIView) -> DrawnCase {
    DrawnCase(under: traits, sizing, safeArea: safeArea) { view }
  }
}

extension UIView {
  /// One line for each view: its class and its frame in its superview.
  fileprivate var recursiveDescription: String { lines(depth: 0).joined() }

  private func lines(depth: Int) -> [String] {
    func number(_ value: CGFloat) -> String {
      Int(exactly: Double(value)).map(String.init) ?? "\(Double(value))"
    }
    let values = [frame.minX, frame.minY, frame.width, frame.height].map(number)
    let text = (self as? UILabel)?.text.map { "; text = \($0.debugDescription)" } ?? ""
    let line =
      String(repeating: "   | ", count: depth)
      + "<\(type(of: self)); frame = (\(values[0]) \(values[1]); \(values[2]) \(values[3]))\(text)"
      + "\(isHidden ? "; hidden" : "")>\n"
    return [line] + subviews.flatMap { $0.lines(depth: depth + 1) }
  }
}

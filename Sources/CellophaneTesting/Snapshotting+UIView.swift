import CelloRaster
import CelloSnapshots
public import UIKit

extension Snapshotting where Value == UIView, Format == UIImage {
  /// A strategy that takes a picture of a view in its own size or, if its size is zero, in the size
  /// that fits the width of an iPhone, 393 points.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that takes a picture of a view.
  ///
  /// - Parameters:
  ///   - size: the size of the view, in points; `nil`, the default, for the view's own size or, if
  ///     its size is zero, the size that fits a width of 393 points.
  ///   - traits: the traits that replace traits of an iPhone with default settings and a scale of
  ///     three pixels per point.
  public static func image(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(ViewSnapshot(size: size, traits: traits), words: traits.words)
  }

  /// Returns a strategy that takes a picture of a view as wide as a device.
  ///
  /// - Parameters:
  ///   - config: the device.
  ///   - size: the size of the view, in points; `nil`, the default, for the width of the device and
  ///     the height that fits it.
  ///   - traits: the traits that replace traits of the device.
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

  /// Unavailable: pictures are compared exactly.
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

  /// Unavailable: pictures are compared exactly.
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
  /// Unavailable: views are drawn without a window.
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
  /// A strategy that lists the resolved properties, constraints and frames of the views in a view's
  /// tree, one on each line.
  public static var resolved: Snapshotting { resolved() }

  /// Returns a strategy that lists the resolved properties, constraints and frames of the
  /// views in a view's tree, one on each line.
  ///
  /// The parameters have the same meaning as in `image(size:traits:)`.
  public static func resolved(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    text(size, traits) { $0.resolvedProperties().withoutVersion.lines.map { $0 + "\n" }.joined() }
  }

  /// A strategy that lists the drawing operations of a view in order, with lengths in points.
  public static var layout: Snapshotting { layout() }

  /// Returns a strategy that lists the drawing operations of a view in order, with lengths in
  /// points.
  ///
  /// The parameters have the same meaning as in `image(size:traits:)`.
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
    result.describesViews = true
    return result
  }

  /// A strategy that lists the elements of a view that assistive technologies present, one on each
  /// line in reading order.
  public static var accessibility: Snapshotting { accessibility() }

  /// Returns a strategy that lists the elements of a view that assistive technologies present, one
  /// on each line in reading order.
  ///
  /// The description of an element contains its label, value, traits, hint, custom actions and
  /// identifier. The texts of a cell form one element. Elements are ordered in rows from top to
  /// bottom, each from the leading to the trailing edge, unless the app sets
  /// `accessibilityElements`.
  ///
  /// The parameters have the same meaning as in `image(size:traits:)`.
  public static func accessibility(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    elements(size, traits) { $0.line }
  }

  /// A strategy that lists what VoiceOver says of a view, one element on each line in reading order.
  public static var speech: Snapshotting { speech() }

  /// Returns a strategy that lists what VoiceOver says of a view, one element on each line in reading
  /// order.
  ///
  /// A line consists of the label, value, traits and position of an element as they are spoken, and
  /// the hint in parentheses: `Week. Button. 2 of 3.`
  ///
  /// The parameters have the same meaning as in `image(size:traits:)`.
  public static func speech(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    elements(size, traits) { $0.speech.line }
  }

  private static func elements(
    _ size: CGSize?, _ traits: UITraitCollection,
    _ line: @escaping @MainActor (AccessibilityNode) -> String
  ) -> Snapshotting {
    let view = ViewSnapshot(size: size, traits: traits)
    var result = SimplySnapshotting.lines.pullback { (value: UIView) in
      _ = view.drawn(value)
      return value.accessibilityNodes().map { line($0) + "\n" }.joined()
    }
    result.words = traits.words
    result.describesViews = true
    return result
  }

  /// A strategy that lists the classes and frames of a view and its subviews.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Returns a strategy that lists the classes and frames of a view and its subviews. Frames are in
  /// points, in the coordinates of the superview.
  ///
  /// The parameters have the same meaning as in `image(size:traits:)`.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let view = ViewSnapshot(size: size, traits: traits)
    var result = SimplySnapshotting.lines.pullback { (value: UIView) in
      _ = view.drawn(value)
      return value.recursiveDescription
    }
    result.words = traits.words
    result.describesViews = true
    return result
  }
}

extension Snapshotting where Format == UIImage {
  /// Returns a strategy that takes a picture of the case that a closure lays out.
  static func drawing(_ draw: @escaping @MainActor (Value) -> DrawnCase) -> Snapshotting {
    var result = Snapshotting(pathExtension: "png", diffing: .image) { UIImage(drawing: draw($0)) }
    result.drawing = { Async(value: draw($0)) }
    return result
  }
}

/// The settings for laying out and drawing a view.
struct ViewSnapshot: Sendable {
  private let sizing: ViewSizing
  private let safeArea: UIEdgeInsets
  private let traits: UITraitCollection

  /// Creates the settings for a view.
  ///
  /// - Parameters:
  ///   - config: the device that provides the width, the safe area and the traits; `nil` for an
  ///     iPhone with default settings.
  ///   - size: the size of the view, in points; `nil` for the width of the device and the height
  ///     that fits it or, without a device, for the view's own size.
  ///   - traits: the traits that replace traits of the device.
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

  /// Records a view at several times after a change.
  @MainActor func filmed(
    _ view: UIView, at times: [TimeInterval], change: () -> Void
  ) -> FilmedFrames {
    FilmedFrames(
      of: view, under: traits, sizing, safeArea: safeArea, times: times, change: change)
  }
}

extension UIView {
  /// The class of each view and its frame in its superview, one view on each line.
  var recursiveDescription: String { lines(depth: 0).joined() }

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

public import UIKit

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy that lists a view controller on the screen of an iPhone 16, its children and the
  /// controllers that it presents, with their states and the classes of their views.
  public static var hierarchy: Snapshotting {
    var result = SimplySnapshotting.lines.pullback { (controller: UIViewController) in
      let screen = Screen(.iPhone16, controller)
      return withExtendedLifetime(screen) { controller.hierarchyLines().joined(separator: "\n") }
    }
    result.describesViews = true
    return result
  }

  /// A strategy that lists the classes and frames of the views of a view controller on the screen of
  /// an iPhone 16.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Returns a strategy that lists the classes and frames of the views of a view controller on the
  /// screen of a device. Frames are in points, in the coordinates of the superview.
  ///
  /// - Parameters:
  ///   - config: the device; an iPhone 16 by default.
  ///   - size: the size of the screen, in points; `nil`, the default, for the size of the device.
  ///   - traits: the traits that replace traits of the device.
  public static func recursiveDescription(
    on config: ViewImageConfig = .iPhone16, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    var device = config
    if let size { device.size = size }
    let shown = device
    var result = SimplySnapshotting.lines.pullback { (controller: UIViewController) in
      let screen = Screen(shown, controller, traits: traits)
      return withExtendedLifetime(screen) { controller.view.recursiveDescription }
    }
    result.words = config.words + traits.words
    result.describesViews = true
    return result
  }
}

extension UIViewController {
  /// The controller, its children and the controller that it presents, one on each line, in the
  /// format of swift-snapshot-testing.
  fileprivate func hierarchyLines(depth: Int = 0, mark: String = "") -> [String] {
    let indentation = String(repeating: "   | ", count: depth) + mark
    let state = viewIfLoaded?.window == nil ? "disappeared" : "appeared"
    let view =
      viewIfLoaded.map {
        "<\(type(of: $0))>" + ($0.window == nil ? " not in the window" : "")
      } ?? "(view not loaded)"
    var lines = ["\(indentation)<\(type(of: self))>, state: \(state), view: \(view)"]
    for child in children { lines += child.hierarchyLines(depth: depth + 1) }
    if let presentedViewController, presentedViewController.presentingViewController === self {
      lines += presentedViewController.hierarchyLines(depth: depth, mark: "   + ")
    }
    return lines
  }
}

import CelloSnapshots
public import UIKit

extension Snapshotting where Value == Screen, Format == UIImage {
  /// A strategy that takes a picture of the whole screen, with its ``Screen/chrome``.
  public static var image: Snapshotting { drawing { DrawnCase($0) } }
}

extension Snapshotting where Value == Screen, Format == String {
  /// A strategy that lists the elements that assistive technologies present, one on each line.
  public static var accessibility: Snapshotting {
    SimplySnapshotting.lines.pullback { (screen: Screen) in
      screen.elements.map { $0 + "\n" }.joined()
    }
  }

  /// A strategy that lists what VoiceOver says of the elements on the screen, one on each line.
  public static var speech: Snapshotting {
    SimplySnapshotting.lines.pullback { (screen: Screen) in
      screen.speech.map { $0 + "\n" }.joined()
    }
  }

  /// A strategy that lists the resolved properties, constraints and frames of the views on the
  /// screen.
  public static var resolved: Snapshotting {
    SimplySnapshotting.lines.pullback { (screen: Screen) in
      DrawnCase(screen).resolvedProperties().withoutVersion.lines.map { $0 + "\n" }.joined()
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A strategy that takes a picture of a view controller on the screen of an iPhone 16.
  public static var image: Snapshotting { image(on: .iPhone16) }

  /// Returns a strategy that takes a picture of a view controller on the screen of a device.
  ///
  /// - Parameters:
  ///   - config: the device; an iPhone 16 by default.
  ///   - size: the size of the screen, in points; `nil`, the default, for the size of the device.
  ///   - traits: the traits that replace traits of the device.
  ///   - chrome: the parts of the device that the picture shows; none by default, so that it shows
  ///     only the view controller.
  public static func image(
    on config: ViewImageConfig = .iPhone16, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection(), chrome: Screen.Chrome = .none
  ) -> Snapshotting {
    var device = config
    if let size { device.size = size }
    let shown = device
    var result = drawing { (controller: UIViewController) in
      DrawnCase(Screen(shown, controller, traits: traits, chrome: chrome))
    }
    result.words = config.words + traits.words
    return result
  }

  /// Returns a strategy that takes a picture of a view controller in the size of its view, without a
  /// safe area, as swift-snapshot-testing does if a test names no device.
  ///
  /// - Parameters:
  ///   - size: the size of the view, in points; `nil` for the view's own size or, if that is zero,
  ///     the size that fits its contents.
  ///   - traits: the traits that replace traits of an iPhone with default settings and a scale of
  ///     three pixels per point.
  @_spi(SnapshotTesting) public static func imageWithoutDevice(
    size: CGSize?, traits: UITraitCollection
  ) -> Snapshotting {
    var result = drawing { (controller: UIViewController) in
      let size = size ?? ownSize(of: controller, under: Variant(traits: traits).traits)
      let screen = Screen(
        ViewImageConfig(safeArea: .zero, size: size), controller, traits: traits, chrome: .none)
      screen.window.hidesKeyboard = true
      return DrawnCase(screen)
    }
    result.words = traits.words
    return result
  }

  @MainActor private static func ownSize(
    of controller: UIViewController, under traits: UITraitCollection
  ) -> CGSize {
    traits.performingAsCurrent {
      guard let view = controller.view else { return .zero }
      if view.frame.width <= 0 || view.frame.height <= 0 { view.sizeToFit() }
      return view.frame.size
    }
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
    on config: ViewImageConfig, precision: Float, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting { image }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// Returns a strategy that lists the elements that assistive technologies present of a view
  /// controller on a device, one on each line.
  public static func accessibility(
    on config: ViewImageConfig = .iPhone16, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    elements(config, traits) { $0.elements }
  }

  /// A strategy that lists what VoiceOver says of a view controller on the screen of an iPhone 16, one
  /// element on each line.
  public static var speech: Snapshotting { speech() }

  /// Returns a strategy that lists what VoiceOver says of a view controller on a device, one element
  /// on each line.
  public static func speech(
    on config: ViewImageConfig = .iPhone16, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    elements(config, traits) { $0.speech }
  }

  private static func elements(
    _ config: ViewImageConfig, _ traits: UITraitCollection,
    _ lines: @escaping @MainActor (Screen) -> [String]
  ) -> Snapshotting {
    var result = SimplySnapshotting.lines.pullback { (controller: UIViewController) in
      lines(Screen(config, controller, traits: traits)).map { $0 + "\n" }.joined()
    }
    result.words = config.words + traits.words
    result.describesViews = true
    return result
  }
}

public import UIKit

/// The size, safe area and traits of a device, or of any other environment in which views are
/// drawn.
public struct ViewImageConfig: Sendable {
  /// The orientation of a device.
  public enum Orientation: Sendable {
    case portrait
    case landscape
  }

  /// The insets of the area that bars, rounded corners or a camera cover, in points. Views with the
  /// size of the device get all insets; rows get only the left and right insets.
  public var safeArea: UIEdgeInsets
  /// The size of the screen, in points; `nil` for the size of the view.
  public var size: CGSize?
  /// The traits that replace traits of an iPhone with default settings and a scale of three pixels
  /// per point.
  public var traits: UITraitCollection
  /// The name of the device in the names of snapshots; `nil` for a custom device.
  package private(set) var name: String?

  /// Creates a custom device.
  ///
  /// - Parameters:
  ///   - safeArea: the insets of the safe area, in points; zero by default.
  ///   - size: the size of the screen, in points; `nil`, the default, for the size of the view.
  ///   - traits: the traits that replace traits of an iPhone with default settings and a scale of
  ///     three pixels per point.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// Creates a device of Apple.
  ///
  /// - Parameters:
  ///   - name: the name in portrait orientation.
  ///   - orientation: the orientation of the device.
  ///   - width: the width in portrait orientation, in points.
  ///   - height: the height in portrait orientation, in points.
  ///   - scale: the number of pixels per point.
  ///   - statusBar: the height of the status bar in portrait orientation, in points. On iPhones
  ///     without a home button, it is also the left and right inset in landscape orientation.
  ///   - hasHomeButton: a Boolean value that indicates whether the device has a home button.
  ///   - isPad: a Boolean value that indicates whether the device is an iPad.
  ///   - isRegularInLandscape: a Boolean value that indicates whether the horizontal size class is
  ///     regular in landscape orientation.
  init(
    _ name: String, _ orientation: Orientation, width: CGFloat, height: CGFloat, scale: CGFloat,
    statusBar: CGFloat, hasHomeButton: Bool = false, isPad: Bool = false,
    isRegularInLandscape: Bool = false
  ) {
    let isLandscape = orientation == .landscape
    var safeArea = UIEdgeInsets(top: statusBar, left: 0, bottom: 0, right: 0)
    if isPad {
      safeArea.bottom = hasHomeButton ? 0 : 20
    } else if isLandscape {
      let side = hasHomeButton ? 0 : statusBar
      safeArea = UIEdgeInsets(top: 0, left: side, bottom: hasHomeButton ? 0 : 21, right: side)
    } else {
      safeArea.bottom = hasHomeButton ? 0 : 34
    }
    self.init(
      safeArea: safeArea,
      size: isLandscape
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height),
      traits: UITraitCollection {
        $0.userInterfaceIdiom = isPad ? .pad : .phone
        $0.displayScale = scale
        $0.horizontalSizeClass =
          isPad || (isLandscape && isRegularInLandscape) ? .regular : .compact
        $0.verticalSizeClass = isLandscape && !isPad ? .compact : .regular
      })
    self.name = name + (isLandscape ? "-landscape" : "")
  }

  /// Returns the device with a part of its screen.
  ///
  /// - Parameter word: what is added to the name of the device.
  func resized(to size: CGSize, isRegular: Bool, word: String) -> ViewImageConfig {
    var config = self
    config.size = size
    config.traits = traits.modifyingTraits {
      $0.horizontalSizeClass = isRegular ? .regular : .compact
    }
    config.name = name.map { $0 + word }
    return config
  }

  /// The name of the device in the names of cases, such as `iphone13` or `390x844`.
  var word: String {
    if let name { return name.lowercased().replacing("_", with: "-") }
    guard let size else { return "any-size" }
    return "\(Int(clamping: Double(size.width)))x\(Int(clamping: Double(size.height)))"
  }

  // Sizes and scales are from Apple's list of devices. Safe areas match the devices, for apps
  // without bars.

  /// An iPhone SE (first generation) in portrait orientation.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// An iPhone 8 in portrait orientation.
  public static let iPhone8 = iPhone8(.portrait)
  /// An iPhone 8 Plus in portrait orientation.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// An iPhone X in portrait orientation.
  public static let iPhoneX = iPhoneX(.portrait)
  /// An iPhone XR in portrait orientation.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// An iPhone XS Max in portrait orientation.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// An iPhone 12 in portrait orientation.
  public static let iPhone12 = iPhone12(.portrait)
  /// An iPhone 12 Pro in portrait orientation.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// An iPhone 12 Pro Max in portrait orientation.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// An iPhone 13 in portrait orientation.
  public static let iPhone13 = iPhone13(.portrait)
  /// An iPhone 13 mini in portrait orientation.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// An iPhone 13 Pro in portrait orientation.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// An iPhone 13 Pro Max in portrait orientation.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// An iPhone 16 in portrait orientation.
  public static let iPhone16 = iPhone16(.portrait)
  /// An iPhone 16 Pro in portrait orientation.
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  /// An iPhone 16 Pro Max in portrait orientation.
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  /// An iPad mini with a 7.9-inch display in landscape orientation.
  public static let iPadMini = iPadMini(.landscape)
  /// A 10.2-inch iPad in landscape orientation.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// An 11-inch iPad Pro in landscape orientation.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// A 12.9-inch iPad Pro in landscape orientation.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// Returns an iPhone SE (first generation): 320 × 568 points in portrait orientation, two pixels
  /// per point.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhoneSe", orientation, width: 320, height: 568, scale: 2, statusBar: 20, hasHomeButton: true
    )
  }

  /// Returns an iPhone 8: 375 × 667 points in portrait orientation, two pixels per point.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone8", orientation, width: 375, height: 667, scale: 2, statusBar: 20, hasHomeButton: true)
  }

  /// Returns an iPhone 8 Plus: 414 × 736 points in portrait orientation, three pixels per point.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone8Plus", orientation, width: 414, height: 736, scale: 3, statusBar: 20,
      hasHomeButton: true, isRegularInLandscape: true)
  }

  /// Returns an iPhone X: 375 × 812 points in portrait orientation, three pixels per point.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhoneX", orientation, width: 375, height: 812, scale: 3, statusBar: 44)
  }

  /// Returns an iPhone XR: 414 × 896 points in portrait orientation, two pixels per point.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhoneXr", orientation, width: 414, height: 896, scale: 2, statusBar: 48,
      isRegularInLandscape: true)
  }

  /// Returns an iPhone XS Max: 414 × 896 points in portrait orientation, three pixels per point.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhoneXsMax", orientation, width: 414, height: 896, scale: 3, statusBar: 44,
      isRegularInLandscape: true)
  }

  /// Returns an iPhone 12: 390 × 844 points in portrait orientation, three pixels per point.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone12", orientation, width: 390, height: 844, scale: 3, statusBar: 47)
  }

  /// Returns an iPhone 12 Pro: 390 × 844 points in portrait orientation, three pixels per point.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone12Pro", orientation, width: 390, height: 844, scale: 3, statusBar: 47)
  }

  /// Returns an iPhone 12 Pro Max: 428 × 926 points in portrait orientation, three pixels per
  /// point.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone12ProMax", orientation, width: 428, height: 926, scale: 3, statusBar: 47,
      isRegularInLandscape: true)
  }

  /// Returns an iPhone 13: 390 × 844 points in portrait orientation, three pixels per point.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone13", orientation, width: 390, height: 844, scale: 3, statusBar: 47)
  }

  /// Returns an iPhone 13 mini: 375 × 812 points in portrait orientation, three pixels per point.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone13Mini", orientation, width: 375, height: 812, scale: 3, statusBar: 50)
  }

  /// Returns an iPhone 13 Pro: 390 × 844 points in portrait orientation, three pixels per point.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone13Pro", orientation, width: 390, height: 844, scale: 3, statusBar: 47)
  }

  /// Returns an iPhone 13 Pro Max: 428 × 926 points in portrait orientation, three pixels per
  /// point.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone13ProMax", orientation, width: 428, height: 926, scale: 3, statusBar: 47,
      isRegularInLandscape: true)
  }

  /// Returns an iPhone 16: 393 × 852 points in portrait orientation, three pixels per point.
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone16", orientation, width: 393, height: 852, scale: 3, statusBar: 59)
  }

  /// Returns an iPhone 16 Pro: 402 × 874 points in portrait orientation, three pixels per point.
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone16Pro", orientation, width: 402, height: 874, scale: 3, statusBar: 62)
  }

  /// Returns an iPhone 16 Pro Max: 440 × 956 points in portrait orientation, three pixels per
  /// point.
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone16ProMax", orientation, width: 440, height: 956, scale: 3, statusBar: 62,
      isRegularInLandscape: true)
  }

  /// Returns an iPad mini with a 7.9-inch display: 768 × 1024 points in portrait orientation, two
  /// pixels per point.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPadMini", orientation, width: 768, height: 1024, scale: 2, statusBar: 20,
      hasHomeButton: true, isPad: true)
  }

  /// Returns a 10.2-inch iPad: 810 × 1080 points in portrait orientation, two pixels per point.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPad10_2", orientation, width: 810, height: 1080, scale: 2, statusBar: 20,
      hasHomeButton: true, isPad: true)
  }

  /// Returns an 11-inch iPad Pro: 834 × 1194 points in portrait orientation, two pixels per point.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPadPro11", orientation, width: 834, height: 1194, scale: 2, statusBar: 24, isPad: true)
  }

  /// Returns a 12.9-inch iPad Pro: 1024 × 1366 points in portrait orientation, two pixels per
  /// point.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPadPro12_9", orientation, width: 1024, height: 1366, scale: 2, statusBar: 24, isPad: true)
  }
}

extension UIEdgeInsets {
  /// The insets that rows of a list get: the left and right insets.
  package var besideRows: UIEdgeInsets { UIEdgeInsets(top: 0, left: left, bottom: 0, right: right) }
}

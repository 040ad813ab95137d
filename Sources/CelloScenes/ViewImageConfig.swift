public import UIKit

/// A device, or any other surroundings, that views are drawn for.
public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable {
    case portrait
    case landscape
  }

  /// The part that bars, the corners of the screen or a camera cover, in points. Views that are as
  /// large as the device get all of it, rows only the parts to the left and right.
  public var safeArea: UIEdgeInsets
  /// In points; `nil` for that of the view.
  public var size: CGSize?
  /// The traits that differ from those of an iPhone with default settings, whose scale is 3.
  public var traits: UITraitCollection
  /// The device in names; `nil` for a device of the user's own.
  package private(set) var name: String?

  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// - Parameters:
  ///   - width: in points, in portrait.
  ///   - statusBar: the height of the status bar in portrait. On screens without a home button it is
  ///     also the inset of the sides in landscape.
  ///   - isRegularInLandscape: whether the width is regular in landscape.
  private init(
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

  /// The device in names of cases, such as `iphone13` or `390x844`.
  var word: String {
    if let name { return name.lowercased().replacing("_", with: "-") }
    guard let size else { return "any-size" }
    return "\(Int(clamping: Double(size.width)))x\(Int(clamping: Double(size.height)))"
  }

  // Sizes in points and scales, as Apple lists them for each device. Safe areas as devices have them
  // in apps without bars of their own.

  public static let iPhoneSe = iPhoneSe(.portrait)
  public static let iPhone8 = iPhone8(.portrait)
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static let iPhoneX = iPhoneX(.portrait)
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static let iPhone12 = iPhone12(.portrait)
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static let iPhone13 = iPhone13(.portrait)
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  public static let iPhone16 = iPhone16(.portrait)
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  public static let iPadMini = iPadMini(.landscape)
  public static let iPad10_2 = iPad10_2(.landscape)
  public static let iPadPro11 = iPadPro11(.landscape)
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhoneSe", orientation, width: 320, height: 568, scale: 2, statusBar: 20, hasHomeButton: true
    )
  }

  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone8", orientation, width: 375, height: 667, scale: 2, statusBar: 20, hasHomeButton: true)
  }

  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone8Plus", orientation, width: 414, height: 736, scale: 3, statusBar: 20,
      hasHomeButton: true, isRegularInLandscape: true)
  }

  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhoneX", orientation, width: 375, height: 812, scale: 3, statusBar: 44)
  }

  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhoneXr", orientation, width: 414, height: 896, scale: 2, statusBar: 48,
      isRegularInLandscape: true)
  }

  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhoneXsMax", orientation, width: 414, height: 896, scale: 3, statusBar: 44,
      isRegularInLandscape: true)
  }

  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone12", orientation, width: 390, height: 844, scale: 3, statusBar: 47)
  }

  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone12Pro", orientation, width: 390, height: 844, scale: 3, statusBar: 47)
  }

  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone12ProMax", orientation, width: 428, height: 926, scale: 3, statusBar: 47,
      isRegularInLandscape: true)
  }

  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone13", orientation, width: 390, height: 844, scale: 3, statusBar: 47)
  }

  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone13Mini", orientation, width: 375, height: 812, scale: 3, statusBar: 50)
  }

  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone13Pro", orientation, width: 390, height: 844, scale: 3, statusBar: 47)
  }

  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone13ProMax", orientation, width: 428, height: 926, scale: 3, statusBar: 47,
      isRegularInLandscape: true)
  }

  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone16", orientation, width: 393, height: 852, scale: 3, statusBar: 59)
  }

  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone16Pro", orientation, width: 402, height: 874, scale: 3, statusBar: 62)
  }

  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone16ProMax", orientation, width: 440, height: 956, scale: 3, statusBar: 62,
      isRegularInLandscape: true)
  }

  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPadMini", orientation, width: 768, height: 1024, scale: 2, statusBar: 20,
      hasHomeButton: true, isPad: true)
  }

  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPad10_2", orientation, width: 810, height: 1080, scale: 2, statusBar: 20,
      hasHomeButton: true, isPad: true)
  }

  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPadPro11", orientation, width: 834, height: 1194, scale: 2, statusBar: 24, isPad: true)
  }

  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPadPro12_9", orientation, width: 1024, height: 1366, scale: 2, statusBar: 24, isPad: true)
  }
}

extension UIEdgeInsets {
  /// The insets that rows of a list have: those to the left and right.
  package var besideRows: UIEdgeInsets { UIEdgeInsets(top: 0, left: left, bottom: 0, right: right) }
}

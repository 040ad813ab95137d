import UIKit

extension ViewImageConfig {
  /// The orientation of an iPad, and the share of its screen that the app has in Split View.
  public enum TabletOrientation: Sendable {
    /// A share of an iPad in portrait orientation.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }

    /// A share of an iPad in landscape orientation.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// Returns an iPad mini with a 7.9-inch display in Split View.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    orientation.config(in: iPadMini)
  }

  /// Returns a 9.7-inch iPad in Split View.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    orientation.config(in: iPad9_7)
  }

  /// Returns a 10.2-inch iPad in Split View.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    orientation.config(in: iPad10_2)
  }

  /// Returns a 10.5-inch iPad Pro in Split View.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    orientation.config(in: iPadPro10_5)
  }

  /// Returns an 11-inch iPad Pro in Split View.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    orientation.config(in: iPadPro11)
  }

  /// Returns a 12.9-inch iPad Pro in Split View.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    orientation.config(in: iPadPro12_9)
  }
}

extension ViewImageConfig.TabletOrientation {
  private enum Share {
    case oneThird, oneHalf, twoThirds
  }

  private var parts: (orientation: ViewImageConfig.Orientation, share: Share?, word: String) {
    switch self {
    case .landscape(.oneThird): (.landscape, .oneThird, "-one-third")
    case .landscape(.oneHalf): (.landscape, .oneHalf, "-one-half")
    case .landscape(.twoThirds): (.landscape, .twoThirds, "-two-thirds")
    case .landscape(.full): (.landscape, nil, "")
    case .portrait(.oneThird): (.portrait, .oneThird, "-one-third")
    case .portrait(.twoThirds): (.portrait, .twoThirds, "-two-thirds")
    case .portrait(.full): (.portrait, nil, "")
    }
  }

  /// Returns a share of an iPad.
  ///
  /// The apps are separated by 10 points. The narrow one of two unequal apps has the width of an
  /// iPhone: 375 points if the screen is at least 1024 points wide in portrait orientation, or at
  /// least 1194 points in landscape orientation, else 320 points. The horizontal size class is regular for
  /// two thirds in landscape orientation, and for a half of the 12.9-inch iPad Pro.
  ///
  /// Source: the size classes of multitasking in Apple's Human Interface Guidelines (Layout,
  /// Specifications, of 2021); the widths equal those of the devices of swift-snapshot-testing.
  ///
  /// - Parameter device: returns the iPad with the whole screen.
  fileprivate func config(
    in device: (ViewImageConfig.Orientation) -> ViewImageConfig
  ) -> ViewImageConfig {
    let (orientation, share, word) = parts
    let whole = device(orientation)
    guard let share, let size = whole.size else { return whole }
    let divider: CGFloat = 10
    let narrow: CGFloat = size.width >= (size.width > size.height ? 1194 : 1024) ? 375 : 320
    let width =
      switch share {
      case .oneThird: narrow
      case .oneHalf: (size.width - divider) / 2
      case .twoThirds: size.width - divider - narrow
      }
    let isRegular =
      switch share {
      case .oneThird: false
      case .oneHalf: size.width >= 1366
      case .twoThirds: orientation == .landscape
      }
    return whole.resized(
      to: CGSize(width: width, height: size.height), isRegular: isRegular, word: word)
  }
}

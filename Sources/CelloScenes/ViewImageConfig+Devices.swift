extension ViewImageConfig {
  // Sizes and scales are from the same list of Apple's, and safe areas match the devices, as for the
  // devices in ViewImageConfig.swift.

  /// An iPhone SE (second generation) in portrait orientation.
  public static let iPhoneSe2 = iPhoneSe2(.portrait)
  /// An iPhone SE (third generation) in portrait orientation.
  public static let iPhoneSe3 = iPhoneSe3(.portrait)
  /// An iPhone 14 in portrait orientation.
  public static let iPhone14 = iPhone14(.portrait)
  /// An iPhone 14 Plus in portrait orientation.
  public static let iPhone14Plus = iPhone14Plus(.portrait)
  /// An iPhone 14 Pro in portrait orientation.
  public static let iPhone14Pro = iPhone14Pro(.portrait)
  /// An iPhone 14 Pro Max in portrait orientation.
  public static let iPhone14ProMax = iPhone14ProMax(.portrait)
  /// An iPhone 15 in portrait orientation.
  public static let iPhone15 = iPhone15(.portrait)
  /// An iPhone 15 Plus in portrait orientation.
  public static let iPhone15Plus = iPhone15Plus(.portrait)
  /// An iPhone 15 Pro in portrait orientation.
  public static let iPhone15Pro = iPhone15Pro(.portrait)
  /// An iPhone 15 Pro Max in portrait orientation.
  public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  /// An iPhone 16 Plus in portrait orientation.
  public static let iPhone16Plus = iPhone16Plus(.portrait)
  /// An iPhone 17 in portrait orientation.
  public static let iPhone17 = iPhone17(.portrait)
  /// An iPhone 17 Pro in portrait orientation.
  public static let iPhone17Pro = iPhone17Pro(.portrait)
  /// An iPhone 17 Pro Max in portrait orientation.
  public static let iPhone17ProMax = iPhone17ProMax(.portrait)
  /// A 9.7-inch iPad in landscape orientation.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// A 10.5-inch iPad Pro in landscape orientation.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// Returns an iPhone SE (second generation): 375 × 667 points in portrait orientation, two pixels
  /// per point.
  public static func iPhoneSe2(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhoneSe2", orientation, width: 375, height: 667, scale: 2, statusBar: 20,
      hasHomeButton: true)
  }

  /// Returns an iPhone SE (third generation): 375 × 667 points in portrait orientation, two pixels
  /// per point.
  public static func iPhoneSe3(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhoneSe3", orientation, width: 375, height: 667, scale: 2, statusBar: 20,
      hasHomeButton: true)
  }

  /// Returns an iPhone 14: 390 × 844 points in portrait orientation, three pixels per point.
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone14", orientation, width: 390, height: 844, scale: 3, statusBar: 47)
  }

  /// Returns an iPhone 14 Plus: 428 × 926 points in portrait orientation, three pixels per point.
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone14Plus", orientation, width: 428, height: 926, scale: 3, statusBar: 47,
      isRegularInLandscape: true)
  }

  /// Returns an iPhone 14 Pro: 393 × 852 points in portrait orientation, three pixels per point.
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone14Pro", orientation, width: 393, height: 852, scale: 3, statusBar: 59)
  }

  /// Returns an iPhone 14 Pro Max: 430 × 932 points in portrait orientation, three pixels per
  /// point.
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone14ProMax", orientation, width: 430, height: 932, scale: 3, statusBar: 59,
      isRegularInLandscape: true)
  }

  /// Returns an iPhone 15: 393 × 852 points in portrait orientation, three pixels per point.
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone15", orientation, width: 393, height: 852, scale: 3, statusBar: 59)
  }

  /// Returns an iPhone 15 Plus: 430 × 932 points in portrait orientation, three pixels per point.
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone15Plus", orientation, width: 430, height: 932, scale: 3, statusBar: 59,
      isRegularInLandscape: true)
  }

  /// Returns an iPhone 15 Pro: 393 × 852 points in portrait orientation, three pixels per point.
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone15Pro", orientation, width: 393, height: 852, scale: 3, statusBar: 59)
  }

  /// Returns an iPhone 15 Pro Max: 430 × 932 points in portrait orientation, three pixels per
  /// point.
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone15ProMax", orientation, width: 430, height: 932, scale: 3, statusBar: 59,
      isRegularInLandscape: true)
  }

  /// Returns an iPhone 16 Plus: 430 × 932 points in portrait orientation, three pixels per point.
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone16Plus", orientation, width: 430, height: 932, scale: 3, statusBar: 59,
      isRegularInLandscape: true)
  }

  /// Returns an iPhone 17: 402 × 874 points in portrait orientation, three pixels per point.
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone17", orientation, width: 402, height: 874, scale: 3, statusBar: 62)
  }

  /// Returns an iPhone 17 Pro: 402 × 874 points in portrait orientation, three pixels per point.
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    Self("iPhone17Pro", orientation, width: 402, height: 874, scale: 3, statusBar: 62)
  }

  /// Returns an iPhone 17 Pro Max: 440 × 956 points in portrait orientation, three pixels per
  /// point.
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPhone17ProMax", orientation, width: 440, height: 956, scale: 3, statusBar: 62,
      isRegularInLandscape: true)
  }

  /// Returns a 9.7-inch iPad: 768 × 1024 points in portrait orientation, two pixels per point.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPad9_7", orientation, width: 768, height: 1024, scale: 2, statusBar: 20,
      hasHomeButton: true, isPad: true)
  }

  /// Returns a 10.5-inch iPad Pro: 834 × 1112 points in portrait orientation, two pixels per point.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    Self(
      "iPadPro10_5", orientation, width: 834, height: 1112, scale: 2, statusBar: 20,
      hasHomeButton: true, isPad: true)
  }
}

public import UIKit

/// The settings of a case of a scene: the state of a cell, its position in a list, and its traits.
public struct Variant: Sendable {
  /// The state of the cell; normal by default.
  public var state = CellState.normal
  /// The kind of list that contains the row; `unspecified`, the default, for a view outside of a
  /// list.
  public var list = UIListEnvironment.unspecified
  /// The kind of the row; a cell by default.
  public var kind = RowKind.cell
  /// The position of the row in its section; `middle` by default.
  public var position = RowPosition.middle
  /// The width of the picture, in points; 393 by default.
  public var width: CGFloat = 393
  /// The insets of the safe area, in points; zero by default.
  var safeArea = UIEdgeInsets.zero
  /// The device of the case; `nil` if the matrix has no axis of devices.
  private(set) var device: ViewImageConfig?
  /// The tint color of the list; `nil`, the default, for the system's tint color.
  public var tintColor: UIColor?
  /// The time at which a screen is drawn after its steps, in seconds; `nil`, the default, for the end
  /// of all animations, which then take no time.
  public var time: TimeInterval?
  /// All traits of the case.
  public var traits: UITraitCollection
  /// The values of axes for types of the app.
  private var choices: [ObjectIdentifier: any Sendable] = [:]

  /// Creates a variant with default settings.
  ///
  /// - Parameter traits: the traits that replace traits of an iPhone with default settings and a
  ///   scale of three pixels per point; `nil`, the default, for no changes.
  public init(traits: UITraitCollection? = nil) {
    self.traits =
      traits.map { UITraitCollection(traitsFrom: [Self.standardTraits, $0]) } ?? Self.standardTraits
  }

  /// The default traits of all pictures. They include a system version, so that variants with the
  /// same appearance have equal traits.
  private static let standardTraits = UITraitCollection.iPhone.modifyingTraits {
    $0.displayScale = 3
    $0.systemVersion = .default
  }

  /// Sets the width, the left and right insets of the safe area, and the traits to the values of a
  /// device.
  mutating func adopt(_ device: ViewImageConfig) {
    self.device = device
    if let size = device.size { width = size.width }
    safeArea = device.safeArea.besideRows
    traits = UITraitCollection(traitsFrom: [traits, device.traits])
  }

  /// Returns a Boolean value that indicates whether the variant has the width, the safe area and
  /// the traits of a device.
  func isOn(_ device: ViewImageConfig) -> Bool {
    var other = self
    other.adopt(device)
    return other.width == width && other.safeArea == safeArea && other.traits == traits
  }

  /// The value of the axis for a type of the app; the first case of the type if the matrix has no
  /// such axis.
  public subscript<Value: CaseIterable & Sendable>(_ type: Value.Type) -> Value {
    get {
      if let value = choices[ObjectIdentifier(type)] as? Value { return value }
      guard let first = Value.allCases.first else {
        preconditionFailure("\(Value.self) has no cases, so a variant has no value of it.")
      }
      return first
    }
    set { choices[ObjectIdentifier(type)] = newValue }
  }

  /// The version of iOS whose appearance is drawn; iOS 26 by default.
  public var systemVersion: SystemVersion {
    get { SystemVersion(value: traits.systemVersion) }
    set { traits = traits.modifyingTraits { $0.systemVersion = newValue.value } }
  }

  /// A version of iOS whose appearance can be drawn.
  public struct SystemVersion: Hashable, Sendable {
    let value: UIKit.SystemVersion

    /// The appearance of iOS 26.
    public static let iOS26 = SystemVersion(value: .iOS26)
    /// The appearance of iOS 14 to 18, with the metrics of iOS 18.
    public static let iOS18 = SystemVersion(value: .iOS18)
  }

  /// The user's settings for motion in Settings › Accessibility › Motion.
  public struct Motion: Hashable, Sendable {
    let value: MotionPreference

    /// Both settings are off.
    public static let full = Motion(value: .full)
    /// Reduce Motion is on: zooms, such as those of alerts, are cross-fades.
    public static let reduced = Motion(value: .reduced)
    /// Prefer Cross-Fade Transitions is also on: pushes, pops and presentations are cross-fades.
    public static let crossFades = Motion(value: .crossFades)
  }

  /// The user's setting for transparency in Settings › Accessibility › Display & Text Size.
  public struct Transparency: Hashable, Sendable {
    let value: TransparencyPreference

    /// Reduce Transparency is off.
    public static let full = Transparency(value: .full)
    /// Reduce Transparency is on: materials and glass are opaque.
    public static let reduced = Transparency(value: .reduced)
  }
}

/// The kind of a row in a list.
public enum RowKind: String, Hashable, Sendable, CaseIterable {
  case cell, header, footer

  var row: ListRow.Kind {
    switch self {
    case .cell: .cell
    case .header: .header
    case .footer: .footer
    }
  }
}

/// The position of a row in its section.
public enum RowPosition: String, Hashable, Sendable, CaseIterable {
  case middle, first, last, only

  var row: ListRow.Position {
    switch self {
    case .middle: .middle
    case .first: .first
    case .last: .last
    case .only: .only
    }
  }
}

extension UITraitCollection {
  /// Creates a collection that specifies only the version of iOS whose appearance is drawn.
  public convenience init(systemVersion: Variant.SystemVersion) {
    self.init(systemVersion: systemVersion.value)
  }

  /// Creates a collection that specifies only the user's settings for motion, which the transitions
  /// of screens and ``UIAccessibility/isReduceMotionEnabled`` follow.
  public convenience init(motion: Variant.Motion) { self.init(motion: motion.value) }

  /// Creates a collection that specifies only the user's setting for transparency, which materials,
  /// glass and ``UIAccessibility/isReduceTransparencyEnabled`` follow.
  public convenience init(transparency: Variant.Transparency) {
    self.init(transparency: transparency.value)
  }
}

public import UIKit

/// The settings of a case of a scene: the state of a cell, its place in a list, and the traits
/// around it.
public struct Variant: Sendable {
  public var state = CellState.normal
  /// The list that the row is in.
  public var list = UIListEnvironment.unspecified
  public var kind = RowKind.cell
  public var position = RowPosition.middle
  /// The width of the picture, in points.
  public var width: CGFloat = 393
  /// The insets of the safe area, in points.
  var safeArea = UIEdgeInsets.zero
  /// The device of the case; `nil` if the matrix has no axis of devices.
  private(set) var device: ViewImageConfig?
  /// The tint color of the list; `nil` for the system's.
  public var tintColor: UIColor?
  /// All traits.
  public var traits: UITraitCollection
  /// The values of axes of an app's own types.
  private var choices: [ObjectIdentifier: any Sendable] = [:]

  /// - Parameter traits: those that differ from an iPhone's with default settings, which has three
  ///   pixels per point.
  public init(traits: UITraitCollection? = nil) {
    self.traits =
      traits.map { UITraitCollection(traitsFrom: [Self.standardTraits, $0]) } ?? Self.standardTraits
  }

  /// The traits of all pictures unless others are given. They include a system version, so that
  /// variants of the same traits are equal in them.
  private static let standardTraits = UITraitCollection.iPhone.modifyingTraits {
    $0.displayScale = 3
    $0.systemVersion = .default
  }

  /// Takes on the width, the safe area beside rows and the traits of a device.
  mutating func adopt(_ device: ViewImageConfig) {
    self.device = device
    if let size = device.size { width = size.width }
    safeArea = device.safeArea.besideRows
    traits = UITraitCollection(traitsFrom: [traits, device.traits])
  }

  /// Whether the width, the safe area and the traits are those of a device.
  func isOn(_ device: ViewImageConfig) -> Bool {
    var other = self
    other.adopt(device)
    return other.width == width && other.safeArea == safeArea && other.traits == traits
  }

  /// The value of an axis of an app's own type; the type's first case if the matrix has no such
  /// axis.
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

  /// The version of iOS whose appearance is drawn.
  public var systemVersion: SystemVersion {
    get { SystemVersion(value: traits.systemVersion) }
    set { traits = traits.modifyingTraits { $0.systemVersion = newValue.value } }
  }

  /// A version of iOS whose appearance is drawn.
  public struct SystemVersion: Hashable, Sendable {
    let value: UIKit.SystemVersion

    public static let iOS26 = SystemVersion(value: .iOS26)
    /// The appearance of iOS 14 to 18, with the metrics of iOS 18.
    public static let iOS18 = SystemVersion(value: .iOS18)
  }
}

/// What a row of a list is.
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

/// The place of a row in its section.
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
  /// A collection that specifies only the version of iOS whose appearance is drawn.
  public convenience init(systemVersion: Variant.SystemVersion) {
    self.init(systemVersion: systemVersion.value)
  }
}

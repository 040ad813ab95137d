/// A function that converts an animation's numbers to transforms.
open class CAValueFunction: NSObject, @unchecked Sendable {
  /// The name of the function.
  open private(set) var name: CAValueFunctionName

  /// Creates the function with a name; `nil` for an unknown name. The functions of three numbers,
  /// `scale` and `translate`, use one number for all three.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    self.name = name
  }

  func transform(_ number: CGFloat) -> CATransform3D {
    switch name {
    case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
    case .scale: CATransform3DMakeScale(number, number, number)
    case .scaleX: CATransform3DMakeScale(number, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, number, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, number)
    case .translate: CATransform3DMakeTranslation(number, number, number)
    case .translateX: CATransform3DMakeTranslation(number, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, number, 0)
    default: CATransform3DMakeTranslation(0, 0, number)
    }
  }
}

/// The name of a function that converts numbers to transforms.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation around the x-axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation around the y-axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation around the z-axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along the x-axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along the y-axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along the z-axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation along all axes, in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along the x-axis, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y-axis, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z-axis, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  static let all: [CAValueFunctionName] = [
    rotateX, rotateY, rotateZ, scale, scaleX, scaleY, scaleZ, translate, translateX, translateY,
    translateZ,
  ]
}

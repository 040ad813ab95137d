public import Foundation

/// A log: the subsystem and the category of its messages.
public final class OSLog: NSObject, Sendable {
  /// A category with a meaning for tools of Apple's. Its messages are those of any other category.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Creates a category with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Events that are worth attention.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Events that are recorded only while a tool asks for them.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Events that are recorded with backtraces only while a tool asks for them.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that ignores all messages.
  public static let disabled = OSLog(subsystem: "", category: "")

  let subsystem: String
  let category: String

  /// Creates a log.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Creates a log with a category of the system's.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Returns a Boolean value that indicates whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool {
    LogOutput.current.isOn && self !== Self.disabled
  }

  /// A Boolean value that indicates whether signposts are written.
  public var signpostsEnabled: Bool { isEnabled(type: .default) }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// What may be needed for finding the reason of a failure.
  public static let `default` = OSLogType(0)
  /// What is helpful, but not needed for finding the reason of a failure.
  public static let info = OSLogType(1)
  /// What is useful while the code is developed.
  public static let debug = OSLogType(2)
  /// An error of the process.
  public static let error = OSLogType(16)
  /// An error of the system, or of several processes.
  public static let fault = OSLogType(17)

  /// The word for the level in a line of output.
  var word: String {
    switch self {
    case .default: "notice"
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "level \(rawValue)"
    }
  }
}

// Objects are values of formats on Apple's systems.
extension NSObject: @retroactive CVarArg {
  /// The address of the object.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}

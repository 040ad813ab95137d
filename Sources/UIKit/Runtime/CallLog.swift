/// Notes the methods and closures of an app in the order in which UIKit calls them.
@MainActor package final class CallLog {
  /// The log that is written; `nil` while nothing is recorded.
  private static var current: CallLog?
  private var lines: [String] = []

  /// Runs code and returns the calls that UIKit makes meanwhile, one on each line.
  package static func recording<Failure>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) -> [String] {
    let former = current
    let log = CallLog()
    current = log
    defer {
      current = former
      former?.lines += log.lines
    }
    try body()
    return log.lines
  }

  /// Notes a call of a closure.
  static func note(_ call: @autoclosure () -> String) { current?.lines.append(call()) }

  /// Notes a call of a method of an object; nothing for `nil`.
  static func note(_ object: AnyObject?, _ call: @autoclosure () -> String) {
    guard let current, let object else { return }
    current.lines.append("\(type(of: object)).\(call())")
  }

  /// Notes a call of a method that UIKit's own classes have as well, of an app's class.
  static func noteOfApp(_ object: AnyObject, _ call: @autoclosure () -> String) {
    guard current != nil, !String(reflecting: type(of: object)).hasPrefix("UIKit.") else { return }
    note(object, call())
  }
}

extension IndexPath {
  /// The section and the item in lines of a log.
  var logged: String { map(String.init).joined(separator: "-") }
}

/// A log of the methods and closures of an app that UIKit calls, in order.
@MainActor package final class CallLog {
  /// The current log; `nil` if nothing is recorded.
  private static var current: CallLog?
  private var lines: [String] = []

  /// Runs a closure and returns the calls that UIKit makes meanwhile, one per line.
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

  /// Adds the call of a closure.
  package static func note(_ call: @autoclosure () -> String) { current?.lines.append(call()) }

  /// Adds the call of a method; nothing if the object is `nil`.
  package static func note(_ object: AnyObject?, _ call: @autoclosure () -> String) {
    guard let current, let object else { return }
    current.lines.append("\(type(of: object)).\(call())")
  }

  /// Adds the call of a method of an app's class, if UIKit's own classes have the method too.
  package static func logAppCall(_ object: AnyObject, _ call: @autoclosure () -> String) {
    guard current != nil, !String(reflecting: type(of: object)).hasPrefix("UIKit.") else { return }
    note(object, call())
  }
}

extension IndexPath {
  /// The section and the item, as a log shows them.
  package var logged: String { map(String.init).joined(separator: "-") }
}

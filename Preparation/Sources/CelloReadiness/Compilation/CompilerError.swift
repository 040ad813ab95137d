/// An error in the output of the compiler.
public struct CompilerError: Hashable, Sendable {
  public var path: String
  public var line: Int
  public var message: String

  /// Parses a line of the form `path:line:column: error: message`; `nil` for other lines.
  init?(_ text: some StringProtocol) {
    guard let match = String(text).wholeMatch(of: /(.+?):(\d+):\d+: error: (.+)/),
      let line = Int(match.2)
    else { return nil }
    path = String(match.1)
    self.line = line
    message = String(match.3)
  }

  /// Returns the errors in the output of the compiler, without repetitions, in their order.
  public static func all(in output: String) -> [CompilerError] {
    var found: Set<CompilerError> = []
    return output.split(separator: "\n").compactMap { CompilerError($0) }
      .filter { found.insert($0).inserted }
  }

  /// The obstacle that the message describes; `nil` for other messages.
  public var obstacle: Obstacle? {
    if let match = message.firstMatch(of: /^no such module '([\w.]+)'/) {
      return Obstacle(.module, String(match.1))
    }
    if let match = message.firstMatch(of: /^cannot find type '(\w+)' in scope/) {
      return Obstacle(.type, String(match.1))
    }
    if let match = message.firstMatch(of: /^cannot find '(\w+)' in scope/) {
      return Obstacle(.global, String(match.1))
    }
    if let match = message.firstMatch(of: /^'(\w+)' is not a member type of \w+ '([\w.]+)'/) {
      return Obstacle(.type, "\(match.2.split(separator: ".").last ?? "").\(match.1)")
    }
    if let match = message.firstMatch(of: /type '([^']+)' has no member '(\w+)'/) {
      return Obstacle(.member, "\(match.1).\(match.2)")
    }
    return nil
  }

  /// A Boolean value that indicates whether the preparation removes the cause of the error.
  public var isOfObjectiveC: Bool {
    ["Objective-C", "@objc", "'#selector'"].contains(where: message.contains)
  }
}

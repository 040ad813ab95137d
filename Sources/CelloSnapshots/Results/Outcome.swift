/// The result of a command. The raw values are exit codes, with the same meaning as for `diff`.
package enum Outcome: Int32, Sendable {
  /// The command succeeded, and nothing differs.
  case equal = 0
  /// Something differs from its reference.
  case different = 1
  /// Something could not be compared, recorded or written, or the command was called with invalid
  /// arguments.
  case incomplete = 2
}

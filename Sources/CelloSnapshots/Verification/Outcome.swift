/// The result of a command; the raw values are exit codes, as `diff` has them.
package enum Outcome: Int32, Sendable {
  /// Everything was done, and nothing differs.
  case equal = 0
  /// Something differs from its reference.
  case different = 1
  /// Something could not be compared, recorded or written, or the command was called wrongly.
  case incomplete = 2
}

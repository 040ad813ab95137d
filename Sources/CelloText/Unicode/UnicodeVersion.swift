internal import CelloICU

/// The version of Unicode that breaks, direction and properties come from.
package enum UnicodeVersion {
  /// As ICU has it, such as `15.0`.
  package static var current: String {
    let version = cello_unicode_version()
    return "\(version / 256).\(version % 256)"
  }
}

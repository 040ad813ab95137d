import Foundation

/// The environment variables that name files, as bytes: Swift's own view of them replaces what is
/// not UTF-8, and a folder of another name would be written to.
package enum EnvironmentText {
  /// The variables that name files.
  package static let paths = [
    ResultsFolder.variable, "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "HOME",
  ]

  /// The variables that name files and are not UTF-8.
  package static var unreadablePaths: [String] {
    paths.filter { name in getenv(name).map { String(validatingCString: $0) == nil } ?? false }
  }
}

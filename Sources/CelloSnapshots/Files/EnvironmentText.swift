import Foundation

/// The environment variables that contain paths, as bytes. Swift's strings replace invalid UTF-8,
/// so the command would use a folder with a different name.
package enum EnvironmentText {
  /// The names of the variables that contain paths.
  package static let paths = [
    ResultsFolder.variable, "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "HOME",
  ]

  /// The names of the variables that contain paths and are not valid UTF-8.
  package static var unreadablePaths: [String] {
    paths.filter { name in getenv(name).map { String(validatingCString: $0) == nil } ?? false }
  }
}

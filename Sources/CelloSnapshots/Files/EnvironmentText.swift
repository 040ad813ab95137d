import Foundation

/// The environment variables that contain paths, as bytes. Swift's strings replace invalid UTF-8,
/// so the command would use a folder with a different name.
package enum EnvironmentText {
  /// The name of the variable with the path of another folder for the results of tests.
  static let resultsFolder = "SNAPSHOT_ARTIFACTS"
  /// The names of the variables that contain paths.
  package static let paths = [
    resultsFolder, "GITHUB_STEP_SUMMARY", "GITHUB_WORKSPACE", "HOME",
  ]

  /// The names of the variables that contain paths and are not valid UTF-8.
  package static var unreadablePaths: [String] {
    paths.filter { name in getenv(name).map { String(validatingCString: $0) == nil } ?? false }
  }
}

import Foundation

/// When, where and how the results of a page were made.
package struct RunOrigin: Encodable, Hashable, Sendable {
  /// The time in UTC, such as `2026-11-27T20:30:00Z`.
  package var date: String
  /// The checked-out commit, as hexadecimal digits; `nil` outside of a repository.
  package var commit: String?
  /// The checked-out branch; `nil` if a commit without a branch is checked out.
  package var branch: String?
  /// The command line, as words of a shell.
  package var command: String
  /// The version of Cellophane.
  package var version = PictureRecipe.version
  /// The system, the architecture and the number of processors.
  package var machine: String

  /// Creates the origin of results that the current process makes.
  ///
  /// - Parameters:
  ///   - folder: a folder of the repository whose pictures are drawn.
  ///   - arguments: the command line.
  package init(
    at date: Date = Date(), in folder: String, arguments: [String] = CommandLine.arguments,
    files: FileAccess = .system
  ) {
    self.date = date.formatted(.iso8601)
    commit = GitRepository.commit(around: folder, files)
    branch = GitRepository.branch(around: folder, files)
    let words = arguments.enumerated().map { index, word in
      index == 0 ? FileAccess.name(of: word) : word
    }
    command = words.map(\.shellWord).joined(separator: " ")
    let process = ProcessInfo.processInfo
    machine =
      "\(process.operatingSystemVersionString), \(Self.architecture), "
      + counted(process.activeProcessorCount, "processor")
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "another architecture"
    #endif
  }
}

import CelloSnapshots
import Foundation

/// Why a process cannot do what it was called for.
enum StartProblem: Hashable {
  /// Swift and Foundation learn from `/proc` with which arguments and from which file the process
  /// was started.
  case noProcessInformation
  /// An argument, counted from 1, that is not UTF-8.
  case unreadableArgument(Int, text: String)
  case unreadableVariable(String)
  case unreadableWorkingFolder

  /// Looks at the bytes that the process was started with: Swift's own view of them replaces what is
  /// not UTF-8, and a file or folder of another name would be written to.
  static var current: StartProblem? {
    let count = Int(CommandLine.argc)
    guard count > 0, access("/proc/self/exe", F_OK) == 0 else { return .noProcessInformation }
    for index in 1..<max(count, 1) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      if String(validatingCString: argument) == nil {
        return .unreadableArgument(index, text: String(cString: argument))
      }
    }
    if let name = EnvironmentText.unreadablePaths.first { return .unreadableVariable(name) }
    if let folder = getcwd(nil, 0) {
      defer { free(folder) }
      if String(validatingCString: folder) == nil { return .unreadableWorkingFolder }
    }
    return nil
  }
}

extension StartProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .noProcessInformation:
      "/proc is not there, from which the command learns its arguments. Mount it: mount -t proc proc /proc."
    case .unreadableArgument(let number, let text):
      "Argument \(number), “\(text.shortened)”, is not valid UTF-8. Rename the file or folder that it names."
    case .unreadableVariable(let name): SnapshotError.unreadableVariable(name).description
    case .unreadableWorkingFolder:
      "The path of the working folder is not valid UTF-8. Rename the folder, or call the command elsewhere."
    }
  }
}

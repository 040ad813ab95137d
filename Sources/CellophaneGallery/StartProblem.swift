import CelloSnapshots
import Foundation

/// A reason why the process cannot run the command.
enum StartProblem: Hashable {
  /// `/proc` is not mounted. Swift and Foundation read the arguments and the path of the executable
  /// from it.
  case noProcessInformation
  /// An argument, numbered from 1, is not valid UTF-8.
  case unreadableArgument(Int, text: String)
  case unreadableVariable(String)
  case unreadableWorkingFolder

  /// The first problem that is found; `nil` for none.
  ///
  /// It is detected in the bytes that the process received. Swift replaces invalid UTF-8, so the
  /// command would use a file or folder with a different name.
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

/// A reason why a package cannot be prepared.
public enum PreparationError: Error, Equatable, CustomStringConvertible {
  case noFolder(path: String)
  case noManifest(path: String)
  case manifestFailed(path: String, output: String)
  case unknownTarget(name: String, known: [String])
  case outputContainsPackage(output: String)
  case foreignOutput(path: String)
  case notReadable(path: String, reason: String)
  case notWritable(path: String, reason: String)
  case noToolset(path: String)

  public var description: String {
    switch self {
    case .noFolder(let path): "\(path): the folder does not exist."
    case .noManifest(let path):
      "\(path): the folder contains no Package.swift. Name the folder of a package."
    case .manifestFailed(let path, let output):
      "\(path): the package manager cannot read Package.swift: \(output)"
    case .unknownTarget(let name, let known):
      "The package has no target '\(name)'. Its targets are: \(known.joined(separator: ", "))."
    case .outputContainsPackage(let output):
      "\(output): the output folder contains the package. Choose another folder."
    case .foreignOutput(let path):
      "\(path): the folder contains files that cellophane has not written. Choose an empty folder."
    case .notReadable(let path, let reason): "\(path): cannot be read: \(reason)."
    case .notWritable(let path, let reason): "\(path): cannot be written: \(reason)."
    case .noToolset(let path):
      "\(path): the toolset does not exist. Create one with 'scripts/make-toolset'."
    }
  }
}

/// The reason why a reference may not be changed. It completes “…, because …”.
package enum ReferenceRefusal: Error, Hashable, Sendable {
  case malformed(String)
  /// The name of the file differs from the name of the snapshot.
  case otherName
  case ending(String)
  case outside(package: String)
  /// The properties to be recorded with the picture are not valid.
  case properties
}

extension ReferenceRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformed(let reason): reason
    case .otherName: "its file does not have the name of the snapshot"
    case .ending(let ending):
      "files with the ending “\(ending)” are not accepted. Run the test with "
        + "\(RecordMode.variable)=\(RecordMode.failed.rawValue)"
    case .outside(let package):
      "it is not in a folder __Snapshots__ beside a test file of \(package). If it belongs to your tests, "
        + "name its folder with --allow-folder"
    case .properties: "its properties or fonts are not those of a picture"
    }
  }
}

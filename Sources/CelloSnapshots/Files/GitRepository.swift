import CelloFiles

/// Information about a Git repository, which is read from its files. Git is not executed, because a
/// repository can configure which programs Git runs.
enum GitRepository {
  /// Returns the checked-out commit of the repository that contains a folder, as hexadecimal
  /// digits; `nil` if there is no repository, or if it stores references in an unsupported format.
  static func commit(around folder: String, _ files: FileAccess) -> String? {
    guard let git = folderOfRepository(around: folder, files),
      let head = line(git + "/HEAD", files)
    else { return nil }
    guard head.hasPrefix("ref: ") else { return commit(head) }
    let name = String(head.dropFirst("ref: ".count))
    guard name.hasPrefix("refs/"), (try? RelativePath(name)) != nil else { return nil }
    // A linked working tree has its own head, and shares its branches with the main working tree.
    var common = git
    if let path = line(git + "/commondir", files) {
      common = path.hasPrefix("/") ? path : "\(git)/\(path)"
    }
    if let commit = line("\(common)/\(name)", files).flatMap(commit) { return commit }
    guard
      let packed = try? files.read(common + "/packed-refs", limit: 64 << 20)
    else { return nil }
    for line in String(decoding: packed, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, words[1] == name { return commit(String(words[0])) }
    }
    return nil
  }

  /// Returns the checked-out branch of the repository that contains a folder; `nil` if there is no
  /// repository, or a commit without a branch is checked out.
  static func branch(around folder: String, _ files: FileAccess) -> String? {
    let prefix = "ref: refs/heads/"
    guard let git = folderOfRepository(around: folder, files),
      let head = line(git + "/HEAD", files), head.hasPrefix(prefix)
    else { return nil }
    return String(head.dropFirst(prefix.count))
  }

  private static func folderOfRepository(around folder: String, _ files: FileAccess) -> String? {
    var folder = FileAccess.canonical(folder)
    while true {
      let git = folder == "/" ? "/.git" : folder + "/.git"
      switch try? files.kind(of: git) {
      case .folder: return git
      case .file:
        // The file belongs to a linked working tree or a submodule.
        guard let text = line(git, files), text.hasPrefix("gitdir: ") else { return nil }
        let path = String(text.dropFirst("gitdir: ".count))
        return path.hasPrefix("/") ? path : "\(folder)/\(path)"
      default: break
      }
      guard folder != "/", folder != "." else { return nil }
      folder = FileAccess.parent(of: folder)
    }
  }

  /// Returns the first line of a small file.
  private static func line(_ path: String, _ files: FileAccess) -> String? {
    guard let bytes = try? files.read(path, limit: 1 << 16) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }

  private static func commit(_ text: String) -> String? {
    let isNumber =
      [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
      }
    return isNumber ? text : nil
  }
}

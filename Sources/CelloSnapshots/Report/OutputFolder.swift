/// Where pictures and reports for people go; everything in it can be made again.
///
/// ```
/// index.html                                    the gallery and what differs
/// result.json                                   the same for programs
/// pictures/<group>/<scene>/<variant>.png        every distinct picture
/// failures/<group>/<scene>/<variant>.<role>.png expected, actual and difference
/// ```
package struct OutputFolder: Sendable {
  /// The folder, without a slash at its end.
  package let root: String

  package init(root: String) {
    self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root
  }

  private static let names = ["pictures", "failures", "index.html", "result.json"]

  /// Removes what an earlier run left, and nothing else; makes the folder.
  package func clear() throws(SnapshotError) {
    for name in Self.names { try FileAccess.remove(root + "/" + name) }
    try FileAccess.makeFolder(root)
  }

  /// Removes the folder if nothing is in it but what runs wrote.
  package func remove() throws(SnapshotError) {
    for name in Self.names { try FileAccess.remove(root + "/" + name) }
    if FileAccess.isFolder(root), try FileAccess.names(in: root).isEmpty {
      try FileAccess.remove(root)
    }
  }

  package func write(_ text: String, _ name: String) throws(SnapshotError) {
    try FileAccess.makeFolder(root)
    try FileAccess.create(root + "/" + name, Array(text.utf8), isDurable: false)
  }

  /// Writes a picture about a failure; returns where, relative to the folder.
  func write(_ bitmap: Bitmap, _ title: String, _ role: String) throws(SnapshotError) -> String {
    try write(try encoded(bitmap), file: "failures/\(title).\(role).png")
  }

  /// Writes a picture of the gallery; returns where, relative to the folder.
  func write(_ bitmap: Bitmap, picture title: String) throws(SnapshotError) -> String {
    try write(try encoded(bitmap), picture: title)
  }

  func write(_ bytes: [UInt8], picture title: String) throws(SnapshotError) -> String {
    try write(bytes, file: "pictures/\(title).png")
  }

  private func encoded(_ bitmap: Bitmap) throws(SnapshotError) -> [UInt8] {
    do throws(PNGError) {
      return try PNGEncoder().encode(bitmap)
    } catch {
      throw .picture(error)
    }
  }

  private func write(_ bytes: [UInt8], file: String) throws(SnapshotError) -> String {
    let path = root + "/" + file
    try FileAccess.makeFolder(FileAccess.parent(of: path))
    try FileAccess.create(path, bytes, isDurable: false)
    return file
  }
}

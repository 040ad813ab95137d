/// The folder that pictures and reports for people go to; everything in it can be made again.
///
/// ```
/// .render-gallery                               marks the folder as ours
/// index.html                                    the gallery and what differs
/// result.json, junit.xml, reg.json              the same for programs
/// cases.txt                                     for a part of a run, what was drawn
/// decoded-references                            a ``DecodedPictures``, kept from run to run
/// pictures/<group>/<scene>/<variant>.png        every distinct picture
/// failures/<role>/<group>/<scene>/<variant>.png expected, actual and difference
/// ```
///
/// Files are removed only from a folder that has the marker, and only files of these names: what
/// people put beside them stays.
package struct OutputFolder: Sendable {
  /// The folder, without a slash at its end.
  package let root: String
  /// Whether pictures carry their recipes.
  package var writesRecipes = true
  private let files: FileAccess

  package init(root: String, files: FileAccess = .system) {
    self.root = FileAccess.folderPath(root)
    self.files = files
  }

  private static let markerName = ".render-gallery"
  private static let markerText =
    "render-gallery made this folder. It replaces and removes the pictures and pages that it wrote here.\n"

  private static let pages = ["index.html", "result.json", "junit.xml", "reg.json", "cases.txt"]
  /// Folders of pictures; earlier versions had no folder for each role.
  private static let collections =
    ["pictures", "failures"] + Finding.Role.allCases.map { "failures/\($0.rawValue)" }

  private var marker: String { root + "/" + Self.markerName }

  /// The references that were decoded before.
  package var decodedReferences: DecodedPictures {
    DecodedPictures(path: root + "/" + DecodedPictures.fileName, files: files)
  }

  // MARK: - Making and removing

  /// Makes the folder, or removes the files of an earlier run from it.
  ///
  /// - Parameter references: the folder of the references, which the output must not touch.
  /// - Throws: ``SnapshotError/refusedOutput(folder:reason:)`` if the folder may hold other
  ///   people's files.
  package func prepare(protecting references: String) throws(SnapshotError) {
    try OutputRefusal.check(root, protecting: references)
    try checkOwnership()
    try files.makeFolder(root)
    try files.create(Self.markerName, in: root, Array(Self.markerText.utf8))
    try removeFiles()
  }

  /// Checks that the folder neither is nor contains a part of the run that is merged.
  ///
  /// - Throws: ``SnapshotError/refusedOutput(folder:reason:)``.
  package func check(protectingParts parts: [String]) throws(SnapshotError) {
    try OutputRefusal.check(root, protectingParts: parts, files)
  }

  /// Waits until no other process writes here.
  ///
  /// - Parameters:
  ///   - references: as in ``prepare(protecting:)``.
  ///   - waiting: called once with the folder if there is something to wait for.
  /// - Returns: `nil` if the folder cannot be made or locked; writing to it then says why.
  /// - Throws: ``SnapshotError/refusedOutput(folder:reason:)``, as ``prepare(protecting:)``.
  package func lock(
    protecting references: String, waiting: @MainActor (String) -> Void
  ) async throws(SnapshotError) -> FolderLock? {
    do throws(SnapshotError) {
      try OutputRefusal.check(root, protecting: references)
      try checkOwnership()
      try files.makeFolder(root)
      return try await FolderLock.wait(for: root, .exclusive, files, waiting)
    } catch {
      if case .refusedOutput = error { throw error }
      return nil
    }
  }

  /// Removes the files of earlier runs, and the folder if nothing else is in it, when no other
  /// process writes here.
  ///
  /// - Parameter waiting: as in ``lock(protecting:waiting:)``.
  /// - Throws: as ``prepare(protecting:)``.
  package func remove(
    protecting references: String, waiting: @MainActor (String) -> Void = { _ in }
  ) async throws(SnapshotError) {
    try OutputRefusal.check(root, protecting: references)
    try checkOwnership()
    guard try files.kind(of: marker) == .file else { return }
    let lock = try await FolderLock.wait(for: root, .exclusive, files, waiting)
    try removeFiles()
    try files.remove(root + "/" + DecodedPictures.fileName)
    try files.remove(marker)
    files.removeIfEmpty(root)
    lock.unlock()
  }

  /// Throws unless the folder is ours, empty or absent.
  private func checkOwnership() throws(SnapshotError) {
    guard try files.kind(of: marker) != .file else { return }
    if let other = try files.names(in: root).first(where: { !FileAccess.isUnfinished($0) }) {
      throw .refusedOutput(folder: root, .notOurs(file: other, marker: Self.markerName))
    }
  }

  private func removeFiles() throws(SnapshotError) {
    for name in Self.pages where try files.kind(of: root + "/" + name) != .folder {
      try files.remove(root + "/" + name)
    }
    try files.removeUnfinished(in: root)
    // A link in the place of a folder is refused before anything inside it is looked at.
    for name in Self.collections { try removePictures(in: root + "/" + name, depth: 0) }
    files.removeIfEmpty(root + "/failures")
  }

  /// Removes pictures at `<group>/<scene>/<picture>.png`, and the folders that become empty.
  private func removePictures(in folder: String, depth: Int) throws(SnapshotError) {
    switch try files.kind(of: folder) {
    case .folder: break
    case .link: throw .refusedOutput(folder: root, .link(folder))
    default: return
    }
    try files.removeUnfinished(in: folder)
    for name in try files.names(in: folder) {
      let path = folder + "/" + name
      if depth < 2, CaseName.isWord(name) {
        try removePictures(in: path, depth: depth + 1)
      } else if depth == 2, Self.isPicture(name), try files.kind(of: path) != .folder {
        try files.remove(path)
      }
    }
    files.removeIfEmpty(folder)
  }

  private static func isPicture(_ name: String) -> Bool {
    name.hasSuffix(".png") && (try? CaseName(String(name.dropLast(4)))) != nil
  }

  // MARK: - Writing

  package func write(_ text: String, _ name: String) throws(SnapshotError) {
    try files.create(name, in: root, Array(text.utf8))
  }

  /// Writes a picture about a failure; returns where, relative to the folder.
  ///
  /// - Parameter recipe: `nil` for a picture that nothing drew as it is.
  func write(
    _ bitmap: Bitmap, _ title: String, _ role: Finding.Role, recipe: PictureRecipe? = nil
  ) throws(SnapshotError) -> String {
    try write(
      adding(recipe, to: try encoded(bitmap)), file: "failures/\(role.rawValue)/\(title).png")
  }

  /// Writes a picture of the gallery; returns where, relative to the folder.
  func write(
    _ bitmap: Bitmap, picture title: String, recipe: PictureRecipe? = nil
  ) throws(SnapshotError) -> String {
    try write(try encoded(bitmap), picture: title, recipe: recipe)
  }

  func write(
    _ bytes: [UInt8], picture title: String, recipe: PictureRecipe? = nil
  ) throws(SnapshotError) -> String {
    try write(adding(recipe, to: bytes), file: "pictures/\(title).png")
  }

  private func adding(_ recipe: PictureRecipe?, to bytes: [UInt8]) -> [UInt8] {
    // A reference may have one already.
    guard writesRecipes else {
      return (try? PNGEncoder.replacingTexts(of: bytes, with: [])) ?? bytes
    }
    return recipe?.inserted(into: bytes) ?? bytes
  }

  private func encoded(_ bitmap: Bitmap) throws(SnapshotError) -> [UInt8] {
    do throws(PNGError) {
      return try PNGEncoder().encode(bitmap)
    } catch {
      throw .picture(error)
    }
  }

  // MARK: - Reading

  /// The result of the last run; `nil` if there is none.
  ///
  /// - Throws: ``SnapshotError/otherVersion(file:)``.
  package func result() throws(SnapshotError) -> RunDocument? {
    let file = root + "/result.json"
    guard try files.exists(file) else { return nil }
    let text = try files.readText("result.json", in: root)
    guard let result = try? JSONDecoder().decode(RunDocument.self, from: Data(text.utf8)),
      result.version == RunDocument.currentVersion
    else { throw .otherVersion(file: file) }
    return result
  }

  private func write(_ bytes: [UInt8], file: String) throws(SnapshotError) -> String {
    try files.create(file, in: root, bytes)
    return file
  }
}

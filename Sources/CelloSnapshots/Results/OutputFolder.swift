/// The folder for pictures and reports. All files in it can be created again.
///
/// ```
/// .render-gallery                               the marker of an output folder
/// index.html                                    the page of the gallery and its differences
/// result.json, junit.xml, reg.json              the result for other programs
/// cases.txt                                     the drawings of a part of a run
/// review.json                                   decisions of a review that are not yet confirmed
/// decoded-references                            a ``DecodedPictures`` cache, kept between runs
/// mutants.txt                                   a ``MutationGuide``, kept between runs
/// pictures/<group>/<scene>/<variant>.png        all distinct pictures
/// failures/<role>/<group>/<scene>/<variant>.png expected, actual and difference
/// ```
///
/// Files are removed only from a folder with the marker, and only if they have one of these names.
/// Other files are kept.
package struct OutputFolder: Sendable {
  /// The path of the folder, without a trailing slash.
  package let root: String
  /// A Boolean value that indicates whether pictures contain their recipes; `true` by default.
  package var writesRecipes = true
  let files: FileAccess

  package init(root: String, files: FileAccess = .system) {
    self.root = FileAccess.folderPath(root)
    self.files = files
  }

  private static let markerName = ".render-gallery"
  private static let markerText =
    "render-gallery made this folder. It replaces and removes the pictures and pages that it wrote here.\n"

  private static let pages = [
    "index.html", "result.json", "junit.xml", "reg.json", "cases.txt", "review.json",
  ]
  /// The folders of pictures. Earlier versions did not have a folder for each role.
  private static let collections =
    ["pictures", "animations", "failures"] + Finding.Role.allCases.map { "failures/\($0.rawValue)" }

  private var marker: String { root + "/" + Self.markerName }

  /// The cache of references that earlier runs have decoded.
  package var decodedReferences: DecodedPictures {
    DecodedPictures(path: root + "/" + DecodedPictures.fileName, files: files)
  }

  private static let mutationFileName = "mutants.txt"
  private var mutationFile: String { root + "/" + Self.mutationFileName }

  /// Returns the guide of the last complete run of mutants; an empty guide if there is none.
  package func mutationGuide() -> MutationGuide {
    (try? files.readText(mutationFile)).flatMap { MutationGuide($0) } ?? MutationGuide()
  }

  /// Writes the guide of a complete run of mutants, and keeps all other files.
  ///
  /// - Throws: ``SnapshotError/refusedOutput(folder:_:)``, as ``prepare(protecting:)``.
  package func write(
    _ guide: MutationGuide, protecting references: String
  ) throws(SnapshotError) {
    try OutputRefusal.check(root, protecting: references)
    try checkOwnership()
    try files.makeFolder(root)
    try files.create(Self.markerName, in: root, Array(Self.markerText.utf8))
    try files.create(Self.mutationFileName, in: root, Array(guide.text.utf8))
  }

  // MARK: - Creating and removing

  /// Creates the folder, or removes the files of an earlier run from it.
  ///
  /// - Parameter references: the folder of the references, which is never changed.
  /// - Throws: ``SnapshotError/refusedOutput(folder:_:)`` if the folder can contain files of the
  ///   user.
  package func prepare(protecting references: String) throws(SnapshotError) {
    try OutputRefusal.check(root, protecting: references)
    try checkOwnership()
    try files.makeFolder(root)
    try files.create(Self.markerName, in: root, Array(Self.markerText.utf8))
    try removeFiles()
  }

  /// Checks that the folder neither is nor contains a part of the run to merge.
  ///
  /// - Throws: ``SnapshotError/refusedOutput(folder:_:)``.
  package func check(protectingParts parts: [String]) throws(SnapshotError) {
    try OutputRefusal.check(root, protectingParts: parts, files)
  }

  /// Waits until no other process writes the folder, and acquires the lock.
  ///
  /// - Parameters:
  ///   - references: the folder of the references, as in ``prepare(protecting:)``.
  ///   - waiting: a closure that is called once with the folder if the lock is not available.
  /// - Returns: `nil` if the folder cannot be created or locked. Writing to it then reports the
  ///   reason.
  /// - Throws: ``SnapshotError/refusedOutput(folder:_:)``, as ``prepare(protecting:)``.
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

  /// Waits until no other process writes the folder, removes the files of earlier runs, and removes
  /// the folder if it is then empty.
  ///
  /// - Parameter waiting: a closure that is called once with the folder if the lock is not
  ///   available.
  /// - Throws: the errors of ``prepare(protecting:)``.
  package func remove(
    protecting references: String, waiting: @MainActor (String) -> Void = { _ in }
  ) async throws(SnapshotError) {
    try OutputRefusal.check(root, protecting: references)
    try checkOwnership()
    guard try files.kind(of: marker) == .file else { return }
    let lock = try await FolderLock.wait(for: root, .exclusive, files, waiting)
    try removeFiles()
    try files.remove(root + "/" + DecodedPictures.fileName)
    try files.remove(mutationFile)
    try files.remove(marker)
    files.removeIfEmpty(root)
    lock.unlock()
  }

  /// Throws an error unless the folder has the marker, is empty, or does not exist.
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
    // A link in the place of a folder is refused before its target is read.
    for name in Self.collections { try removePictures(in: root + "/" + name, depth: 0) }
    files.removeIfEmpty(root + "/failures")
  }

  /// Removes pictures at `<group>/<scene>/<picture>.png`, and folders that are then empty.
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

  /// Writes a picture of a failure and returns its path relative to the folder.
  ///
  /// - Parameter recipe: the recipe of the picture; `nil` for a picture that was not drawn from a
  ///   case.
  func write(
    _ bitmap: Bitmap, _ title: String, _ role: Finding.Role, recipe: PictureRecipe? = nil
  ) throws(SnapshotError) -> String {
    try write(
      adding(recipe, to: try encoded(bitmap)), file: "failures/\(role.rawValue)/\(title).png")
  }

  /// Writes a picture of the gallery and returns its path relative to the folder.
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
    // A reference can contain a recipe already.
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

  /// Returns the result of the last run; `nil` if there is none.
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

import CelloSnapshots

extension GalleryRunner {
  /// Draws the case of a picture again and compares the pixels. If they differ, the pictures and a
  /// page are written to the output folder.
  ///
  /// - Parameter file: the path of a picture with a recipe, or a picture whose path contains the
  ///   names of a case.
  @MainActor package func render(from file: String) async -> Outcome {
    await perform {
      let image = try files.readPicture(file)
      let recipe = PictureRecipe(image)
      guard let (scene, name) = Self.find(recipe?.name ?? file, in: try catalog()) else {
        throw recipe.map { SnapshotError.unknownRecipe(file: file, name: $0.name) }
          ?? SnapshotError.noRecipe(file: file)
      }
      let title = "\(scene.path)/\(name)"
      let drawn = try scene.draw(name)
      let bitmap: Bitmap
      switch drawn.picture() {
      case .success(let picture): bitmap = picture
      case .failure(let failure):
        throw SnapshotError.undrawable(name: title, reason: failure.description)
      }
      guard image.bitmap != bitmap else {
        console.print("\(title): looks as in \(file).")
        return .equal
      }
      try await compare(bitmap, of: drawn, title, with: image.bitmap, recipe, in: scene)
      return .different
    }
  }

  @MainActor private func compare(
    _ actual: Bitmap, of drawn: DrawnCase, _ title: String, with expected: Bitmap,
    _ recipe: PictureRecipe?, in scene: SnapshotScene
  ) async throws {
    let folder = outputFolder
    let lock = try await folder.lock(protecting: references, waiting: printWaiting)
    try folder.prepare(protecting: references)
    let properties = drawn.resolvedProperties()
    var result = RunResult()
    result.caseCount = 1
    result.recordCommand = store.recordCommand
    result.findings = [
      try folder.finding(
        title: title, scene: scene.path, expected: expected, actual: actual, scale: drawn.scale,
        properties: properties, earlier: recipe?.properties)
    ]
    if let failure = write(result, withPage: true) { throw failure }
    lock?.unlock()
    if let recipe, recipe.software != PictureRecipe(name: "").software {
      console.print("The picture was drawn by \(recipe.software.shortened)".endingWithFullStop)
    }
    for finding in result.findings { console.print(finding.sentence) }
    console.print("Look at them in \(output)/index.html")
  }
}

extension OutputFolder {
  /// Writes the expected picture and the difference for a finding that has only an actual picture.
  ///
  /// - Parameter file: the path of the expected picture.
  package func addExpected(_ file: String, to finding: inout Finding) throws(SnapshotError) {
    guard let actualFile = finding.files.actual else { return }
    let expected = try FileAccess.system.readPicture(file).bitmap
    let actual = try FileAccess.system.readPicture(root + "/" + actualFile).bitmap
    finding.comparison = ImageComparison(expected: expected, actual: actual)
    finding.nearest = nil
    finding.files.expected = try write(expected, finding.name, .expected)
    finding.files.difference = try write(
      ImageComparison.differencePicture(expected: expected, actual: actual), finding.name,
      .difference)
  }

  /// Returns a finding for a case that looks different from an earlier picture, and writes its
  /// pictures.
  ///
  /// - Parameters:
  ///   - properties: the current resolved properties of the case.
  ///   - earlier: the resolved properties of the earlier picture; `nil` or empty if they are
  ///     unknown.
  package func finding(
    title: String, scene: String, expected: Bitmap, actual: Bitmap, scale: CGFloat,
    properties: ResolvedProperties, earlier: ResolvedProperties?
  ) throws(SnapshotError) -> Finding {
    var finding = Finding(
      kind: .differs, scene: scene,
      cases: [CaseName(unchecked: String(title.dropFirst(scene.count + 1)))], sentence: "")
    finding.comparison = ImageComparison(expected: expected, actual: actual)
    finding.actualDigest = PixelDigest(actual)
    finding.actualSize = PixelSize(width: actual.width, height: actual.height)
    finding.scale = scale
    if let earlier, !earlier.properties.isEmpty {
      finding.setChanges(PropertyComparison(properties, from: earlier).changes)
    }
    let recipe = PictureRecipe(name: title, properties: properties)
    finding.files = Finding.Files(
      expected: try write(expected, title, .expected),
      actual: try write(actual, title, .actual, recipe: recipe),
      difference: try write(
        ImageComparison.differencePicture(expected: expected, actual: actual), title, .difference))
    finding.sentence = "\(title): \(finding.difference)".endingWithFullStop
    return finding
  }
}

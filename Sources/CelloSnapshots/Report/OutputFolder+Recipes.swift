extension OutputFolder {
  /// The finding that a case looks different from an earlier picture of it, whose pictures are
  /// written.
  ///
  /// - Parameters:
  ///   - properties: what the case resolves to now.
  ///   - earlier: what it resolved to when the earlier picture was drawn; `nil` or empty if that is
  ///     not known.
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
      finding.changes = properties.changes(from: earlier)
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

extension RunDocument {
  /// The result as files for other programs, by their names in the folder of the report.
  ///
  /// The document must list its scenes.
  package var files: [(name: String, text: String)] {
    [
      ("result.json", json), ("junit.xml", JUnitReport(self).xml),
      ("reg.json", RegReport(self).json),
    ]
  }
}

extension IndexPath {
  /// A description of the index path for error messages.
  var notation: String {
    count == 2 ? "\(row) of section \(section)" : "\(Array(self))"
  }
}

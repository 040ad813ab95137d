/// The cells of a table that do not change.
struct StaticTable {
  struct Row {
    var cell: UITableViewCell
    /// The height in the file, in points; `nil` for that of the table.
    var height: CGFloat?
  }

  struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]
  }

  var sections: [Section]

  /// Returns the row at an index path; `nil` if there is none.
  func row(at path: IndexPath) -> Row? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// Returns the section at an index; `nil` if there is none.
  func section(at index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }
}

/// The header or footer of a section of a table.
struct TableSupplement: Hashable, Comparable {
  enum Part: Int, Hashable, Sendable { case header, footer }

  var part: Part
  var section: Int

  static func < (left: TableSupplement, right: TableSupplement) -> Bool {
    (left.part.rawValue, left.section) < (right.part.rawValue, right.section)
  }

  /// What a table knows of a header or footer.
  struct Properties {
    var title: String?
    /// The height that the app determines; `nil` if the view does.
    var fixedHeight: CGFloat?
    /// Whether the delegate was asked for a view.
    var isResolved = false
    /// Whether there is a view.
    var hasView: Bool
    /// Whether the height was measured.
    var isMeasured = false

    init(title: String?, fixedHeight: CGFloat?) {
      self.title = title
      self.fixedHeight = fixedHeight
      hasView = title != nil
    }
  }
}

/// What a table knows of the header and the footer of a section.
struct TableSupplements {
  var header: TableSupplement.Properties
  var footer: TableSupplement.Properties

  subscript(part: TableSupplement.Part) -> TableSupplement.Properties {
    get { part == .header ? header : footer }
    set { if part == .header { header = newValue } else { footer = newValue } }
  }
}

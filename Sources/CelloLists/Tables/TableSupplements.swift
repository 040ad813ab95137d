/// Identifies the header or footer of a section in a table.
struct TableSupplement: Hashable, Comparable {
  enum Part: Int, Hashable, Sendable { case header, footer }

  var part: Part
  var section: Int

  static func < (left: TableSupplement, right: TableSupplement) -> Bool {
    (left.part.rawValue, left.section) < (right.part.rawValue, right.section)
  }

  /// The cached properties of a header or footer.
  struct Properties {
    var title: String?
    /// The height that the app has set, in points; `nil` if the view determines it.
    var fixedHeight: CGFloat?
    /// A Boolean value that indicates whether the delegate has been asked for a view.
    var isResolved = false
    /// A Boolean value that indicates whether the header or footer has a view.
    var hasView: Bool
    /// A Boolean value that indicates whether the height has been measured.
    var isMeasured = false

    init(title: String?, fixedHeight: CGFloat?) {
      self.title = title
      self.fixedHeight = fixedHeight
      hasView = title != nil
    }
  }
}

/// The cached properties of the header and footer of a section.
struct TableSupplements {
  var header: TableSupplement.Properties
  var footer: TableSupplement.Properties

  subscript(part: TableSupplement.Part) -> TableSupplement.Properties {
    get { part == .header ? header : footer }
    set { if part == .header { header = newValue } else { footer = newValue } }
  }
}

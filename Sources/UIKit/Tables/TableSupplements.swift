/// What a table knows of the header and the footer of a section.
struct TableSupplements {
  enum Part: Hashable, Sendable { case header, footer }

  /// A header or footer.
  struct Supplement {
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

  var header: Supplement
  var footer: Supplement

  subscript(part: Part) -> Supplement {
    get { part == .header ? header : footer }
    set { if part == .header { header = newValue } else { footer = newValue } }
  }
}

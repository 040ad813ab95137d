extension UITableViewCell: ReusableView {
  /// Creates a cell of a class that is known only at run time, with its
  /// `init(style:reuseIdentifier:)`.
  ///
  /// A class without this initializer ends the process with Swift's message, as on iOS.
  static func make(_ cellClass: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    cellClass.dynamicInit(identifier: identifier)
  }

  // Swift calls only required initializers of such a class, but a required initializer would have
  // to be written in every cell of an app. A convenience initializer calls the designated
  // initializer of the class for which it is called. It is declared a second time as a static
  // method, because allocating initializers and static methods have the same calling convention.

  @usableFromInline
  convenience init(dynamicIdentifier: String) {
    self.init(style: .default, reuseIdentifier: dynamicIdentifier)
  }

  @_silgen_name("$s5UIKit15UITableViewCellC17dynamicIdentifierACSS_tcfC")
  private static func dynamicInit(identifier: String) -> UITableViewCell
}

extension UITableViewHeaderFooterView: ReusableView {
  /// Creates a view of a class that is known only at run time, with its `init(reuseIdentifier:)`.
  ///
  /// A class without this initializer ends the process with Swift's message, as on iOS.
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, identifier: String
  ) -> UITableViewHeaderFooterView {
    viewClass.dynamicInit(identifier: identifier)
  }

  // See the comment for cells.

  @usableFromInline
  convenience init(dynamicIdentifier: String) { self.init(reuseIdentifier: dynamicIdentifier) }

  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C17dynamicIdentifierACSS_tcfC")
  private static func dynamicInit(identifier: String) -> UITableViewHeaderFooterView
}

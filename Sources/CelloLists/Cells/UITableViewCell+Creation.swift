extension UITableViewCell: ReusableView {
  /// Creates a cell of a class that is known only when the app runs, by its
  /// `init(style:reuseIdentifier:)`.
  ///
  /// A class without that initializer ends the process with Swift's message, as on iOS.
  static func make(_ cellClass: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    cellClass.dynamicInit(identifier: identifier)
  }

  // Swift calls only required initializers of such a class, but a required one would have to be
  // written in every cell of an app. A convenience initializer calls the designated one of the class
  // that it is called for, so it is declared a second time, as a static method: allocating
  // initializers and static methods have the same calling convention.

  @usableFromInline
  convenience init(dynamicIdentifier: String) {
    self.init(style: .default, reuseIdentifier: dynamicIdentifier)
  }

  @_silgen_name("$s5UIKit15UITableViewCellC17dynamicIdentifierACSS_tcfC")
  private static func dynamicInit(identifier: String) -> UITableViewCell
}

extension UITableViewHeaderFooterView: ReusableView {
  /// Creates a view of a class that is known only when the app runs, by its
  /// `init(reuseIdentifier:)`.
  ///
  /// A class without that initializer ends the process with Swift's message, as on iOS.
  static func make(
    _ viewClass: UITableViewHeaderFooterView.Type, identifier: String
  ) -> UITableViewHeaderFooterView {
    viewClass.dynamicInit(identifier: identifier)
  }

  // As for cells.

  @usableFromInline
  convenience init(dynamicIdentifier: String) { self.init(reuseIdentifier: dynamicIdentifier) }

  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C17dynamicIdentifierACSS_tcfC")
  private static func dynamicInit(identifier: String) -> UITableViewHeaderFooterView
}

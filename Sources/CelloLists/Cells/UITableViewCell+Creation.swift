extension UITableViewCell: ReusableView {
  /// Creates a cell of a class that is known only at run time, with its
  /// `init(style:reuseIdentifier:)`.
  ///
  /// A class without this initializer ends the process with Swift's message, as on iOS.
  static func make(_ cellClass: UITableViewCell.Type, identifier: String) -> UITableViewCell {
    cellClass.dynamicInit(.default, identifier: identifier)
  }

  // Swift calls only required initializers of such a class, but a required initializer would have
  // to be written in every cell of an app. A convenience initializer calls the designated
  // initializer of the class for which it is called. It is declared a second time as a static
  // method, because allocating initializers and static methods have the same calling convention.

  @usableFromInline
  convenience init(dynamicStyle: CellStyle, reuseIdentifier: String?) {
    self.init(style: dynamicStyle, reuseIdentifier: reuseIdentifier)
  }

  // Parameters of initializers are owned.
  @_silgen_name("$s5UIKit15UITableViewCellC12dynamicStyle15reuseIdentifierA2C0dF0O_SSSgtcfC")
  fileprivate static func dynamicInit(
    _ style: CellStyle, identifier: __owned String?
  ) -> UITableViewCell
}

/// A class of table cells that is known only at run time.
@MainActor @preconcurrency public protocol _DynamicallyCreatedCell: _DynamicallyCreatedView {}

extension UITableViewCell: _DynamicallyCreatedCell {}

// See `_DynamicallyCreated`.

extension _DynamicallyCreatedCell {
  /// Creates a cell of a class that is known only at run time, with its
  /// `init(style:reuseIdentifier:)`.
  ///
  /// If the class lacks that initializer, the process ends with Swift's message, as on iOS.
  @_disfavoredOverload
  @_silgen_name(
    "$s5UIKit23_DynamicallyCreatedCellPAAE04makeD05style15reuseIdentifierxAA011UITableViewD0C0D5StyleO_SSSgntFZ"
  )
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @usableFromInline static func makeCell(
    style: UITableViewCell.CellStyle, reuseIdentifier: __owned String?
  ) -> Self {
    let type = self as? UITableViewCell.Type
    guard let cell = type?.dynamicInit(style, identifier: reuseIdentifier) as? Self else {
      preconditionFailure("\(Self.self) is not a subclass of UITableViewCell.")
    }
    return cell
  }
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
  private static func dynamicInit(identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView: ReusableView {
  /// Creates a view of a class that is known only at run time, with its `init(frame:)`.
  ///
  /// A class without this initializer ends the process with Swift's message, as on iOS.
  ///
  /// - Parameter frame: The frame from the layout, so that an initializer can use the view's
  ///   bounds.
  static func make(
    _ viewClass: UICollectionReusableView.Type, frame: CGRect
  ) -> UICollectionReusableView {
    viewClass.dynamicInit(frame: frame)
  }

  // Swift calls only required initializers of such a class, but a required initializer would have
  // to be written in every cell of an app. A convenience initializer calls `init(frame:)` of the
  // class for which it is called. It is declared a second time as a static method, because
  // allocating initializers and static methods have the same calling convention.

  @usableFromInline
  convenience init(dynamicFrame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s5UIKit24UICollectionReusableViewC12dynamicFrameAC10Foundation6CGRectV_tcfC")
  private static func dynamicInit(frame: CGRect) -> UICollectionReusableView
}

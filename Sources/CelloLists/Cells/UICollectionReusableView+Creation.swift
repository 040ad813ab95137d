extension UICollectionReusableView: ReusableView {
  /// Creates a view of a class that is known only when the app runs, by its `init(frame:)`.
  ///
  /// A class without that initializer ends the process with Swift's message, as on iOS.
  ///
  /// - Parameter frame: that of the layout, so that an initializer can use its bounds.
  static func make(
    _ viewClass: UICollectionReusableView.Type, frame: CGRect
  ) -> UICollectionReusableView {
    viewClass.dynamicInit(frame: frame)
  }

  // Swift calls only required initializers of such a class, but a required one would have to be
  // written in every cell of an app. A convenience initializer calls `init(frame:)` of the class that
  // it is called for, so it is declared a second time, as a static method: allocating initializers
  // and static methods have the same calling convention.

  @usableFromInline
  convenience init(dynamicFrame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s5UIKit24UICollectionReusableViewC12dynamicFrameAC10Foundation6CGRectV_tcfC")
  private static func dynamicInit(frame: CGRect) -> UICollectionReusableView
}

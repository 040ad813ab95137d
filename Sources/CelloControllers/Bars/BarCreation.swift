// Creates bars with a class that is known only at run time, using their `init(frame:)`.
//
// Swift calls only `required` initializers on a metatype, but a required initializer would have to
// be repeated in every subclass in an app. Instead, a convenience initializer calls `init(frame:)`
// of the dynamic class. It is declared a second time as a static method, because allocating
// initializers and static methods have the same calling convention.

extension UINavigationBar {
  static func make(frame: CGRect) -> UINavigationBar { dynamicInit(frame: frame) }

  @usableFromInline
  convenience init(dynamicFrame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s5UIKit15UINavigationBarC12dynamicFrameAC10Foundation6CGRectV_tcfC")
  private static func dynamicInit(frame: CGRect) -> UINavigationBar
}

extension UIToolbar {
  static func make(frame: CGRect) -> UIToolbar { dynamicInit(frame: frame) }

  @usableFromInline
  convenience init(dynamicFrame frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s5UIKit9UIToolbarC12dynamicFrameAC10Foundation6CGRectV_tcfC")
  private static func dynamicInit(frame: CGRect) -> UIToolbar
}

// Bars of classes that are known only when the app runs, created by their `init(frame:)`.
//
// Swift calls only required initializers of such a class, but a required one would have to be written
// in every bar of an app. A convenience initializer calls `init(frame:)` of the class that it is called
// for, so it is declared a second time, as a static method: allocating initializers and static methods
// have the same calling convention.

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

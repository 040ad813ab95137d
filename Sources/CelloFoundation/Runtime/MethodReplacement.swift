// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A method of the Objective-C runtime, which does not exist on Linux, so there are no values of this type.
public typealias Method = OpaquePointer

/// The address of a method's code.
public typealias IMP = OpaquePointer

/// Attempts to replace methods, each of which is logged once.
package enum MethodReplacement {
  package static let log = WarningLog()

  static func note(_ function: String, _ type: AnyClass?, _ name: Selector) {
    let type = type.map { _classDescription($0) } ?? "nil"
    log.note(
      "\(function): the method \(name) of \(type) cannot be replaced or added, because there is no "
        + "Objective-C runtime on Linux.")
  }
}

/// Returns `nil`, and logs a warning: on Linux, no runtime knows methods by their names, so that they
/// cannot be replaced. Libraries that replace methods continue without it.
@available(
  *, deprecated, message: "Methods cannot be replaced at run time on Linux: the result is nil."
)
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  MethodReplacement.note("class_getInstanceMethod", cls, name)
  return nil
}

/// Returns `nil`, and logs a warning: on Linux, no runtime knows methods by their names, so that they
/// cannot be replaced. Libraries that replace methods continue without it.
@available(
  *, deprecated, message: "Methods cannot be replaced at run time on Linux: the result is nil."
)
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  MethodReplacement.note("class_getClassMethod", cls, name)
  return nil
}

/// Returns `nil`, and logs a warning: on Linux, no runtime knows methods by their names.
@available(
  *, deprecated, message: "Methods cannot be replaced at run time on Linux: the result is nil."
)
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  MethodReplacement.note("class_getMethodImplementation", cls, name)
  return nil
}

/// Returns `false`, and logs a warning: methods cannot be added to classes at run time on Linux.
@available(
  *, deprecated, message: "Methods cannot be added at run time on Linux: the result is false."
)
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  MethodReplacement.note("class_addMethod", cls, name)
  return false
}

/// Returns `nil`, and logs a warning: methods cannot be replaced at run time on Linux.
@available(
  *, deprecated, message: "Methods cannot be replaced at run time on Linux: nothing happens."
)
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  MethodReplacement.note("class_replaceMethod", cls, name)
  return nil
}

/// Returns the method itself. No method exists on Linux, so nothing can be passed.
@available(
  *, deprecated, message: "Methods cannot be replaced at run time on Linux: there are none."
)
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns `nil`: the types of methods are not known. No method exists on Linux, so nothing can be passed.
@available(
  *, deprecated, message: "Methods cannot be replaced at run time on Linux: there are none."
)
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Changes nothing, and returns the given code. No method exists on Linux, so nothing can be passed.
@available(
  *, deprecated, message: "Methods cannot be replaced at run time on Linux: there are none."
)
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }

/// Changes nothing. No method exists on Linux, so nothing can be passed.
@available(
  *, deprecated, message: "Methods cannot be replaced at run time on Linux: there are none."
)
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

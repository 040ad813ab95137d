// Names of Core Foundation for run loops. A file that imports CoreFoundation uses the names of that module.

/// A run loop. Foundation on Linux has the class but not this name.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the current thread.
@_disfavoredOverload public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Returns the run loop of the main thread.
@_disfavoredOverload public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Wakes up a run loop that waits.
@_disfavoredOverload public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.perform {} }

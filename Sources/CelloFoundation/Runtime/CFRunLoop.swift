// Names of Core Foundation for run loops.

/// A run loop. Foundation on Linux has the class but not this name.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Wakes up a run loop that waits.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.perform {} }

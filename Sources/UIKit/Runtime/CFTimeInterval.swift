/// A time span in seconds, which Foundation does not have on Linux.
public typealias CFTimeInterval = Double

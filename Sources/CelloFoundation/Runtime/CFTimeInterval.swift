/// A time span in seconds. Foundation on Linux lacks it.
public typealias CFTimeInterval = Double

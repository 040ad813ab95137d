/// A string. Foundation on Linux has the class but not this name.
public typealias CFString = NSString

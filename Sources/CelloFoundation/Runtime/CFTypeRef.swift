/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject

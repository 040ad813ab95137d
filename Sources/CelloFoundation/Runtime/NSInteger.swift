/// An integer, by its name in Objective-C.
public typealias NSInteger = Int

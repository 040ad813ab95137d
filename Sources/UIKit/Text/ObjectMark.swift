/// The first stored property of every object of ours that may be an attribute's value or stand in one of Foundation's
/// collections.
///
/// On Linux, CoreFoundation compares such objects and takes the word behind an object's header for its own: bits 8 to 17
/// are the number of one of its types. In an object of Swift's that word is whatever is stored first, and where it looks
/// like type 0 the process stops, for instance when `NSMutableAttributedString` is given a second colour. This number is
/// that of no type, so that CoreFoundation asks the object itself.
struct ObjectMark: Sendable {
  private let word: UInt64 = 0x3ff00
}

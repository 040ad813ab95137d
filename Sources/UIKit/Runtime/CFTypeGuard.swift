/// Prevents CoreFoundation from mistaking an object for one of its own. It must be the first stored
/// property of every class whose objects can be values of attributes or elements of Foundation's
/// collections.
///
/// On Linux, CoreFoundation compares such objects and reads the word behind an object's header as
/// its own type word: bits 8 to 17 are the identifier of a CoreFoundation type. In a Swift object
/// that word is the first stored property, and if it looks like type 0 the process crashes, for
/// instance when `NSMutableAttributedString` is given a second color. This word is not the
/// identifier of any type, so CoreFoundation calls the object's own methods.
struct CFTypeGuard: Sendable {
  private let word: UInt64 = 0x3ff00
}

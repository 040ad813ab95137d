/// Keeps CoreFoundation from mistaking an object for one of its own. It must be the first stored property of every class
/// whose objects can be the values of attributes or stand in Foundation's collections.
///
/// On Linux, CoreFoundation compares such objects and reads the word behind an object's header as its own type word: bits
/// 8 to 17 are the identifier of a CoreFoundation type. In a Swift object that word is the first stored property, and if
/// it looks like type 0 the process stops, for instance when `NSMutableAttributedString` is given a second color. This
/// word holds the identifier of no type, so CoreFoundation asks the object itself.
struct CFTypeGuard: Sendable {
  private let word: UInt64 = 0x3ff00
}

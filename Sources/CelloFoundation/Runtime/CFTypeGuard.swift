/// Prevents CoreFoundation from treating an object as a CoreFoundation object. It must be the first
/// stored property of every class whose objects can be values of attributes or elements of
/// Foundation's collections.
///
/// On Linux, CoreFoundation compares such objects and reads the word after an object's header as
/// its type word: bits 8 to 17 are the identifier of a CoreFoundation type. In a Swift object, that
/// word is the first stored property. If it looks like type 0, the process crashes, for example
/// when `NSMutableAttributedString` receives a second color. This word does not identify any type,
/// so CoreFoundation calls the object's own methods.
package struct CFTypeGuard: Sendable {
  private let word: UInt64 = 0x3ff00

  package init() {}
}

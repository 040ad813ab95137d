import Testing
import UIKit

@Suite("Names that Foundation lacks on Linux") struct FoundationNamesTests {
  private final class Row: NSObject {}
  private final class Plain {}

  @Test("classes have the names of iOS")
  func classNames() {
    #expect(UIView.description() == "UIView")
    #expect(NSObject.description() == "NSObject")
    #expect(Row.description().hasPrefix("UIKitTests."))
    #expect(Row.description().hasSuffix("Row"))
    let object: AnyObject = Plain()
    #expect(_classDescription(type(of: object)).hasSuffix("Plain"))
  }

  private final class SpecialRow: NSObject, UIScrollViewDelegate {}

  @Test("objects know whether they are of a class or a subclass")
  @MainActor func kinds() {
    let delegate: any UIScrollViewDelegate = SpecialRow()
    #expect(delegate.isKind(of: SpecialRow.self) && delegate.isKind(of: NSObject.self))
    #expect(!delegate.isKind(of: Row.self))
    #expect(delegate.isMember(of: SpecialRow.self) && !delegate.isMember(of: NSObject.self))
  }

  @Test("locales name countries, languages, currencies and locales")
  func localeNames() {
    let locale = Locale(identifier: "de_DE") as NSLocale
    #expect(locale.localizedString(forCountryCode: "US") == "Vereinigte Staaten")
    #expect(locale.localizedString(forLanguageCode: "fr") == "Französisch")
    #expect(locale.localizedString(forCurrencyCode: "JPY") == "Japanischer Yen")
    #expect(locale.localizedString(forLocaleIdentifier: "de_AT") == "Deutsch (Österreich)")
    #expect(locale.localizedString(forCountryCode: "??") == nil)
  }

  @Test("a closure that does not escape can enumerate matches, and stop")
  func matches() throws {
    func count(_ isLast: (String) -> Bool) throws -> Int {
      var count = 0
      let text = "a1b22c333"
      func visit(
        using block: (
          NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
      ) throws {
        try NSRegularExpression(pattern: "[0-9]+")
          .enumerateMatches(in: text, range: NSRange(location: 0, length: 9), using: block)
      }
      try visit { match, _, stop in
        guard let match, let range = Range(match.range, in: text) else { return }
        count += 1
        if isLast(String(text[range])) { stop.pointee = true }
      }
      return count
    }
    #expect(try count { _ in false } == 3)
    #expect(try count { $0 == "22" } == 2)
  }

  @Test("exceptions have a name and a reason")
  func exceptions() {
    let exception = NSException(
      name: .invalidArgumentException, reason: "no rows", userInfo: ["count": 0])
    #expect(exception.name.rawValue == "NSInvalidArgumentException")
    #expect(exception.description == "no rows")
    #expect(exception.userInfo?["count"] as? Int == 0)
    #expect(NSException(name: .rangeException, reason: nil).description == "NSRangeException")
  }

  @Test("raising an exception ends the process")
  func raising() async {
    await #expect(processExitsWith: .failure) {
      NSException(name: .rangeException, reason: "row 3 of 2").raise()
    }
  }

  private protocol Counting { func count(_ number: UnsafeMutablePointer<Int32>) -> [Int32] }

  private struct Counter: Counting {
    @available(*, deprecated) func count(_ number: UnsafeMutablePointer<Int32>) -> [Int32] {
      [OSAtomicIncrement32(number), OSAtomicIncrement32(number), OSAtomicDecrement32(number)]
    }
  }

  @Test("numbers are changed atomically")
  func atomicNumbers() {
    var number: Int32 = 5
    let counter: any Counting = Counter()
    #expect(counter.count(&number) == [6, 7, 6])
    #expect(number == 6)
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
  }

  @MainActor @Test("run loops have their names of Core Foundation")
  func runLoops() {
    #expect(CFRunLoopGetMain() === RunLoop.main)
    #expect(CFRunLoopGetCurrent() === RunLoop.current)
    CFRunLoopWakeUp(CFRunLoopGetMain())
  }

  @Test("names of Core Text are keys of attributed strings")
  func attributeNames() {
    #expect(kCTTrackingAttributeName as NSAttributedString.Key == .tracking)
    #expect(NSAttributedString.Key(kCTFontAttributeName as String) == .font)
  }
}

@Suite("Tables of objects") struct NSHashTableTests {
  private final class Row: NSObject {
    override func isEqual(_ object: Any?) -> Bool { true }
    override var hash: Int { 0 }
  }

  @Test("a table with weak references does not keep its objects")
  func weakReferences() {
    let table = NSHashTable<Row>.weakObjects()
    let kept = Row()
    table.add(kept)
    do {
      let released = Row()
      table.add(released)
      #expect(table.count == 2)
      #expect(table.contains(released))
    }
    #expect(table.allObjects == [kept])
    #expect(table.anyObject === kept)
    table.remove(kept)
    table.add(nil)
    #expect(table.count == 0)
  }

  @Test("objects are compared by identity")
  func identity() {
    let table = NSHashTable<Row>()
    let (first, second) = (Row(), Row())
    table.add(first)
    table.add(first)
    #expect(table.count == 1)
    #expect(table.member(second) == nil)
    table.add(second)
    #expect(table.count == 2)
    table.removeAllObjects()
    #expect(table.allObjects.isEmpty)
  }
}

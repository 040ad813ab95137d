import Foundation
import Testing
import UIKit

struct FormatterObjectTests {
  @Test("number and date formatters create objects from texts")
  func objects() {
    let number = NumberFormatter()
    number.locale = Locale(identifier: "en_US")
    var object: AnyObject?
    #expect(number.getObjectValue(&object, for: "12", errorDescription: nil))
    #expect((object as? NSNumber)?.intValue == 12)
    let date = DateFormatter()
    date.locale = Locale(identifier: "en_US_POSIX")
    date.timeZone = TimeZone(identifier: "UTC")
    date.dateFormat = "yyyy-MM-dd"
    #expect(date.getObjectValue(&object, for: "1970-01-02", errorDescription: nil))
    #expect((object as? NSDate)?.timeIntervalSince1970 == 86_400)
  }

  @Test("a text without a value leaves the object and gives a reason")
  func failures() {
    var object: AnyObject? = NSNumber(value: 3)
    var reason: NSString?
    #expect(!NumberFormatter().getObjectValue(&object, for: "x", errorDescription: &reason))
    #expect((object as? NSNumber)?.intValue == 3)
    #expect(reason?.contains("x") == true)
    #expect(!Formatter().getObjectValue(nil, for: "x", errorDescription: nil))
  }

  @Test("a formatter of an app creates its own objects")
  func ownFormatters() {
    final class Shouting: Formatter, _ObjectValueFormatter {
      func getObjectValue(
        _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
      ) -> Bool {
        guard string != "?" else {
          return super._getObjectValue(obj, for: string, errorDescription: error)
        }
        obj?.pointee = string.uppercased() as NSString
        return true
      }
    }
    let formatter: Formatter = Shouting()
    var object: AnyObject?
    #expect(formatter.getObjectValue(&object, for: "a", errorDescription: nil))
    #expect((object as? NSString)?.isEqual(to: "A") == true)
    #expect(!formatter.getObjectValue(&object, for: "?", errorDescription: nil))
  }

  @Test("all formatters but those of an app accept all partial texts")
  func partialTexts() {
    final class Digits: Formatter, _PartialStringFormatter {
      func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
        proposedSelectedRange proposedSelRangePtr: NSRangePointer?,
        originalString origString: String, originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
      ) -> Bool {
        let digits = (partialStringPtr.pointee as String).filter(\.isNumber)
        guard digits != partialStringPtr.pointee as String else {
          return super._isPartialStringValid(
            partialStringPtr, proposedSelectedRange: proposedSelRangePtr,
            originalString: origString, originalSelectedRange: origSelRange,
            errorDescription: error)
        }
        partialStringPtr.pointee = digits as NSString
        proposedSelRangePtr?.pointee.location = digits.utf16.count
        error?.pointee = "Only digits are allowed." as NSString
        return false
      }
    }
    func isValid(
      _ text: inout NSString, _ selection: inout NSRange, _ reason: inout NSString?,
      _ formatter: Formatter
    ) -> Bool {
      formatter.isPartialStringValid(
        &text, proposedSelectedRange: &selection, originalString: "12",
        originalSelectedRange: NSRange(location: 2, length: 0), errorDescription: &reason)
    }
    var text: NSString = "12a"
    var selection = NSRange(location: 3, length: 0)
    var reason: NSString?
    #expect(isValid(&text, &selection, &reason, NumberFormatter()))
    #expect(text == "12a" && selection.location == 3 && reason == nil)
    #expect(!isValid(&text, &selection, &reason, Digits()))
    #expect(text == "12" && selection.location == 2 && reason == "Only digits are allowed.")
    #expect(isValid(&text, &selection, &reason, Digits()))
  }
}

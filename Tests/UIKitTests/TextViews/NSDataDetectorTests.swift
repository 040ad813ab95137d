import Testing
import UIKit

@Suite("Data detectors") struct NSDataDetectorTests {
  private static let link = NSTextCheckingResult.CheckingType(rawValue: 32)
  private static let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 2048)
  private static let date = NSTextCheckingResult.CheckingType(rawValue: 8)
  private let text = "Call +1 408 555 0100, or visit www.example.com or ask a@example.com."
  private var all: NSRange { NSRange(location: 0, length: text.utf16.count) }

  private func detector(_ types: NSTextCheckingResult.CheckingType...) throws -> NSDataDetector {
    try NSDataDetector(types: types.reduce(0) { $0 | $1.rawValue })
  }

  @Test("links and telephone numbers are found in the order of the text")
  func matches() throws {
    let matches = try detector(Self.link, Self.phoneNumber).matches(in: text, range: all)
    #expect(
      matches.map { (text as NSString).substring(with: $0.range) } == [
        "+1 408 555 0100", "www.example.com", "a@example.com",
      ])
    // The values of Foundation's constants on Linux, with which code compares them.
    let linkOnLinux = NSTextCheckingResult.CheckingType(rawValue: 64)
    #expect(matches.map(\.resultType) == [Self.phoneNumber, linkOnLinux, linkOnLinux])
    let links = try detector(linkOnLinux).matches(in: text, range: all)
    #expect(links.map(\.resultType) == [linkOnLinux, linkOnLinux])
    #expect(matches.map(\.phoneNumber) == ["+1 408 555 0100", nil, nil])
    #expect(
      matches.map { $0.url?.absoluteString } == [
        nil, "http://www.example.com", "mailto:a@example.com",
      ])
    #expect(matches.map(\.numberOfRanges) == [1, 1, 1])
  }

  @Test("only the requested kinds of data in the range are found")
  func restrictions() throws {
    let links = try detector(Self.link)
    #expect(links.numberOfMatches(in: text, range: all) == 2)
    #expect(links.firstMatch(in: text, range: all)?.url?.host == "www.example.com")
    #expect(
      links.rangeOfFirstMatch(in: text, range: NSRange(location: 0, length: 40)).location
        == NSNotFound)
    #expect(links.checkingTypes == 32)
  }

  @Test("an enumeration can be stopped")
  func enumeration() throws {
    var count = 0
    try detector(Self.link).enumerateMatches(in: text, range: all) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test("a detector for other kinds of data cannot be created")
  func otherKinds() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: Self.date.rawValue) }
  }

  @Test("results have no address and no date, because neither is detected")
  func undetectedKinds() throws {
    let result = try #require(detector(Self.link).firstMatch(in: text, range: all))
    #expect(result.addressComponents == nil && result.date == nil && result.timeZone == nil)
    #expect(result.duration == 0)
    #expect(result.addressComponents?[.street] == nil && NSTextCheckingKey.zip.rawValue == "ZIP")
  }
}

import Foundation
import Testing

@testable import os

@Suite("Messages of a logger") struct LogMessageTests {
  private func text(_ message: OSLogMessage, in output: LogOutput = .redacted) -> String {
    message.text(in: output)
  }

  @Test("numbers, Boolean values and types are visible, other values are not")
  func automaticPrivacy() {
    let name = "Ada"
    let url = URL(filePath: "/tmp")
    #expect(text("\(1) \(true) \(2.5) \(Int.self)") == "1 true 2.500000 Swift.Int")
    #expect(text("\(name) \(url)") == "<private> <private>")
    #expect(text("\(name) \(url)", in: .all) == "Ada file:///tmp")
  }

  @Test("a value is visible if its privacy says so")
  func explicitPrivacy() {
    let name = "Ada"
    #expect(text("\(name, privacy: .public)") == "Ada")
    #expect(text("\(7, privacy: .private)") == "<private>")
    #expect(text("\(7, privacy: .private)", in: .all) == "7")
    #expect(text("\(name, privacy: .sensitive)", in: .all) == "<private>")
  }

  @Test("the hash of a private value is equal for equal values only")
  func hashes() {
    let hashes = ["Ada", "Ada", "Grace"].map { text("\($0, privacy: .private(mask: .hash))") }
    #expect(hashes[0] == hashes[1])
    #expect(hashes[0] != hashes[2])
    #expect(hashes[0].hasPrefix("<mask.hash: '"))
    #expect(text("\("Ada", privacy: .private(mask: .hash))", in: .all) == "Ada")
  }

  @Test("numbers have the format, values the width that the message says")
  func formats() {
    #expect(text("\(255, format: .hex)") == "ff")
    #expect(
      text("\(-255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4))") == "-0x00FF"
    )
    #expect(text("\(8, format: .octal(includePrefix: true))") == "0o10")
    #expect(text("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))") == "+007")
    #expect(text("\(Int.min)") == "-9223372036854775808")
    #expect(text("\(1.5, format: .fixed(precision: 1))") == "1.5")
    #expect(text("\(1.5, format: .exponential(precision: 2, uppercase: true))") == "1.50E+00")
    #expect(text("\(Float(0.5), format: .hybrid)") == "0.5")
    #expect(text("\(1.0, format: .fixed(precision: -1))") == "1")
    #expect(text("\(true, format: .answer)") == "YES")
    #expect(text("|\(7, align: .right(columns: 3))|\(7, align: .left(columns: 3))|") == "|  7|7  |")
  }

  @Test("a value that is nil is (null), an error has its description")
  func missingValues() {
    struct Failure: Error {}
    let none: NSString? = nil
    let failure: any Error = Failure()
    #expect(text("\(none)", in: .all) == "(null)")
    #expect(text("\(failure)", in: .all) == "Failure()")
  }

  @Test("values are not computed if nothing is logged")
  func laziness() {
    func value() -> Int {
      Issue.record("The value was computed.")
      return 0
    }
    Logger(.disabled).error("\(value())")
    os_log(.error, log: .disabled, "\(value())")
  }
}

@Suite("Formats of os_log") struct LogFormatTests {
  private func text(
    _ format: StaticString, _ arguments: any CVarArg..., in output: LogOutput = .redacted
  ) -> String {
    LogFormat(format).text(arguments, in: output)
  }

  @Test("the words in braces say who may see a value")
  func privacy() {
    #expect(text("%d %{public}@ %@", 1, "a", "b") == "1 a <private>")
    #expect(text("%{private}d %{sensitive}@", 1, "a", in: .all) == "1 <private>")
    #expect(text("%{public, location:escape_only}@", "a") == "a")
    #expect(text("%@ %@", "a", NSNumber(value: 2), in: .all) == "a 2")
  }

  @Test("numbers are formatted as printf does")
  func numbers() {
    #expect(text("%ld %lld %hhd %u", -1, Int64(-2), Int8(-3), UInt8(4)) == "-1 -2 -3 4")
    #expect(text("%x %X %#o", Int32(-1), 255, 8) == "ffffffff FF 010")
    #expect(text("%05.1f|%e|%g", 3.14159, 1.0, Float(0.5)) == "003.1|1.000000e+00|0.5")
    #expect(text("%*d|%.*f", 4, 7, 2, 1.0) == "   7|1.00")
    #expect(text("%c", Int32(65)) == "A")
    #expect(text("%{bool}d %{BOOL}d", 1, 0) == "true NO")
    #expect(text("%{darwin.errno}d", 2) == "[2: No such file or directory]")
    #expect("key".withCString { text("%{public}s", $0) } == "key")
  }

  @Test("a format that doesn't match its values is not an error")
  func misfits() {
    #expect(text("100%% of %d") == "100% of <missing>")
    #expect(text("%d", 1, 2) == "1")
    #expect(text("%{public}d %{public}s %f", "a", 1, 2) == "a 1 2")
    #expect(text("50%") == "50%")
    #expect(text("%{public") == "<missing>public")
  }
}

@Suite("The output of logs") struct LogOutputTests {
  @Test("the variable decides where messages go")
  func variable() {
    #expect(LogOutput(variable: nil) == .none)
    #expect(LogOutput(variable: "") == .none)
    #expect(LogOutput(variable: "public") == .redacted)
    #expect(LogOutput(variable: "all") == .all)
  }

  @Test("an unknown value of the variable is reported, and nothing is logged")
  func unknownVariable() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      #expect(LogOutput(variable: "yes") == .none)
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "CELLOPHANE_LOG is 'yes', so that nothing is logged; set it to 'public' or 'all'.\n"))
  }

  @Test("messages of all kinds are written to standard error")
  func messages() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("CELLOPHANE_LOG", "public", 1)
      let logger = Logger(subsystem: "app", category: "list")
      let name = "Ada"
      logger.info("\(name) has \(2) cells")
      logger.fault("gone")
      os_log("plain")
      os_log("%{public}@", log: OSLog(subsystem: "app", category: ""), type: .debug, name)
      os_log(.error, "\(3)")
      Logger(.disabled).error("hidden")
      let signposter = OSSignposter(subsystem: "app", category: .pointsOfInterest)
      signposter.emitEvent("tap", id: OSSignpostID(5), "\(1)")
      let state = signposter.beginInterval("load")
      signposter.endInterval("load", state)
      signposter.endInterval("load", state)
      os_signpost(.begin, log: .default, name: "draw", "%d", 4)
    }
    let lines = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
      .split(separator: "\n").map(String.init)
    #expect(
      lines.filter { !$0.contains(" end: load (") } == [
        "[app:list] info: <private> has 2 cells", "[app:list] fault: gone", "notice: plain",
        "[app] debug: Ada", "error: 3", "[app:PointsOfInterest] event: tap #5 1",
        "[app:PointsOfInterest] begin: load", "begin: draw 4",
      ])
    #expect(lines.count { $0.hasPrefix("[app:PointsOfInterest] end: load (") } == 1)
  }
}

import Synchronization
import Testing

@testable import CelloGalleryRunner
@testable import CelloSnapshots

/// The command's output.
struct ConsoleTests {
  private let transcript = Transcript()

  @Test("names do not become commands to the system that runs the command")
  func commands() {
    let console = transcript.console(showsProgress: true)
    for text in ["::add-mask::a", "x\n::stop-commands::a", "##[group]a", "  ::error::a"] {
      console.print(text)
      console.printError(text)
      console.printWhole(text)
      console.progress(text)
    }
    let lines = (transcript.output + transcript.error).split { $0 == "\n" || $0 == "\r" }
    #expect(lines.count >= 16)
    for line in lines {
      #expect(!line.drop { $0 == " " }.hasPrefix("::"))
      #expect(!line.contains("##["))
    }
  }

  @Test("names of findings never become commands")
  func annotations() {
    func line(_ name: String) -> String {
      #"{"kind":"differs","name":"M/F/\#(name)","cause":"\#(name)","sentence":"\#(name)","#
        + #""caseCount":1,"cases":[],"changes":[],"scale":1}"#
    }
    let text = [#"\n::add-mask::a"#, "::add-mask::b", "##[group]c"].map(line)
      .joined(separator: "\n")
    let document = RunDocument(results: TestResults(text, file: "r").findings)
    let console = transcript.console()
    for line in GitHubReport(document, folders: []).annotations { console.printCommand(line) }
    console.printWhole(document.json)
    let lines = transcript.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.prefix(3).allSatisfy { $0.hasPrefix("::error title=") })
    #expect(lines[3].hasPrefix("{"))
    #expect(!transcript.output.contains("##["))
  }

  @Test("a line of 60 MB is truncated in messages")
  func longLines() {
    let console = transcript.console()
    let text = String(repeating: "a", count: 60_000_000)
    console.print(text)
    console.printError(text)
    #expect(transcript.output.utf8.count < 10_000)
    #expect(transcript.output.hasSuffix("a…\n"))
    #expect(transcript.error.utf8.count < 10_000)
    console.printWhole(String(text.prefix(100_000)))
    #expect(transcript.output.utf8.count > 100_000)
  }

  @Test("lines have colors only on a terminal, and escape sequences of names stay escaped")
  func colors() {
    let console = transcript.console(usesColors: true)
    console.print("a\u{1b}[0mb", .failure)
    console.print("plain")
    transcript.console().print("equal", .success)
    #expect(
      transcript.output == "\u{1b}[1;31ma\\u{1b}[0mb\u{1b}[0m\nplain\nequal\n")
    #expect(Console.wantsColors([:]))
    #expect(Console.wantsColors(["NO_COLOR": "", "TERM": "xterm"]))
    #expect(!Console.wantsColors(["NO_COLOR": "0"]))
    #expect(!Console.wantsColors(["TERM": "dumb"]))
  }

  @Test("elsewhere than on a terminal, there is a line of progress every ten seconds")
  func progress() {
    let start = ContinuousClock.now
    let seconds = Mutex(0.0)
    let console = transcript.console(now: { start + .seconds(seconds.withLock { $0 }) })
    for time in [0, 4, 9.9, 10, 11, 19, 25, 31, 35.5] {
      seconds.withLock { $0 = time }
      console.progress("after \(time)")
    }
    #expect(transcript.error == "after 10.0\nafter 25.0\nafter 35.5\n")
    #expect(transcript.output == "")
  }
}

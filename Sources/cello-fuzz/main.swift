// Feeds generated inputs to every reader and says how it went.
//
//     swift run -c release cello-fuzz [READER] [COUNT] [FIRST]
//
// READER is a name or `all`, COUNT is a million unless given. A reader passes when every input comes back, each within
// a second. Inputs have numbers and are the same in every run: a crash names the thousand it happened in, and
// `cello-fuzz READER 1 NUMBER` runs a single one again.

import CelloFuzzing
import Foundation

let arguments = CommandLine.arguments.dropFirst().map { $0 }
let readerName = arguments.first ?? "all"
let count = arguments.count > 1 ? Int(arguments[1]) ?? 0 : 1_000_000
let first = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 0
let targets = FuzzTarget.all.filter { readerName == "all" || $0.name == readerName }

guard !targets.isEmpty, count > 0 else {
  let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
  FileHandle.standardError.write(
    Data("usage: cello-fuzz [READER] [COUNT] [FIRST]; the readers are \(names)\n".utf8))
  exit(2)
}

func milliseconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) * 1_000 + Double(duration.components.attoseconds) / 1e15
}

var isSlow = false
let clock = ContinuousClock()
for target in targets {
  var slowest = (number: first, duration: Duration.zero)
  let start = clock.now
  for number in first..<(first + count) {
    // Not buffered, so that it is on the screen when the process dies.
    if number % 1_000 == 0, isatty(2) != 0 {
      FileHandle.standardError.write(Data("\r\(target.name) \(number)".utf8))
    }
    let input = target.input(number)
    let before = clock.now
    target.read(input)
    let duration = clock.now - before
    if duration > slowest.duration { slowest = (number, duration) }
  }
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  let line =
    "\(target.name): \(count) inputs in \(Int(clamping: milliseconds(clock.now - start) / 1_000)) s, "
    + "slowest \(String(format: "%.1f", milliseconds(slowest.duration))) ms (\(slowest.number)), "
    + "peak memory \(usage.ru_maxrss / 1_024) MB"
  print("\r" + line)
  if slowest.duration > .seconds(1) { isSlow = true }
}
exit(isSlow ? 1 : 0)

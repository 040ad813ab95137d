import CelloRaster
import Foundation

/// Measures the time from the start of a process to its first picture.
struct StartBenchmark {
  /// Draws the first standard scene in separate processes and prints the median of their times.
  func run(executable: String, font: String) throws {
    var times: [Double] = []
    for _ in 0..<15 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: executable)
      process.arguments = ["first-picture", font]
      let start = DispatchTime.now().uptimeNanoseconds
      try process.run()
      process.waitUntilExit()
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start))
    }
    times.sort()
    print("start to first picture, and exit: median \((times[7] / 1e5).rounded() / 10) ms")
  }
}

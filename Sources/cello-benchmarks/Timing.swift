import Foundation

/// The duration of an operation, in nanoseconds.
struct Timing {
  private(set) var median = 1.0
  private(set) var least = 1.0
  private var measurements = 0

  private static func now() -> Double {
    Double(DispatchTime.now().uptimeNanoseconds)
  }

  /// Runs the body for 0.15 s to warm up, then in 15 batches of about 30 ms. The median and the
  /// least of the batches' means are stored.
  ///
  /// If the environment variable `BENCH_N` is set, the body runs only that many times without
  /// measuring, so that instructions can be counted. If `BENCH_CALL` is also set, the body runs
  /// only in the measurement with that index.
  mutating func measure(_ body: () -> Void) {
    let environment = ProcessInfo.processInfo.environment
    if let count = environment["BENCH_N"].flatMap({ Int($0) }) {
      let only = environment["BENCH_CALL"].flatMap { Int($0) }
      if only == nil || only == measurements {
        for _ in 0..<count { body() }
      }
      measurements += 1
      return
    }
    let start = Self.now()
    var runs = 0
    while Self.now() - start < 1.5e8 {
      body()
      runs += 1
    }
    let batch = max(1, runs / 5)
    var means: [Double] = []
    for _ in 0..<15 {
      let begin = Self.now()
      for _ in 0..<batch { body() }
      means.append((Self.now() - begin) / Double(batch))
    }
    means.sort()
    median = means[7]
    least = means[0]
  }
}

/// Prints a line in the format of the other programs of the side-by-side benchmark.
func report(_ peer: String, _ scene: String, _ variant: String, _ timing: Timing, pixels: Double) {
  func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
  func aligned(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
  let speed = (pixels * 1e4 / timing.median + 0.5).rounded(.down) / 10
  print(
    padded(peer, 22), padded(scene, 20), padded(variant, 14), "median",
    aligned("\(Int(timing.median))", 11), "ns  min", aligned("\(Int(timing.least))", 11), "ns ",
    aligned("\(speed)", 9), "Mpx/s")
}

import Foundation

/// How long something takes, in nanoseconds.
struct Timing {
  var median: Double
  var least: Double

  private static func now() -> Double {
    Double(DispatchTime.now().uptimeNanoseconds)
  }

  /// Runs the body for 0.15 s to warm up, then 15 batches of about 30 ms; median and least of the batches' means.
  ///
  /// With `BENCH_N` in the environment the body only runs that many times, for counting instructions.
  static func measure(_ body: () -> Void) -> Timing {
    if let count = ProcessInfo.processInfo.environment["BENCH_N"].flatMap({ Int($0) }) {
      for _ in 0..<count { body() }
      return Timing(median: 1, least: 1)
    }
    let start = now()
    var runs = 0
    while now() - start < 1.5e8 {
      body()
      runs += 1
    }
    let batch = max(1, runs / 5)
    var means: [Double] = []
    for _ in 0..<15 {
      let begin = now()
      for _ in 0..<batch { body() }
      means.append((now() - begin) / Double(batch))
    }
    means.sort()
    return Timing(median: means[7], least: means[0])
  }
}

/// Prints one line in the manner of the other drivers.
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

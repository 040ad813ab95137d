/// The weights of a sampled Gaussian in units of 1/65,536: the center, then a weight for each
/// distance.
struct GaussianKernel {
  /// The weight at each distance. The sum over both sides is 65,536.
  let weights: [UInt32]

  var radius: Int { weights.count - 1 }

  /// Creates a kernel.
  ///
  /// - Parameters:
  ///   - sigma: the standard deviation of the Gaussian, in samples.
  ///   - cutoff: the distance at which the weights end, in samples. If it is between two edges of a
  ///     sample, the sample has a part of its weight. By default, samples beyond 3.3 standard
  ///     deviations, whose total weight is less than a thousandth, are omitted.
  init(sigma: Double, cutoff: Double? = nil) {
    let radius = max(1, Int(clamping: cutoff.map { $0 + 0.499 } ?? (sigma * 3.3 + 0.999)))
    var shares = [1.0]
    var total = 1.0
    for distance in 1...radius {
      let ratio = Double(distance) / sigma
      var share = Self.exponential(minus: ratio * ratio / 2)
      if let cutoff { share *= min(max(cutoff - Double(distance) + 0.5, 0), 1) }
      shares.append(share)
      total += 2 * share
    }
    var weights: [UInt32] = [0]
    var sum: UInt32 = 0
    for share in shares.dropFirst() {
      let weight = UInt32(clamping: Int(clamping: share / total * 65_536 + 0.5))
      weights.append(weight)
      sum += 2 * weight
    }
    weights[0] = 65_536 - sum
    while weights.count > 2, weights.last == 0 { weights.removeLast() }
    self.weights = weights
  }

  /// Returns e⁻ˣ for x of 0 or more, from its series and by squaring, because the result of the C
  /// library can differ between machines.
  static func exponential(minus x: Double) -> Double {
    guard x < 700 else { return 0 }
    let part = x / 1024
    var term = 1.0
    var sum = 1.0
    for index in 1...8 {
      term = term * part / Double(index)
      sum += term
    }
    for _ in 0..<10 { sum *= sum }
    return 1 / sum
  }
}

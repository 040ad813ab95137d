/// The movement of a damped spring from 0 to its rest position at 1.
struct SpringCurve {
  /// The decay rate of the distance from the rest position, per second.
  private let decay: Double
  /// The undamped angular frequency, in radians per second.
  private let frequency: Double
  /// The initial velocity, per second.
  private let velocity: Double

  /// Creates a curve. Masses and stiffnesses of 0 or less, and NaN, are treated as 1; negative
  /// dampings as 0.
  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let mass = mass > 0 && mass.isFinite ? mass : 1
    let stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 1
    frequency = (stiffness / mass).squareRoot()
    decay = damping > 0 ? min(damping / (2 * mass), 1e6) : 0
    self.velocity = velocity.isFinite ? velocity : 0
  }

  /// Returns the position after a time in seconds.
  func place(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let slope = decay - velocity
    if decay < frequency {
      let turn = (frequency * frequency - decay * decay).squareRoot()
      let (cosine, sine) = (turn * time).unitVector
      return 1 - (-decay * time).exponential * (cosine + slope / turn * sine)
    }
    let spread = (decay * decay - frequency * frequency).squareRoot()
    if spread < 1e-9 { return 1 - (-decay * time).exponential * (1 + slope * time) }
    // A sum of two exponential decays.
    let (slow, fast) = (decay - spread, decay + spread)
    let share = (fast - velocity) / (fast - slow)
    return 1 - share * (-slow * time).exponential - (1 - share) * (-fast * time).exponential
  }

  /// The time, in seconds, after which the position stays within a thousandth of the rest position.
  ///
  /// Source: Core Animation's default spring has the settling duration 1.4727003346780927, at which
  /// the sum of both terms' amplitudes reaches 0.001.
  var settlingDuration: Double {
    let limit = 0.001
    if decay < frequency {
      guard decay > 0 else { return .infinity }
      let turn = (frequency * frequency - decay * decay).squareRoot()
      return ((1 + ((decay - velocity) / turn).magnitude) / limit).naturalLogarithm / decay
    }
    // Without oscillation: bisect an interval in which the distance falls below the limit.
    let slow = decay - (decay * decay - frequency * frequency).squareRoot()
    guard slow > 0 else { return .infinity }
    var (low, high) = (0.0, 1 / slow)
    while (1 - place(at: high)).magnitude > limit, high < 1e9 { (low, high) = (high, 2 * high) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if (1 - place(at: middle)).magnitude > limit { low = middle } else { high = middle }
    }
    return high
  }
}

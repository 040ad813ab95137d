import Testing
import UIKit

@testable import CelloViews

@MainActor struct AnimationPaceTests {
  private static let times = [0.1, 0.25, 0.5, 0.75, 0.9]

  // Computed with 50 decimal digits from the control points in docs/measurements/motion.md#curves.
  @Test(
    "the system curves have the progress of their control points",
    arguments: [
      (
        CAMediaTimingFunctionName.easeInEaseOut,
        [
          0.019722453548311196, 0.12916193104731982, 0.5, 0.87083806895268023,
          0.98027754645168885,
        ]
      ),
      (
        .easeIn,
        [
          0.017026609651562941, 0.093464650718824857, 0.31535681257253928, 0.62186186917489017,
          0.83942784576246654,
        ]
      ),
      (
        .easeOut,
        [
          0.16057215423753346, 0.37813813082510978, 0.68464318742746066, 0.90653534928117518,
          0.982973390348437,
        ]
      ),
      (
        .default,
        [
          0.09479630571604325, 0.40851059135539586, 0.80240338758485696, 0.96045897834897409,
          0.99431647748455632,
        ]
      ),
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
  func curves(name: CAMediaTimingFunctionName, expected: [Double]) {
    let pace = AnimationPace.cubic(CAMediaTimingFunction(name: name).pace)
    for (time, value) in zip(Self.times, expected) {
      // Control points are stored as Float.
      #expect((pace.progress(at: time, duration: 1) - value).magnitude < 1e-7)
    }
    #expect(pace.progress(at: 0, duration: 1) == 0)
    #expect(pace.progress(at: 1, duration: 1) == 1)
    #expect(pace.progress(at: -3, duration: 1) == 0)
    #expect(pace.progress(at: .infinity, duration: 1) == 1)
    #expect(pace.progress(at: .nan, duration: 1) == 0)
  }

  // Computed in double precision from the closed form of a damped oscillation.
  @Test("springs have the positions of a damped oscillation")
  func springs() {
    let ofLayers = SpringCurve(mass: 1, stiffness: 100, damping: 10, velocity: 0)
    let perceptual = PerceptualSpring(duration: 0.5, bounce: 0.2)
    let bouncing = SpringCurve(
      mass: 1, stiffness: perceptual.stiffness, damping: perceptual.damping, velocity: 0)
    for (time, first, second) in [
      (0.1, 0.340299846608, 0.399251267935), (0.25, 1.023359579907, 0.922313786754),
      (0.5, 1.074590566595, 1.010450574733), (1, 1.002170116739, 0.999932102655),
    ] {
      #expect((ofLayers.place(at: time) - first).magnitude < 1e-11)
      #expect((bouncing.place(at: time) - second).magnitude < 1e-11)
    }
  }

  @Test("a spring with physical parameters has its own duration, another one lasts as asked")
  func naturalDurations() throws {
    let physical = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 0, dy: 0))
    let settling = CASpringAnimation().settlingDuration
    #expect(AnimationPace.spring(physical).naturalDuration == settling)
    #expect(
      AnimationPace.spring(UISpringTimingParameters(dampingRatio: 0.5)).naturalDuration == nil)
    #expect(AnimationPace(.easeIn).naturalDuration == nil)
    // A spring without damping never rests.
    let endless = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 0, initialVelocity: CGVector(dx: 0, dy: 0))
    #expect(AnimationPace.spring(endless).naturalDuration == nil)
  }

  @Test("a curve is created from every value, as on iOS")
  func rawValues() {
    let curves = [-1, 0, 1, 2, 3, 7].map { UIView.AnimationCurve(rawValue: $0) }
    #expect(curves == [.easeInOut, .easeInOut, .easeIn, .easeOut, .linear, .easeInOut])
  }
}

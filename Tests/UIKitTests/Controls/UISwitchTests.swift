import CelloRaster
import Testing
@_spi(Cello) import UIKit

@MainActor struct UISwitchTests {
  private func traits(_ systemVersion: SystemVersion) -> UITraitCollection {
    .iPhone.modifyingTraits { $0.systemVersion = systemVersion }
  }

  private func drawn(
    _ systemVersion: SystemVersion, rightToLeft: Bool = false, _ configure: (UISwitch) -> Void
  ) -> String {
    let traits = traits(systemVersion).modifyingTraits {
      $0.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    }
    return traits.performingAsCurrent {
      let toggle = UISwitch()
      configure(toggle)
      return DisplayListRecorder.record(toggle).description
    }
  }

  @Test(
    "the size is determined by the system version and cannot be set",
    arguments: [(SystemVersion.iOS18, 51.0, 31.0), (.iOS26, 63.0, 28.0)])
  func size(systemVersion: SystemVersion, width: Double, height: Double) {
    let size = CGSize(width: width, height: height)
    traits(systemVersion).performingAsCurrent {
      let toggle = UISwitch(frame: CGRect(x: 10, y: 20, width: 1, height: CGFloat.nan))
      #expect(toggle.bounds.size == size)
      toggle.frame = CGRect(x: 30, y: 40, width: 200, height: 200)
      #expect(toggle.frame == CGRect(origin: CGPoint(x: 30, y: 40), size: size))
      #expect(toggle.intrinsicContentSize == size)
      #expect(toggle.sizeThatFits(.zero) == size)
    }
  }

  @Test("another system version changes the size and keeps the origin")
  func changeOfLook() {
    let surroundings = UIView()
    surroundings.inherit(traits(.iOS26))
    let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    surroundings.addSubview(toggle)
    surroundings.inherit(traits(.iOS18))
    #expect(toggle.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
  }

  @Test(
    "the thumb is at the leading end of a gray track when off, and at the trailing end of a green track when on"
  )
  func drawing() {
    #expect(
      drawn(.iOS18) { _ in } == """
        51×31 pt
        fill roundedRect (0, 0, 51, 31) radius 15.5 circular #787880@0.16
        group clip roundedRect (0, 0, 51, 31) radius 15.5 circular
          shadow roundedRect (2, 2, 27, 27) radius 13.5 circular #000000@0.12 sigma 2.8 offset (0, 2.67)
        fill roundedRect (2, 2, 27, 27) radius 13.5 circular #ffffff
        """)
    #expect(
      drawn(.iOS26) { $0.setOn(true, animated: true) } == """
        63×28 pt
        fill roundedRect (0, 0, 63, 28) radius 14 circular #34c759
        shadow roundedRect (22, 2, 39, 24) radius 12 circular #000000@0.12 sigma 3 offset (0, 1)
        fill roundedRect (22, 2, 39, 24) radius 12 circular #ffffff
        """)
  }

  @Test("in right-to-left layouts, the ends are swapped")
  func rightToLeft() {
    let on = drawn(.iOS18, rightToLeft: true) { $0.isOn = true }
    #expect(on.contains("fill roundedRect (2, 2, 27, 27) radius 13.5 circular #ffffff"))
    let off = drawn(.iOS18, rightToLeft: true) { _ in }
    #expect(off.contains("fill roundedRect (22, 2, 27, 27) radius 13.5 circular #ffffff"))
  }

  @Test("colors can be set, and a switch that is not enabled is faded")
  func colors() {
    let own = drawn(.iOS26) {
      $0.isOn = true
      $0.onTintColor = .red
      $0.thumbTintColor = .blue
    }
    #expect(own.contains("#ff0000"))
    #expect(own.contains("#0000ff"))
    #expect(drawn(.iOS26) { $0.isEnabled = false }.contains("group opacity 0.5\n  fill"))
  }
}

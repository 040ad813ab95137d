import CelloSnapshots
import Testing
import UIKit

@testable import CelloScenes

/// Devices.
@MainActor struct ViewImageConfigTests {
  /// A view that records the safe area during its layout.
  private final class Probe: UIView {
    var insets = UIEdgeInsets.zero
    override func layoutSubviews() { insets = safeAreaInsets }
  }

  @Test("safe areas follow the orientation and the shape of the device")
  func safeAreas() {
    #expect(
      ViewImageConfig.iPhone13.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(
      ViewImageConfig.iPhone13(.landscape).safeArea
        == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(ViewImageConfig.iPhone8.safeArea == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(ViewImageConfig.iPhone8(.landscape).safeArea == .zero)
    #expect(
      ViewImageConfig.iPadPro11.safeArea == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(ViewImageConfig(size: CGSize(width: 1, height: 2)).safeArea == .zero)
  }

  @Test("newer devices have the size and the safe area of their displays")
  func newerDevices() {
    let devices: [(ViewImageConfig, CGFloat, CGFloat, CGFloat, String)] = [
      (.iPhoneSe3, 375, 667, 20, "iphonese3"), (.iPhone14Pro, 393, 852, 59, "iphone14pro"),
      (.iPhone15ProMax, 430, 932, 59, "iphone15promax"), (.iPhone17, 402, 874, 62, "iphone17"),
      (.iPad9_7(.portrait), 768, 1024, 20, "ipad9-7"),
      (.iPadPro10_5(.portrait), 834, 1112, 20, "ipadpro10-5"),
    ]
    for (device, width, height, top, word) in devices {
      #expect(device.size == CGSize(width: width, height: height))
      #expect(device.safeArea.top == top)
      #expect(device.word == word)
    }
    #expect(ViewImageConfig.iPhone17ProMax(.landscape).traits.horizontalSizeClass == .regular)
  }

  @Test("a row has the safe area to its left and right")
  func rows() throws {
    let probe = Probe()
    let scene = Scene(
      group: "rows", name: "probe", shows: "a row",
      cases: .listed(.device(.iPhone13, .iPhone13(.landscape)))
    ) { _ in probe }
    let snapshots = try SnapshotScene(scene)
    var sides: Set<CGFloat> = []
    for index in 0..<snapshots.space.count {
      _ = try snapshots.draw(snapshots.space[index])
      #expect(probe.insets.top == 0 && probe.insets.bottom == 0)
      #expect(probe.insets.left == probe.insets.right)
      sides.insert(probe.insets.left)
    }
    #expect(sides == [0, 47])
  }

  @Test("insets that are not numbers are treated as 0")
  func badInsets() {
    let probe = Probe()
    let area = UIEdgeInsets(top: .nan, left: -5, bottom: 3, right: 0)
    _ = DrawnCase(
      under: Variant().traits, .size(CGSize(width: 100, height: 50)), safeArea: area
    ) { probe }
    #expect(probe.insets == UIEdgeInsets(top: 0, left: 0, bottom: 3, right: 0))
  }

  @Test("iPads in Split View have the width and size class of each share")
  func splitView() {
    let devices: [(ViewImageConfig, CGFloat, CGFloat, UIUserInterfaceSizeClass, String)] = [
      (
        .iPadMini(.landscape(splitView: .oneThird)), 320, 768, .compact,
        "ipadmini-landscape-one-third"
      ),
      (
        .iPadMini(.landscape(splitView: .oneHalf)), 507, 768, .compact,
        "ipadmini-landscape-one-half"
      ),
      (
        .iPad9_7(.landscape(splitView: .twoThirds)), 694, 768, .regular,
        "ipad9-7-landscape-two-thirds"
      ),
      (.iPadMini(.landscape(splitView: .full)), 1024, 768, .regular, "ipadmini-landscape"),
      (.iPadMini(.portrait(splitView: .twoThirds)), 438, 1024, .compact, "ipadmini-two-thirds"),
      (
        .iPad10_2(.landscape(splitView: .oneHalf)), 535, 810, .compact,
        "ipad10-2-landscape-one-half"
      ),
      (.iPad10_2(.portrait(splitView: .oneThird)), 320, 1080, .compact, "ipad10-2-one-third"),
      (
        .iPadPro10_5(.portrait(splitView: .twoThirds)), 504, 1112, .compact,
        "ipadpro10-5-two-thirds"
      ),
      (
        .iPadPro11(.landscape(splitView: .oneThird)), 375, 834, .compact,
        "ipadpro11-landscape-one-third"
      ),
      (
        .iPadPro11(.landscape(splitView: .twoThirds)), 809, 834, .regular,
        "ipadpro11-landscape-two-thirds"
      ),
      (.iPadPro11(.portrait(splitView: .oneThird)), 320, 1194, .compact, "ipadpro11-one-third"),
      (
        .iPadPro12_9(.landscape(splitView: .oneHalf)), 678, 1024, .regular,
        "ipadpro12-9-landscape-one-half"
      ),
      (
        .iPadPro12_9(.portrait(splitView: .twoThirds)), 639, 1366, .compact,
        "ipadpro12-9-two-thirds"
      ),
      (.iPadPro12_9(.portrait(splitView: .full)), 1024, 1366, .regular, "ipadpro12-9"),
    ]
    for (device, width, height, sizeClass, word) in devices {
      #expect(device.size == CGSize(width: width, height: height), "\(word)")
      #expect(device.traits.horizontalSizeClass == sizeClass, "\(word)")
      #expect(device.traits.userInterfaceIdiom == .pad)
      #expect(device.traits.displayScale == 2)
      #expect(device.word == word)
    }
    #expect(
      ViewImageConfig.iPadPro11(.landscape(splitView: .oneThird)).safeArea
        == ViewImageConfig.iPadPro11(.landscape).safeArea)
  }
}

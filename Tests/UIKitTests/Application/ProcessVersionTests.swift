import Foundation
import Testing
import UIKit

@MainActor @Suite("The version of the system for prepared sources") struct ProcessVersionTests {
  @Test("the version is that of the device, not of the kernel")
  func version() {
    let info = ProcessInfo.processInfo
    #expect("\(info._systemVersion.majorVersion).0" == UIDevice.current.systemVersion)
    func version(_ major: Int, _ minor: Int) -> OperatingSystemVersion {
      OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: 0)
    }
    let major = info._systemVersion.majorVersion
    #expect(info._isSystemAtLeast(version(major, 0)) && info._isSystemAtLeast(version(13, 4)))
    #expect(!info._isSystemAtLeast(version(major, 1)) && !info._isSystemAtLeast(version(99, 0)))
  }

  @Test("other threads have the version of the current traits")
  func otherThreads() async {
    let major = await Task.detached { ProcessInfo.processInfo._systemVersion.majorVersion }.value
    #expect([18, 26].contains(major))
  }
}

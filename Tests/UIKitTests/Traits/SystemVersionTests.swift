import Testing
import UIKit

struct SystemVersionTests {
  @Test("iOS 26 is drawn by default")
  func standard() {
    #expect(SystemVersion.default == .iOS26)
    #expect(SystemVersion.allCases.map(\.name) == ["iOS 26", "iOS 18"])
    #expect(UITraitCollection.iPhone.systemVersion == .iOS26)
    #expect(UITraitCollection { $0.systemVersion = .iOS18 }.systemVersion == .iOS18)
  }
}

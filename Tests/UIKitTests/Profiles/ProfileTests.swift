import Testing
import UIKit

@Suite struct ProfileTests {
  @Test("the look of iOS 26 is what is drawn unless said otherwise")
  func standard() {
    #expect(Profile.standard == .iOS26)
    #expect(Profile.allCases.map(\.name) == ["iOS26", "iOS18"])
    #expect(UITraitCollection.iPhone.profile == .iOS26)
    #expect(UITraitCollection { $0.profile = .iOS18 }.profile == .iOS18)
  }
}

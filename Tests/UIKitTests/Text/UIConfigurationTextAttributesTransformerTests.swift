import Testing
import UIKit

struct UIConfigurationTextAttributesTransformerTests {
  @Test("a transformer changes a copy of the attributes")
  func transform() throws {
    let link = try #require(URL(string: "https://example.org"))
    let transformer = UIConfigurationTextAttributesTransformer { input in
      var output = input
      output.link = link
      return output
    }
    let plain = AttributeContainer()
    #expect(transformer(plain).link == link)
    #expect(plain.link == nil)
  }
}

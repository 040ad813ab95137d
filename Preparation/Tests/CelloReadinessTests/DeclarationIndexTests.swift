import Testing

@testable import CelloReadiness

@Suite("The index of declarations")
struct DeclarationIndexTests {
  @Test("lines of a type are joined, members are inherited")
  func parsing() {
    let names = DeclarationNames(
      "# Comment\nA\tB P\tone\nA\t\ttwo\nB\t\tthree\nA.Inner\n@modules\t\tM N")
    #expect(names.types["A"]?.members == ["one", "two"])
    #expect(names.hasMember("three", of: "A"))
    #expect(names.hasMember("Inner", of: "A"))
    #expect(!names.hasMember("one", of: "B"))
    #expect(names.modules == ["M", "N"])
  }

  @Test("types that inherit from each other in a circle end the search")
  func circle() {
    #expect(!DeclarationNames("A\tB\t\nB\tA\t").hasMember("one", of: "A"))
  }

  // These names exist in any version: they are the package's purpose, or Linux cannot have them.
  @Test(
    "declarations that exist", arguments: ["UIView", "UITableView", "UIListContentConfiguration"])
  func existing(type: String) {
    #expect(!DeclarationIndex.standard.lacksType(type))
    #expect(DeclarationIndex.standard.offered.types[type] != nil)
  }

  @Test("declarations that are missing", arguments: ["NSManagedObject", "UIHostingController"])
  func missing(type: String) {
    #expect(DeclarationIndex.standard.lacksType(type))
  }

  @Test("modules by their origin")
  func modules() {
    let index = DeclarationIndex.standard
    #expect(index.origin(ofModule: "UIKit") == .available)
    #expect(index.origin(ofModule: "Foundation") == .available)
    #expect(index.origin(ofModule: "SwiftUI") == .apple)
    #expect(index.origin(ofModule: "Alamofire") == .unknown)
    #expect(index.system.modulesByType["URLSession"] == "FoundationNetworking")
  }

  @Test("members that a type inherits are not missing")
  func inheritedMembers() {
    #expect(!DeclarationIndex.standard.lacksMember("alpha", of: "UILabel"))
    #expect(!DeclarationIndex.standard.lacksMember("alpha"))
  }
}

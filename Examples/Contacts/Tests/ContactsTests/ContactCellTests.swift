#if canImport(UIKit)
  import UIKit
  import XCTest

  @testable import Contacts

  final class ContactCellTests: XCTestCase {
    @MainActor func testShowsNameAndCompany() async {
      let cell = ContactCell(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
      cell.contact = Contact(name: "Ada Lovelace", company: "Analytical Engines")
      cell.layoutIfNeeded()
      let content = cell.contentConfiguration as? UIListContentConfiguration
      XCTAssertEqual(content?.text, "Ada Lovelace")
      XCTAssertEqual(content?.secondaryText, "Analytical Engines")
    }
  }
#endif

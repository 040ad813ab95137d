#if canImport(CellophaneTesting)
  import CellophaneTesting
  import Contacts
  import Testing
  import UIKit

  @MainActor @Test(arguments: [false, true])
  func cell(isFavorite: Bool) {
    let cell = ContactCell(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
    cell.contact = Contact(
      name: "Ada Lovelace", company: "Analytical Engines", isFavorite: isFavorite)
    assertSnapshot(of: cell, as: .image)
    assertSnapshot(of: cell, as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)))
  }
#endif

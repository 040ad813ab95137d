/// A person in an address book.
public struct Contact: Hashable, Sendable {
  public var name: String
  public var company: String
  public var isFavorite: Bool

  public init(name: String, company: String, isFavorite: Bool = false) {
    self.name = name
    self.company = company
    self.isFavorite = isFavorite
  }
}

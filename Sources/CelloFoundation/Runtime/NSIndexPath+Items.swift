extension NSIndexPath {
  /// Creates an index path of an item in a section.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates an index path of a row in a section.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The index of the section; `NSNotFound` if the index path has no index.
  public var section: Int { index(at: 0) }
  /// The index of the item in its section; `NSNotFound` if the index path has no second index.
  public var item: Int { index(at: 1) }
  /// The index of the row in its section; `NSNotFound` if the index path has no second index.
  public var row: Int { index(at: 1) }

  private func index(at position: Int) -> Int {
    position < length ? index(atPosition: position) : NSNotFound
  }
}

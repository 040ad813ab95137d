/// An inconsistency between updates and the item counts before and after the updates.
enum InvalidBatchUpdates: Error, Hashable, CustomStringConvertible {
  case sections(before: Int, after: Int, inserted: Int, deleted: Int)
  case items(
    section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int,
    movedOut: Int)
  case section(Int, action: String, count: Int)
  case item(IndexPath, action: String, count: Int)
  case malformed(IndexPath, action: String)
  case itemInDeletedSection(IndexPath)
  case deletedAndMoved(IndexPath)

  var description: String {
    switch self {
    case .sections(let before, let after, let inserted, let deleted):
      """
      Invalid update: the data source reports \(after) sections after the update, but there were \
      \(before) before, of which \(deleted) were deleted, and \(inserted) were inserted.
      """
    case .items(
      let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      """
      Invalid update: the data source reports \(after) items in section \(section) after the \
      update, but there were \(before) before, and \(inserted) were inserted, \(deleted) deleted, \
      \(movedIn) moved in, \(movedOut) moved out.
      """
    case .section(let section, let action, let count):
      "Invalid update: \(action) section \(section), but there are only \(count) sections."
    case .item(let path, let action, let count):
      """
      Invalid update: \(action) item \(path.item) of section \(path.section), but there are only \
      \(count) items in the section.
      """
    case .malformed(let path, let action):
      """
      Invalid update: \(action) \(path), which is not the index path of an item. Create it with \
      IndexPath(item:section:).
      """
    case .itemInDeletedSection(let path):
      """
      Invalid update: item \(path.item) of section \(path.section) is deleted or moved, but its \
      section is deleted.
      """
    case .deletedAndMoved(let path):
      "Invalid update: item \(path.item) of section \(path.section) is deleted and moved."
    }
  }
}

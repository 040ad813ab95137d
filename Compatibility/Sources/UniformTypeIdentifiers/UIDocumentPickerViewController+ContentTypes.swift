public import UIKit

extension UIDocumentPickerViewController {
  /// Creates a picker of documents with one of several content types.
  ///
  /// On iOS, the initializer is a designated one.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }

  /// Creates a picker of documents with one of several content types, which are opened where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
}

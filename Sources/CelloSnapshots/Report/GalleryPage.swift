import Foundation

/// One page that opens from disk and shows a run: what differs first, grouped by cause, then every
/// picture.
///
/// Style, script and data are in the page; pictures are files beside it.
package struct GalleryPage {
  private let document: RunDocument

  package init(_ result: RunResult) { document = RunDocument(result, listsScenes: true) }

  /// The page of a document that lists its scenes.
  package init(_ document: RunDocument) { self.document = document }

  /// The whole file.
  package var html: String {
    // A text with `</script` would end the element that holds the data.
    let data = document.json.replacing("<", with: "\\u003c")
    return text(PackageResources.page_html)
      .replacing("/*STYLE*/", with: text(PackageResources.page_css))
      .replacing("/*SCRIPT*/", with: text(PackageResources.page_js))
      .replacing("/*DATA*/", with: data)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

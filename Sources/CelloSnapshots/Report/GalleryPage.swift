import Foundation

/// One page that opens from disk and shows a run: causes and failures first, then what is new or
/// deleted, then every picture.
///
/// Style, script and data are in the page; pictures are files beside it. However much a run found,
/// the page stays small enough to open at once: what it leaves out it says.
package struct GalleryPage {
  private let document: RunDocument
  private let folder: String?
  private let notices: [String]
  private let files: FileAccess

  package init(_ result: RunResult, folder: String? = nil, files: FileAccess = .system) {
    self.init(RunDocument(result, listsScenes: true), folder: folder, files: files)
  }

  /// The page of a document that lists its scenes.
  ///
  /// - Parameters:
  ///   - folder: where the page and its pictures are; `nil` to look at no pictures.
  ///   - notices: what else readers have to know about the results, a sentence each.
  package init(
    _ document: RunDocument, folder: String?, notices: [String] = [], files: FileAccess = .system
  ) {
    self.document = document
    self.folder = folder
    self.notices = notices
    self.files = files
  }

  /// The whole file.
  package var html: String {
    // A text with `</script` would end the element that holds the data.
    let data = RunDocument.json(PageData(document, folder: folder, notices: notices, files: files))
      .replacing("<", with: "\\u003c")
    return text(PackageResources.page_html)
      .replacing("/*STYLE*/", with: text(PackageResources.page_css))
      .replacing("/*SCRIPT*/", with: Self.scripts.map(text).joined(separator: "\n"))
      .replacing("/*DATA*/", with: data)
  }

  /// In the order in which they are run.
  private static var scripts: [[UInt8]] {
    [
      PackageResources.elements_js, PackageResources.address_js, PackageResources.pictures_js,
      PackageResources.comparison_js, PackageResources.pixels_js, PackageResources.findings_js,
      PackageResources.issues_js, PackageResources.gallery_js, PackageResources.viewer_js,
      PackageResources.contents_js,
      PackageResources.page_js,
    ]
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

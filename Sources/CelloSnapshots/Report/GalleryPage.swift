import Foundation

/// An HTML page that shows a run: first the causes and failures, then new and deleted pictures,
/// then all pictures.
///
/// The page opens from disk. It contains its style, script and data; the pictures are separate
/// files. The size of the page is limited for any number of findings, and the page mentions omitted
/// content.
package struct GalleryPage {
  private let document: RunDocument
  private let folder: String?
  private let notices: [String]
  private let origin: RunOrigin?
  private let files: FileAccess
  /// The indices of the findings that the reader can accept or reject, if a command serves the page;
  /// `nil`, the default, for a file.
  package var reviewedFindings: Set<Int>?

  package init(
    _ result: RunResult, folder: String? = nil, origin: RunOrigin? = nil,
    files: FileAccess = .system
  ) {
    self.init(
      RunDocument(result, listsScenes: true), folder: folder, origin: origin, files: files)
  }

  /// Creates the page of a document that lists its scenes.
  ///
  /// - Parameters:
  ///   - folder: the folder of the page and its pictures; `nil` if the pictures must not be read.
  ///   - notices: further sentences about the results.
  ///   - origin: when, where and how the results were made; `nil` if the page does not show it.
  package init(
    _ document: RunDocument, folder: String?, notices: [String] = [], origin: RunOrigin? = nil,
    files: FileAccess = .system
  ) {
    self.document = document
    self.folder = folder
    self.notices = notices
    self.origin = origin
    self.files = files
  }

  /// The contents of the file.
  package var html: String {
    // A text that contains `</script` would end the element with the data.
    var content = PageData(document, folder: folder, notices: notices, files: files)
    content.origin = origin
    content.review = reviewedFindings.map { PageData.Review(open: $0.sorted()) }
    let data = RunDocument.json(content).replacing("<", with: "\\u003c")
    return text(PackageResources.page_html)
      .replacing("/*CONNECTIONS*/", with: reviewedFindings == nil ? "'none'" : "'self'")
      .replacing("/*STYLE*/", with: text(PackageResources.page_css))
      .replacing("/*SCRIPT*/", with: Self.scripts.map(text).joined(separator: "\n"))
      .replacing("/*DATA*/", with: data)
  }

  /// The scripts, in the order in which they are executed.
  private static var scripts: [[UInt8]] {
    [
      PackageResources.elements_js, PackageResources.address_js, PackageResources.pictures_js,
      PackageResources.comparison_js, PackageResources.pixels_js, PackageResources.findings_js,
      PackageResources.issues_js, PackageResources.gallery_js, PackageResources.viewer_js,
      PackageResources.contents_js, PackageResources.review_js, PackageResources.page_js,
    ]
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

import CelloPage
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
    var content = PageData(document, folder: folder, notices: notices, files: files)
    content.origin = origin
    content.review = reviewedFindings.map { PageData.Review(open: $0.sorted()) }
    let connections = reviewedFindings == nil ? "'none'" : "'self'"
    let data = RunDocument.json(content).escapedForScript
    return Self.parts[0] + connections + Self.parts[1] + data + Self.parts[2]
  }

  /// The parts of the page before, between and after the allowed connections and the data, which are
  /// the same in all pages.
  private static let parts: [String] = {
    let page = String(cString: cello_page_document())
      .replacing("/*STYLE*/", with: String(cString: cello_page_style()))
      .replacing("/*SCRIPT*/", with: String(cString: cello_page_scripts()))
    let start = page.components(separatedBy: "/*CONNECTIONS*/")
    let end = start[1].components(separatedBy: "/*DATA*/")
    return [start[0], end[0], end[1]]
  }()
}

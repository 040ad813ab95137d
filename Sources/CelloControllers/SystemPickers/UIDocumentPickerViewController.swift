/// A view controller with which the user chooses documents, or a place for documents to export.
///
/// On iOS, another process draws the documents, so they do not appear in pictures of the screen. The view is empty here as well.
/// Tests call the delegate's methods.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
  /// The delegate that is told what the user has chosen; `nil` by default.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Stored only: a Boolean value that indicates whether the user can choose several documents; `false` by default.
  open var allowsMultipleSelection = false
  /// Stored only: a Boolean value that indicates whether extensions of file names are always visible; `false` by default.
  open var shouldShowFileExtensions = false
  /// Stored only: the folder that is shown first; `nil`, the default, for the one shown last.
  open var directoryURL: URL?
  /// The task of the picker.
  open private(set) var documentPickerMode = UIDocumentPickerMode.import

  /// Creates a picker of documents with one of several types; deprecated on iOS.
  ///
  /// Initializers with content types are in the module `UniformTypeIdentifiers`, which declares the types.
  ///
  /// - Parameters:
  ///   - allowedUTIs: the uniform type identifiers, such as `public.image`.
  ///   - mode: `import` for copies, `open` for the documents themselves.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of a folder to which documents are copied or moved.
  public init(forExporting urls: [URL], asCopy: Bool) {
    super.init(nibName: nil, bundle: nil)
    documentPickerMode = asCopy ? .exportToService : .moveToService
  }

  /// Creates a picker of a folder to which documents are moved.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Creates a picker of a folder to which a document is copied or moved.
  @available(*, deprecated, message: "Use init(forExporting:asCopy:).")
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(forExporting: [url], asCopy: mode == .exportToService)
  }

  /// Creates a picker of a folder to which documents are copied or moved.
  @available(*, deprecated, message: "Use init(forExporting:asCopy:).")
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }

  /// Always fails: controllers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  override func didDismissByUser() {
    super.didDismissByUser()
    delegate?.documentPickerWasCancelled(self)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

/// The tasks of a document picker, which initializers without this parameter replaced in iOS 14.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// Imports copies of documents.
  case `import` = 0
  /// Opens documents where they are.
  case open = 1
  /// Copies documents of the app.
  case exportToService = 2
  /// Moves documents of the app.
  case moveToService = 3
}

/// The methods that a document picker calls. All of them are optional.
///
/// Only the user's dismissal of the picker calls ``documentPickerWasCancelled(_:)``; tests call the others.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Never called: tells the delegate which documents or folders the user has chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Never called: tells the delegate which document the user has chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Tells the delegate that the user has dismissed the picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing by default.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing by default.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Does nothing by default.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A nib file. It is not read: create views in code, and register their classes.
///
/// Each use is a warning, and a use that an app performs ends the process with a sentence, as a
/// missing nib file does on iOS. So libraries that offer nib files compile.
@available(
  *, deprecated,
  message: "Nib files are not read here. Create the view in code, and register its class."
)
@MainActor @preconcurrency open class UINib: NSObject {
  /// The name of the file; `nil` for data.
  private let name: String?

  /// Creates an object for a nib file, which is not read.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates an object for the data of a nib file, which is not read.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = nil
    super.init()
  }

  /// Ends the process: the objects of the nib file are not known.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    fatalError("UINib: \(warning) Create the view in code.")
  }

  /// A sentence about a use of the nib file.
  package final var warning: String {
    "\(name.map { "the nib file '\($0)'" } ?? "the data of a nib file") cannot be read, because nib "
      + "files are not read here."
  }
}

extension Bundle {
  /// Returns `nil`, and logs a warning: nib files are not read.
  @available(*, deprecated, message: "Nib files are not read here. Create the view in code.")
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    Self.log.note(
      "Bundle.loadNibNamed: the nib file '\(name)' cannot be read, because nib files are not read here. "
        + "Create the view in code.")
    return nil
  }

  private static let log = WarningLog()
}

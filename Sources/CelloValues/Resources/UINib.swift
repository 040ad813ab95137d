/// A nib file with objects, such as a cell with its subviews.
///
/// The sources of nib files, `.xib`, are read among the resources of a bundle; compiled files, `.nib`, are not. Objects and
/// attributes that are not read are logged with the file and the line.
@MainActor @preconcurrency open class UINib: NSObject {
  /// Where the objects are described.
  package enum Content {
    /// A file with a name, in a bundle; `nil` for the main bundle.
    case file(name: String, bundle: Bundle?)
    /// The data of a file whose names refer to a bundle; `nil` for the main bundle.
    case data(Data, bundle: Bundle?)
    /// A part of a file, such as a prototype of a cell.
    case part(any NibPart)
  }

  package final let content: Content

  /// Creates an object for a nib file.
  ///
  /// - Parameters:
  ///   - name: the name, without an extension.
  ///   - bundleOrNil: the bundle with the file; `nil` for the main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    content = .file(name: name, bundle: bundleOrNil)
    super.init()
  }

  /// Creates an object for the data of a nib file: the bytes of a `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    content = .data(data, bundle: bundleOrNil)
    super.init()
  }

  /// Creates an object for a part of a nib file.
  package init(_ part: any NibPart) {
    content = .part(part)
    super.init()
  }

  /// Creates the objects of the file, and returns those without a superview.
  ///
  /// If the file cannot be read, a warning is logged, and there are no objects. On iOS, the process ends.
  ///
  /// - Parameters:
  ///   - ownerOrNil: the object to which outlets and actions of the file's owner are connected.
  ///   - optionsOrNil: options, such as ``OptionsKey/externalObjects``.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    nibLoader().objects(of: self, owner: ownerOrNil, options: optionsOrNil ?? [:]) ?? []
  }

  /// A key of options for creating the objects of a nib file.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of the objects that replace placeholders, by the names of the placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

/// A part of a nib file whose objects can be created by themselves.
@MainActor package protocol NibPart: AnyObject {
  /// Creates the objects of the part, and returns those without a superview.
  func objects(owner: Any?) -> [Any]
}

/// Reads nib files.
@MainActor package protocol NibLoading {
  /// Creates the objects of a nib file, and returns those without a superview; `nil` if it cannot be read.
  func objects(of nib: UINib, owner: Any?, options: [UINib.OptionsKey: Any]) -> [Any]?
  /// Returns a Boolean value that indicates whether a bundle contains a nib file.
  func containsNib(named name: String, in bundle: Bundle?) -> Bool
}

/// Returns the object that reads nib files.
///
/// It creates controllers and lists, and so it is in a module above this one, in which the function is implemented. The linker
/// connects them: no code has to register the object before the first nib file is read.
@_silgen_name("cellophane_nib_loader")
@MainActor package func nibLoader() -> any NibLoading

extension Bundle {
  /// Creates the objects of a nib file, and returns those without a superview; `nil`, with a warning, if the file cannot be read.
  ///
  /// - Parameters:
  ///   - name: the name of the file, without an extension.
  ///   - owner: the object to which outlets and actions of the file's owner are connected.
  ///   - options: options, such as ``UINib/OptionsKey/externalObjects``.
  @MainActor @preconcurrency public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    nibLoader().objects(
      of: UINib(nibName: name, bundle: self), owner: owner, options: options ?? [:])
  }
}

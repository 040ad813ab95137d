/// The processes that may read the data of an item. Here all data stays in the process.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  /// All processes.
  case all = 0
  /// The processes of the same developer.
  case team = 1
  /// The processes of the same group.
  case group = 2
  /// Only the app's own process.
  case ownProcess = 3
}

/// The ways in which a file can be provided.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The file can be opened where it is, instead of as a copy.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// An object that an item provider can deliver as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform type identifiers of the data, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Delivers the object as data of a type to a completion handler.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be created from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform type identifiers of readable data, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object from data of a type, or throws an error.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A provider of the data of an item in several types, for dragged items and pasteboards.
///
/// Foundation provides the class only on Apple's systems. Handlers run before a method returns,
/// because no data is loaded from other processes.
open class NSItemProvider: NSObject {
  /// The error of an item provider without suitable data.
  public struct ItemProviderError: Error, Equatable, CustomStringConvertible {
    /// The cause and the available types, for developers.
    public let description: String

    package init(description: String) {
      self.description = description
    }
  }

  private struct Representation {
    var typeIdentifier: String
    var load: (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  }

  private var representations: [Representation] = []

  /// Stored only: a name for a file with the item; `nil` by default.
  open var suggestedName: String?

  /// Creates a provider without data.
  public override init() { super.init() }

  /// Creates a provider of an object in all its types.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// The types of the item, in order of registration.
  open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

  /// Adds an object in all its types. The visibility has no effect.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Adds data of a type, which is loaded on request. The visibility has no effect.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(Representation(typeIdentifier: typeIdentifier, load: loadHandler))
  }

  /// Returns a Boolean value that indicates whether the item has data of a type, or of a type that
  /// conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifier.conforms($0, to: typeIdentifier) }
  }

  /// Loads the data of a type, or of a type that conforms to it. Without such data, the completion
  /// handler receives an error.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = representations.first {
      TypeIdentifier.conforms($0.typeIdentifier, to: typeIdentifier)
    }
    let done = Progress(totalUnitCount: 1)
    done.completedUnitCount = 1
    guard let found else {
      completionHandler(
        nil,
        ItemProviderError(
          description: """
            The item has no data of the type '\(typeIdentifier)'; it has \
            \(registeredTypeIdentifiers.isEmpty ? "none" : registeredTypeIdentifiers.joined(separator: ", ")).
            """))
      return done
    }
    return found.load(completionHandler) ?? done
  }

  /// Adds a file of a type, which is made on request. The options and the visibility have no effect.
  ///
  /// The load handler passes the URL of the file on, and whether the file must not be moved.
  open func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { load in
      loadHandler { url, _, error in
        guard let url else { return load(nil, error) }
        do { load(try Data(contentsOf: url), nil) } catch { load(nil, error) }
      }
    }
  }

  /// Writes the data of a type, or of a type that conforms to it, to a temporary file. The file is deleted after the completion
  /// handler. Without such data, or if the file cannot be written, the handler receives an error.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName ?? "item"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let files = FileManager.default
      let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? files.removeItem(at: folder) }
      do {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        // A name with separators would be a path.
        let url = folder.appendingPathComponent(name.replacing("/", with: ":"))
        try data.write(to: url)
        completionHandler(url, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Returns a Boolean value that indicates whether the item can create an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readableType(of: aClass) != nil
  }

  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
  }

  /// Creates an object from the item.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let identifier = readableType(of: aClass) ?? aClass.readableTypeIdentifiersForItemProvider.first
    return loadDataRepresentation(forTypeIdentifier: identifier ?? "") { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: identifier ?? ""), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Returns a Boolean value that indicates whether the item can create a value, such as a
  /// `String`.
  public final func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass _: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Creates a value, such as a `String`, from the item.
  @discardableResult
  public final func loadObject<Value: _ObjectiveCBridgeable>(
    ofClass _: Value.Type, completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      var value: Value?
      if let object = object as? Value._ObjectiveCType {
        _ = Value._conditionallyBridgeFromObjectiveC(object, result: &value)
      }
      completionHandler(value, error)
    }
  }
}

/// The uniform type identifiers of the system's types, with the types they conform to.
private enum TypeIdentifier {
  static func conforms(_ identifier: String, to other: String) -> Bool {
    var current: String? = identifier
    while let candidate = current {
      if candidate == other { return true }
      current = parents[candidate]
    }
    return false
  }

  private static let parents = [
    "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text",
    "public.text": "public.data", "public.file-url": "public.url", "public.url": "public.data",
    "public.png": "public.image", "public.jpeg": "public.image", "public.image": "public.data",
    "public.data": "public.item",
  ]
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The identifier of plain text in UTF-8.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  /// The identifiers of plain text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  /// Delivers the text in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  /// Creates a string from data in UTF-8, or throws an error.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = NSString(data: data, encoding: String.Encoding.utf8.rawValue) as? Self else {
      throw NSItemProvider.ItemProviderError(description: "The data is not a text in UTF-8.")
    }
    return text
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The identifier of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The identifier of URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Delivers the text of the URL in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Creates a URL from its text in UTF-8, or throws an error.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    let text = String(bytes: data, encoding: .utf8)
    guard let text, let url = NSURL(string: text) as? Self else {
      throw NSItemProvider.ItemProviderError(description: "The data is not a URL.")
    }
    return url
  }
}

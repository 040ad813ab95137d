/// Where the data of an item may be read.
public enum NSItemProviderRepresentationVisibility: Int, Hashable, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// An object that an item provider can hand over as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform type identifiers of the data, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Provides the object as data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be created from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform type identifiers of data that can be read, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Hands an item over as data of several types: dragged items and those of pasteboards.
///
/// Foundation has the class on Apple's systems only. Handlers run before a method returns; there is
/// no other process from which data is loaded.
open class NSItemProvider: NSObject {
  /// Why an item provider has no data.
  public struct ItemProviderError: Error, Equatable, CustomStringConvertible {
    public let description: String
  }

  private struct Representation {
    var typeIdentifier: String
    var load: (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  }

  private var representations: [Representation] = []

  /// A name for a file with the item; `nil` for none.
  open var suggestedName: String?

  public override init() { super.init() }

  /// A provider of an object in all its types.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// The types of the item, the best one first.
  open var registeredTypeIdentifiers: [String] { representations.map(\.typeIdentifier) }

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) {
        object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
      }
    }
  }

  /// Adds data of a type, which is loaded when it is asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(Representation(typeIdentifier: typeIdentifier, load: loadHandler))
  }

  /// Whether the item has data of a type, or of one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeIdentifier.conforms($0, to: typeIdentifier) }
  }

  /// Loads the data of a type, or of one that conforms to it.
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

  /// Whether an object of a class can be made of the item.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readableType(of: aClass) != nil
  }

  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
  }

  /// Makes an object of the item.
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

  /// Whether a value, such as a `String`, can be made of the item.
  public final func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass _: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  /// Makes a value, such as a `String`, of the item.
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

/// The uniform type identifiers that the system's own items have.
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
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

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
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

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

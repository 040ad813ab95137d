public import Foundation
public import UIKit

extension NSItemProvider {
  /// The types of the item, in order of registration. Those that are not known are left out.
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }

  /// Returns the types of the item that conform to a type, in order of registration.
  public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: contentType) }
  }

  /// Adds data of a type, which is loaded on request. The visibility has no effect.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Loads the data of a type, or of a type that conforms to it. Without such data, the completion handler receives an error.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = registeredContentTypes(conformingTo: contentType).first ?? contentType
    return loadDataRepresentation(
      forTypeIdentifier: found.identifier, completionHandler: completionHandler)
  }
}

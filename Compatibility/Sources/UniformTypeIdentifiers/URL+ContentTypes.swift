public import Foundation

extension URL {
  /// Returns a URL whose last component has the filename extension of a type. The URL is the same if it has an extension of the
  /// type, or if the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.needsExtension(after: pathExtension).map(appendingPathExtension) ?? self
  }

  /// Adds the filename extension of a type to the last component, unless it has one of the type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  /// Returns a URL with a component of a type, which has the type's filename extension.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(
      partialName, isDirectory: contentType.conforms(to: .directory)
    ).appendingPathExtension(for: contentType)
  }

  /// Adds a component of a type, which has the type's filename extension.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType)
  {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
}

extension NSString {
  /// Returns a path whose last component has the filename extension of a type.
  public func appendingPathExtension(for contentType: UTType) -> String {
    contentType.needsExtension(after: pathExtension).flatMap(appendingPathExtension)
      ?? String(describing: self)
  }

  /// Returns a path with a component of a type, which has the type's filename extension.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> String {
    NSString(string: appendingPathComponent(partialName)).appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// Returns the extension to add to a name with an extension; `nil` if it is an extension of the type.
  fileprivate func needsExtension(after pathExtension: String) -> String? {
    let extensions = tags[.filenameExtension] ?? []
    return extensions.contains(pathExtension.lowercased()) ? nil : extensions.first
  }
}

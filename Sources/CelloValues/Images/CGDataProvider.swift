// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Bytes. Core Foundation's type is Foundation's here.
public typealias CFData = NSData

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData?.length ?? 0 }

/// Returns the address of the bytes, which is valid while the object exists; `nil` without bytes.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData, theData.length > 0 else { return nil }
  return theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// A closure that is called with the address and the number of the bytes of a data provider when
/// they are no longer needed.
public typealias CGDataProviderReleaseDataCallback = (
  UnsafeMutableRawPointer?, UnsafeRawPointer, Int
) -> Void

/// The bytes of an image. They are copied when the provider is created.
public final class CGDataProvider: Sendable {
  package let bytes: Data

  package init(bytes: Data) { self.bytes = bytes }

  /// Creates a provider of bytes.
  public convenience init?(data: CFData) { self.init(bytes: Data(referencing: data)) }

  /// Creates a provider with a copy of bytes in memory; `nil` for a negative size.
  ///
  /// - Parameters:
  ///   - info: a pointer for the closure.
  ///   - size: the number of bytes.
  ///   - releaseData: a closure that is called at once, because the bytes have been copied.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    self.init(bytes: Data(bytes: data, count: size))
    releaseData(info, data, size)
  }

  /// A copy of the bytes.
  public var data: CFData? { NSData(data: bytes) }
}

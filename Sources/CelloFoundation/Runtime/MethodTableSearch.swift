/// Finds the tables of methods, and classes, in the metadata of a program.
///
/// Swift's runtime keeps a list of the program's and its libraries' metadata, with a record for each type. The layouts below are
/// those of Swift's ABI: docs/ABI/TypeMetadata.rst in the compiler's repository, and `MetadataSections` in the runtime.
@MainActor enum MethodTableSearch {
  /// The start of the names of types with methods.
  private static let prefix = Array("_NamedMethods_".utf8)

  /// Returns the tables in the images that were loaded after the first `imageCount` ones, and updates this number.
  static func tables(after imageCount: inout Int) -> [any _MethodTable.Type] {
    ranges(after: &imageCount).flatMap(tables(in:))
  }

  /// Returns the records of types in the images that were loaded after the first `imageCount` ones, and updates this number.
  private static func ranges(after imageCount: inout Int) -> [Range] {
    var images: [Range] = []
    withUnsafeMutablePointer(to: &images) { pointer in
      enumerateMetadataSections(
        { sections, context in
          context?.assumingMemoryBound(to: [Range].self).pointee.append(
            sections.load(fromByteOffset: MetadataSections.types, as: Range.self))
          return true
        }, pointer)
    }
    guard images.count > imageCount else { return [] }
    let new = images[imageCount...]
    imageCount = images.count
    return Array(new)
  }

  private static func tables(in records: Range) -> [any _MethodTable.Type] {
    guard let start = records.start else { return [] }
    return stride(from: 0, to: records.length, by: TypeRecord.size).compactMap { offset in
      table(at: start + offset)
    }
  }

  /// Returns the type of a record if it is a table.
  private static func table(at record: UnsafeRawPointer) -> (any _MethodTable.Type)? {
    guard let descriptor = classDescriptor(at: record) else { return nil }
    let name = target(of: descriptor + TypeDescriptor.name)
    guard prefix.indices.allSatisfy({ name.load(fromByteOffset: $0, as: UInt8.self) == prefix[$0] })
    else { return nil }
    return type(of: descriptor) as? any _MethodTable.Type
  }

  /// Returns the descriptor of a record's type if it is a class that is not generic.
  private static func classDescriptor(at record: UnsafeRawPointer) -> UnsafeRawPointer? {
    let value = record.load(as: Int32.self)
    var descriptor = record + Int(value & ~TypeRecord.kindMask)
    switch value & TypeRecord.kindMask {
    case TypeRecord.direct: break
    case TypeRecord.indirect:
      guard let pointer = descriptor.load(as: UnsafeRawPointer?.self) else { return nil }
      descriptor = pointer
    default: return nil
    }
    let flags = descriptor.load(as: UInt32.self)
    guard flags & TypeDescriptor.kindMask == TypeDescriptor.class,
      flags & TypeDescriptor.isGeneric == 0
    else { return nil }
    return descriptor
  }

  /// Returns the type that a descriptor describes.
  private static func type(of descriptor: UnsafeRawPointer) -> Any.Type {
    // The function has Swift's calling convention, which is the same as C's for an integer parameter, and whose result's first
    // word, the type, is that of C's.
    typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(
      target(of: descriptor + TypeDescriptor.accessor), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  // MARK: Classes

  /// The descriptors of classes by their names, without modules.
  private static var descriptors: [String: [UnsafeRawPointer]] = [:]
  private static var searchedImageCount = 0

  /// Returns the classes with a name, without a module, in all images: for names in files, such as nib files, which name the module
  /// of another build of the code.
  static func classes(named name: String) -> [AnyClass] {
    for records in ranges(after: &searchedImageCount) {
      guard let start = records.start else { continue }
      for offset in stride(from: 0, to: records.length, by: TypeRecord.size) {
        guard let descriptor = classDescriptor(at: start + offset) else { continue }
        let name = target(of: descriptor + TypeDescriptor.name)
        descriptors[String(cString: name.assumingMemoryBound(to: CChar.self)), default: []]
          .append(descriptor)
      }
    }
    return (descriptors[name] ?? []).compactMap { type(of: $0) as? AnyClass }
  }

  /// Returns the address to which a relative pointer points.
  private static func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer {
    pointer + Int(pointer.load(as: Int32.self))
  }

  /// Addresses of records.
  private struct Range {
    var start: UnsafeRawPointer?
    var length: Int
  }

  /// Offsets in the structure that describes an image: a version and three pointers, then the ranges of the protocols, the
  /// conformances and the types.
  private enum MetadataSections {
    static let types = 8 * MemoryLayout<Int>.size
  }

  /// A relative pointer whose lowest bits are the kind.
  private enum TypeRecord {
    static let size = 4
    static let kindMask: Int32 = 3
    static let direct: Int32 = 0
    static let indirect: Int32 = 1
  }

  /// Flags of a type's descriptor, and the offsets of relative pointers in it.
  private enum TypeDescriptor {
    static let kindMask: UInt32 = 0x1F
    static let `class`: UInt32 = 16
    static let isGeneric: UInt32 = 0x80
    static let name = 8
    static let accessor = 12
  }

  @_silgen_name("swift_enumerateAllMetadataSections")
  private static func enumerateMetadataSections(
    _ body:
      @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?) ->
      Bool,
    _ context: UnsafeMutableRawPointer?)
}

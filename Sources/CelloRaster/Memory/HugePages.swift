import Foundation

/// Memory in pages of 2 MiB.
///
/// The first access to each page of new memory interrupts the process, and the kernel fills the page
/// with zeros. For a large bitmap in pages of 4 KiB, this takes longer than drawing its pixels.
enum HugePages {
  /// The size of a page, in bytes.
  static let size = 2 << 20
  /// The size from which memory is allocated separately and returned to the system, in bytes, so that
  /// each allocation consists of new pages. Source: `DEFAULT_MMAP_THRESHOLD_MAX` of `mallopt(3)`.
  static let minimumSize = 32 << 20

  /// Returns the part of a memory area that consists of whole pages; `nil` if it is too small to be
  /// worth a system call.
  static func wholePages(in area: Range<UInt>) -> Range<UInt>? {
    guard area.count >= minimumSize else { return nil }
    let mask = UInt(size - 1)
    return (area.lowerBound + mask) & ~mask..<area.upperBound & ~mask
  }

  /// Requests huge pages for memory that has not been accessed yet. It only affects the speed, and a
  /// kernel can ignore it.
  static func advise(_ memory: UnsafeRawBufferPointer) {
    guard let base = memory.baseAddress else { return }
    let start = UInt(bitPattern: base)
    guard let pages = wholePages(in: start..<start + UInt(memory.count)) else { return }
    #if os(Linux)
      madvise(UnsafeMutableRawPointer(bitPattern: pages.lowerBound), pages.count, MADV_HUGEPAGE)
    #endif
  }
}

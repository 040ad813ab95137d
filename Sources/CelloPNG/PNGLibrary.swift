internal import CelloLibPNG

/// The library that reads and writes PNG files.
package enum PNGLibrary {
  /// Of the library that runs, not of its header.
  package static var version: String { String(cString: png_get_libpng_ver(nil)) }
}

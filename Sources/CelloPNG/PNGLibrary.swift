internal import CelloLibPNG

/// The library that reads and writes PNG files.
package enum PNGLibrary {
  /// The version of the loaded library, not of its header.
  package static var version: String { String(cString: png_get_libpng_ver(nil)) }
}

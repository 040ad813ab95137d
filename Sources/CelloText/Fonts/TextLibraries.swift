internal import CelloFreeType
internal import CelloHarfBuzz
internal import CelloICU

/// The versions of the text libraries, for information: pixels do not depend on them.
package enum TextLibraries {
  /// The versions by library name.
  package static var versions: [String: String] {
    var major: FT_Int = 0
    var minor: FT_Int = 0
    var patch: FT_Int = 0
    var library: FT_Library?
    if FT_Init_FreeType(&library) == 0 { FT_Library_Version(library, &major, &minor, &patch) }
    FT_Done_FreeType(library)
    let icu = cello_icu_version()
    return [
      "FreeType": "\(major).\(minor).\(patch)",
      "HarfBuzz": String(cString: hb_version_string()),
      "ICU": "\(icu >> 8).\(icu & 255)",
    ]
  }
}

// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The range of colours that a display shows. Everything here is drawn in sRGB whatever this says.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

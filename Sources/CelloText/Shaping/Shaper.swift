internal import CelloHarfBuzz
import Synchronization

/// Converts text to glyphs with HarfBuzz, and caches the results of short pieces.
final class Shaper: Sendable {
  /// The properties that determine the glyphs of a piece, in addition to its characters.
  struct Properties {
    var face: FontFace
    /// The ISO 15924 tag in HarfBuzz's encoding.
    var script: UInt32
    var isRightToLeft: Bool
    var features: [FontFeature]
  }

  private struct Key: Hashable {
    var face: ObjectIdentifier
    var script: UInt32
    var isRightToLeft: Bool
    var features: [FontFeature]
    var start: Int
    var units: [UInt16]
    var length: Int

    func hash(into hasher: inout Hasher) {
      hasher.combine(face)
      hasher.combine(script)
      hasher.combine(isRightToLeft)
      units.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// An idle HarfBuzz buffer.
  private struct IdleBuffer: @unchecked Sendable { let pointer: OpaquePointer }

  private let cache = Mutex(
    GenerationalCache<Key, (face: FontFace, run: ShapedRun)>(capacity: 4096))
  private let buffers = Mutex<[IdleBuffer]>([])

  /// The maximum length of a cached piece with its context, in code units.
  private static let maxCachedLength = 96

  deinit {
    buffers.withLock { buffers in for buffer in buffers { hb_buffer_destroy(buffer.pointer) } }
  }

  func removeAll() { cache.withLock { $0.removeAll() } }

  /// Shapes a range of a text.
  ///
  /// - Parameter context: a range around the shaped range that can affect its glyphs, in scripts
  ///   whose letters join.
  func shape(
    _ text: UnsafePointer<UInt16>, _ range: Range<Int>, context: Range<Int>,
    _ properties: Properties
  ) -> ShapedRun {
    // HarfBuzz reads up to five characters of context, and only for scripts whose letters join.
    let context =
      Self.isJoining(properties.script)
      ? max(
        context.lowerBound, range.lowerBound - 10)..<min(
          context.upperBound, range.upperBound + 10)
      : range
    guard context.count <= Self.maxCachedLength else {
      return shapeNow(text, range, context: context, properties)
    }
    let key = Key(
      face: ObjectIdentifier(properties.face), script: properties.script,
      isRightToLeft: properties.isRightToLeft, features: properties.features,
      start: range.lowerBound - context.lowerBound,
      units: Array(UnsafeBufferPointer(start: text + context.lowerBound, count: context.count)),
      length: range.count)
    if let found = cache.withLock({ $0[key] }) { return found.run }
    let run = shapeNow(text, range, context: context, properties)
    // The entry retains the face, because its address is part of the key.
    cache.withLock { $0[key] = (properties.face, run) }
    return run
  }

  private func shapeNow(
    _ text: UnsafePointer<UInt16>, _ range: Range<Int>, context: Range<Int>,
    _ properties: Properties
  ) -> ShapedRun {
    let buffer = takeBuffer()
    defer { recycle(buffer) }
    hb_buffer_add_utf16(
      buffer, text + context.lowerBound, Int32(context.count),
      UInt32(range.lowerBound - context.lowerBound), Int32(range.count))
    hb_buffer_set_direction(
      buffer, properties.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(properties.script))
    let features = properties.features.map {
      hb_feature_t(
        tag: $0.tag, value: UInt32(clamping: $0.value), start: 0, end: UInt32.max)
    }
    hb_shape(properties.face.shapingFont, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return ShapedRun(glyphs: []) }
    let base = Int32(range.lowerBound - context.lowerBound)
    let glyphs = [ShapedGlyph](unsafeUninitializedCapacity: Int(count)) { glyphs, initialized in
      for index in 0..<Int(count) {
        let info = infos[index]
        let position = positions[index]
        glyphs.initializeElement(
          at: index,
          to: ShapedGlyph(
            id: info.codepoint, cluster: Int32(bitPattern: info.cluster) - base,
            advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset,
            isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
      }
      initialized = Int(count)
    }
    return ShapedRun(glyphs: glyphs)
  }

  private func takeBuffer() -> OpaquePointer {
    if let buffer = buffers.withLock({ $0.popLast() }) { return buffer.pointer }
    return hb_buffer_create()
  }

  private func recycle(_ buffer: OpaquePointer) {
    hb_buffer_clear_contents(buffer)
    let idle = IdleBuffer(pointer: buffer)
    let isKept = buffers.withLock { buffers in
      guard buffers.count < 16 else { return false }
      buffers.append(idle)
      return true
    }
    if !isKept { hb_buffer_destroy(buffer) }
  }

  /// Returns a Boolean value that indicates whether letters of a script change their shape
  /// depending on adjacent letters.
  static func isJoining(_ script: UInt32) -> Bool {
    switch hb_script_t(script) {
    case HB_SCRIPT_ARABIC, HB_SCRIPT_SYRIAC, HB_SCRIPT_NKO, HB_SCRIPT_MONGOLIAN,
      HB_SCRIPT_MANDAIC, HB_SCRIPT_PHAGS_PA, HB_SCRIPT_MANICHAEAN, HB_SCRIPT_PSALTER_PAHLAVI,
      HB_SCRIPT_ADLAM, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_SOGDIAN, HB_SCRIPT_OLD_UYGHUR,
      HB_SCRIPT_CHORASMIAN:
      true
    default: false
    }
  }
}

/// A type of a tag that is not known. Its identifier has all that is known of it.
///
/// The identifier is `dyn.a`, followed by five bits per character of a text such as `?0=6:1=xyz`: a type that conforms to
/// `public.data` and has the filename extension `xyz`. Names that are frequent are numbers.
struct DynamicType {
  let parents: [String]
  let tags: [(UTTagClass, String)]

  private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
  private static let names = [
    "UTTypeConformsTo", "public.filename-extension", "com.apple.ostype", "public.mime-type",
    "com.apple.nspboard-type", "public.url-scheme", "public.data", "public.text",
    "public.plain-text", "public.utf16-plain-text", "com.apple.traditional-mac-plain-text",
    "public.image", "public.video", "public.audio", "public.directory", "public.folder",
  ]
  private static let prefix = "dyn.a"

  init(parents: [String], tags: [(UTTagClass, String)]) {
    self.parents = parents
    self.tags = tags
  }

  /// Reads an identifier. The result is `nil` if it is not that of a dynamic type.
  init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix), let text = Self.decoded(identifier) else { return nil }
    var parents: [String] = []
    var tags: [(UTTagClass, String)] = []
    for pair in Self.split(text.hasPrefix("?") ? text.dropFirst() : text[...], at: ":") {
      let sides = Self.split(pair[...], at: "=")
      guard sides.count == 2 else { return nil }
      let key = Self.name(Self.unescaped(sides[0]))
      for value in Self.split(sides[1][...], at: ",").map(Self.unescaped) {
        if key == Self.names[0] {
          parents.append(Self.name(value))
        } else {
          tags.append((UTTagClass(rawValue: key), value))
        }
      }
    }
    guard !parents.isEmpty || !tags.isEmpty else { return nil }
    self.init(parents: parents, tags: tags)
  }

  var tagsByClass: [UTTagClass: [String]] {
    Dictionary(grouping: tags, by: \.0).mapValues { $0.map(\.1) }
  }

  var identifier: String {
    var pairs: [String] = []
    if !parents.isEmpty {
      pairs.append("0=" + parents.map { Self.escaped(Self.number($0)) }.joined(separator: ","))
    }
    pairs += tags.map { "\(Self.escaped(Self.number($0.0.rawValue)))=\(Self.escaped($0.1))" }
    return Self.encoded((parents.isEmpty ? "" : "?") + pairs.joined(separator: ":"))
  }

  private static func number(_ name: String) -> String {
    names.firstIndex(of: name).map { String($0, radix: 16, uppercase: true) } ?? name
  }

  private static func name(_ text: String) -> String {
    text.count == 1 ? Int(text, radix: 16).map { names[$0] } ?? text : text
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "?:=,\\".contains($1) ? "\\\($1)" : String($1) }
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  /// Splits a text at separators without a backslash before them.
  private static func split(_ text: Substring, at separator: Character) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      if character == separator, !isEscaped {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    return parts
  }

  private static func encoded(_ text: String) -> String {
    var result = prefix
    var bits = 0
    var count = 0
    for byte in text.utf8 {
      bits = bits << 8 | Int(byte)
      count += 8
      while count >= 5 {
        count -= 5
        result.append(character(bits >> count))
        bits &= (1 << count) - 1
      }
    }
    if count > 0 { result.append(character(bits << (5 - count))) }
    return result
  }

  private static func character(_ index: Int) -> Character {
    Character(Unicode.Scalar(alphabet[index]))
  }

  private static func decoded(_ identifier: String) -> String? {
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    for letter in identifier.utf8.dropFirst(prefix.utf8.count) {
      guard let index = alphabet.firstIndex(of: letter) else { return nil }
      bits = bits << 5 | index
      count += 5
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(bits >> count))
        bits &= (1 << count) - 1
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

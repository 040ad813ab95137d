internal import CelloLibDeflate

/// The objects of a PDF file.
///
/// All objects are read in the order of the file, so that its tables of offsets are not used: a
/// later object replaces an earlier object with the same number, as in a file that was changed by
/// appending to it.
struct PDFDocument {
  let file: String
  private var objects: [Int: PDFObject] = [:]
  /// The numbers of the objects, in the order of the file.
  private var order: [Int] = []

  /// The largest number of bytes of a decompressed stream.
  private static let streamLimit = 256 << 20

  init(_ bytes: [UInt8], file: String) throws(AssetError) {
    self.file = file
    var scanner = PDFScanner(bytes)
    var numbers: [Double] = []
    while let token = scanner.next() {
      switch token {
      case .object(.number(let number)): numbers.append(number)
      case .keyword("obj"):
        if numbers.count >= 2, let number = Int(exactly: numbers[numbers.count - 2]),
          case .object(let object)? = scanner.next()
        {
          try add(Self.stream(object, &scanner), number)
        }
        numbers = []
      case .object(.dictionary(let trailer)) where trailer["Encrypt"] != nil:
        throw .unsupportedPDF(file: file, what: "encryption")
      default: numbers = []
      }
    }
  }

  private mutating func add(_ object: PDFObject, _ number: Int) throws(AssetError) {
    objects[number] = object
    order.append(number)
    guard case .stream(let stream) = object else { return }
    switch stream.dictionary["Type"] {
    case .name("XRef") where stream.dictionary["Encrypt"] != nil:
      throw .unsupportedPDF(file: file, what: "encryption")
    case .name("ObjStm"): try addObjects(of: stream)
    default: break
    }
  }

  /// Adds the objects that a stream contains.
  private mutating func addObjects(of stream: PDFStream) throws(AssetError) {
    let bytes = try decoded(stream)
    guard let count = integer(stream.dictionary["N"]),
      let first = integer(stream.dictionary["First"]), count >= 0, first >= 0
    else { return }
    var header = PDFScanner(bytes, readsReferences: false)
    for _ in 0..<count {
      guard case .object(.number(let number))? = header.next(),
        case .object(.number(let offset))? = header.next(),
        let number = Int(exactly: number), let offset = Int(exactly: offset),
        offset >= 0, offset < bytes.count - first
      else { return }
      var scanner = PDFScanner(bytes, at: first + offset)
      guard case .object(let object)? = scanner.next() else { continue }
      objects[number] = object
      order.append(number)
    }
  }

  /// Returns the stream if the keyword follows a dictionary; otherwise, the object itself.
  private static func stream(_ object: PDFObject, _ scanner: inout PDFScanner) -> PDFObject {
    guard case .dictionary(let dictionary) = object else { return object }
    var next = scanner
    guard next.next() == .keyword("stream") else { return object }
    let bytes = scanner.bytes
    var start = next.position
    if start < bytes.count, bytes[start] == 0x0d { start += 1 }
    if start < bytes.count, bytes[start] == 0x0a { start += 1 }
    var end: Int?
    if case .number(let length)? = dictionary["Length"], let length = Int(exactly: length),
      length >= 0, length <= bytes.count - start
    {
      next.position = start + length
      if next.next() == .keyword("endstream") { end = start + length }
    }
    let content = bytes[start..<(end ?? Self.position(of: "endstream", in: bytes, from: start))]
    scanner.position = content.endIndex
    return .stream(PDFStream(dictionary: dictionary, bytes: Array(content)))
  }

  /// Returns the position of a word; the number of bytes if it does not occur.
  private static func position(of word: StaticString, in bytes: [UInt8], from start: Int) -> Int {
    word.withUTF8Buffer { word in
      var position = start
      while position + word.count <= bytes.count {
        if bytes[position] == word[0],
          bytes[position..<position + word.count].elementsEqual(word)
        {
          return position
        }
        position += 1
      }
      return bytes.count
    }
  }

  // MARK: - Values

  /// Returns the object to which references lead.
  func resolved(_ object: PDFObject?) -> PDFObject {
    var object = object ?? .null
    // A reference to itself leads nowhere.
    for _ in 0..<32 {
      guard case .reference(let number) = object else { return object }
      object = objects[number] ?? .null
    }
    return .null
  }

  /// Returns a dictionary, or the dictionary of a stream; `nil` for others.
  func dictionary(_ object: PDFObject?) -> [String: PDFObject]? {
    switch resolved(object) {
    case .dictionary(let dictionary): dictionary
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }

  func array(_ object: PDFObject?) -> [PDFObject]? {
    if case .array(let array) = resolved(object) { array } else { nil }
  }

  func name(_ object: PDFObject?) -> String? {
    if case .name(let name) = resolved(object) { name } else { nil }
  }

  func number(_ object: PDFObject?) -> Double? {
    if case .number(let number) = resolved(object) { number } else { nil }
  }

  func integer(_ object: PDFObject?) -> Int? { number(object).flatMap { Int(exactly: $0) } }

  /// Returns the numbers of an array; `nil` if it contains other objects.
  func numbers(_ object: PDFObject?) -> [Double]? {
    guard let array = array(object) else { return nil }
    let numbers = array.compactMap(number)
    return numbers.count == array.count ? numbers : nil
  }

  func rect(_ object: PDFObject?) -> CGRect? {
    guard let n = numbers(object), n.count == 4, n.allSatisfy({ $0.magnitude < 1e6 }) else {
      return nil
    }
    return CGRect(
      x: min(n[0], n[2]), y: min(n[1], n[3]), width: (n[2] - n[0]).magnitude,
      height: (n[3] - n[1]).magnitude)
  }

  func transform(_ object: PDFObject?) -> CGAffineTransform? {
    numbers(object).flatMap(CGAffineTransform.init(pdf:))
  }

  // MARK: - Pages

  /// The attributes of the first page, with those that it inherits.
  func firstPage() throws(AssetError) -> [String: PDFObject] {
    let catalog = order.last { name(dictionary(objects[$0])?["Type"]) == "Catalog" }
    var node = catalog.flatMap { dictionary(dictionary(objects[$0])?["Pages"]) } ?? [:]
    var page: [String: PDFObject] = [:]
    for _ in 0..<32 {
      page.merge(node) { $1 }
      guard let kids = array(node["Kids"]) else { break }
      guard let first = kids.lazy.compactMap({ dictionary($0) }).first else { break }
      page["Kids"] = nil
      node = first
    }
    guard page["Kids"] == nil, page["Contents"] != nil || page["MediaBox"] != nil else {
      throw .malformedPDF(file: file, reason: "it has no page")
    }
    return page
  }

  // MARK: - Streams

  /// Returns the decompressed bytes of a stream.
  func decoded(_ stream: PDFStream) throws(AssetError) -> [UInt8] {
    func list(_ object: PDFObject?) -> [PDFObject] {
      switch resolved(object) {
      case .null: []
      case .array(let array): array
      case let object: [object]
      }
    }
    let filters = list(stream.dictionary["Filter"] ?? stream.dictionary["F"])
    let parameters = list(stream.dictionary["DecodeParms"] ?? stream.dictionary["DP"])
    var bytes = stream.bytes
    for (index, filter) in filters.enumerated() {
      guard let name = name(filter), name == "FlateDecode" || name == "Fl" else {
        throw .unsupportedPDF(
          file: file, what: "the compression \(name(filter) ?? "without a name")")
      }
      bytes = try inflated(bytes)
      if parameters.indices.contains(index), let parameters = dictionary(parameters[index]) {
        bytes = try unpredicted(bytes, parameters)
      }
    }
    return bytes
  }

  private func inflated(_ bytes: [UInt8]) throws(AssetError) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else {
      throw .unreadable(file: file, reason: "there is not enough memory")
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var capacity = max(bytes.count * 4, 1 << 10)
    while capacity <= Self.streamLimit {
      var result = LIBDEFLATE_SUCCESS
      let decompressed = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        var used = 0
        result = libdeflate_zlib_decompress_ex(
          decompressor, bytes, bytes.count, buffer.baseAddress, buffer.count, &used, &count)
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      switch result {
      case LIBDEFLATE_SUCCESS: return decompressed
      case LIBDEFLATE_INSUFFICIENT_SPACE: capacity *= 4
      default: throw .malformedPDF(file: file, reason: "a compressed part is damaged")
      }
    }
    throw .tooLarge(file: file, what: "a compressed part of more than 256 MB")
  }

  /// Returns rows without the predictions of neighboring bytes that made them compress well.
  private func unpredicted(
    _ bytes: [UInt8], _ parameters: [String: PDFObject]
  ) throws(AssetError) -> [UInt8] {
    let predictor = integer(parameters["Predictor"]) ?? 1
    guard predictor > 1 else { return bytes }
    let colors = integer(parameters["Colors"]) ?? 1
    let bits = integer(parameters["BitsPerComponent"]) ?? 8
    let columns = integer(parameters["Columns"]) ?? 1
    guard predictor >= 10, bits == 8, (1...8).contains(colors), (1...1_000_000).contains(columns)
    else { throw .unsupportedPDF(file: file, what: "the predictor \(predictor)") }
    let stride = colors * columns
    var result: [UInt8] = []
    var upper = [UInt8](repeating: 0, count: stride)
    var start = 0
    while start + 1 + stride <= bytes.count {
      var row = Array(bytes[start + 1..<start + 1 + stride])
      for index in row.indices {
        let left = index >= colors ? row[index - colors] : 0
        let diagonal = index >= colors ? upper[index - colors] : 0
        switch bytes[start] {
        case 1: row[index] &+= left
        case 2: row[index] &+= upper[index]
        case 3: row[index] &+= UInt8((Int(left) + Int(upper[index])) / 2)
        case 4: row[index] &+= Self.paeth(left, upper[index], diagonal)
        default: break
        }
      }
      result += row
      upper = row
      start += 1 + stride
    }
    return result
  }

  private static func paeth(_ left: UInt8, _ upper: UInt8, _ diagonal: UInt8) -> UInt8 {
    let sum = Int(left) + Int(upper) - Int(diagonal)
    let distances = [left, upper, diagonal].map { (sum - Int($0)).magnitude }
    if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
    return distances[1] <= distances[2] ? upper : diagonal
  }
}

extension CGAffineTransform {
  /// Creates a transform from the six numbers of a matrix; `nil` for other numbers.
  init?(pdf numbers: [Double]) {
    guard numbers.count == 6 else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    guard isSensible else { return nil }
  }
}

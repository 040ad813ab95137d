/// A function of a PDF file from numbers to numbers, for the colors of gradients and inks.
indirect enum PDFFunction: Hashable {
  /// Values at equal distances, with linear interpolation (type 0, with one input).
  case sampled(Sampled)
  /// The interpolation between two lists of values, with a whole exponent (type 2).
  case exponential(from: [Double], to: [Double], exponent: Int, domain: [Double])
  /// Functions of parts of the domain (type 3).
  case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: [Double])
  /// A program (type 4).
  case calculated(PDFCalculator, domain: [Double], range: [Double])
  /// A function for each component.
  case components([PDFFunction])

  struct Sampled: Hashable {
    var domain: [Double]
    var encode: [Double]
    /// The outputs of each sample.
    var samples: [[Double]]
  }

  /// Returns the values at inputs, which are clamped to the domain.
  func callAsFunction(_ inputs: [Double]) -> [Double] {
    switch self {
    case .components(let functions): return functions.flatMap { $0(inputs).prefix(1) }
    case .exponential(let from, let to, let exponent, let domain):
      let x = Self.clamped(inputs.first ?? 0, domain, 0)
      var factor = 1.0
      for _ in 0..<exponent { factor *= x }
      return zip(from, to).map { $0 + factor * ($1 - $0) }
    case .stitched(let functions, let bounds, let encode, let domain):
      let x = Self.clamped(inputs.first ?? 0, domain, 0)
      let index = bounds.firstIndex { x < $0 } ?? functions.count - 1
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index == bounds.count ? domain[1] : bounds[index]
      return functions[index]([
        Self.interpolated(x, low, high, encode[2 * index], encode[2 * index + 1])
      ])
    case .sampled(let table):
      let x = Self.clamped(inputs.first ?? 0, table.domain, 0)
      let last = Double(table.samples.count - 1)
      let encoded = Self.interpolated(
        x, table.domain[0], table.domain[1], table.encode[0], table.encode[1])
      let position = min(max(encoded, 0), last)
      let lower = min(Int(clamping: position), table.samples.count - 1)
      let upper = min(lower + 1, table.samples.count - 1)
      let share = position - Double(lower)
      return zip(table.samples[lower], table.samples[upper]).map { $0 + share * ($1 - $0) }
    case .calculated(let program, let domain, let range):
      let inputs = inputs.indices.map { Self.clamped(inputs[$0], domain, $0) }
      let results = program.run(inputs).suffix(range.count / 2)
      return results.enumerated().map { Self.clamped($1, range, $0) }
    }
  }

  /// The inputs between which the function is linear, apart from the ends of its domain; `nil` if
  /// they are unknown.
  var bends: [Double]? {
    switch self {
    case .exponential(_, _, 1, _): []
    case .stitched(let functions, let bounds, _, _)
    where functions.allSatisfy { $0.bends == [] }: bounds
    case .components(let functions) where functions.allSatisfy { $0.bends != nil }:
      functions.flatMap { $0.bends ?? [] }
    default: nil
    }
  }

  private static func clamped(_ x: Double, _ limits: [Double], _ index: Int) -> Double {
    guard 2 * index + 1 < limits.count else { return x }
    // NaN is treated as the lower limit.
    guard x >= limits[2 * index] else { return limits[2 * index] }
    return min(max(x, limits[2 * index]), limits[2 * index + 1])
  }

  private static func interpolated(
    _ x: Double, _ low: Double, _ high: Double, _ from: Double, _ to: Double
  ) -> Double {
    high > low ? from + (x - low) / (high - low) * (to - from) : from
  }
}

extension PDFFunction {
  init(_ object: PDFObject?, in document: PDFDocument, depth: Int = 0) throws(AssetError) {
    func unsupported(_ what: String) -> AssetError {
      .unsupportedPDF(file: document.file, what: "a function of colors with \(what)")
    }
    let malformed = AssetError.malformedPDF(
      file: document.file, reason: "a function of colors is not valid")
    guard depth < 16 else { throw malformed }
    if let functions = document.array(object) {
      var components: [PDFFunction] = []
      for function in functions {
        components.append(try PDFFunction(function, in: document, depth: depth + 1))
      }
      self = .components(components)
      return
    }
    guard let dictionary = document.dictionary(object),
      let domain = document.numbers(dictionary["Domain"]), domain.count >= 2, domain.count % 2 == 0
    else { throw malformed }
    switch document.integer(dictionary["FunctionType"]) {
    case 0:
      guard domain.count == 2 else { throw unsupported("several inputs") }
      self = .sampled(try Sampled(object, dictionary, domain, malformed, in: document))
    case 2:
      let from = document.numbers(dictionary["C0"]) ?? [0]
      let to = document.numbers(dictionary["C1"]) ?? [1]
      guard from.count == to.count else { throw malformed }
      guard let exponent = document.integer(dictionary["N"]), (0...64).contains(exponent) else {
        throw unsupported("a fractional exponent")
      }
      self = .exponential(from: from, to: to, exponent: exponent, domain: domain)
    case 3:
      var functions: [PDFFunction] = []
      for function in document.array(dictionary["Functions"]) ?? [] {
        functions.append(try PDFFunction(function, in: document, depth: depth + 1))
      }
      guard !functions.isEmpty, let bounds = document.numbers(dictionary["Bounds"]),
        let encode = document.numbers(dictionary["Encode"]),
        bounds.count == functions.count - 1, encode.count == 2 * functions.count
      else { throw malformed }
      self = .stitched(functions, bounds: bounds, encode: encode, domain: domain)
    case 4:
      guard case .stream(let stream) = document.resolved(object),
        let range = document.numbers(dictionary["Range"]), range.count >= 2,
        let program = PDFCalculator(try document.decoded(stream))
      else { throw malformed }
      self = .calculated(program, domain: domain, range: range)
    default: throw malformed
    }
  }
}

extension PDFFunction.Sampled {
  fileprivate init(
    _ object: PDFObject?, _ dictionary: [String: PDFObject], _ domain: [Double],
    _ malformed: AssetError, in document: PDFDocument
  ) throws(AssetError) {
    guard case .stream(let stream) = document.resolved(object),
      let count = document.numbers(dictionary["Size"])?.first.flatMap({ Int(exactly: $0) }),
      (1...65_536).contains(count), let range = document.numbers(dictionary["Range"]),
      range.count >= 2, range.count % 2 == 0, range.count <= 64,
      let bits = document.integer(dictionary["BitsPerSample"]), [8, 16].contains(bits)
    else { throw malformed }
    let decode = document.numbers(dictionary["Decode"]) ?? range
    let encode = document.numbers(dictionary["Encode"]) ?? [0, Double(count - 1)]
    let bytes = try document.decoded(stream)
    let outputs = range.count / 2
    let width = bits / 8
    guard decode.count == range.count, encode.count == 2, bytes.count >= count * outputs * width
    else { throw malformed }
    samples = (0..<count).map { sample in
      (0..<outputs).map { output in
        let at = (sample * outputs + output) * width
        let value =
          width == 1
          ? Double(bytes[at]) / 255 : Double(Int(bytes[at]) << 8 | Int(bytes[at + 1])) / 65_535
        let decoded = decode[2 * output] + value * (decode[2 * output + 1] - decode[2 * output])
        return min(max(decoded, range[2 * output]), range[2 * output + 1])
      }
    }
    self.domain = domain
    self.encode = encode
  }
}

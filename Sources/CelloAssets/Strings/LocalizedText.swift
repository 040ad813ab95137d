/// A translated text.
package enum LocalizedText: Hashable, Sendable {
  case plain(String)
  /// By the categories `zero`, `one`, `two`, `few`, `many` and `other`.
  case plural([String: String])

  /// The form for a number in a language; `other` without a number.
  ///
  /// In languages without a rule here, 1 has the form `one` and every other number `other` (chosen).
  /// A number of 0 has the form `zero` if there is one.
  package func form(for number: Int?, language: String) -> String? {
    switch self {
    case .plain(let text): return text
    case .plural(let forms):
      guard let number else { return forms["other"] ?? forms["one"] }
      if number == 0, let zero = forms["zero"] { return zero }
      return forms[Self.category(number, language)] ?? forms["other"]
    }
  }

  /// Source: Unicode's plural rules (CLDR) for whole numbers below a million.
  private static func category(_ number: Int, _ identifier: String) -> String {
    let language = identifier.prefix { $0 != "-" && $0 != "_" }.lowercased()
    let tens = Int(number.magnitude % 100)
    let ones = tens % 10
    let isTeen = (11...14).contains(tens)
    switch language {
    case "ja", "zh", "yue", "ko", "vi", "th", "id", "ms", "lo", "my": return "other"
    case "pt" where identifier.lowercased().hasSuffix("pt"): return number == 1 ? "one" : "other"
    case "fr", "pt", "hy", "hi", "fa", "bn", "gu", "kn", "zu":
      return number == 0 || number == 1 ? "one" : "other"
    case "ru", "uk", "be":
      if ones == 1, !isTeen { return "one" }
      return (2...4).contains(ones) && !isTeen ? "few" : "many"
    case "hr", "sr", "bs":
      if ones == 1, !isTeen { return "one" }
      return (2...4).contains(ones) && !isTeen ? "few" : "other"
    case "pl":
      if number == 1 { return "one" }
      return (2...4).contains(ones) && !isTeen ? "few" : "many"
    case "cs", "sk":
      return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "lt":
      if (11...19).contains(tens) || ones == 0 { return "other" }
      return ones == 1 ? "one" : "few"
    case "lv":
      if (11...19).contains(tens) || ones == 0 { return "zero" }
      return ones == 1 ? "one" : "other"
    case "ro":
      if number == 1 { return "one" }
      return number == 0 || (1...19).contains(tens) ? "few" : "other"
    case "sl":
      return tens == 1 ? "one" : tens == 2 ? "two" : tens == 3 || tens == 4 ? "few" : "other"
    case "is", "mk": return ones == 1 && tens != 11 ? "one" : "other"
    case "he", "iw": return number == 1 ? "one" : number == 2 ? "two" : "other"
    case "cy":
      return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][number] ?? "other"
    case "ga":
      if number == 1 { return "one" }
      if number == 2 { return "two" }
      return (3...6).contains(number) ? "few" : (7...10).contains(number) ? "many" : "other"
    case "ar":
      if (0...2).contains(number) { return ["zero", "one", "two"][number] }
      return (3...10).contains(tens) ? "few" : tens >= 11 ? "many" : "other"
    default: return number == 1 ? "one" : "other"
    }
  }
}

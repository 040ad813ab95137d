/// The entries of the symbol files, and the names that are derived from them.
///
/// Creating an index parses only the headings. The elements of an entry are parsed when it is
/// drawn, and the list of all names is created on demand.
struct SymbolIndex: Sendable {
  private(set) var entries: [String: SymbolEntry] = [:]
  /// The titles of the sections with the names of their entries, in the order of the files.
  private(set) var sections: [(title: String, entries: [String])] = []
  /// The entries whose name is already in use.
  private var duplicates: [SymbolSourceError] = []

  init(chapters: [SymbolChapter]) {
    for chapter in chapters { add(chapter) }
  }

  private mutating func add(_ chapter: SymbolChapter) {
    let bytes = chapter.bytes
    var position = 0
    var lineNumber = chapter.lineBefore
    var heading: (range: Range<Int>, line: Int)?
    func finish(before end: Int) {
      guard let heading else { return }
      let entry = SymbolEntry(
        heading: Substring(decoding: bytes[heading.range], as: UTF8.self),
        body: bytes[min(heading.range.upperBound, end)..<end], file: chapter.file,
        line: heading.line)
      if let earlier = entries.updateValue(entry, forKey: entry.name) {
        duplicates.append(
          entry.error("is also defined in \(earlier.file):\(earlier.headingLine)"))
      }
      if !sections.isEmpty { sections[sections.count - 1].entries.append(entry.name) }
    }
    while position < bytes.count {
      let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      lineNumber += 1
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"): break
      case UInt8(ascii: "#"):
        finish(before: position)
        heading = nil
        let title = Substring(decoding: bytes[position + 1..<end], as: UTF8.self)
        sections.append((String(title.trimmingBlanks), []))
      default:
        finish(before: position)
        heading = (position..<end, lineNumber)
      }
      position = end + 1
    }
    finish(before: bytes.count)
  }

  /// Returns the entry that contains the elements of a named entry: the entry itself, or the entry
  /// of which it is another name; `nil` if there is no such entry.
  func source(of name: String) -> SymbolEntry? {
    guard let entry = entries[name] else { return nil }
    return entry.original.flatMap { entries[$0] } ?? entry
  }

  // MARK: Names

  /// Returns the form of a symbol, and the entry whose name is the start of its name; `nil` if
  /// there is no symbol with the name.
  func form(named name: String) -> (form: SymbolForm, entry: SymbolEntry)? {
    // A symbol with its own drawing takes precedence over a derived symbol.
    if let entry = entries[name], !entry.isPart, !entry.isEnclosedOnly {
      return (SymbolForm(entry: source(of: name)?.name ?? name), entry)
    }
    // A derived name is an entry's name followed by a suffix, which can start at any of its dots.
    var rest = name[...]
    while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
      rest = rest[..<dot]
      guard let entry = entries[String(rest)], !entry.isPart,
        let form = form(of: entry, suffix: name[dot...])
      else { continue }
      return (form, entry)
    }
    return nil
  }

  private func form(of entry: SymbolEntry, suffix: Substring) -> SymbolForm? {
    derived(from: entry).first { $0.suffix == suffix }?.form
  }

  /// Returns the suffixes that an entry's name can have, with their forms.
  private func derived(from entry: SymbolEntry) -> [(suffix: String, form: SymbolForm)] {
    guard let source = source(of: entry.name) else { return [] }
    let variants = entry.variants + (source.name == entry.name ? [] : source.variants)
    guard !variants.isEmpty else { return [] }
    let hasFill = variants.contains("fill")
    var result: [(suffix: String, form: SymbolForm)] = []
    func add(
      _ suffix: String, isFilled: Bool = false, _ decoration: SymbolForm.Decoration = .none
    ) {
      result.append(
        (suffix, SymbolForm(entry: source.name, isFilled: isFilled, decoration: decoration)))
    }
    for variant in variants {
      switch variant {
      case "fill": add(".fill", isFilled: true)
      case "circle", "square":
        add(".\(variant)", .enclosed(in: "_" + variant, isFilled: false))
        add(".\(variant).fill", .enclosed(in: "_" + variant, isFilled: true))
      case "slash", "badge":
        add(".\(variant)", .crossed(by: "_" + variant))
        if hasFill { add(".\(variant).fill", isFilled: true, .crossed(by: "_" + variant)) }
      case let badge where badge.hasPrefix("badge."):
        let isFillLast = badge.hasSuffix("+")
        let badge = isFillLast ? badge.dropLast() : badge
        add(".\(badge)", .crossed(by: "_" + badge))
        if hasFill {
          add(
            isFillLast ? ".\(badge).fill" : ".fill.\(badge)", isFilled: true,
            .crossed(by: "_" + badge))
        }
      default: break
      }
    }
    return result
  }

  /// Returns the entry's own name, if it is a symbol itself, and the names of its variants, each
  /// with its form.
  func forms(of entry: SymbolEntry) -> [(name: String, form: SymbolForm)] {
    guard !entry.isPart else { return [] }
    var result: [(name: String, form: SymbolForm)] = []
    if !entry.isEnclosedOnly {
      result.append((entry.name, SymbolForm(entry: source(of: entry.name)?.name ?? entry.name)))
    }
    for (suffix, form) in derived(from: entry) {
      let name = entry.name + suffix
      // A symbol with its own drawing takes precedence over a derived symbol.
      if entries[name].map(\.isEnclosedOnly) ?? true { result.append((name, form)) }
    }
    return result
  }

  /// Returns all names with their forms.
  func allForms() -> [String: SymbolForm] {
    var result: [String: SymbolForm] = [:]
    for entry in entries.values {
      for (name, form) in forms(of: entry) { result[name] = form }
    }
    return result
  }

  // MARK: Checking

  /// Returns all errors in the files, in order.
  func problems() -> [SymbolSourceError] {
    var problems = Set(duplicates)
    for entry in entries.values { problems.formUnion(headingProblems(of: entry)) }
    for form in Set(allForms().values) {
      do throws(SymbolSourceError) {
        _ = try SymbolComposer(form, index: self, weight: .regular, scale: .medium)
      } catch {
        problems.insert(error)
      }
    }
    return problems.sorted { ($0.file, $0.line, $0.reason) < ($1.file, $1.line, $1.reason) }
  }

  private func headingProblems(of entry: SymbolEntry) -> [SymbolSourceError] {
    var result = entry.unknownWords.map { entry.error("unknown word '\($0)' in the heading") }
    if let original = entry.original {
      if let target = entries[original] {
        if target.original != nil {
          result.append(entry.error("'\(original)' is itself another name; use its original"))
        }
      } else {
        result.append(entry.error("'\(original)' is not defined"))
      }
    }
    for variant in entry.variants
    where !["fill", "circle", "square", "slash", "badge"].contains(variant)
      && !variant.hasPrefix("badge.")
    {
      result.append(entry.error("unknown variant '\(variant)'"))
    }
    return result
  }
}

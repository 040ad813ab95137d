/// Every entry by name, and what the names of symbols stand for.
///
/// Only headings are read when it is made; an entry's elements are read when it is drawn, and the list of all names is
/// made when someone asks for it.
struct SymbolIndex: Sendable {
  private(set) var entries: [String: SymbolEntry] = [:]
  /// The names of the entries by the title of the section that they stand in, in the order of the sources.
  private(set) var sections: [(title: String, entries: [String])] = []
  /// Headings that could not be understood, and names given twice.
  private(set) var problems: [String] = []

  init(chapters: [String]) {
    for chapter in chapters { add(chapter) }
  }

  private mutating func add(_ chapter: String) {
    var chapter = chapter
    chapter.withUTF8 { bytes in
      // Offsets of lines that start an entry: those that start with neither a blank nor a comment sign.
      var position = 0
      var heading: Range<Int>?
      func finish(before end: Int) {
        guard let heading else { return }
        let entry = SymbolEntry(
          heading: Substring(decoding: bytes[heading], as: UTF8.self),
          body: Substring(decoding: bytes[min(heading.upperBound, end)..<end], as: UTF8.self))
        if entries.updateValue(entry, forKey: entry.name) != nil {
          problems.append("\(entry.name): defined twice")
        }
        if !sections.isEmpty { sections[sections.count - 1].entries.append(entry.name) }
      }
      while position < bytes.count {
        var end = position
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        if end > position, bytes[position] != UInt8(ascii: " "),
          bytes[position] != UInt8(ascii: "#")
        {
          finish(before: position)
          heading = position..<end
        } else if end > position, bytes[position] == UInt8(ascii: "#") {
          finish(before: position)
          heading = nil
          let title = Substring(decoding: bytes[position + 1..<end], as: UTF8.self)
          sections.append((String(title.trimmingBlanks), []))
        }
        position = end + 1
      }
      finish(before: bytes.count)
    }
  }

  /// The entry that holds an entry's elements.
  func source(of name: String) -> SymbolEntry? {
    guard let entry = entries[name] else { return nil }
    return entry.original.flatMap { entries[$0] } ?? entry
  }

  // MARK: Names

  /// What a symbol's name stands for, and the entry that it names; `nil` for a name that does not exist.
  func form(named name: String) -> (form: SymbolForm, entry: SymbolEntry)? {
    // A symbol drawn specially goes before one derived by rule.
    if let entry = entries[name], !entry.isPart, !entry.isEnclosedOnly {
      return (SymbolForm(entry: source(of: name)?.name ?? name), entry)
    }
    // A derived name is an entry's name and a suffix, so each of its dots may be where the suffix starts.
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

  /// The suffixes that an entry's name may have, with their forms.
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

  /// An entry's own name, if it is a symbol by itself, and those of its variants, each with its form.
  func forms(of entry: SymbolEntry) -> [(name: String, form: SymbolForm)] {
    guard !entry.isPart else { return [] }
    var result: [(name: String, form: SymbolForm)] = []
    if !entry.isEnclosedOnly {
      result.append((entry.name, SymbolForm(entry: source(of: entry.name)?.name ?? entry.name)))
    }
    for (suffix, form) in derived(from: entry) {
      let name = entry.name + suffix
      // A symbol drawn specially goes before one derived by rule.
      if entries[name].map(\.isEnclosedOnly) ?? true { result.append((name, form)) }
    }
    return result
  }

  /// Every name with its form.
  func allForms() -> [String: SymbolForm] {
    var result: [String: SymbolForm] = [:]
    for entry in entries.values {
      for (name, form) in forms(of: entry) { result[name] = form }
    }
    return result
  }

  /// What is wrong with the headings; empty unless someone has made a mistake in them.
  func headingProblems() -> [String] {
    var result = problems
    for (name, entry) in entries {
      if let original = entry.original,
        entries[original]?.original != nil || entries[original] == nil
      {
        result.append("\(name): '\(original)' has no elements")
      }
      for variant in entry.variants
      where !["fill", "circle", "square", "slash", "badge"].contains(variant)
        && !variant.hasPrefix("badge.")
      {
        result.append("\(name): unknown variant '\(variant)'")
      }
    }
    return result.sorted()
  }
}

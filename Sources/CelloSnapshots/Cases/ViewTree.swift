/// The resolved properties of views, as a tree of the views' names.
struct ViewTree {
  /// The values by the property's name after the name of its view, such as `.text`.
  private(set) var properties: [String: String] = [:]
  /// The views in this view, by their names.
  private(set) var views: [String: ViewTree] = [:]

  init() {}

  init(_ properties: ResolvedProperties) {
    for property in properties.properties { insert(property.name[...], property.value) }
  }

  private mutating func insert(_ name: Substring, _ value: String, isRoot: Bool = true) {
    if let slash = name.firstIndex(of: "/"), slash > name.startIndex {
      views[String(name[..<slash]), default: ViewTree()]
        .insert(name[name.index(after: slash)...], value, isRoot: false)
    } else if let dot = name.firstIndex(of: "."), dot > name.startIndex {
      views[String(name[..<dot]), default: ViewTree()]
        .properties[String(name[dot...])] = value
    } else {
      properties[isRoot ? String(name) : "/\(name)"] = value
    }
  }

  /// Calls a closure with the name after the name of this view, and the value of each property in
  /// the tree.
  ///
  /// - Parameter inView: `true` if the tree is a view in another one, so that the names of the views in
  ///   it follow a slash.
  func forEachProperty(inView: Bool = false, _ body: (String, String) -> Void) {
    forEachProperty(after: "", isRoot: !inView, body)
  }

  private func forEachProperty(
    after path: String, isRoot: Bool, _ body: (String, String) -> Void
  ) {
    for (name, value) in properties { body(path + name, value) }
    for (name, view) in views {
      view.forEachProperty(after: isRoot ? name : "\(path)/\(name)", isRoot: false, body)
    }
  }
}

extension ViewTree {
  /// The texts and images in the tree, by which a person recognizes a view, as sorted lines.
  var content: [String] {
    var lines: [String] = []
    forEachProperty { name, value in
      if Self.isContent(name) { lines.append("\(name): \(value)") }
    }
    return lines.sorted()
  }

  /// The properties in the tree without frames, as lines.
  var lines: Set<String> {
    var lines: Set<String> = []
    forEachProperty { name, value in
      if !name.hasSuffix(".frame") { lines.insert("\(name): \(value)") }
    }
    return lines
  }

  /// The first text in the tree, without quotation marks; `nil` if there is none.
  var text: String? {
    var found: (name: String, value: String)?
    forEachProperty { name, value in
      guard Self.isContent(name), !name.hasSuffix(".image"), value.count > 2, value.hasPrefix("\""),
        found.map({ (Self.rank($0.name), $0.name) > (Self.rank(name), name) }) ?? true
      else { return }
      found = (name, value)
    }
    return found.map { String($0.value.dropFirst().dropLast()) }
  }

  private static let contentNames: Set<Substring> = [
    "text", "title", "secondaryText", "placeholder", "label", "image",
  ]

  /// Returns a Boolean value that indicates whether a property is a text or an image.
  static func isContent(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return contentNames.contains(name[...]) }
    return contentNames.contains(name[name.index(after: dot)...])
  }

  private static func rank(_ name: String) -> Int {
    name.hasSuffix(".text") ? 0 : name.hasSuffix(".title") ? 1 : 2
  }
}

extension ViewTree {
  /// The left edge, the top edge, the width and the height of the view; `nil` if they are unknown.
  var frame: (x: Double, y: Double, width: Double, height: Double)? {
    let numbers = properties[".frame"]?.split(separator: " ").compactMap { Double($0) } ?? []
    return numbers.count == 4 ? (numbers[0], numbers[1], numbers[2], numbers[3]) : nil
  }
}

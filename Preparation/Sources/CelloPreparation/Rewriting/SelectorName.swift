/// The names that the compiler gives to Swift's declarations in Objective-C.
///
/// Source: the section “Naming” of Apple's page “Importing Swift into Objective-C”, and the names in generated headers.
enum SelectorName {
  /// Returns the selector of a method.
  ///
  /// - Parameter labels: the argument labels; `_` or an empty string for none.
  static func method(_ baseName: String, labels: [String]) -> String {
    guard let first = labels.first else { return baseName }
    var name = baseName
    if first != "_", !first.isEmpty {
      // "With" connects the name and the label, unless one of the words there is a preposition.
      if !isPreposition(firstWord(of: first)), !isPreposition(lastWord(of: baseName)) {
        name += "With"
      }
      name += capitalized(first)
    }
    name += ":"
    for label in labels.dropFirst() { name += (label == "_" ? "" : label) + ":" }
    return name
  }

  /// Returns the selector of an initializer.
  static func initializer(labels: [String]) -> String {
    guard let first = labels.first, first != "_", !first.isEmpty else {
      return method("init", labels: labels)
    }
    let connective = isPreposition(firstWord(of: first)) ? "" : "With"
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    return "init" + connective + capitalized(first) + ":" + rest
  }

  /// Returns the selector of a property's setter.
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  /// Returns the lowercase first word of a name in camel case.
  private static func firstWord(of name: String) -> String {
    let lowercase = name.prefix { !$0.isUppercase }
    return lowercase.isEmpty
      ? (name.prefix(1) + name.dropFirst().prefix { !$0.isUppercase }).lowercased()
      : String(lowercase)
  }

  /// Returns the lowercase last word of a name in camel case.
  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }

  /// The words that the compiler treats as prepositions in names.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

/// The methods of UIKit that code refers to without their argument labels, by their name in Swift.
///
/// Source: Apple's documentation of the methods.
let knownSelectors: [String: String] = [
  "becomeFirstResponder": "becomeFirstResponder",
  "resignFirstResponder": "resignFirstResponder",
  "reloadInputViews": "reloadInputViews",
  "endEditing": "endEditing:",
  "cut": "cut:", "copy": "copy:", "paste": "paste:", "delete": "delete:", "select": "select:",
  "selectAll": "selectAll:", "find": "find:", "findNext": "findNext:",
  "findPrevious": "findPrevious:", "undo": "undo:", "redo": "redo:",
  "toggleBoldface": "toggleBoldface:", "toggleItalics": "toggleItalics:",
  "toggleUnderline": "toggleUnderline:",
  "increaseSize": "increaseSize:", "decreaseSize": "decreaseSize:",
  "setNeedsDisplay": "setNeedsDisplay", "setNeedsLayout": "setNeedsLayout",
  "layoutIfNeeded": "layoutIfNeeded", "layoutSubviews": "layoutSubviews",
  "removeFromSuperview": "removeFromSuperview", "reloadData": "reloadData",
  "viewDidLoad": "viewDidLoad", "viewWillAppear": "viewWillAppear:",
  "viewDidAppear": "viewDidAppear:", "viewWillDisappear": "viewWillDisappear:",
  "viewDidDisappear": "viewDidDisappear:", "viewDidLayoutSubviews": "viewDidLayoutSubviews",
  "viewWillLayoutSubviews": "viewWillLayoutSubviews",
  "didMoveToWindow": "didMoveToWindow", "didMoveToSuperview": "didMoveToSuperview",
  "prepareForReuse": "prepareForReuse", "invalidate": "invalidate",
  "accessibilityPerformEscape": "accessibilityPerformEscape",
  "compare": "compare:", "caseInsensitiveCompare": "caseInsensitiveCompare:",
  "localizedCompare": "localizedCompare:", "localizedStandardCompare": "localizedStandardCompare:",
  "localizedCaseInsensitiveCompare": "localizedCaseInsensitiveCompare:",
]

/// The substitution of variables in a format by their forms. All specifiers of the result have
/// positions.
struct VariableFormat {
  var variables: [String: LocalizedText.Variable]
  /// Returns the form of a variable for an argument, whose position starts at 1.
  var form: (_ forms: [String: String], _ argument: Int) -> String

  /// The maximum depth of variables within forms.
  private static let maxDepth = 8

  init(
    variables: [String: LocalizedText.Variable],
    form: @escaping (_ forms: [String: String], _ argument: Int) -> String
  ) {
    self.variables = variables
    self.form = form
  }

  func text(_ format: String) -> String {
    var next = 1
    return text(format, next: &next, own: nil, depth: 0)
  }

  /// Returns a format with its variables substituted.
  ///
  /// - Parameters:
  ///   - next: the position of the argument of the next specifier without a position.
  ///   - own: the argument and the specifier of the variable, if the format is a form of a
  ///     variable.
  private func text(
    _ format: String, next: inout Int, own: (argument: Int, specifier: String)?, depth: Int
  ) -> String {
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.hasPrefix("%") {
        result += "%%"
        rest.removeFirst()
        continue
      }
      if let own, rest.hasPrefix("arg") {
        result += "%\(own.argument)$\(own.specifier)"
        rest.removeFirst(3)
        continue
      }
      let position = Self.position(in: &rest)
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest.dropFirst(2)[..<end])
        rest = rest[rest.index(after: end)...]
        guard depth < Self.maxDepth, let variable = variables[name] else { continue }
        let argument = variable.argument ?? position ?? own?.argument ?? next
        if variable.argument == nil, position == nil, own == nil { next += 1 }
        var inner = argument
        result += text(
          form(variable.forms, argument), next: &inner, own: (argument, variable.specifier),
          depth: depth + 1)
        continue
      }
      guard position == nil else {
        result += "%\(position ?? 1)$"
        continue
      }
      // In a form, the number is the variable's argument.
      let argument = own?.argument ?? next
      if own == nil { next += 1 }
      result += "%\(argument)$"
    }
    return result + rest
  }

  /// Removes and returns the position at the start of the text, as in `2$`; `nil` if there is none.
  private static func position(in rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let behind = rest[digits.endIndex...]
    guard !digits.isEmpty, behind.first == "$", let number = Int(digits), number > 0 else {
      return nil
    }
    rest = behind.dropFirst()
    return number
  }
}

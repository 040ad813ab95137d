/// The reason why a scene or its cases cannot be used.
package enum CaseError: Error, Hashable, Sendable {
  case malformedName(String)
  case malformedWord(String, axis: String)
  case ambiguousWord(String)
  case tooFewValues(axis: String)
  case missingDefault(axis: String)
  case tooManyValues(axis: String, limit: Int)
  case tooManyCases(limit: Int)
  /// A few axes have too many combinations of values for a covering array or its coverage.
  case tooManyCombinations(limit: Int)
  case repeatedAxis(String)
  /// An exclusion or distinction contains a value that no axis has.
  case unknownValue(String)
  /// An exclusion or distinction contains a value that several axes have.
  case ambiguousValue(String)
  case malformedSceneName(String)
  case repeatedScene(String)
  case repeatedCase(String, scene: String)
  case noCases(scene: String)
}

extension CaseError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .malformedName(let name):
      "“\(name)” is not the name of a case. Write state[+state][.word], words of a–z, 0–9 and -."
    case .malformedWord(let word, let axis):
      "The axis \(axis) has a value “\(word)”, which cannot stand in a name. Use a–z, 0–9 and -, and not “normal”."
    case .ambiguousWord(let word):
      "Two values of a scene's axes are called \(word), so names would be ambiguous. Rename one."
    case .tooFewValues(let axis):
      "The axis \(axis) has fewer than two values, so it does not vary. Leave it out."
    case .missingDefault(let axis):
      "The axis \(axis) of an exhaustive scene leaves out its default. Add it."
    case .tooManyValues(let axis, let limit):
      "The axis \(axis) has more than \(limit) values. Split it, or list the cases that matter."
    case .tooManyCases(let limit):
      "The axes of a scene have more than \(limit) combinations. List the cases that matter instead."
    case .tooManyCombinations(let limit):
      "The values of a few axes have more than \(limit) combinations. Use fewer axes, values or axes at a time."
    case .repeatedAxis(let name):
      "A matrix has the axis \(name) twice. Remove one."
    case .unknownValue(let word):
      "A matrix is asked to exclude or distinguish “\(word)”, but none of its axes has this value. Add it to an axis, or leave it out."
    case .ambiguousValue(let word):
      "A matrix is asked to exclude or distinguish “\(word)”, which several of its axes have. Use other values of one axis."
    case .malformedSceneName(let name):
      "“\(name)” cannot name a scene or group. Use a–z, 0–9 and -."
    case .repeatedScene(let name):
      "Two scenes are called \(name). Rename one."
    case .repeatedCase(let name, let scene):
      "\(scene) lists its case \(name) twice. Remove one."
    case .noCases(let scene):
      "\(scene) has no cases. Give it at least one."
    }
  }
}

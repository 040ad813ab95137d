extension UIImage {
  /// Returns the symbol with a range of its variable value.
  ///
  /// - Parameters:
  ///   - value: the variable value, from 0 to 1.
  ///   - passed: the variable value up to which layers are not active; `nil` for none.
  package func withVariableValue(_ value: Double, above passed: Double?) -> UIImage {
    var values = values
    values.variableValue = value
    values.passedVariableValue = passed
    return UIImage(values)
  }
}

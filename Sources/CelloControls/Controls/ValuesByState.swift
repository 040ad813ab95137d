/// Values for the states of a control. A state without a value has the value of the normal state.
package struct ValuesByState<Value> {
  private var values: [UInt: Value] = [:]

  package init() {}

  package subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// Returns the value that was set for the state itself; `nil` for none.
  package func own(_ state: UIControl.State) -> Value? { values[state.rawValue] }
}

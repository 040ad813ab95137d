/// The values of a control's states. A state without its own value has that of the normal state.
package struct ValuesByState<Value> {
  private var values: [UInt: Value] = [:]

  package init() {}

  package subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value of the state itself.
  package func own(_ state: UIControl.State) -> Value? { values[state.rawValue] }
}

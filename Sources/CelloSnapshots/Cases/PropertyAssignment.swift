/// A form of statement with which the code of a class can set a property of a view.
package struct PropertyAssignment: Hashable, Sendable {
  /// What precedes the name of the property.
  package enum Receiver: Hashable, Sendable {
    /// Nothing, or `self`.
    case instance
    /// A stored property of the class, or a variable in the declaration of this property.
    case stored(String)
    /// A local variable, such as a configuration before it is set.
    case local
  }

  package var className: String
  package var receiver: Receiver
  /// The names after the receiver: the path of the property, such as `["layer", "cornerRadius"]`, or
  /// an anchor and `constraint`.
  package var members: [String]

  package init(className: String, receiver: Receiver, members: [String]) {
    self.className = className
    self.receiver = receiver
    self.members = members
  }
}

/// The properties of a style in a state, with the changes of an app.
///
/// Configurations that did not change the properties of a style share one copy. An update replaces
/// the copy instead of each property, and two configurations with the same copy are equal.
struct StyledProperties<Group: PropertyGroup> {
  private var storage: CopyOnWrite<Group>
  /// A Boolean value that indicates whether all properties are known to be the style's.
  private var isUnchanged: Bool

  private init(_ group: Group, isUnchanged: Bool) {
    storage = CopyOnWrite(group)
    self.isUnchanged = isUnchanged
  }

  /// Creates properties of which an app may have set some.
  init(_ group: Group) { self.init(group, isUnchanged: false) }

  /// Creates the properties of a style. None of them is set.
  init(style: Group) { self.init(style, isUnchanged: true) }

  var group: Group {
    get { storage.value }
    _modify {
      isUnchanged = false
      yield &storage.value
    }
  }

  /// Returns the style's values for all properties that are not set.
  func adopting(_ style: Self) -> Self { isUnchanged ? style : Self(group.adopting(style.group)) }
}

extension StyledProperties: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.storage == right.storage }

  func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

// Unchecked: threads share only the properties of styles, which contain immutable objects, in storage
// that changes only while it has a single owner.
extension StyledProperties: @unchecked Sendable {}

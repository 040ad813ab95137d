internal import CelloDynamics

/// A contact about which a delegate was informed.
@MainActor struct ReportedContact {
  let behavior: UICollisionBehavior
  let item: any UIDynamicItem
  /// The other item; `nil` for a boundary.
  let other: (any UIDynamicItem)?
  /// The identifier of the boundary; `nil` for the reference bounds.
  let identifier: (any NSCopying)?
  let boundaryNumber: Int
  var point: Vector
  /// A Boolean value that indicates whether the contact was there in the current frame.
  var isCurrent = true
  var isNew = true

  func isSame(as contact: ReportedContact) -> Bool {
    behavior === contact.behavior && item === contact.item && other === contact.other
      && boundaryNumber == contact.boundaryNumber
  }
}

/// The contacts that begin and end in a frame.
@MainActor struct ContactEvents {
  private var contacts: [ReportedContact]
  private var ended: [ReportedContact] = []

  init(_ contacts: [ReportedContact]) {
    self.contacts = contacts.map {
      var contact = $0
      contact.isCurrent = false
      contact.isNew = false
      return contact
    }
  }

  /// Notes the contacts of a step. Those of behaviors without a delegate are ignored.
  mutating func add(_ touching: [Contact], of plan: DynamicsPlan) {
    for contact in touching {
      let item = plan.items[contact.body]
      switch contact.partner {
      case .body(let index):
        for (group, collision) in zip(plan.groups, plan.collisions)
        where collision.behavior.collisionDelegate != nil && group.collidesWithMembers
          && group.members.contains(contact.body) && group.members.contains(index)
        {
          note(
            ReportedContact(
              behavior: collision.behavior, item: plan.items[index], other: item, identifier: nil,
              boundaryNumber: -2, point: contact.position))
        }
      case .boundary(let group, let segment):
        let collision = plan.collisions[group]
        guard collision.behavior.collisionDelegate != nil else { continue }
        let number = plan.groups[group].boundaries[segment].identifier
        note(
          ReportedContact(
            behavior: collision.behavior, item: item, other: nil,
            identifier: number < 0 ? nil : collision.identifiers[number], boundaryNumber: number,
            point: contact.position))
      }
    }
  }

  private mutating func note(_ contact: ReportedContact) {
    if let index = contacts.firstIndex(where: { $0.isSame(as: contact) }) {
      contacts[index].isCurrent = true
    } else {
      contacts.append(contact)
    }
  }

  /// Ends the frame, and returns the contacts that go on.
  mutating func finish() -> [ReportedContact] {
    ended = contacts.filter { !$0.isCurrent }
    contacts.removeAll { !$0.isCurrent }
    return contacts
  }

  /// Informs the delegates: first of the contacts that have ended.
  func inform() {
    for contact in ended {
      let (behavior, delegate) = (contact.behavior, contact.behavior.collisionDelegate)
      if let other = contact.other {
        delegate?.collisionBehavior(behavior, endedContactFor: contact.item, with: other)
      } else {
        delegate?.collisionBehavior(
          behavior, endedContactFor: contact.item, withBoundaryIdentifier: contact.identifier)
      }
    }
    for contact in contacts where contact.isNew {
      let (behavior, delegate) = (contact.behavior, contact.behavior.collisionDelegate)
      if let other = contact.other {
        delegate?.collisionBehavior(
          behavior, beganContactFor: contact.item, with: other, at: contact.point.point)
      } else {
        delegate?.collisionBehavior(
          behavior, beganContactFor: contact.item, withBoundaryIdentifier: contact.identifier,
          at: contact.point.point)
      }
    }
  }
}

public struct Message: Hashable, Sendable {
  public var sender: String
  public var subject: String
  public var isUnread: Bool

  public init(sender: String, subject: String, isUnread: Bool = false) {
    self.sender = sender
    self.subject = subject
    self.isUnread = isUnread
  }
}

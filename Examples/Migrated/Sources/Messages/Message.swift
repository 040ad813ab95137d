/// A message in a mailbox.
public struct Message: Codable, Hashable, Sendable {
  public var sender: String
  public var subject: String
  public var isRead: Bool
  public var labels: [String]

  public init(sender: String, subject: String, isRead: Bool = false, labels: [String] = []) {
    self.sender = sender
    self.subject = subject
    self.isRead = isRead
    self.labels = labels
  }
}

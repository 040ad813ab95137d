import CellophaneGallery
public import InboxCells
import UIKit

/// The read state of a message, as an axis of the gallery.
public enum Arrival: String, CaseIterable, Sendable {
  case read, unread
}

extension CellState {
  /// A custom state.
  static let flagged = CellState("flagged") { $0[.isFlagged] = true }
}

extension Message {
  public static let sample = Message(sender: "Ada Lovelace", subject: "Notes on the engine")
}

/// All scenes of the gallery.
public let inboxScenes: [Scene] = [
  // A custom configuration in cases that contain all pairs of values.
  Scene(
    group: "inbox", name: "message", shows: "a message in the app's own content configuration",
    in: .list(.insetGrouped),
    cases: .pairwise(
      .values(of: Arrival.self), .states(.normal, .selected, .disabled), .style(), .direction(),
      .textSize(.large, .extraSmall, .accessibilityLarge)
    ).excluding(.states(.disabled), .values(Arrival.unread))
  ) { variant in
    var message = Message.sample
    message.isUnread = variant[Arrival.self] == .unread
    return MessageConfiguration(message)
  }
  .distinguishing(.values(of: Arrival.self)),

  // A custom cell, whose states are passed to `updateConfiguration(using:)`.
  Scene(
    group: "inbox", name: "message-cell", shows: "a message in a cell of its own class",
    cases: .listed(.states(.normal, .selected, .flagged, .selected.and(.flagged)), .style()),
    cell: MessageCell.init
  ) { cell, _ in
    cell.message = .sample
  }
  .distinguishing(.states(.normal, .selected, .flagged)),

  // A header.
  Scene(
    group: "inbox", name: "header", shows: "the header of a mailbox",
    in: .header(of: .insetGrouped), cases: .each(.style(), .contrast(), .direction())
  ) { _ in
    var content = UIListContentConfiguration.header()
    content.text = "Today"
    return content
  },
]

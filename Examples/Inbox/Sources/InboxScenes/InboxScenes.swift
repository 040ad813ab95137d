import CellophaneGallery
public import InboxCells
import UIKit

/// How a message can come, as an axis of the gallery.
public enum Arrival: String, CaseIterable, Sendable {
  case read, unread
}

extension CellState {
  /// A state of the app's own.
  static let flagged = CellState("flagged") { $0[.isFlagged] = true }
}

extension Message {
  public static let sample = Message(sender: "Ada Lovelace", subject: "Notes on the engine")
}

/// Everything that the gallery shows.
public let inboxScenes: [Scene] = [
  // A configuration of the app's own: any two values of two axes together, in few pictures.
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

  // A cell of the app's own class, whose states reach `updateConfiguration(using:)`.
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

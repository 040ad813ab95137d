extension UIBarButtonItem {
  /// The type of a system item. The raw values are UIKit's.
  public enum SystemItem: Int, Hashable, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
    case writingTools = 25

    /// The accessibility label, and the title of items that show a title; `nil` for spaces.
    var label: SystemString? {
      switch self {
      case .done: .done
      case .cancel: .cancel
      case .edit: .edit
      case .save: .save
      case .add: .add
      case .flexibleSpace, .fixedSpace: nil
      case .compose: .compose
      case .reply: .reply
      case .action: .share
      case .organize: .organize
      case .bookmarks: .bookmarks
      case .search: .search
      case .refresh: .refresh
      case .stop: .stop
      case .camera: .camera
      case .trash: .delete
      case .play: .play
      case .pause: .pause
      case .rewind: .rewind
      case .fastForward: .fastForward
      case .undo: .undo
      case .redo: .redo
      case .close: .close
      case .writingTools: .writingTools
      }
    }

    /// Returns the name of the symbol in a system version; `nil` if the item shows its title.
    ///
    /// Source: docs/measurements/bars.md#system-items.
    func symbolName(on version: SystemVersion) -> String? {
      switch self {
      case .done, .save: version == .iOS26 ? "checkmark" : nil
      case .cancel: version == .iOS26 ? "xmark" : nil
      case .edit, .flexibleSpace, .fixedSpace: nil
      case .undo: version == .iOS26 ? "arrow.uturn.backward" : nil
      case .redo: version == .iOS26 ? "arrow.uturn.forward" : nil
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .writingTools: "pencil.line"
      }
    }
  }
}

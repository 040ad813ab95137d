// The identifiers of the system's menus. The main menu contains the menus that exist on iPads; apps
// can use all identifiers for their own menus. Apple documents the names, not the values.
extension UIMenu.Identifier {
  // The root menu and the menus of the menu bar.
  /// The root menu.
  public static let root = Self("com.apple.menu.root")
  /// The app's menu.
  public static let application = Self("com.apple.menu.application")
  /// The File menu.
  public static let file = Self("com.apple.menu.file")
  /// The Edit menu.
  public static let edit = Self("com.apple.menu.edit")
  /// The View menu.
  public static let view = Self("com.apple.menu.view")
  /// The Window menu.
  public static let window = Self("com.apple.menu.window")
  /// The Help menu.
  public static let help = Self("com.apple.menu.help")

  // The menus in the app's menu.
  /// The menu for information about the app.
  public static let about = Self("com.apple.menu.about")
  /// The menu for the settings of the app.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The menu for the services of other apps.
  public static let services = Self("com.apple.menu.services")
  /// The menu for hiding apps.
  public static let hide = Self("com.apple.menu.hide")
  /// The menu for quitting the app.
  public static let quit = Self("com.apple.menu.quit")

  // The menus in the File menu.
  /// The menu for creating a scene.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// The menu for opening a document.
  public static let open = Self("com.apple.menu.open")
  /// The menu for the recently opened documents.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// The menu for closing a window.
  public static let close = Self("com.apple.menu.close")
  /// The menu for printing.
  public static let print = Self("com.apple.menu.print")
  /// The menu for the commands of a document.
  public static let document = Self("com.apple.menu.document")

  // The menus in the Edit menu.
  /// The menu for undo and redo.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// The menu for cut, copy, paste, delete and select.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// The menu for finding text.
  public static let find = Self("com.apple.menu.find")
  /// The menu for replacing text.
  public static let replace = Self("com.apple.menu.replace")
  /// The menu for sharing.
  public static let share = Self("com.apple.menu.share")
  /// The menu for bold, italic and underlined text.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// The menu for spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The menu for the spelling panel.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// The menu for the options of spell checking.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// The menu for substitutions of quotes, dashes and text.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The menu for the substitutions panel.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// The menu for the options of substitutions.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// The menu for changing the case of text.
  public static let transformations = Self("com.apple.menu.transformations")
  /// The menu for speaking text.
  public static let speech = Self("com.apple.menu.speech")
  /// The menu for looking up text.
  public static let lookup = Self("com.apple.menu.lookup")
  /// The menu for learning the spelling of a word.
  public static let learn = Self("com.apple.menu.learn")
  /// The menu for filling in passwords and contacts.
  public static let autoFill = Self("com.apple.menu.auto-fill")

  // The menus in the Format menu.
  /// The Format menu.
  public static let format = Self("com.apple.menu.format")
  /// The menu for the fonts.
  public static let font = Self("com.apple.menu.font")
  /// The menu for the text size.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The menu for the text color.
  public static let textColor = Self("com.apple.menu.text-color")
  /// The menu for copying and pasting the text style.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// The menu for the commands for text, such as alignment.
  public static let text = Self("com.apple.menu.text")
  /// The menu for the writing direction.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The menu for the alignment.
  public static let alignment = Self("com.apple.menu.alignment")

  // The menus in the View menu.
  /// The menu for the toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The menu for the sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The menu for full screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")

  // The menus in the Window menu.
  /// The menu for minimizing and zooming a window.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// The menu for bringing all windows to the front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}

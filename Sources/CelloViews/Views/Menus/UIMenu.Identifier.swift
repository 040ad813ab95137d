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
  /// Information about the app.
  public static let about = Self("com.apple.menu.about")
  /// The settings of the app.
  public static let preferences = Self("com.apple.menu.preferences")
  /// The services of other apps.
  public static let services = Self("com.apple.menu.services")
  /// Hiding apps.
  public static let hide = Self("com.apple.menu.hide")
  /// Quitting the app.
  public static let quit = Self("com.apple.menu.quit")

  // The menus in the File menu.
  /// Creating a scene.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// Opening a document.
  public static let open = Self("com.apple.menu.open")
  /// The recently opened documents.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// Closing a window.
  public static let close = Self("com.apple.menu.close")
  /// Printing.
  public static let print = Self("com.apple.menu.print")
  /// The commands of a document.
  public static let document = Self("com.apple.menu.document")

  // The menus in the Edit menu.
  /// Undo and redo.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// Cut, copy, paste, delete and select.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// Finding text.
  public static let find = Self("com.apple.menu.find")
  /// Replacing text.
  public static let replace = Self("com.apple.menu.replace")
  /// Sharing.
  public static let share = Self("com.apple.menu.share")
  /// Bold, italic and underlined text.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// Spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// The spelling panel.
  public static let spellingPanel = Self("com.apple.menu.spelling-panel")
  /// The options of spell checking.
  public static let spellingOptions = Self("com.apple.menu.spelling-options")
  /// Substitutions of quotes, dashes and text.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// The substitutions panel.
  public static let substitutionsPanel = Self("com.apple.menu.substitutions-panel")
  /// The options of substitutions.
  public static let substitutionOptions = Self("com.apple.menu.substitution-options")
  /// Changing the case of text.
  public static let transformations = Self("com.apple.menu.transformations")
  /// Speaking text.
  public static let speech = Self("com.apple.menu.speech")
  /// Looking up text.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Learning the spelling of a word.
  public static let learn = Self("com.apple.menu.learn")
  /// Filling in passwords and contacts.
  public static let autoFill = Self("com.apple.menu.auto-fill")

  // The menus in the Format menu.
  /// The Format menu.
  public static let format = Self("com.apple.menu.format")
  /// The fonts.
  public static let font = Self("com.apple.menu.font")
  /// The text size.
  public static let textSize = Self("com.apple.menu.text-size")
  /// The text color.
  public static let textColor = Self("com.apple.menu.text-color")
  /// Copying and pasting the text style.
  public static let textStylePasteboard = Self("com.apple.menu.text-style-pasteboard")
  /// The commands for text, such as alignment.
  public static let text = Self("com.apple.menu.text")
  /// The writing direction.
  public static let writingDirection = Self("com.apple.menu.writing-direction")
  /// The alignment.
  public static let alignment = Self("com.apple.menu.alignment")

  // The menus in the View menu.
  /// The toolbar.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// The sidebar.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// Full screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")

  // The menus in the Window menu.
  /// Minimizing and zooming a window.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// Bringing all windows to the front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}

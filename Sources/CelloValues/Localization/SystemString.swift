/// The text that UIKit itself draws and speaks.
///
/// The raw value is the English text and the key of the translations, with format specifiers for
/// values. If English has the same text for two meanings, a context follows after a vertical bar.
///
/// Pictures do not depend on the language of the machine, so the text is English unless a view has
/// its own locale. On iOS, the system contains the translations, in the language of the app. Here,
/// a bundle can supply them in a table named ``table``; an app's other tables are not searched, and
/// the English text cannot be changed.
package enum SystemString: String, CaseIterable, Sendable {
  // Buttons and system items.
  case add = "Add"
  case back = "Back"
  case bookmarks = "Bookmarks"
  case camera = "Camera"
  case cancel = "Cancel"
  case close = "Close"
  case compose = "Compose"
  case delete = "Delete"
  case done = "Done"
  case edit = "Edit"
  case fastForward = "Fast Forward"
  case more = "More"
  case moreInfo = "More Info"
  case organize = "Organize"
  case pause = "Pause"
  case play = "Play"
  case refresh = "Refresh"
  case reply = "Reply"
  case rewind = "Rewind"
  case save = "Save"
  case search = "Search"
  case share = "Share"
  case stop = "Stop"
  case writingTools = "Writing Tools"

  // Tab bars and sidebars.
  case collapseGroup = "Collapse %@"
  case configure = "Configure"
  case contacts = "Contacts"
  case downloads = "Downloads"
  case editSidebar = "Edit Sidebar"
  case expandGroup = "Expand %@"
  case favorites = "Favorites"
  case featured = "Featured"
  case fullScreen = "Full Screen"
  case hideSidebar = "Hide Sidebar"
  case hideTab = "Hide %@"
  case history = "History"
  case mostRecent = "Most Recent"
  case mostViewed = "Most Viewed"
  case recents = "Recents"
  case rename = "Rename"
  case showSidebar = "Show Sidebar"
  case showTab = "Show %@"
  case sidebar = "Sidebar"
  case topRated = "Top Rated"

  // Menus.
  case applicationMenu = "Application"
  case copy = "Copy"
  case copyLink = "Copy Link"
  case cut = "Cut"
  case editMenu = "Edit|menu"
  case fileMenu = "File"
  case findAndReplaceCommand = "Find and Replace…"
  case findCommand = "Find…"
  case findNext = "Find Next"
  case findPrevious = "Find Previous"
  case findSelection = "Find Selection"
  case font = "Font"
  case helpMenu = "Help"
  case loading = "Loading…"
  case openLink = "Open Link"
  case paste = "Paste"
  case pasteAndMatchStyle = "Paste and Match Style"
  case previousPage = "Previous Page"
  case redo = "Redo"
  case select = "Select"
  case selectAll = "Select All"
  case textMenu = "Text"
  case undo = "Undo"
  case useSelectionForFind = "Use Selection for Find"
  case viewMenu = "View"
  case windowMenu = "Window"

  // Names of changes that can be undone.
  case formatting = "Formatting"
  case typing = "Typing"

  // Find panels.
  case find = "Find"
  case findAndReplace = "Find & Replace"
  case findOptions = "Find Options"
  case matchCase = "Match Case"
  case nextResult = "Next Result"
  case notFound = "Not Found"
  case oneResult = "1 result"
  case previousResult = "Previous Result"
  case replace = "Replace"
  case replaceAll = "Replace All"
  case replaceAllShort = "All"
  case replaceWith = "Replace With"
  case resultOfResults = "%1$lld of %2$lld"
  case results = "%lld results"
  case wholeWords = "Whole Words"

  // Formatting.
  case alignLeft = "Align Left"
  case alignRight = "Align Right"
  case automatic = "Auto"
  case body = "Body"
  case bold = "Bold"
  case bulletedList = "Bulleted List"
  case center = "Center"
  case dashedList = "Dashed List"
  case decreaseFontSize = "Decrease Font Size"
  case decreaseIndentation = "Decrease Indentation"
  case defaultColor = "Default"
  case fontSize = "Font Size"
  case format = "Format"
  case heading = "Heading"
  case increaseFontSize = "Increase Font Size"
  case increaseIndentation = "Increase Indentation"
  case italic = "Italic"
  case justify = "Justify"
  case lineHeight = "Line Height"
  case monospaced = "Monospaced"
  case moreFormats = "More…"
  case numberedList = "Numbered List"
  case points = "%@ pt"
  case serif = "Serif"
  case strikethrough = "Strikethrough"
  case subheading = "Subheading"
  case systemFont = "System"
  case textColor = "Text Color"
  case title = "Title"
  case underline = "Underline"

  // Colors.
  case addColor = "Add color"
  case blue = "Blue"
  case color = "Color"
  case colors = "Colors"
  case componentValue = "%@ value"
  case gray = "Gray"
  case green = "Green"
  case grid = "Grid"
  case hexColor = "Hex color"
  case hexColorCode = "sRGB Hex Color #"
  case opacity = "Opacity"
  case orange = "Orange"
  case purple = "Purple"
  case red = "Red"
  case sliders = "Sliders"
  case spectrum = "Spectrum"
  case yellow = "Yellow"

  // The spoken names of colors.
  case spokenBlack = "black"
  case spokenBlue = "blue"
  case spokenBrown = "brown"
  case spokenCyan = "cyan"
  case spokenDark = "dark %@"
  case spokenDarkGray = "dark gray"
  case spokenGray = "gray"
  case spokenGreen = "green"
  case spokenLight = "light %@"
  case spokenLightGray = "light gray"
  case spokenMagenta = "magenta"
  case spokenOrange = "orange"
  case spokenPattern = "pattern"
  case spokenPink = "pink"
  case spokenPurple = "purple"
  case spokenRed = "red"
  case spokenTransparent = "transparent"
  case spokenWhite = "white"
  case spokenYellow = "yellow"

  // Dates.
  case datePicker = "Date Picker"
  case day = "Day"
  case dayPeriod = "AM/PM"
  case hour = "hour"
  case hours = "hours"
  case hoursWheel = "Hours"
  case minutes = "min"
  case minutesWheel = "Minutes"
  case month = "Month"
  case time = "Time"
  case year = "Year"

  // Accessories and controls.
  case collapse = "Collapse"
  case decrement = "Decrement"
  case deleteRow = "Delete %@"
  case expand = "Expand"
  case inProgress = "In progress"
  case increment = "Increment"
  case insert = "Insert"
  case insertRow = "Insert %@"
  case items = "%lld items"
  case oneItem = "1 item"
  case pageControl = "Page control"
  case pageOfPages = "page %1$lld of %2$lld"
  case progress = "Progress"
  case progressHalted = "Progress halted"
  case refreshing = "Refreshing"
  case reorder = "Reorder"
  case reorderRow = "Reorder %@"
  case sectionIndex = "Section index"

  // Speech.
  case speechAdjustHint = "Swipe up or down with one finger to adjust the value."
  case speechAdjustable = "Adjustable."
  case speechBackButton = "Back Button."
  case speechButton = "Button."
  case speechColumn = "Column %lld."
  case speechDimmed = "Dimmed."
  case speechEditHint = "Double tap to edit."
  case speechEditing = "Is editing."
  case speechHeading = "Heading."
  case speechImage = "Image."
  case speechLandmarkEnd = "End."
  case speechLandmarkStart = "Landmark."
  case speechLink = "Link."
  case speechListEnd = "List End."
  case speechListStart = "List Start."
  case speechMisspelledHint = "Use the rotor to access Misspelled Words"
  case speechMixed = "Mixed."
  case speechOff = "Off."
  case speechOn = "On."
  case speechPosition = "%1$lld of %2$lld."
  case speechRow = "Row %lld."
  case speechSearchField = "Search Field."
  case speechSecureTextField = "Secure Text Field."
  case speechSelected = "Selected."
  case speechSelectedElement = "Selected: %@"
  case speechSpansColumns = "Spans %lld columns."
  case speechSpansRows = "Spans %lld rows."
  case speechSwitchButton = "Switch Button."
  case speechTab = "Tab."
  case speechTextField = "Text Field."
  case speechToggleHint = "Double tap to toggle setting."

  // Searches.
  case checkSpelling = "Check the spelling or try a new search."
  case noResults = "No Results"
  case noResultsFor = "No Results for “%@”"

  /// The name of the tables with translations, such as `UIKit.xcstrings` or
  /// `de.lproj/UIKit.strings`.
  package static let table = "UIKit"

  /// The English text.
  package var text: String { String(rawValue.prefix { $0 != "|" }) }

  /// Returns the text with values inserted.
  ///
  /// - Parameters:
  ///   - values: the values, in the order of the English text.
  ///   - locale: the language of the text and the format of the numbers in it; `nil` for English.
  ///   - bundle: the bundle that contains the translations; `nil` for the main bundle and the
  ///     resource bundles next to it. Without a translation, the text is English.
  package func text(
    _ values: String.LocalizationValue.Argument..., in locale: Locale? = nil, bundle: Bundle? = nil
  ) -> String {
    let locale = locale ?? LocalizedStrings.defaultLocale
    let numbers = values.map { value -> Int? in
      if case .integer(let number) = value { number } else { nil }
    }
    let isEnglish = locale.language.languageCode == .english
    let format =
      (isEnglish
        ? nil
        : LocalizedStrings.translation(
          of: rawValue, table: Self.table, bundle: bundle, locale: locale, numbers: numbers,
          fallsBack: false))
      ?? text
    return values.isEmpty ? format : LocalizedFormat.text(format, values, locale)
  }
}

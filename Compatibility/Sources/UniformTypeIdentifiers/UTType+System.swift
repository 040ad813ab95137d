// Source: the reference of Apple's framework for identifiers and conformances, the registry of the Internet Assigned Numbers
// Authority for MIME types that it lacks.

extension UTType {
  /// A file or a folder; the base of types of the file system.
  public static let item = UTType(known: "public.item")
  /// What users look at or listen to; the base of types of documents.
  public static let content = UTType(known: "public.content")
  /// Content of several kinds, such as text with images.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A sequence of bytes.
  public static let data = UTType(known: "public.data")
  /// A folder or a package.
  public static let directory = UTType(known: "public.directory")
  /// A reference to another item, such as a symbolic link.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// A program.
  public static let executable = UTType(known: "public.executable")
  /// The place of a volume in the file system.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// An alias.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// A bookmark of a URL.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text of any encoding, with markup or without.
  public static let text = UTType(known: "public.text")
  /// Text without markup.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text without markup in UTF-16 with a byte order mark.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Text without markup in UTF-16 of the machine's byte order.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Text with separated values.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Text with values that are separated by commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Text with values that are separated by tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Text in UTF-8 with values that are separated by tabs.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// Text in Rich Text Format.
  public static let rtf = UTType(known: "public.rtf")
  /// HTML of any version.
  public static let html = UTType(known: "public.html")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// Style sheets of HTML.
  public static let css = UTType(known: "public.css")
  /// Source code of any language.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code of an assembler.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// Source code in C.
  public static let cSource = UTType(known: "public.c-source")
  /// Source code in Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Source code in C++.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// Source code in Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// A header file of C.
  public static let cHeader = UTType(known: "public.c-header")
  /// A header file of C++.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// Source code of a scripting language.
  public static let script = UTType(known: "public.script")
  /// An AppleScript as text.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// An AppleScript as data.
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  /// An AppleScript as a bundle.
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
  /// Source code in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A script of a shell.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A script in Perl.
  public static let perlScript = UTType(known: "public.perl-script")
  /// A script in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A script in Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// A script in PHP.
  public static let phpScript = UTType(known: "public.php-script")
  /// A makefile.
  public static let makefile = UTType(known: "public.make-source")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// JSON with geographic features.
  public static let geoJSON = UTType(known: "public.geojson")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list as data.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A package with text in Rich Text Format and its attachments.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// A document of Rich Text Format and its attachments as data.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A page of the web with its resources.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// An image.
  public static let image = UTType(known: "public.image")
  /// A JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A TIFF image.
  public static let tiff = UTType(known: "public.tiff")
  /// A GIF image.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A PNG image.
  public static let png = UTType(known: "public.png")
  /// An icon of Apple's systems.
  public static let icns = UTType(known: "com.apple.icns")
  /// A bitmap of Windows.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon of Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// The raw image of a camera.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A vector image in SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A photo with a movie.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// An image in the High Efficiency Image File Format.
  public static let heif = UTType(known: "public.heif")
  /// An image of High Efficiency Image Coding.
  public static let heic = UTType(known: "public.heic")
  /// A sequence of images of High Efficiency Image Coding.
  public static let heics = UTType(known: "public.heics")
  /// A WebP image.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A digital negative.
  public static let dng = UTType(known: "com.adobe.raw-image")
  /// An OpenEXR image.
  public static let exr = UTType(known: "com.ilm.openexr-image")
  /// A JPEG XL image.
  public static let jpegxl = UTType(known: "public.jpeg-xl")
  /// A scene or a model of three dimensions.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A scene in Universal Scene Description.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A package of Universal Scene Description.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// A file of Reality Composer.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// A scene of SceneKit.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// An object for augmented reality.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")
  /// Content with sounds or moving images.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving images, with sounds or without.
  public static let movie = UTType(known: "public.movie")
  /// Moving images without sounds.
  public static let video = UTType(known: "public.video")
  /// Sounds without images.
  public static let audio = UTType(known: "public.audio")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A movie of MPEG-1 or MPEG-2.
  public static let mpeg = UTType(known: "public.mpeg")
  /// A video of MPEG-2.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// A transport stream of MPEG-2.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// Sounds of MPEG-1, layer 3.
  public static let mp3 = UTType(known: "public.mp3")
  /// A movie of MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// Sounds of MPEG-4.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Protected sounds of MPEG-4.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// A protected movie of MPEG-4.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// A movie in AVI format.
  public static let avi = UTType(known: "public.avi")
  /// Sounds in AIFF format.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Sounds in waveform format.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Notes for instruments.
  public static let midi = UTType(known: "public.midi-audio")
  /// A playlist.
  public static let playlist = UTType(known: "public.playlist")
  /// A playlist in M3U format.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
  /// A folder that users look into.
  public static let folder = UTType(known: "public.folder")
  /// The root folder of a volume.
  public static let volume = UTType(known: "public.volume")
  /// A folder that users see as a file.
  public static let package = UTType(known: "com.apple.package")
  /// A folder of the structure of bundles.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A bundle that adds functions to a program.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// A bundle that reads metadata.
  public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
  /// A bundle that draws previews.
  public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
  /// A bundle of a service.
  public static let xpcService = UTType(known: "com.apple.xpc-service")
  /// A framework.
  public static let framework = UTType(known: "com.apple.framework")
  /// An app.
  public static let application = UTType(known: "com.apple.application")
  /// An app as a bundle.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// An extension of an app.
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension")
  /// A program of Unix.
  public static let unixExecutable = UTType(known: "public.unix-executable")
  /// A program of Windows.
  public static let exe = UTType(known: "com.microsoft.windows-executable")
  /// A pane of the system's settings.
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
  /// An archive of files and folders.
  public static let archive = UTType(known: "public.archive")
  /// An archive of gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// An archive of bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// An archive of zip.
  public static let zip = UTType(known: "public.zip-archive")
  /// An Apple Archive.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation.
  public static let presentation = UTType(known: "public.presentation")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// A person's data.
  public static let contact = UTType(known: "public.contact")
  /// A person's data as a vCard.
  public static let vCard = UTType(known: "public.vcard")
  /// A task.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// An event of a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// An e-mail.
  public static let emailMessage = UTType(known: "public.email-message")
  /// A file with an address of the internet.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// A file with an address of the internet, as Windows has it.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A bookmark.
  public static let bookmark = UTType(known: "public.bookmark")
  /// Keys and certificates of PKCS #12.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// A certificate of X.509.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// A book in EPUB format.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A log.
  public static let log = UTType(known: "public.log")
  /// Patterns of haptic events.
  public static let ahap = UTType(known: "com.apple.haptics.ahap")
  /// An image of a disk.
  public static let diskImage = UTType(known: "public.disk-image")
}

/// The types that the system declares: the identifier, the types it conforms to directly, filename extensions and MIME types,
/// the preferred one first. Of several types with the same tag, the first one is preferred.
let systemTypes: [TypeDeclaration] = [
  TypeDeclaration("public.item"),
  TypeDeclaration("public.content"),
  TypeDeclaration("public.composite-content", conformsTo: ["public.content"]),
  TypeDeclaration("public.data", conformsTo: ["public.item"]),
  TypeDeclaration("public.directory", conformsTo: ["public.item"]),
  TypeDeclaration("com.apple.resolvable"),
  TypeDeclaration("public.symlink", conformsTo: ["public.item", "com.apple.resolvable"]),
  TypeDeclaration("public.executable", conformsTo: ["public.item"]),
  TypeDeclaration("com.apple.mount-point", conformsTo: ["public.item", "com.apple.resolvable"]),
  TypeDeclaration("com.apple.alias-file", conformsTo: ["public.data", "com.apple.resolvable"]),
  TypeDeclaration("com.apple.bookmark", conformsTo: ["public.data", "com.apple.resolvable"]),
  TypeDeclaration("public.url", conformsTo: ["public.data"]),
  TypeDeclaration("public.file-url", conformsTo: ["public.url"]),
  TypeDeclaration("public.text", conformsTo: ["public.data", "public.content"]),
  TypeDeclaration(
    "public.plain-text", conformsTo: ["public.text"], extensions: ["txt", "text"],
    mimeTypes: ["text/plain"]),
  TypeDeclaration(
    "public.utf8-plain-text", conformsTo: ["public.plain-text"],
    mimeTypes: ["text/plain;charset=utf-8"]),
  TypeDeclaration(
    "public.utf16-external-plain-text", conformsTo: ["public.plain-text"],
    mimeTypes: ["text/plain;charset=utf-16"]),
  TypeDeclaration("public.utf16-plain-text", conformsTo: ["public.plain-text"]),
  TypeDeclaration("public.delimited-values-text", conformsTo: ["public.text"]),
  TypeDeclaration(
    "public.comma-separated-values-text", conformsTo: ["public.delimited-values-text"],
    extensions: ["csv"], mimeTypes: ["text/csv", "text/comma-separated-values"]),
  TypeDeclaration(
    "public.tab-separated-values-text", conformsTo: ["public.delimited-values-text"],
    extensions: ["tsv"], mimeTypes: ["text/tab-separated-values"]),
  TypeDeclaration(
    "public.utf8-tab-separated-values-text",
    conformsTo: ["public.tab-separated-values-text", "public.utf8-plain-text"]),
  TypeDeclaration(
    "public.rtf", conformsTo: ["public.text"], extensions: ["rtf"],
    mimeTypes: ["text/rtf", "application/rtf"]),
  TypeDeclaration(
    "public.html", conformsTo: ["public.text"], extensions: ["html", "htm", "shtml", "shtm"],
    mimeTypes: ["text/html"]),
  TypeDeclaration(
    "public.xml", conformsTo: ["public.text"], extensions: ["xml"],
    mimeTypes: ["application/xml", "text/xml"]),
  TypeDeclaration(
    "public.yaml", conformsTo: ["public.text"], extensions: ["yml", "yaml"],
    mimeTypes: ["application/x-yaml", "text/yaml"]),
  TypeDeclaration(
    "public.css", conformsTo: ["public.text"], extensions: ["css"], mimeTypes: ["text/css"]),
  TypeDeclaration("public.source-code", conformsTo: ["public.plain-text"]),
  TypeDeclaration("public.assembly-source", conformsTo: ["public.source-code"], extensions: ["s"]),
  TypeDeclaration("public.c-source", conformsTo: ["public.source-code"], extensions: ["c"]),
  TypeDeclaration(
    "public.objective-c-source", conformsTo: ["public.source-code"], extensions: ["m"]),
  TypeDeclaration(
    "public.swift-source", conformsTo: ["public.source-code"], extensions: ["swift"],
    mimeTypes: ["text/swift"]),
  TypeDeclaration(
    "public.c-plus-plus-source", conformsTo: ["public.source-code"],
    extensions: ["cp", "cpp", "c++", "cc", "cxx"]),
  TypeDeclaration(
    "public.objective-c-plus-plus-source", conformsTo: ["public.source-code"], extensions: ["mm"]),
  TypeDeclaration("public.c-header", conformsTo: ["public.source-code"], extensions: ["h"]),
  TypeDeclaration(
    "public.c-plus-plus-header", conformsTo: ["public.source-code"],
    extensions: ["hh", "hpp", "h++", "hxx"]),
  TypeDeclaration("public.script", conformsTo: ["public.source-code"]),
  TypeDeclaration(
    "com.apple.applescript.text", conformsTo: ["public.script"], extensions: ["applescript"]),
  TypeDeclaration(
    "com.apple.applescript.script", conformsTo: ["public.data", "public.script"],
    extensions: ["scpt"]),
  TypeDeclaration(
    "com.apple.applescript.script-bundle",
    conformsTo: ["com.apple.bundle", "com.apple.package", "public.script"], extensions: ["scptd"]),
  TypeDeclaration(
    "com.netscape.javascript-source", conformsTo: ["public.source-code", "public.executable"],
    extensions: ["js", "jscript", "javascript", "mjs"], mimeTypes: ["text/javascript"]),
  TypeDeclaration(
    "public.shell-script", conformsTo: ["public.script"], extensions: ["sh", "command"]),
  TypeDeclaration(
    "public.perl-script", conformsTo: ["public.shell-script"], extensions: ["pl", "pm"],
    mimeTypes: ["text/x-perl-script"]),
  TypeDeclaration(
    "public.python-script", conformsTo: ["public.shell-script"], extensions: ["py"],
    mimeTypes: ["text/x-python-script"]),
  TypeDeclaration(
    "public.ruby-script", conformsTo: ["public.shell-script"], extensions: ["rb", "rbw"],
    mimeTypes: ["text/x-ruby-script"]),
  TypeDeclaration(
    "public.php-script", conformsTo: ["public.shell-script"],
    extensions: ["php", "php3", "php4", "ph3", "ph4", "phtml"],
    mimeTypes: ["text/php", "text/x-php-script", "application/php"]),
  TypeDeclaration("public.make-source", conformsTo: ["public.script"], extensions: ["mk", "mak"]),
  TypeDeclaration(
    "public.json", conformsTo: ["public.text"], extensions: ["json"],
    mimeTypes: ["application/json"]),
  TypeDeclaration(
    "public.geojson", conformsTo: ["public.json"], extensions: ["geojson"],
    mimeTypes: ["application/geo+json"]),
  TypeDeclaration("com.apple.property-list", conformsTo: ["public.data"], extensions: ["plist"]),
  TypeDeclaration(
    "com.apple.xml-property-list", conformsTo: ["com.apple.property-list", "public.xml"]),
  TypeDeclaration("com.apple.binary-property-list", conformsTo: ["com.apple.property-list"]),
  TypeDeclaration(
    "com.adobe.pdf", conformsTo: ["public.data", "public.composite-content"], extensions: ["pdf"],
    mimeTypes: ["application/pdf"]),
  TypeDeclaration(
    "com.apple.rtfd", conformsTo: ["com.apple.package", "public.composite-content"],
    extensions: ["rtfd"]),
  TypeDeclaration("com.apple.flat-rtfd", conformsTo: ["public.data", "public.composite-content"]),
  TypeDeclaration(
    "com.apple.webarchive", conformsTo: ["public.data", "public.composite-content"],
    extensions: ["webarchive"], mimeTypes: ["application/x-webarchive"]),
  TypeDeclaration("public.image", conformsTo: ["public.data", "public.content"]),
  TypeDeclaration(
    "public.jpeg", conformsTo: ["public.image"], extensions: ["jpeg", "jpg", "jpe"],
    mimeTypes: ["image/jpeg", "image/jpg"]),
  TypeDeclaration(
    "public.tiff", conformsTo: ["public.image"], extensions: ["tiff", "tif"],
    mimeTypes: ["image/tiff"]),
  TypeDeclaration(
    "com.compuserve.gif", conformsTo: ["public.image"], extensions: ["gif"],
    mimeTypes: ["image/gif"]),
  TypeDeclaration(
    "public.png", conformsTo: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"]),
  TypeDeclaration("com.apple.icns", conformsTo: ["public.image"], extensions: ["icns"]),
  TypeDeclaration(
    "com.microsoft.bmp", conformsTo: ["public.image"], extensions: ["bmp", "dib"],
    mimeTypes: ["image/bmp"]),
  TypeDeclaration(
    "com.microsoft.ico", conformsTo: ["public.image"], extensions: ["ico"],
    mimeTypes: ["image/vnd.microsoft.icon"]),
  TypeDeclaration("public.camera-raw-image", conformsTo: ["public.image"]),
  TypeDeclaration(
    "public.svg-image", conformsTo: ["public.image", "public.xml"], extensions: ["svg", "svgz"],
    mimeTypes: ["image/svg+xml"]),
  TypeDeclaration("com.apple.live-photo"),
  TypeDeclaration(
    "public.heif", conformsTo: ["public.image"], extensions: ["heif", "hif"],
    mimeTypes: ["image/heif"]),
  TypeDeclaration(
    "public.heic", conformsTo: ["public.heif"], extensions: ["heic"], mimeTypes: ["image/heic"]),
  TypeDeclaration(
    "public.heics", conformsTo: ["public.heif"], extensions: ["heics"],
    mimeTypes: ["image/heic-sequence"]),
  TypeDeclaration(
    "org.webmproject.webp", conformsTo: ["public.image"], extensions: ["webp"],
    mimeTypes: ["image/webp"]),
  TypeDeclaration(
    "com.adobe.raw-image", conformsTo: ["public.camera-raw-image"], extensions: ["dng"],
    mimeTypes: ["image/x-adobe-dng"]),
  TypeDeclaration("com.ilm.openexr-image", conformsTo: ["public.image"], extensions: ["exr"]),
  TypeDeclaration(
    "public.jpeg-xl", conformsTo: ["public.image"], extensions: ["jxl"], mimeTypes: ["image/jxl"]),
  TypeDeclaration("public.3d-content", conformsTo: ["public.content"]),
  TypeDeclaration(
    "com.pixar.universal-scene-description", conformsTo: ["public.3d-content", "public.data"],
    extensions: ["usd", "usda", "usdc"]),
  TypeDeclaration(
    "com.pixar.universal-scene-description-mobile",
    conformsTo: ["public.3d-content", "public.data"], extensions: ["usdz"],
    mimeTypes: ["model/vnd.usdz+zip"]),
  TypeDeclaration(
    "com.apple.reality", conformsTo: ["public.3d-content", "public.data"], extensions: ["reality"],
    mimeTypes: ["model/vnd.reality"]),
  TypeDeclaration(
    "com.apple.scenekit.scene", conformsTo: ["public.3d-content", "public.data"],
    extensions: ["scn"]),
  TypeDeclaration("com.apple.arobject", conformsTo: ["public.data"], extensions: ["arobject"]),
  TypeDeclaration("public.audiovisual-content", conformsTo: ["public.data", "public.content"]),
  TypeDeclaration("public.movie", conformsTo: ["public.audiovisual-content"]),
  TypeDeclaration("public.video", conformsTo: ["public.movie"]),
  TypeDeclaration("public.audio", conformsTo: ["public.audiovisual-content"]),
  TypeDeclaration(
    "com.apple.quicktime-movie", conformsTo: ["public.movie"], extensions: ["mov", "qt"],
    mimeTypes: ["video/quicktime"]),
  TypeDeclaration(
    "public.mpeg", conformsTo: ["public.movie"], extensions: ["mpg", "mpeg", "mpe", "m75", "m15"],
    mimeTypes: ["video/mpeg", "video/mpg", "video/x-mpeg", "video/x-mpg"]),
  TypeDeclaration(
    "public.mpeg-2-video", conformsTo: ["public.video"], extensions: ["m2v"],
    mimeTypes: ["video/mpeg2"]),
  TypeDeclaration(
    "public.mpeg-2-transport-stream", conformsTo: ["public.movie"], extensions: ["ts"],
    mimeTypes: ["video/mp2t"]),
  TypeDeclaration(
    "public.mp3", conformsTo: ["public.audio"], extensions: ["mp3", "mpga"],
    mimeTypes: [
      "audio/mpeg", "audio/mpeg3", "audio/mpg", "audio/mp3", "audio/x-mpeg", "audio/x-mpeg3",
      "audio/x-mpg", "audio/x-mp3",
    ]),
  TypeDeclaration(
    "public.mpeg-4", conformsTo: ["public.movie"], extensions: ["mp4", "mpg4"],
    mimeTypes: ["video/mp4", "video/mp4v"]),
  TypeDeclaration(
    "public.mpeg-4-audio", conformsTo: ["public.mpeg-4", "public.audio"], extensions: ["mp4"],
    mimeTypes: ["audio/mp4"]),
  TypeDeclaration(
    "com.apple.m4v-video", conformsTo: ["public.mpeg-4"], extensions: ["m4v"],
    mimeTypes: ["video/x-m4v"]),
  TypeDeclaration(
    "com.apple.protected-mpeg-4-audio", conformsTo: ["public.audio"], extensions: ["m4p"]),
  TypeDeclaration(
    "com.apple.protected-mpeg-4-video", conformsTo: ["public.mpeg-4"], extensions: ["m4v"],
    mimeTypes: ["video/x-m4v"]),
  TypeDeclaration(
    "public.avi", conformsTo: ["public.movie"], extensions: ["avi", "vfw"],
    mimeTypes: ["video/avi", "video/msvideo", "video/x-msvideo"]),
  TypeDeclaration(
    "public.aiff-audio", conformsTo: ["public.audio"], extensions: ["aiff", "aif"],
    mimeTypes: ["audio/aiff", "audio/x-aiff"]),
  TypeDeclaration(
    "com.microsoft.waveform-audio", conformsTo: ["public.audio"],
    extensions: ["wav", "wave", "bwf"],
    mimeTypes: ["audio/vnd.wave", "audio/wav", "audio/wave", "audio/x-wav"]),
  TypeDeclaration(
    "public.midi-audio", conformsTo: ["public.audio"], extensions: ["midi", "mid", "smf", "kar"],
    mimeTypes: ["audio/midi", "audio/mid"]),
  TypeDeclaration("public.playlist"),
  TypeDeclaration(
    "public.m3u-playlist", conformsTo: ["public.text", "public.playlist"],
    extensions: ["m3u", "m3u8"], mimeTypes: ["audio/mpegurl", "audio/x-mpegurl"]),
  TypeDeclaration("public.folder", conformsTo: ["public.directory"]),
  TypeDeclaration("public.volume", conformsTo: ["public.folder"]),
  TypeDeclaration("com.apple.package", conformsTo: ["public.directory"]),
  TypeDeclaration("com.apple.bundle", conformsTo: ["public.directory"], extensions: ["bundle"]),
  TypeDeclaration(
    "com.apple.plugin", conformsTo: ["com.apple.bundle", "com.apple.package"],
    extensions: ["plugin"]),
  TypeDeclaration(
    "com.apple.metadata-importer", conformsTo: ["com.apple.plugin"], extensions: ["mdimporter"]),
  TypeDeclaration(
    "com.apple.quicklook-generator", conformsTo: ["com.apple.plugin"], extensions: ["qlgenerator"]),
  TypeDeclaration(
    "com.apple.xpc-service", conformsTo: ["com.apple.bundle", "com.apple.package"],
    extensions: ["xpc"]),
  TypeDeclaration(
    "com.apple.framework", conformsTo: ["com.apple.bundle"], extensions: ["framework"]),
  TypeDeclaration("com.apple.application", conformsTo: ["public.executable"]),
  TypeDeclaration(
    "com.apple.application-bundle",
    conformsTo: ["com.apple.application", "com.apple.bundle", "com.apple.package"],
    extensions: ["app"]),
  TypeDeclaration(
    "com.apple.application-and-system-extension", conformsTo: ["com.apple.xpc-service"],
    extensions: ["appex"]),
  TypeDeclaration("public.unix-executable", conformsTo: ["public.data", "public.executable"]),
  TypeDeclaration(
    "com.microsoft.windows-executable", conformsTo: ["public.data", "public.executable"],
    extensions: ["exe"], mimeTypes: ["application/x-msdownload"]),
  TypeDeclaration(
    "com.apple.systempreference.prefpane", conformsTo: ["com.apple.bundle", "com.apple.package"],
    extensions: ["prefpane"]),
  TypeDeclaration("public.archive", conformsTo: ["public.data"]),
  TypeDeclaration(
    "org.gnu.gnu-zip-archive", conformsTo: ["public.archive"], extensions: ["gz", "gzip"],
    mimeTypes: ["application/x-gzip", "application/gzip"]),
  TypeDeclaration(
    "public.bzip2-archive", conformsTo: ["public.archive"], extensions: ["bz2", "bzip2"],
    mimeTypes: ["application/x-bzip2"]),
  TypeDeclaration(
    "public.zip-archive", conformsTo: ["public.archive"], extensions: ["zip"],
    mimeTypes: ["application/zip"]),
  TypeDeclaration("com.apple.archive", conformsTo: ["public.archive"], extensions: ["aar", "yaa"]),
  TypeDeclaration("public.spreadsheet", conformsTo: ["public.content"]),
  TypeDeclaration("public.presentation", conformsTo: ["public.content"]),
  TypeDeclaration("public.database"),
  TypeDeclaration("public.message"),
  TypeDeclaration("public.contact"),
  TypeDeclaration(
    "public.vcard", conformsTo: ["public.text", "public.contact"], extensions: ["vcf", "vcard"],
    mimeTypes: ["text/directory", "text/vcard", "text/x-vcard"]),
  TypeDeclaration("public.to-do-item"),
  TypeDeclaration("public.calendar-event"),
  TypeDeclaration("public.email-message", conformsTo: ["public.message"]),
  TypeDeclaration("public.stored-url"),
  TypeDeclaration("com.apple.internet-location", conformsTo: ["public.data", "public.stored-url"]),
  TypeDeclaration(
    "com.microsoft.internet-shortcut", conformsTo: ["public.data"], extensions: ["url"]),
  TypeDeclaration("public.font"),
  TypeDeclaration("public.bookmark"),
  TypeDeclaration(
    "com.rsa.pkcs-12", conformsTo: ["public.data"], extensions: ["p12", "pfx"],
    mimeTypes: ["application/x-pkcs12"]),
  TypeDeclaration(
    "public.x509-certificate", conformsTo: ["public.data"], extensions: ["cer", "crt", "der"],
    mimeTypes: ["application/x-x509-ca-cert"]),
  TypeDeclaration(
    "org.idpf.epub-container", conformsTo: ["public.data", "public.composite-content"],
    extensions: ["epub"], mimeTypes: ["application/epub+zip"]),
  TypeDeclaration("public.log"),
  TypeDeclaration("com.apple.haptics.ahap", conformsTo: ["public.text"], extensions: ["ahap"]),
  TypeDeclaration("public.disk-image", conformsTo: ["public.archive"]),
  TypeDeclaration(
    "com.apple.log", conformsTo: ["public.plain-text", "public.log"], extensions: ["log"]),
  TypeDeclaration(
    "net.daringfireball.markdown", conformsTo: ["public.plain-text"],
    extensions: ["md", "markdown", "mdown", "markdn"], mimeTypes: ["text/markdown"]),
  TypeDeclaration(
    "com.apple.m4a-audio", conformsTo: ["public.mpeg-4-audio"], extensions: ["m4a", "m4r"],
    mimeTypes: ["audio/x-m4a"]),
  TypeDeclaration(
    "com.apple.coreaudio-format", conformsTo: ["public.audio"], extensions: ["caf"],
    mimeTypes: ["audio/x-caf"]),
  TypeDeclaration(
    "org.xiph.flac", conformsTo: ["public.audio"], extensions: ["flac"], mimeTypes: ["audio/flac"]),
  TypeDeclaration(
    "public.3gpp", conformsTo: ["public.movie"], extensions: ["3gp", "3gpp"],
    mimeTypes: ["video/3gpp", "audio/3gpp"]),
  TypeDeclaration(
    "public.avif", conformsTo: ["public.heif"], extensions: ["avif"], mimeTypes: ["image/avif"]),
  TypeDeclaration(
    "com.adobe.photoshop-image", conformsTo: ["public.image"], extensions: ["psd"],
    mimeTypes: ["image/vnd.adobe.photoshop"]),
  TypeDeclaration(
    "public.truetype-ttf-font", conformsTo: ["public.font", "public.data"], extensions: ["ttf"],
    mimeTypes: ["font/ttf"]),
  TypeDeclaration(
    "public.opentype-font", conformsTo: ["public.font", "public.data"], extensions: ["otf"],
    mimeTypes: ["font/otf"]),
  TypeDeclaration(
    "public.truetype-collection-font", conformsTo: ["public.font", "public.data"],
    extensions: ["ttc"], mimeTypes: ["font/collection"]),
  TypeDeclaration(
    "com.apple.ical.ics", conformsTo: ["public.text", "public.calendar-event"], extensions: ["ics"],
    mimeTypes: ["text/calendar"]),
  TypeDeclaration(
    "com.apple.mail.email", conformsTo: ["public.data", "public.email-message"],
    extensions: ["eml"], mimeTypes: ["message/rfc822"]),
  TypeDeclaration(
    "com.apple.web-internet-location", conformsTo: ["com.apple.internet-location"],
    extensions: ["webloc"]),
  TypeDeclaration(
    "com.apple.pkpass-data", conformsTo: ["public.data"], extensions: ["pkpass"],
    mimeTypes: ["application/vnd.apple.pkpass"]),
  TypeDeclaration(
    "com.apple.iwork.pages.sffpages", conformsTo: ["public.data", "public.composite-content"],
    extensions: ["pages"], mimeTypes: ["application/vnd.apple.pages"]),
  TypeDeclaration(
    "com.apple.iwork.numbers.sffnumbers", conformsTo: ["public.data", "public.spreadsheet"],
    extensions: ["numbers"], mimeTypes: ["application/vnd.apple.numbers"]),
  TypeDeclaration(
    "com.apple.iwork.keynote.sffkey", conformsTo: ["public.data", "public.presentation"],
    extensions: ["key"], mimeTypes: ["application/vnd.apple.keynote"]),
  TypeDeclaration(
    "com.microsoft.word.doc", conformsTo: ["public.data", "public.composite-content"],
    extensions: ["doc"], mimeTypes: ["application/msword"]),
  TypeDeclaration(
    "org.openxmlformats.wordprocessingml.document",
    conformsTo: ["public.data", "public.composite-content"], extensions: ["docx"],
    mimeTypes: ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]),
  TypeDeclaration(
    "com.microsoft.excel.xls", conformsTo: ["public.data", "public.spreadsheet"],
    extensions: ["xls"], mimeTypes: ["application/vnd.ms-excel"]),
  TypeDeclaration(
    "org.openxmlformats.spreadsheetml.sheet", conformsTo: ["public.data", "public.spreadsheet"],
    extensions: ["xlsx"],
    mimeTypes: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]),
  TypeDeclaration(
    "com.microsoft.powerpoint.ppt", conformsTo: ["public.data", "public.presentation"],
    extensions: ["ppt"], mimeTypes: ["application/vnd.ms-powerpoint"]),
  TypeDeclaration(
    "org.openxmlformats.presentationml.presentation",
    conformsTo: ["public.data", "public.presentation"], extensions: ["pptx"],
    mimeTypes: ["application/vnd.openxmlformats-officedocument.presentationml.presentation"]),
  TypeDeclaration(
    "com.apple.disk-image-udif", conformsTo: ["public.disk-image"], extensions: ["dmg"],
    mimeTypes: ["application/x-apple-diskimage"]),
  TypeDeclaration(
    "org.7-zip.7-zip-archive", conformsTo: ["public.archive"], extensions: ["7z"],
    mimeTypes: ["application/x-7z-compressed"]),
]

extension TypeDeclaration {
  fileprivate init(
    _ identifier: String, conformsTo parents: [String] = [], extensions: [String] = [],
    mimeTypes: [String] = []
  ) {
    self.identifier = identifier
    self.parents = parents
    tags = [.filenameExtension: extensions, .mimeType: mimeTypes].filter { !$0.value.isEmpty }
  }
}

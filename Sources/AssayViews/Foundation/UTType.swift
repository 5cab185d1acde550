// SPDX-License-Identifier: MIT

/// A stand-in for the type of data of Apple's UniformTypeIdentifiers.
///
/// It knows the types below, with the extension, the media type and the more general types that
/// Apple's documentation of each names.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The name of the type, such as `public.png`.
  public let identifier: String
  /// What a type has that is known by its extension alone.
  private var ownExtension: String?
  /// The names of all types that an app says its own type conforms to.
  private var ownSupertypes: Set<String> = []

  /// Creates a type from its name.
  public init?(_ identifier: String) { self.identifier = identifier }
  private init(known identifier: String) { self.identifier = identifier }
  /// Creates a type of the app's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    ownSupertypes = parentType?.selfAndSupertypes ?? []
  }
  /// Creates a type of another app.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// The type of files with an extension, without a period.
  ///
  /// A type of an unknown extension, or whose known type does not conform to `supertype`, is one
  /// of its own that conforms to `supertype` alone.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    let known = KnownType.all.lazy.filter { $0.extensions.contains(name) }
      .map { UTType(known: $0.identifier) }
    if let type = known.first(where: { $0.conforms(to: supertype) }) {
      self = type
    } else {
      identifier = "dyn." + name
      ownExtension = filenameExtension
      ownSupertypes = supertype.selfAndSupertypes
    }
  }

  /// The type of a media type, such as `image/png`; nil for one that is not known or does not
  /// conform to `supertype`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let known = KnownType.all.lazy.filter { $0.mediaType == mimeType.lowercased() }
      .map { UTType(known: $0.identifier) }
    guard let type = known.first(where: { $0.conforms(to: supertype) }) else { return nil }
    self = type
  }

  /// Two types are one where their names are, as the name of a type is all there is of it.
  public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }
  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// The extension of files of the type, without a period.
  public var preferredFilenameExtension: String? {
    ownExtension ?? KnownType.byName[identifier]?.extensions.first
  }

  /// The media type, such as `image/png`.
  public var preferredMIMEType: String? { KnownType.byName[identifier]?.mediaType }

  /// The name of the type.
  public var description: String { identifier }

  /// Whether it is a type or a more special one.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether it is more special than a type.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether it is more general than a type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All more general types.
  public var supertypes: Set<UTType> {
    var names = ownSupertypes
    var open = KnownType.byName[identifier]?.parents ?? []
    while let name = open.popLast() {
      guard names.insert(name).inserted else { continue }
      open += KnownType.byName[name]?.parents ?? []
    }
    return Set(names.map { UTType(known: $0) })
  }

  private var selfAndSupertypes: Set<String> {
    Set(supertypes.map(\.identifier)).union([identifier])
  }
}

/// What is known of a type.
private struct KnownType {
  var identifier: String
  var parents: [String]
  var extensions: [String] = []
  var mediaType: String?

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

  /// As Apple's page "System-declared uniform type identifiers" has them, in the documentation of
  /// Uniform Type Identifiers.
  static let all: [KnownType] = [
    KnownType("public.item"),
    KnownType("public.content"),
    KnownType("public.data", "public.item"),
    KnownType("public.directory", "public.item"),
    KnownType("public.folder", "public.directory"),
    KnownType("com.apple.package", "public.directory"),
    KnownType("com.apple.bundle", "public.directory"),
    KnownType("public.composite-content", "public.content"),
    KnownType("public.archive"),
    KnownType("public.contact"),
    KnownType("public.message"),
    KnownType("public.database"),
    KnownType("public.spreadsheet", "public.content"),
    KnownType("public.presentation", "public.composite-content"),
    KnownType("public.executable", "public.item"),
    KnownType("com.apple.application", "public.executable"),
    KnownType("public.url", "public.data", media: "text/uri-list"),
    KnownType("public.file-url", "public.url"),
    KnownType("public.text", "public.data", "public.content"),
    KnownType("public.plain-text", "public.text", files: ["txt", "text"], media: "text/plain"),
    KnownType("public.utf8-plain-text", "public.plain-text"),
    KnownType("public.utf16-plain-text", "public.plain-text"),
    KnownType("public.rtf", "public.text", files: ["rtf"], media: "text/rtf"),
    KnownType("com.apple.rtfd", "com.apple.package", files: ["rtfd"]),
    KnownType("public.html", "public.text", files: ["html", "htm"], media: "text/html"),
    KnownType("public.xml", "public.text", files: ["xml"], media: "application/xml"),
    KnownType("public.json", "public.text", files: ["json"], media: "application/json"),
    KnownType("public.yaml", "public.text", files: ["yml", "yaml"], media: "application/x-yaml"),
    KnownType("com.apple.property-list", "public.data", files: ["plist"]),
    KnownType("public.delimited-values-text", "public.text"),
    KnownType(
      "public.comma-separated-values-text", "public.delimited-values-text", files: ["csv"],
      media: "text/csv"),
    KnownType(
      "public.tab-separated-values-text", "public.delimited-values-text", files: ["tsv"],
      media: "text/tab-separated-values"),
    KnownType("com.apple.log", "public.plain-text", files: ["log"]),
    KnownType("public.vcard", "public.text", files: ["vcf", "vcard"], media: "text/vcard"),
    KnownType("com.apple.ical.ics", "public.text", files: ["ics"], media: "text/calendar"),
    KnownType("public.calendar-event"),
    KnownType("public.source-code", "public.plain-text"),
    KnownType("public.swift-source", "public.source-code", files: ["swift"]),
    KnownType("public.image", "public.data", "public.content"),
    KnownType("public.png", "public.image", files: ["png"], media: "image/png"),
    KnownType("public.jpeg", "public.image", files: ["jpeg", "jpg", "jpe"], media: "image/jpeg"),
    KnownType("public.tiff", "public.image", files: ["tiff", "tif"], media: "image/tiff"),
    KnownType("public.heic", "public.image", files: ["heic"], media: "image/heic"),
    KnownType("public.heif", "public.image", files: ["heif"], media: "image/heif"),
    KnownType("com.compuserve.gif", "public.image", files: ["gif"], media: "image/gif"),
    KnownType("com.microsoft.bmp", "public.image", files: ["bmp"], media: "image/bmp"),
    KnownType("org.webmproject.webp", "public.image", files: ["webp"], media: "image/webp"),
    KnownType("public.svg-image", "public.image", files: ["svg", "svgz"], media: "image/svg+xml"),
    KnownType("public.camera-raw-image", "public.image"),
    KnownType("com.apple.live-photo"),
    KnownType(
      "com.adobe.pdf", "public.data", "public.composite-content", files: ["pdf"],
      media: "application/pdf"),
    KnownType(
      "org.idpf.epub-container", "public.data", files: ["epub"], media: "application/epub+zip"),
    KnownType(
      "public.zip-archive", "public.data", "public.archive", files: ["zip"],
      media: "application/zip"),
    KnownType(
      "org.gnu.gnu-zip-archive", "public.data", "public.archive", files: ["gz"],
      media: "application/gzip"),
    KnownType("public.audiovisual-content", "public.data", "public.content"),
    KnownType("public.movie", "public.audiovisual-content"),
    KnownType("public.video", "public.movie"),
    KnownType("public.audio", "public.audiovisual-content"),
    KnownType(
      "com.apple.quicktime-movie", "public.movie", files: ["mov", "qt"], media: "video/quicktime"),
    KnownType("public.mpeg-4", "public.movie", files: ["mp4", "mpg4"], media: "video/mp4"),
    KnownType("public.mpeg", "public.movie", files: ["mpg", "mpeg"], media: "video/mpeg"),
    KnownType("public.mpeg-4-audio", "public.audio", files: ["mp4a"], media: "audio/mp4"),
    KnownType("com.apple.m4a-audio", "public.audio", files: ["m4a"], media: "audio/x-m4a"),
    KnownType("public.mp3", "public.audio", files: ["mp3"], media: "audio/mpeg"),
    KnownType(
      "com.microsoft.waveform-audio", "public.audio", files: ["wav"], media: "audio/vnd.wave"),
    KnownType("public.aiff-audio", "public.audio", files: ["aiff", "aif"], media: "audio/aiff"),
    KnownType("public.midi-audio", "public.audio", files: ["midi", "mid"], media: "audio/midi"),
    KnownType("public.3d-content", "public.content"),
    KnownType(
      "com.pixar.universal-scene-description-mobile", "public.data", "public.3d-content",
      files: ["usdz"],
      media: "model/vnd.usdz+zip"),
  ]

  private init(
    _ identifier: String, _ parents: String..., files extensions: [String] = [],
    media: String? = nil
  ) {
    self.identifier = identifier
    self.parents = parents
    self.extensions = extensions
    mediaType = media
  }
}

extension UTType {
  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Anything with content.
  public static let content = UTType(known: "public.content")
  /// Data.
  public static let data = UTType(known: "public.data")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without styles.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text with styles.
  public static let rtf = UTType(known: "public.rtf")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// Text in columns.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A PNG.
  public static let png = UTType(known: "public.png")
  /// A JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// An SVG.
  public static let svg = UTType(known: "public.svg-image")
  /// A GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A film with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// A film.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A folder, also one that looks like a file.
  public static let directory = UTType(known: "public.directory")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A compressed archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A package of files that looks like one.
  public static let package = UTType(known: "com.apple.package")
  /// A folder of code and resources.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// Mixed content.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// An archive.
  public static let archive = UTType(known: "public.archive")
  /// An archive of gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// People.
  public static let contact = UTType(known: "public.contact")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Slides.
  public static let presentation = UTType(known: "public.presentation")
  /// A program.
  public static let executable = UTType(known: "public.executable")
  /// An app.
  public static let application = UTType(known: "com.apple.application")
  /// Text in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Text with styles and pictures.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// YAML.
  public static let yaml = UTType(known: "public.yaml")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// Text in columns.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Text in columns between tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// A log.
  public static let log = UTType(known: "com.apple.log")
  /// A business card.
  public static let vCard = UTType(known: "public.vcard")
  /// An event of a calendar.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source code in Swift.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A TIFF.
  public static let tiff = UTType(known: "public.tiff")
  /// A HEIC picture.
  public static let heic = UTType(known: "public.heic")
  /// A HEIF picture.
  public static let heif = UTType(known: "public.heif")
  /// A BMP.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// A WebP picture.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// What a camera's sensor saw.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A Live Photo.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// An e-book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Sound and pictures.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// A QuickTime film.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// An MPEG-4 film.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// An MPEG film.
  public static let mpeg = UTType(known: "public.mpeg")
  /// MPEG-4 sound.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// WAV.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// MIDI.
  public static let midi = UTType(known: "public.midi-audio")
  /// A body in space.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A scene for augmented reality.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}

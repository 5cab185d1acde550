// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import Synchronization

/// The faces that text may use, in an order of our own: what is installed besides them never
/// matters.
///
/// A face is opened and checked when it is first asked for. One that is missing or different is
/// remembered as a problem, and text falls back to the next face, at last to boxes.
final class FontBook: Sendable {
  struct Entry: Hashable, Sendable {
    var name: String
    var path: String
    var index: Int32
    var package: String
    var hash: String

    /// The path's last part.
    var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
  }

  /// The table's lines.
  static let tableEntries: [Entry] = lines(of: table).compactMap { fields in
    guard fields.count == 5, let index = Int32(fields[2]) else { return nil }
    return Entry(
      name: fields[0], path: fields[1], index: index, package: fields[3], hash: fields[4])
  }

  /// The families that draw scripts, by ISO 15924.
  static let families: [String: String] = Dictionary(
    lines(of: scripts).map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })

  private struct Problem {
    var error: FontError
    /// The smallest number of faces that text has tried before this one.
    var position: Int
    /// In the table.
    var index: Int
  }

  private struct State {
    var faces: [String: FontFace] = [:]
    var files: [String: FontBytes] = [:]
    /// By path, of files of any version.
    var hashes: [String: String] = [:]
    var problems: [String: Problem] = [:]
    /// Faces of apps' own, by name.
    var appFonts: [String: AppFont] = [:]
    /// By the paths of their files.
    var appFontLists: [[String]: [AppFont]] = [:]
  }

  /// In the table's order.
  let entries: [Entry]
  /// The built-in face of boxes.
  let boxes: FontFace
  private let search: FontSearch
  private let byName: [String: Entry]
  private let familyByScript: [UInt32: String]
  private let state = Mutex(State())

  /// - Throws: `FontError` where one of Inter's files is missing or its regular face cannot be
  ///   used.
  init(search: FontSearch) throws {
    self.search = search
    entries = FontBook.tableEntries
    byName = Dictionary(entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    familyByScript = Dictionary(
      FontBook.families.map { (fourCharacterTag($0.key), $0.value) },
      uniquingKeysWith: { first, _ in first })
    guard
      let boxes = FontFace(
        name: FontBook.boxesName, bytes: FontBytes(BoxFont.bytes), index: 0)
    else {
      throw FontError(
        code: .unreadable(reason: "the built-in font is damaged"), face: FontBook.boxesName,
        path: "(built in)", package: "assay")
    }
    self.boxes = boxes
    for entry in entries where entry.package == "fonts-inter" {
      _ = try path(of: entry)
    }
    if let problem = checked("Inter-Regular") { throw problem }
  }

  static let boxesName = "Assay-Boxes"
  /// The built-in face of symbols.
  static let symbolsName = "Assay-Symbols"

  /// The face of a name; nil where it is unknown or cannot be used, which `problems` then tells.
  ///
  /// - Parameter position: how many faces the text has tried before.
  func face(named name: String, position: Int = 0) -> FontFace? {
    if name == FontBook.boxesName { return boxes }
    if name == FontBook.symbolsName { return symbols }
    if let face = appFace(named: name) { return face }
    guard let entry = entry(ofFace: name) else { return nil }
    return state.withLock { state -> FontFace? in
      if let face = state.faces[name] { return face }
      if let problem = state.problems[name] {
        state.problems[name]?.position = min(problem.position, position)
        return nil
      }
      do throws(FontError) {
        let face = try open(entry, as: name, files: &state.files)
        state.faces[name] = face
        return face
      } catch {
        let index = entries.firstIndex { $0.name == entry.name } ?? entries.count
        state.problems[name] = Problem(error: error, position: position, index: index)
        return nil
      }
    }
  }

  /// The fonts in files of an app's own, read once.
  func appFonts(in files: [String]) -> [AppFont] {
    state.withLock { state in
      if let known = state.appFontLists[files] { return known }
      let found = files.flatMap(AppFont.faces)
      state.appFontLists[files] = found
      for font in found { state.appFonts[font.face.name] = font }
      return found
    }
  }

  private func appFace(named name: String) -> FontFace? {
    state.withLock { state in
      guard let font = state.appFonts[name] else { return nil }
      if let face = state.faces[name] { return face }
      guard let bytes = state.files[font.path] ?? FontBytes(path: font.path) else { return nil }
      state.files[font.path] = bytes
      let face = FontFace(name: name, bytes: bytes, index: font.index)
      state.faces[name] = face
      return face
    }
  }

  /// Read when it is first asked for.
  private var symbols: FontFace? {
    state.withLock { state in
      if let face = state.faces[FontBook.symbolsName] { return face }
      let face = FontFace(
        name: FontBook.symbolsName, bytes: FontBytes(builtIn: SymbolFont.bytes), index: 0)
      state.faces[FontBook.symbolsName] = face
      return face
    }
  }

  /// What is wrong with a face of the table; nil where it is as it should be.
  func checked(_ name: String) -> FontError? {
    // A check is no text's need.
    guard face(named: name, position: .max) == nil else { return nil }
    return state.withLock { $0.problems[name]?.error }
  }

  /// The problems met so far: the faces that text asks for before those that it falls back to, and
  /// then in the table's order. Texts on several threads do not change the order.
  var problems: [FontError] {
    state.withLock { state in
      state.problems.values.sorted { ($0.position, $0.index) < ($1.position, $1.index) }
        .map(\.error)
    }
  }

  /// The family that draws a script; nil where no family is known to.
  func family(forScript script: UInt32) -> String? { familyByScript[script] }

  /// The hash of a face's file; nil where there is none.
  func fileHash(ofFace name: String) -> String? {
    if let font = state.withLock({ $0.appFonts[name] }) { return font.hash }
    guard let entry = entry(ofFace: name) else { return nil }
    // A pinned file has been compared with its hash.
    guard search.versions == .any else { return entry.hash }
    return state.withLock { state in
      guard let path = search.path(of: entry), let bytes = state.files[path] else { return nil }
      if let known = state.hashes[path] { return known }
      let hash = PixelHash(bytes: bytes.buffer).hex
      state.hashes[path] = hash
      return hash
    }
  }

  /// Whether the table has a face of the name.
  func knows(_ name: String) -> Bool { byName[name] != nil }

  /// What the name of a face with round corners has between its family and its style.
  static let roundedMark = "-Rounded-"

  /// The line of the table for a name. A face with round corners is its family's file.
  private func entry(ofFace name: String) -> Entry? {
    if let entry = byName[name] { return entry }
    guard let mark = name.firstRange(of: FontBook.roundedMark) else { return nil }
    return byName["\(name[..<mark.lowerBound])-\(name[mark.upperBound...])"]
  }

  private func open(
    _ entry: Entry, as name: String, files: inout [String: FontBytes]
  ) throws(FontError) -> FontFace {
    let path = try path(of: entry)
    let bytes: FontBytes
    if let known = files[path] {
      bytes = known
    } else {
      guard let mapped = FontBytes(path: path) else {
        throw FontError(
          code: .unreadable(reason: FontBytes.problem(ofFile: path)), face: entry.name, path: path,
          package: entry.package)
      }
      bytes = mapped
      if search.versions == .pinned {
        let found = PixelHash(bytes: bytes.buffer).hex
        guard found == entry.hash else {
          throw FontError(
            code: .different(expectedHash: entry.hash, foundHash: found), face: entry.name,
            path: path, package: entry.package)
        }
      }
      files[path] = bytes
    }
    let isStandIn = entry.package == "fonts-inter"
    guard
      let face = FontFace(
        name: name, bytes: bytes, index: entry.index, isStandIn: isStandIn,
        isRounded: name.contains(FontBook.roundedMark))
    else {
      throw FontError(
        code: .unreadable(reason: "it is not a font"), face: entry.name, path: path,
        package: entry.package)
    }
    return face
  }

  private func path(of entry: Entry) throws(FontError) -> String {
    if let path = search.path(of: entry) { return path }
    throw FontError(
      code: .missing(folders: search.folders), face: entry.name, path: entry.path,
      package: entry.package)
  }

  private static func lines(of table: StaticString) -> [[String]] {
    "\(table)".split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }
}

extension FontSearch {
  /// The first file in the folders for a line of the table; nil where none has it.
  func path(of entry: FontBook.Entry) -> String? {
    for folder in folders {
      for name in [entry.path, entry.fileName]
      where FontBytes.isPresent(path: "\(folder)/\(name)") {
        return "\(folder)/\(name)"
      }
    }
    return nil
  }
}

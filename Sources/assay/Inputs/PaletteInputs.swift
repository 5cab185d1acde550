// SPDX-License-Identifier: MIT

import AssayAudit
import AssayAuditFiles
import AssayFiles
import AssaySnapshotCommands

/// The palettes that arguments name: files as they stand, folders with the design tokens below
/// them.
struct PaletteInputs {
  private struct File {
    /// As the user wrote it, or would have.
    var name: String
    var text: String
  }

  private var files: [File] = []
  /// Which files of folders are not read.
  private(set) var notes: [String] = []
  private let isStyleSheet: Bool
  private static let extensions = DescriptionFiles.extensions.union(["json5", "jsonc", "tokens"])

  /// - Throws: `InputError` where a path does not exist, a folder contains no design tokens, or
  ///   style sheets are among other files; `FileSystemError` where a file cannot be read.
  init(_ arguments: [String]) throws {
    var skipped = 0
    for argument in arguments {
      let path = FilePaths.absolute(argument)
      guard try PosixFileSystem().kind(of: path) == .folder else {
        let kind = FilePaths.fileExtension(of: argument)
        guard PaletteFile.isStyleSheet(argument) || kind.isEmpty || Self.extensions.contains(kind)
        else { throw InputError(.notPalette, path: argument) }
        files.append(File(name: argument, text: try InputFile.text(path, name: argument)))
        continue
      }
      let prefix = argument.hasSuffix("/") ? argument : argument + "/"
      let before = files.count
      for name in try DescriptionFiles.files(below: path)
      where Self.extensions.contains(FilePaths.fileExtension(of: name)) {
        let text = try InputFile.text(FilePaths.join(path, name), name: prefix + name)
        if PaletteFile.hasTokens(text, name: name) {
          files.append(File(name: prefix + name, text: text))
        } else {
          skipped += 1
        }
      }
      guard files.count > before else { throw InputError(.noTokens, path: argument) }
    }
    if skipped > 0 {
      notes.append(
        skipped == 1
          ? "1 file was not read, because it contains no design tokens"
          : "\(skipped) files were not read, because they contain no design tokens")
    }
    isStyleSheet = files.contains { PaletteFile.isStyleSheet($0.name) }
    if isStyleSheet, let other = files.first(where: { !PaletteFile.isStyleSheet($0.name) }) {
      throw InputError(.notStyleSheet, path: other.name)
    }
  }

  private var name: String { files.map(\.name).joined(separator: ", ") }

  /// All files as one palette.
  ///
  /// - Throws: `PaletteError`.
  func palette(isDark: Bool, level: ContrastLevel) throws(PaletteError) -> Palette {
    guard isStyleSheet else {
      return try PaletteFile.read(
        files.map { ($0.text, $0.name) }, isDark: isDark, level: level)
    }
    let sheets = CSSImport.conditioned(files.map { ($0.text, $0.name) })
    let text = sheets.map(\.text).joined(separator: "\n")
    var palette = try PaletteFile.read(text, file: files[0].name, isDark: isDark, level: level)
    palette.file = name
    return palette
  }

  /// - Throws: `PaletteError` for a pair that names no color.
  func audit(
    _ pairs: [PairDeclaration], _ palette: Palette, isDark: Bool, ramp: AppColors?
  ) throws(PaletteError) -> PairAudit {
    var audit = PairAudit(ramp: ramp)
    if isStyleSheet {
      let cases = CSSCases(
        files.map { ($0.text, FilePaths.shown(FilePaths.absolute($0.name))) }, isDark: isDark)
      try audit.add(pairs, in: cases, file: name)
    } else {
      try audit.add(pairs, in: palette, situation: isDark ? "dark" : "") { file in
        FilePaths.shown(FilePaths.absolute(file))
      }
    }
    audit.skip(.overridden, count: palette.overriddenCount)
    audit.finish(
      names: palette.entries.map(\.name),
      unread: palette.unread.filter(\.isMeantAsColor).map(\.name))
    return audit
  }
}

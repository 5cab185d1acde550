// SPDX-License-Identifier: MIT

/// The files of one string table: `en.lproj/Errors.strings` and its like in the other languages, or
/// a single catalog.
struct StringTableFiles {
  struct File: Hashable {
    /// Relative to the root.
    var path: String
    /// The name of its `.lproj` folder; nil of a catalog, which has all languages.
    var language: String?
  }

  /// `Errors`
  let name: String
  /// The first is what a report shows: `Base` or English, which most apps are written in, or else
  /// the first by its name.
  private(set) var files: [File]

  /// A table for each name in each folder, by the paths of their first files. A `.strings` file
  /// that is in no folder of a language is no table.
  static func grouped(_ paths: [String]) -> [StringTableFiles] {
    var tables: [String: StringTableFiles] = [:]
    for path in paths {
      let place = Place(path)
      guard place.language != nil || path.hasSuffix(".xcstrings") else { continue }
      let name = String(place.file[..<(place.file.lastIndex(of: ".") ?? place.file.endIndex)])
      let key = place.language == nil ? path : "\(place.folder)*.lproj/\(place.file)"
      tables[key, default: StringTableFiles(name: name, files: [])].files
        .append(File(path: path, language: place.language))
    }
    return tables.values.map { table in
      var table = table
      table.files.sort { (rank($0), $0.path) < (rank($1), $1.path) }
      return table
    }
    .sorted { ($0.files.first?.path ?? "") < ($1.files.first?.path ?? "") }
  }

  /// The files of the table that a file belongs to, as they are on the disk.
  static func paths(beside path: String, root: String) -> [String] {
    let place = Place(path)
    guard place.language != nil,
      case .success(let names) = FileStatus.names(inFolder: "\(root)/\(place.folder)")
    else { return [path] }
    return names.filter { $0.hasSuffix(".lproj") }.map { "\(place.folder)\($0)/\(place.file)" }
      .filter { FileStatus(path: "\(root)/\($0)") != nil }
  }

  private static func rank(_ file: File) -> Int {
    switch file.language {
    case "Base": 0
    case "en": 1
    case nil, .some: 2
    }
  }

  /// `App/en.lproj/Errors.strings` in its parts.
  private struct Place {
    /// With its slash, `App/`; empty at the root.
    var folder = ""
    /// `en`; nil outside of such a folder.
    var language: String?
    var file: String

    init(_ path: String) {
      let parts = path.split(separator: "/").map(String.init)
      file = parts.last ?? path
      guard parts.count >= 2, parts[parts.count - 2].hasSuffix(".lproj") else { return }
      language = String(parts[parts.count - 2].dropLast(6))
      folder = parts.dropLast(2).map { $0 + "/" }.joined()
    }
  }
}

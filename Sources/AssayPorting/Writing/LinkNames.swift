// SPDX-License-Identifier: MIT

internal import AssayFiles

/// What links to an app's files are called, and where they lead.
enum LinkNames {
  /// Source files by their path below the folder that holds all of them.
  static func sources(_ files: [String]) -> [(link: String, file: String)] {
    guard let first = files.first else { return [] }
    var folder = FilePaths.parent(of: first)
    while !files.allSatisfy({ FilePaths.isInside($0, folder) }) {
      folder = FilePaths.parent(of: folder)
    }
    return files.map { file in
      (String(file.dropFirst(folder == "/" ? 1 : folder.count + 1)), file)
    }
  }

  /// The name of the folder of a target's resources, which has no sources: the manifest leaves the
  /// folder out, and an app may have sources in a folder of the same name.
  static func resourceFolder(beside sources: [String]) -> String {
    let folders = Set(self.sources(sources).compactMap { $0.link.split(separator: "/").first })
    var name = "Resources"
    while folders.contains(Substring(name)) { name = "App" + name }
    return name
  }

  /// Catalogs and data files by their names, and the files of `.lproj` folders in folders of their
  /// names. A second one of a name gets a number; of two string files of a language and name, the
  /// first counts.
  static func resources(_ paths: [String]) throws -> [(link: String, file: String)] {
    var result: [(link: String, file: String)] = []
    var taken: Set<String> = []
    for path in paths {
      let name = FilePaths.lastComponent(of: path)
      if name.hasSuffix(".lproj") {
        for file in try PosixFileSystem().files(below: path)
        where taken.insert(name + "/" + file).inserted {
          result.append((name + "/" + file, FilePaths.join(path, file)))
        }
        continue
      }
      var link = name
      var number = 2
      while !taken.insert(link).inserted {
        let kind = FilePaths.fileExtension(of: name)
        link = "\(name.dropLast(kind.count + 1))-\(number).\(kind)"
        number += 1
      }
      result.append((link, path))
    }
    return result
  }

  /// A path as seen from a folder; both absolute and normalized.
  static func relative(_ path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target.dropFirst(common).map(String.init)).joined(separator: "/")
  }
}

// SPDX-License-Identifier: MIT

import AssayFiles
import AssaySnapshotCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the arguments of an audit name: pictures, and descriptions with folders of them.
///
/// A folder with descriptions is audited by these, for pictures beside them are what they show; a
/// folder without any by its pictures.
struct AuditedFiles {
  /// In order, each once.
  private(set) var pictures: [String] = []
  private(set) var descriptions: [String] = []
  /// Of folders of pictures, those that are not read.
  private(set) var unread: [(path: String, format: PictureFormat)] = []

  /// - Throws: `InputError` where a folder holds neither.
  init(_ arguments: [String]) throws {
    for argument in arguments {
      // As of a variable that is not set; it is not the working folder.
      guard !argument.isEmpty else { throw InputError(.missing, path: argument) }
      var isFolder = false
      let path = FilePaths.absolute(argument)
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if exists, isFolder, try DescriptionFiles.descriptions(below: path).isEmpty {
        let found = try DescriptionFiles.files(below: path)
        let prefix = argument.hasSuffix("/") ? argument : argument + "/"
        let own = found.filter(Self.isPicture).map { prefix + $0 }
        let others = found.compactMap { name in
          PictureFormat(path: name).map { (path: prefix + name, format: $0) }
        }
        if own.isEmpty, others.isEmpty {
          throw InputError(.noDescriptionsOrPictures, path: argument)
        }
        pictures += own
        unread += others
      } else if Self.isPicture(argument), !isFolder {
        pictures.append(argument)
      } else if exists, !isFolder, let format = PictureFormat(path: argument) {
        throw InputError(.otherPictureFormat(format), path: argument)
      } else {
        descriptions.append(argument)
      }
    }
    var seen: Set<String> = []
    pictures = pictures.filter { seen.insert(FilePaths.absolute($0)).inserted }
  }

  private static func isPicture(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }
}

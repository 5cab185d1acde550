// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import AssaySnapshotCommands
import AssaySnapshotStore

/// PNG files that arguments name.
enum PictureFile {
  /// - Throws: `FileSystemError`, or `InputError` for what is not a PNG; both with the name.
  static func bitmap(_ name: String) throws -> Bitmap { try decode(bytes(name), name: name) }

  /// A picture with what a reference of Assay holds beside its pixels.
  ///
  /// - Throws: `FileSystemError`, or `InputError` for what is not a PNG; both with the name.
  static func rendition(_ name: String) throws -> Rendition {
    let bytes = try bytes(name)
    do throws(ReferenceProblem) {
      return try Rendition(png: bytes)
    } catch {
      switch error {
      case .empty:
        throw InputError(
          .notPicture(reason: "the file is empty; save the picture again"), path: name)
      case .notPNG, .truncated, .damaged:
        // In words for a file that nobody need have recorded.
        _ = try decode(bytes, name: name)
      default: break
      }
      throw InputError(.notPicture(reason: "\(error)"), path: name)
    }
  }

  private static func decode(_ bytes: [UInt8], name: String) throws -> Bitmap {
    do {
      return try PNG.decode(bytes)
    } catch {
      if let format = PictureFormat(bytes: bytes) {
        throw InputError(.otherPictureFormat(format), path: name)
      }
      throw InputError(.notPicture(reason: "\(error)"), path: name)
    }
  }

  private static func bytes(_ name: String) throws -> [UInt8] {
    try InputFile.bytes(FilePaths.absolute(name), name: name)
  }
}

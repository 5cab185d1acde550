// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import AssaySnapshotCommands
import AssaySnapshotStore

/// PNG files that arguments name.
enum PictureFile {
  /// A picture in sRGB, with what a reference of Assay holds beside its pixels, and a note for a
  /// color profile that cannot be read.
  ///
  /// - Throws: `FileSystemError`, or `InputError` for what is not a PNG; both with the name.
  static func rendition(_ name: String) throws -> Rendition {
    let bytes = try bytes(name)
    var rendition = try stored(bytes, name: name)
    let profile = try ColorProfile(ofPNG: bytes)
    guard !profile.isSRGB else { return rendition }
    let managed = ManagedBitmap(rendition.bitmap, profile)
    rendition.bitmap = managed.bitmap
    if let unread = managed.unreadProfile {
      rendition.notes.append(
        "the color profile '\(unread)' of \(name) cannot be read, so its colors are taken as sRGB; "
          + "save the picture in sRGB or Display P3")
    }
    return rendition
  }

  private static func stored(_ bytes: [UInt8], name: String) throws -> Rendition {
    do throws(ReferenceProblem) {
      return try Rendition(png: bytes)
    } catch {
      switch error {
      case .empty:
        throw InputError(
          .notPicture(reason: "the file is empty; save the picture again"), path: name)
      case .notPNG, .truncated, .damaged, .unsupported:
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

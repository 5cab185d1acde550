// SPDX-License-Identifier: MIT

internal import AssayGraphics

/// Why a reference is no reference.
package enum ReferenceProblem: Error, Hashable, Sendable, CustomStringConvertible {
  case empty
  case folder
  /// A symbolic link, in its place or in that of one of its folders, to what does not exist.
  case brokenLink(link: String, destination: String, isFolder: Bool)
  /// A pipe, a device or a socket.
  case notRegularFile
  case unreadable(reason: String)
  /// The pointer that Git LFS leaves where it did not fetch the file.
  case gitLFSPointer
  case notPNG
  case truncated
  case damaged(reason: String)
  /// A PNG file that other programs may read.
  case unsupported(reason: String)
  /// Metadata of a format that this version does not know.
  case newerVersion(found: Int, known: Int)
  /// A text reference that is not UTF-8.
  case notText
  /// A custom format could not read it.
  case unknownFormat(reason: String)

  init(_ error: PNGError) {
    switch error.code {
    case .notPNG: self = .notPNG
    case .truncated: self = .truncated
    case .crcMismatch(let chunk):
      self = .damaged(reason: "the checksum of its \(chunk) chunk is wrong")
    case .corrupt(let reason): self = .damaged(reason: reason)
    case .unsupported, .tooLarge, .cannotEncode: self = .unsupported(reason: error.problem)
    }
  }

  /// Whether recording may put another file in its place without having been told `all`: what may
  /// be good where we cannot see it stays.
  var isWorthless: Bool {
    switch self {
    case .empty, .notPNG, .truncated, .damaged, .unsupported, .notText, .unknownFormat: true
    case .folder, .brokenLink, .notRegularFile, .unreadable, .gitLFSPointer, .newerVersion: false
    }
  }

  package var description: String { "the file " + explanation }

  /// What is wrong and what to do, after the file's name.
  package var explanation: String { advice.map { fact + "; " + $0 } ?? fact }

  /// What is wrong, after the file's name.
  package var fact: String {
    switch self {
    case .empty: "is an empty file"
    case .folder: "is a folder where a file is expected"
    case .brokenLink(let link, let destination, _):
      "cannot be read: '\(link)' is a symbolic link to '\(destination)', which does not exist"
    case .notRegularFile: "is not a regular file"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .gitLFSPointer: "is a Git LFS pointer, not the file itself"
    case .notPNG: "is not a PNG file"
    case .truncated: "is a PNG file that ends too early"
    case .damaged(let reason): "is a damaged PNG file: \(reason)"
    case .unsupported(let reason): "cannot be read: \(reason)"
    case .newerVersion(let found, let known):
      "was recorded by a newer version of Assay (format \(found); this version reads \(known))"
    case .notText: "is not UTF-8 text"
    case .unknownFormat(let reason): "cannot be read: \(reason)"
    }
  }

  private var advice: String? {
    switch self {
    case .empty: "delete it and record it again, or get it back from version control"
    case .folder, .notRegularFile: "move it away"
    case .brokenLink: "put back what it leads to, or delete the link and record again"
    case .unreadable: nil
    case .gitLFSPointer: "run `git lfs pull`"
    case .notPNG, .notText, .unknownFormat: "delete it and record it again"
    case .truncated, .damaged:
      "get it back from version control, or delete it and record it again"
    case .unsupported: "save it again as a plain PNG, or delete it and record it again"
    case .newerVersion: "upgrade Assay, or record it again with this one"
    }
  }
}

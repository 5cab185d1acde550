// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import AssayTestSupport
import Foundation

@testable import AssaySnapshotStore

/// A store in a folder of its own, which goes with it.
final class TemporaryStore: Sendable {
  private let folder: TemporaryFolder
  let store: SnapshotStore

  init(fileSystem: any FileSystem = PosixFileSystem()) throws {
    folder = try TemporaryFolder()
    store = SnapshotStore(packageRoot: folder.path, fileSystem: fileSystem)
  }

  var root: String { folder.path }

  func put(_ bytes: [UInt8], at relativePath: String) throws {
    try PosixFileSystem().write(bytes, to: store.referencePath(relativePath))
  }

  func reference(_ relativePath: String) throws -> [UInt8] {
    try PosixFileSystem().read(store.referencePath(relativePath))
  }

  /// All files there are, hidden ones too.
  func allFiles() throws -> [String] { try folder.files }
}

enum Sample {
  static let path = "AppTests/LoginTests/testLogin.png"

  /// White, with one pixel of a color.
  static func bitmap(_ pixel: UInt32 = 0xFF00_00FF) -> Bitmap {
    var bitmap = Bitmap(width: 8, height: 6, pixel: 0xFFFF_FFFF)
    bitmap[3, 2] = pixel
    return bitmap
  }

  static func rendition(_ pixel: UInt32 = 0xFF00_00FF, label: String = "Save") -> Rendition {
    Rendition(
      bitmap: bitmap(pixel),
      traits: RenditionTraits(
        device: "iPhoneSe", locale: "en", appearance: "light", dynamicTypeSize: "large",
        layoutDirection: "leftToRight", scale: 2),
      accessibility: [
        AccessibilityNode(
          frame: Rect(x: 0, y: 0, width: 4, height: 3), label: label, traits: [.isButton])
      ],
      drawing: DrawingVersion(renderer: "1", fonts: ["Inter-Regular:00"]))
  }

  static let content = ImageContent(rendition())
  static let other = ImageContent(rendition(0xFFFF_0000, label: "Store"))
}

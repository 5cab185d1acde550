// SPDX-License-Identifier: MIT

import AssayGraphics
import AssaySnapshotStore
import Synchronization

/// Leaves out the drawing of scenes that an earlier run drew, with the same code and fonts.
///
/// A scene is what a picture is drawn from: views are evaluated and laid out in each run, so that
/// times, files and bodies that ask for their room are what they are now. The references are read
/// in each run, too.
package final class SceneCache: Sendable {
  private let cache: PictureCache
  private let code: String
  private let isReadOnly: Bool
  private let counts = Mutex(Counts())

  package struct Counts: Hashable, Sendable {
    /// Pictures that an earlier run drew.
    package var known = 0
    package var drawn = 0
  }

  /// - Parameters:
  ///   - folder: of the cache.
  ///   - code: what names the code that draws.
  ///   - isReadOnly: whether nothing is kept for later runs.
  package init(folder: String, code: String, isReadOnly: Bool = false) {
    cache = PictureCache(folder: folder)
    self.code = code
    self.isReadOnly = isReadOnly
  }

  /// Why the entries of earlier runs cannot be used; nil where they can.
  package var problem: String? { cache.problem }

  /// How many pictures this run asked for.
  package var totals: Counts { counts.withLock(\.self) }

  /// Of everything that a scene's picture depends on.
  func key(of scene: AssayGraphics.Scene, fonts: [SceneFonts.File]) -> PixelHash {
    let words =
      [SnapshotRenderer.version, code, scene.pictureDigest.hex]
      + fonts.map { "\($0.face) \($0.hash ?? "built-in")" }
    return PixelHash(ofFile: Array(words.joined(separator: "\n").utf8))
  }

  /// What an earlier run drew.
  func picture(for key: PixelHash) -> DrawnPicture? {
    let picture = cache.picture(for: key)
    counts.withLock { if picture == nil { $0.drawn += 1 } else { $0.known += 1 } }
    return picture
  }

  /// Keeps a picture for later runs.
  func add(_ bitmap: Bitmap, for key: PixelHash) {
    if isReadOnly { return }
    let picture = DrawnPicture(
      pixels: PixelHash(of: bitmap), width: bitmap.width, height: bitmap.height)
    // A cache that cannot keep a picture changes no verdict.
    do { try cache.add(picture, for: key) } catch {}
  }

  /// Writes what later runs use.
  ///
  /// - Throws: `FileSystemError`.
  package func write() throws {
    if !isReadOnly { try cache.write() }
  }
}

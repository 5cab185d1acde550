// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads PNG files, each once for all the scenes of a builder.
final class ImageLoader: Sendable {
  private let known = Mutex<[String: Result<Bitmap, SceneError>]>([:])

  /// - Throws: `SceneError` naming the path.
  func bitmap(at path: String) throws(SceneError) -> Bitmap {
    if let result = known.withLock({ $0[path] }) { return try result.get() }
    let result = read(path)
    known.withLock { $0[path] = result }
    return try result.get()
  }

  private func read(_ path: String) -> Result<Bitmap, SceneError> {
    guard FileManager.default.fileExists(atPath: path) else {
      return .failure(SceneError(.missingImageFile(path: path)))
    }
    do {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
      return .success(try PNG.decode(bytes))
    } catch {
      return .failure(SceneError(.unreadableImageFile(path: path, reason: "\(error)")))
    }
  }
}

// SPDX-License-Identifier: MIT

internal import AssayGraphics
internal import AssayPDF
internal import AssayResources
internal import AssaySVG
internal import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A picture of a file.
enum Picture: Equatable, Sendable {
  /// - Parameter unreadProfile: the name of a color profile that cannot be read.
  case bitmap(Bitmap, unreadProfile: String?)
  case vector(VectorPicture)
}

/// Reads PNG, JPEG, SVG and PDF files, each once for all the scenes of a builder.
final class ImageLoader: Sendable {
  private let known = Mutex<[String: Result<Picture, SceneError>]>([:])
  private let decoded = Mutex<[[UInt8]: Result<Picture, SceneError>]>([:])
  private let files = Mutex<[String: [UInt8]]>([:])
  private let opened = Mutex<[String: PixelHash?]>([:])

  /// The hash of each file that was opened; nil for one that cannot be read.
  var openedFiles: [String: PixelHash?] { opened.withLock(\.self) }

  /// - Throws: `SceneError` naming the path.
  func picture(at path: String) throws(SceneError) -> Picture {
    if let result = known.withLock({ $0[path] }) { return try result.get() }
    let result = read(path)
    known.withLock { $0[path] = result }
    return try result.get()
  }

  /// The picture in the bytes of a file that an app has read itself.
  ///
  /// - Throws: `SceneError` saying what is wrong with them.
  func picture(in bytes: [UInt8]) throws(SceneError) -> Picture {
    if let result = decoded.withLock({ $0[bytes] }) { return try result.get() }
    let result = decode(bytes, path: "data")
    decoded.withLock { $0[bytes] = result }
    return try result.get()
  }

  /// A symbol of a symbol set's file; nil for a file without one.
  ///
  /// - Throws: `SceneError` naming the path.
  func symbol(at path: String, pointSize: Double) throws(SceneError) -> VectorPicture? {
    let bytes: [UInt8]
    if let kept = files.withLock({ $0[path] }) {
      bytes = kept
    } else {
      bytes = try open(path)
      files.withLock { $0[path] = bytes }
    }
    do { return try SVG.symbol(bytes, pointSize: pointSize) } catch {
      throw SceneError(.unreadableImageFile(path: path, reason: "\(error)"))
    }
  }

  /// - Throws: `SceneError` for a file that does not exist or cannot be read.
  private func open(_ path: String) throws(SceneError) -> [UInt8] {
    opened.withLock { $0[path] = .some(nil) }
    guard FileManager.default.fileExists(atPath: path) else {
      throw SceneError(.missingImageFile(path: path))
    }
    do {
      let bytes = try ResourceFile(path: path).bytes
      let hash = PixelHash(ofFile: bytes)
      opened.withLock { $0[path] = hash }
      return bytes
    } catch {
      throw SceneError(.closedImageFile(path: path, reason: error.reason))
    }
  }

  private func read(_ path: String) -> Result<Picture, SceneError> {
    do { return decode(try open(path), path: path) } catch { return .failure(error) }
  }

  private func decode(_ bytes: [UInt8], path: String) -> Result<Picture, SceneError> {
    do {
      let name = path.lowercased()
      if name.hasSuffix(".svg") { return .success(.vector(try SVG.picture(bytes))) }
      if name.hasSuffix(".pdf") { return .success(.vector(try PDF.picture(bytes))) }
      // By its bytes: files of the one format are often named as the other.
      let managed = try ManagedBitmap(decoding: bytes)
      return .success(.bitmap(managed.bitmap, unreadProfile: managed.unreadProfile))
    } catch {
      return .failure(SceneError(.unreadableImageFile(path: path, reason: "\(error)")))
    }
  }
}

// SPDX-License-Identifier: MIT

internal import AssayFiles
package import AssayGraphics
internal import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Pictures that earlier runs drew, by the hash of everything that they depend on, in one file.
///
/// An entry only ever says what a picture is. Whether that is the reference's picture is asked of
/// the reference in each run.
///
/// ```swift
/// let cache = PictureCache(folder: ".assay/cache")
/// cache.picture(for: key)  // nil: draw it
/// cache.add(picture, for: key)
/// try cache.write()
/// ```
package final class PictureCache: Sendable {
  /// Why the entries of earlier runs cannot be used; nil where they can, or there are none.
  package let problem: String?
  private let path: String
  private let limit: Int
  /// Of earlier runs, the last used first.
  private let known: [PixelHash: Line]
  private let used = Mutex<[PixelHash: String]>([:])
  private let isChanged = Mutex(false)

  private struct Line {
    var text: String
    var place: Int
  }

  static let fileName = "pictures.v1"

  /// Reads what earlier runs left.
  ///
  /// - Parameter limit: the most entries that the file keeps; those that were not used for longest
  ///   go first.
  package init(folder: String, limit: Int = 20_000) {
    precondition(limit > 0, "A cache keeps at least one entry")
    path = FilePaths.join(folder, Self.fileName)
    self.limit = limit
    do {
      known = try Self.entries(of: path)
      problem = nil
    } catch {
      known = [:]
      problem = "the cache '\(path)' is not used and is begun again: \(error)"
    }
  }

  /// What an earlier run drew.
  package func picture(for key: PixelHash) -> DrawnPicture? {
    guard let line = known[key], let picture = DrawnPicture(line: line.text) else { return nil }
    used.withLock { $0[key] = line.text }
    return picture
  }

  /// Keeps a picture for later runs.
  package func add(_ picture: DrawnPicture, for key: PixelHash) throws {
    let line = try picture.line()
    isChanged.withLock { $0 = true }
    used.withLock { $0[key] = line }
  }

  /// Writes what later runs use, unless nothing is new. What another process wrote meanwhile stays.
  ///
  /// - Throws: `FileSystemError`.
  package func write() throws {
    guard isChanged.withLock(\.self) else { return }
    let used = used.withLock(\.self)
    let known: [PixelHash: Line]
    // What cannot be read is begun again, as `problem` says.
    do { known = try Self.entries(of: path) } catch { known = self.known }
    // In an order of their own: the same run writes the same file.
    var lines = used.map { "\($0.key.hex) \($0.value)" }.sorted()
    lines += known.filter { used[$0.key] == nil }.sorted { $0.value.place < $1.value.place }
      .map { "\($0.key.hex) \($0.value.text)" }
    let body = Array((lines.prefix(limit).joined(separator: "\n") + "\n").utf8)
    let head = Array((PixelHash(ofFile: body).hex + "\n").utf8)
    let files = PosixFileSystem()
    let folder = FilePaths.parent(of: path)
    try files.createFolder(folder)
    try files.write(head + body, to: path, inside: folder)
  }

  private static func entries(of path: String) throws -> [PixelHash: Line] {
    let files = PosixFileSystem()
    guard try files.kind(of: path) != nil else { return [:] }
    let bytes = try files.read(path)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      String(decoding: bytes[..<end], as: UTF8.self)
        == PixelHash(ofFile: Array(bytes[(end + 1)...])).hex
    else { throw DamagedCache() }
    var result: [PixelHash: Line] = [:]
    let lines = bytes[(end + 1)...].split(separator: UInt8(ascii: "\n"))
    for (place, line) in lines.enumerated() {
      guard let key = PixelHash(hex: String(decoding: line.prefix(32), as: UTF8.self)),
        line.count > 33
      else { throw DamagedCache() }
      result[key] = Line(text: String(decoding: line.dropFirst(33), as: UTF8.self), place: place)
    }
    return result
  }
}

private struct DamagedCache: Error, CustomStringConvertible {
  var description: String { "its contents are damaged" }
}

extension DrawnPicture {
  /// What a line says after the pixels' hash and the size.
  private struct Rest: Codable {
    var notes: [String]
    var files: [File]
  }

  /// Most entries are read without a decoder.
  private static let emptyRest = #"{"files":[],"notes":[]}"#

  /// Such as `9f86d081... 750x1334 {"files":[],"notes":[]}`, on one line.
  package func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // NB: JSON escapes line breaks, so an entry stays on its line.
    let rest = try encoder.encode(Rest(notes: notes, files: files))
    return "\(pixels.hex) \(width)x\(height) " + String(decoding: rest, as: UTF8.self)
  }

  package init?(line: String) {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let pixels = PixelHash(hex: String(parts[0])) else { return nil }
    let sides = parts[1].split(separator: "x").compactMap { Int($0) }
    guard sides.count == 2 else { return nil }
    if parts[2] == Self.emptyRest {
      self.init(pixels: pixels, width: sides[0], height: sides[1])
      return
    }
    do {
      let rest = try JSONDecoder().decode(Rest.self, from: Data(parts[2].utf8))
      self.init(
        pixels: pixels, width: sides[0], height: sides[1], notes: rest.notes, files: rest.files)
    } catch {
      return nil
    }
  }
}

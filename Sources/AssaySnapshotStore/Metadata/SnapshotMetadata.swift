// SPDX-License-Identifier: MIT

package import AssayGraphics

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a reference says of itself, in a chunk of its PNG file.
package struct SnapshotMetadata: Hashable, Sendable {
  /// What a passing verification needs; read without the rest.
  package var seal: Seal
  package var details: Details

  /// The hashes that make decoding needless.
  package struct Seal: Hashable, Sendable {
    /// Of the bitmap's pixels.
    package var pixels: PixelHash
    /// Of the file's `IDAT` bytes: another value means that the picture was edited since.
    package var imageData: PixelHash
    /// In pixels.
    package var width: Int
    /// In pixels.
    package var height: Int
  }

  /// What explains a difference.
  package struct Details: Codable, Hashable, Sendable {
    package var traits: RenditionTraits
    package var drawing: DrawingVersion
    package var accessibility: [AccessibilityNode]
    /// Whether the elements have weights, symbols, images and opacities; nil in references of
    /// earlier versions, which do not.
    package var hasLooks: Bool?
    /// Whether each shape has the outline that a clip gives it; nil in references of earlier
    /// versions, where it may not.
    package var knowsClips: Bool?
    /// nil in references of earlier versions, and where there are too many.
    package var shapes: [DrawnShape]?
    /// Texts and symbols that no element speaks; nil in references of earlier versions, and where
    /// there are too many.
    package var texts: [DrawnText]?
  }

  /// The version that this code writes, and the newest it reads.
  static let currentVersion: UInt8 = 1
  /// Ancillary, private, unsafe to copy: a program that does not know the chunk drops it when it
  /// changes the picture (PNG specification, section 5.4).
  static let chunkType = "asYS"
}

/// The chunk's bytes: version (1), pixel hash (16), image data hash (16), width (4), height (4),
/// all big-endian, then the details as JSON with sorted keys.
extension SnapshotMetadata {
  static let sealLength = 41

  func encoded() throws -> [UInt8] {
    var bytes = [Self.currentVersion]
    for word in [seal.pixels.high, seal.pixels.low, seal.imageData.high, seal.imageData.low] {
      bytes += Self.bigEndian(word, count: 8)
    }
    bytes += Self.bigEndian(UInt64(seal.width), count: 4)
    bytes += Self.bigEndian(UInt64(seal.height), count: 4)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try bytes + encoder.encode(details)
  }

  /// - Throws: `ReferenceProblem` for a newer version or damaged bytes.
  static func seal(of chunk: ArraySlice<UInt8>) throws(ReferenceProblem) -> Seal {
    guard let version = chunk.first else {
      throw .damaged(reason: "its snapshot metadata is empty")
    }
    guard version <= currentVersion else {
      throw .newerVersion(found: Int(version), known: Int(currentVersion))
    }
    guard version == currentVersion, chunk.count >= sealLength else {
      throw .damaged(reason: "its snapshot metadata is cut short")
    }
    func word(_ offset: Int, _ count: Int) -> UInt64 {
      chunk.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
    }
    return Seal(
      pixels: PixelHash(high: word(1, 8), low: word(9, 8)),
      imageData: PixelHash(high: word(17, 8), low: word(25, 8)),
      width: Int(word(33, 4)), height: Int(word(37, 4)))
  }

  /// - Throws: `ReferenceProblem` where the bytes are not what `encoded()` writes.
  static func details(of chunk: ArraySlice<UInt8>) throws(ReferenceProblem) -> Details {
    do {
      return try JSONDecoder().decode(Details.self, from: Data(chunk.dropFirst(sealLength)))
    } catch {
      throw .damaged(reason: "its snapshot metadata is not valid JSON")
    }
  }

  private static func bigEndian(_ word: UInt64, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * (count - 1 - $0))) }
  }
}

extension SnapshotMetadata {
  /// The metadata of a PNG file.
  ///
  /// Nil for a PNG that holds none: a picture that Assay did not write.
  ///
  /// - Throws: `ReferenceProblem` where the bytes are no PNG, or the metadata cannot be read.
  init?(ofPNG bytes: [UInt8]) throws(ReferenceProblem) {
    guard let chunk = try ReferenceFile(bytes).metadata else { return nil }
    seal = try Self.seal(of: bytes[chunk])
    details = try Self.details(of: bytes[chunk])
  }
}

// SPDX-License-Identifier: MIT

package import AssayDiff
package import AssayGraphics

/// A rendition to compare with a PNG file.
///
/// A pass reads the file and compares hashes; only a doubt decodes.
package struct ImageContent: SnapshotContent, Sendable {
  package let rendition: Rendition
  package let pixels: PixelHash
  /// How far from the reference the rendition may be.
  let tolerance: PixelDiff.Tolerance
  /// Whether the hashes in a reference tell its pixels. Who may write references may write hashes.
  let trustsSeals: Bool

  package init(
    _ rendition: Rendition, tolerance: PixelDiff.Tolerance = .exact, trustsSeals: Bool = true
  ) {
    self.rendition = rendition
    self.trustsSeals = trustsSeals
    self.tolerance = tolerance
    self.pixels = PixelHash(of: rendition.bitmap)
  }

  package var fingerprint: PixelHash {
    let size = "\(rendition.bitmap.width)x\(rendition.bitmap.height) \(pixels.hex)"
    return PixelHash(ofFile: Array(size.utf8))
  }

  package var notes: [String] { rendition.notes }

  package func compare(withReference bytes: [UInt8]) -> ReferenceVerdict {
    do {
      return try verdict(on: bytes)
    } catch {
      return .unusable(error)
    }
  }

  package func encoded() throws -> [UInt8] {
    let plain = try PNG.encode(rendition.bitmap)
    let metadata = SnapshotMetadata(
      seal: SnapshotMetadata.Seal(
        pixels: pixels, imageData: try PNG.imageDataHash(plain),
        width: rendition.bitmap.width, height: rendition.bitmap.height),
      details: SnapshotMetadata.Details(
        traits: rendition.traits, drawing: rendition.drawing,
        accessibility: rendition.accessibility))
    let chunk = PNGChunk(type: SnapshotMetadata.chunkType, data: try metadata.encoded())
    return try PNG.inserting(chunk, into: plain)
  }

  private func verdict(on bytes: [UInt8]) throws(ReferenceProblem) -> ReferenceVerdict {
    let file = try ReferenceFile(bytes)
    guard let chunk = file.metadata else {
      return try comparePixels(with: bytes, details: nil, seal: nil, isIntact: true)
    }
    let seal = try SnapshotMetadata.seal(of: bytes[chunk])
    let isIntact = PNG.imageDataHash(bytes, chunks: file.chunks) == seal.imageData
    if trustsSeals, isIntact, isSealed(by: seal) { return .matches(note: nil) }
    let details = try SnapshotMetadata.details(of: bytes[chunk])
    return try comparePixels(with: bytes, details: details, seal: seal, isIntact: isIntact)
  }

  private func isSealed(by seal: SnapshotMetadata.Seal) -> Bool {
    seal.pixels == pixels && seal.width == rendition.bitmap.width
      && seal.height == rendition.bitmap.height
  }

  private func comparePixels(
    with bytes: [UInt8], details: SnapshotMetadata.Details?, seal: SnapshotMetadata.Seal?,
    isIntact: Bool
  ) throws(ReferenceProblem) -> ReferenceVerdict {
    let reference: Bitmap
    do {
      reference = try PNG.decode(bytes)
    } catch {
      throw ReferenceProblem(error)
    }
    if PixelDiff.areEqual(reference, rendition.bitmap) {
      let isKnown = isIntact && seal.map { isSealed(by: $0) } ?? false
      return .matches(note: isKnown ? nil : note(isIntact: isIntact, hasMetadata: details != nil))
    }
    let diff = PixelDiff(
      reference: reference, rendition: rendition.bitmap, tolerance: tolerance)
    if diff.isMatch {
      return .matches(
        note: "\(diff.differentPixelCount) pixels differ, within the tolerance")
    }
    // NB: a program that packs a PNG anew keeps the pixels: that is no edit.
    let wasEdited = !isIntact && seal.map { $0.pixels != PixelHash(of: reference) } ?? false
    let difference = ImageDifference(diff, details: details, to: rendition)
    return .differs(
      ReferenceDifference(
        words: difference.words, changes: difference.changes, areas: diff.boxes,
        picture: difference.picture, wasEdited: wasEdited))
  }

  private func note(isIntact: Bool, hasMetadata: Bool) -> String {
    if !hasMetadata {
      return "the reference has no snapshot metadata (another program wrote it); its pixels match"
    }
    return isIntact
      ? "the reference's snapshot metadata is out of date; its pixels match"
      : "another program rewrote the reference after it was recorded; its pixels match"
  }
}

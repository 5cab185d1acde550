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
  package let tolerance: SnapshotTolerance
  /// Whether the hashes in a reference tell its pixels. Who may write references may write hashes.
  let trustsSeals: Bool
  /// Whether a difference is also drawn, which takes memory for a third picture.
  private let drawsDifference: Bool

  package init(
    _ rendition: Rendition, tolerance: SnapshotTolerance = .exact, trustsSeals: Bool = true,
    drawsDifference: Bool = true
  ) {
    self.rendition = rendition
    self.trustsSeals = trustsSeals
    self.tolerance = tolerance
    self.drawsDifference = drawsDifference
    self.pixels = rendition.pixels
  }

  package var fingerprint: PixelHash {
    let size = "\(rendition.size.width)x\(rendition.size.height) \(pixels.hex)"
    return PixelHash(ofFile: Array(size.utf8))
  }

  package var notes: [String] { rendition.notes + rendition.notesOnPicture }

  package func compare(withReference bytes: [UInt8]) -> ReferenceVerdict {
    compare(withReference: bytes, decoded: nil)
  }

  /// - Parameter picture: what the bytes decode to, where the caller has it already.
  package func compare(
    withReference bytes: [UInt8], decoded picture: Bitmap?
  ) -> ReferenceVerdict {
    do {
      return try verdict(on: bytes, decoded: picture)
    } catch {
      return .unusable(error)
    }
  }

  /// What the tolerance says of pixels that differ by less than a step of 8 bits, as if each
  /// differed by one step.
  package func diff(ofSmallestSteps places: [Int]) -> PixelDiff {
    let masks = MaskedParts(tolerance, details: nil, rendition: rendition)
    return PixelDiff(
      smallestSteps: places, in: rendition.size, tolerance: tolerance, masks: masks.boxes)
  }

  package func encoded() throws -> [UInt8] {
    let bitmap = rendition.bitmap
    let plain = try PNG.encode(bitmap)
    let metadata = SnapshotMetadata(
      seal: SnapshotMetadata.Seal(
        // NB: not a hash that an earlier run left: this one goes into a reference.
        pixels: rendition.drawnBitmap == nil ? PixelHash(of: bitmap) : pixels,
        imageData: try PNG.imageDataHash(plain), width: bitmap.width, height: bitmap.height),
      details: SnapshotMetadata.Details(
        traits: rendition.traits, drawing: rendition.drawing,
        accessibility: rendition.accessibility, hasLooks: rendition.hasLooks ? true : nil,
        knowsClips: rendition.knowsClips ? true : nil, shapes: rendition.shapes,
        texts: rendition.texts))
    let chunk = PNGChunk(type: SnapshotMetadata.chunkType, data: try metadata.encoded())
    return try PNG.inserting(chunk, into: plain)
  }

  private func verdict(
    on bytes: [UInt8], decoded picture: Bitmap?
  ) throws(ReferenceProblem) -> ReferenceVerdict {
    let file = try ReferenceFile(bytes)
    guard let chunk = file.metadata else {
      return try comparePixels(
        with: bytes, decoded: picture, details: nil, seal: nil, isIntact: true)
    }
    let seal = try SnapshotMetadata.seal(of: bytes[chunk])
    let isIntact = PNG.imageDataHash(bytes, chunks: file.chunks) == seal.imageData
    if trustsSeals, isIntact, isSealed(by: seal) { return .matches(note: nil) }
    let details = try SnapshotMetadata.details(of: bytes[chunk])
    return try comparePixels(
      with: bytes, decoded: picture, details: details, seal: seal, isIntact: isIntact)
  }

  private func isSealed(by seal: SnapshotMetadata.Seal) -> Bool {
    seal.pixels == pixels && seal.width == rendition.size.width
      && seal.height == rendition.size.height
  }

  private func comparePixels(
    with bytes: [UInt8], decoded picture: Bitmap?, details: SnapshotMetadata.Details?,
    seal: SnapshotMetadata.Seal?, isIntact: Bool
  ) throws(ReferenceProblem) -> ReferenceVerdict {
    let masks = MaskedParts(tolerance, details: details, rendition: rendition)
    let reference: Bitmap?
    let diff: PixelDiff
    do {
      if picture == nil, let found = try rowDiff(with: bytes, masks) {
        (reference, diff) = (nil, found)
      } else {
        let decoded: Bitmap
        if let picture { decoded = picture } else { decoded = try PNG.decode(bytes) }
        diff = PixelDiff(
          reference: decoded, rendition: rendition.bitmap, tolerance: tolerance,
          masks: masks.boxes)
        reference = decoded
      }
    } catch {
      throw ReferenceProblem(error)
    }
    if diff.isEqual {
      let isKnown = isIntact && seal.map { isSealed(by: $0) } ?? false
      return .matches(note: isKnown ? nil : note(isIntact: isIntact, hasMetadata: details != nil))
    }
    if diff.isMatch {
      return .tolerated(
        note: ToleratedDifference(diff, masks, details: details, rendition: rendition).words)
    }
    let difference = ImageDifference(
      diff, from: reference, details: details, to: rendition, masks: masks)
    // NB: a program that packs a PNG anew keeps the pixels: that is no edit.
    let isSame = reference.flatMap { picture in seal.map { $0.pixels == PixelHash(of: picture) } }
    return .differs(
      difference.difference(wasEdited: !isIntact && isSame == false, isDrawn: drawsDifference))
  }

  /// Above this many pixels, a reference is read row by row if that is enough.
  private static let mostPixels = 1 << 24

  /// The comparison with a large reference that is not held in memory; nil where it must be.
  private func rowDiff(
    with bytes: [UInt8], _ masks: MaskedParts
  ) throws(PNGError) -> PixelDiff? {
    let size = try PNG.size(bytes)
    guard !drawsDifference, size.hasRows, tolerance.antialiasing == .counted,
      size.width * size.height > Self.mostPixels
    else { return nil }
    let bitmap = rendition.bitmap
    var comparison = PixelComparison(
      sizes: (PixelSize(width: size.width, height: size.height), PixelSize(of: bitmap)),
      tolerance: tolerance, masks: masks.boxes)
    try PNG.eachRow(of: bytes) { y, row in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        comparison.compareRow(
          y, row,
          y < bitmap.height ? pixels.baseAddress.map { $0 + y * bitmap.width } : nil)
      }
    }
    for y in size.height..<max(size.height, bitmap.height) { comparison.compareRow(y, nil, nil) }
    return comparison.result()
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

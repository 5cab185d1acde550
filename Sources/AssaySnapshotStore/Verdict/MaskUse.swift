// SPDX-License-Identifier: MIT

package import AssayDiff
internal import AssayFiles
internal import AssayGraphics

/// Which masks covered something in the snapshots of a run.
///
/// A snapshot whose pixels are equal needs no mask, so a misspelled one would be seen only on the
/// day that the pixels differ.
package struct MaskUse: Sendable {
  /// All masks there are, in order.
  var masks: [SnapshotTolerance.Mask] = []
  var used: Set<SnapshotTolerance.Mask> = []
  /// Those of all elements.
  var identifiers: Set<String> = []

  package init() {}

  /// Those of one picture.
  package init(_ content: ImageContent) {
    masks = content.tolerance.masks
    add(
      content.rendition.accessibility, of: content.rendition.size,
      scale: content.rendition.traits.scale)
  }

  package var isEmpty: Bool { masks.isEmpty }
  /// Whether a mask covered nothing.
  var hasIdle: Bool { masks.contains { !used.contains($0) } }

  package mutating func add(_ other: MaskUse) {
    add(other.masks)
    used.formUnion(other.used)
    identifiers.formUnion(other.identifiers)
  }

  /// Adds masks whose pictures are not known yet.
  package mutating func add(_ masks: [SnapshotTolerance.Mask]) {
    var known = Set(self.masks)
    self.masks += masks.filter { known.insert($0).inserted }
  }

  /// Forgets all other masks, such as those of a file that is also for other runs.
  package mutating func keepOnly(_ masks: [SnapshotTolerance.Mask]) {
    let kept = Set(masks)
    self.masks.removeAll { !kept.contains($0) }
  }

  /// What to say of each mask that covered nothing in any of the pictures.
  package var words: [String] {
    masks.filter { !used.contains($0) }.map { mask in
      switch mask {
      case .identifier(let identifier):
        "no element of the snapshots of this run has the accessibility identifier '\(identifier)', "
          + "so its mask covers nothing"
          + NearestName.question(identifier, among: identifiers.sorted())
      case .rectangle(let x, let y, let width, let height):
        "the mask at \(Rect(x: x, y: y, width: width, height: height).placeWords) is outside of "
          + "each picture of this run, so it covers nothing; move or remove it"
      }
    }
  }

  /// - Parameters:
  ///   - size: in pixels.
  ///   - scale: in pixels a point.
  mutating func add(_ elements: [AccessibilityNode], of size: PixelSize, scale: Double) {
    let parts = MaskedParts(masks, elements: elements, of: size, scale: scale)
    used.formUnion(Set(masks).subtracting(parts.idle))
    identifiers.formUnion(Self.identifiers(in: elements))
  }

  private static func identifiers(in nodes: [AccessibilityNode]) -> [String] {
    nodes.flatMap { [$0.identifier].compactMap(\.self) + identifiers(in: $0.children) }
  }
}

extension SnapshotStore {
  /// Adds what masks cover in references, until each has covered something: an element may be gone
  /// from the view, and a picture that is known is not drawn.
  ///
  /// - Parameter paths: of references; one that cannot be read covers nothing, and its own verdict
  ///   says why.
  package func add(_ paths: some Sequence<String>, to use: inout MaskUse) {
    for path in paths {
      guard use.hasIdle else { return }
      guard let metadata = metadata(at: path) else { continue }
      use.add(
        metadata.details.accessibility,
        of: PixelSize(width: metadata.seal.width, height: metadata.seal.height),
        scale: metadata.details.traits.scale)
    }
  }

  private func metadata(at relativePath: String) -> SnapshotMetadata? {
    do {
      try checkInside(relativePath)
      let path = referencePath(relativePath)
      guard try fileSystem.kind(of: path) == .file else { return nil }
      return try SnapshotMetadata(ofPNG: fileSystem.read(path))
    } catch {
      return nil
    }
  }
}

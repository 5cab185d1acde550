// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayRendering
import AssayResources
import AssayText
import AssayTraits
import Testing

/// One thread or many, once or again, with fresh caches or warm ones: the same pixels. That debug
/// and release builds agree is seen by `ci/demo`, whose release build verifies references that a
/// debug build recorded, and the other way round here.
@MainActor
@Suite("Determinism")
struct DeterminismTests {
  @Test func threadsAndRepetition() async throws {
    let resources = try ResourceFinder.resources(near: #filePath)
    let traits = TraitSet(canvas: .device(.iPhoneSe), locale: "es")
    let nodes = try GalleryScreen.all.map { try $0.viewNode(for: traits) }

    let alone = SnapshotRenderer(engine: try TextEngine(), resources: resources)
    let expected = try nodes.map { try hash(of: $0, traits, alone) }
    #expect(try nodes.map { try hash(of: $0, traits, alone) } == expected)

    let shared = SnapshotRenderer(engine: try TextEngine(), resources: resources)
    let found = try await withThrowingTaskGroup(of: (Int, PixelHash).self) { group in
      for round in 0..<3 {
        for index in nodes.indices {
          let node = nodes[(index + round) % nodes.count]
          group.addTask {
            ((index + round) % nodes.count, try hash(of: node, traits, shared))
          }
        }
      }
      var found: [Int: Set<PixelHash>] = [:]
      for try await (index, hash) in group { found[index, default: []].insert(hash) }
      return found
    }
    for index in nodes.indices { #expect(found[index] == [expected[index]]) }
  }
}

private func hash(
  of node: ViewNode, _ traits: TraitSet, _ renderer: SnapshotRenderer
) throws -> PixelHash {
  PixelHash(of: try renderer.render(node, traits: traits).rendition.bitmap)
}

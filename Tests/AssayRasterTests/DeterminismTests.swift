// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayText
import Testing

@testable import AssayRaster

@Suite("Determinism")
struct DeterminismTests {
  @Test("alone and on eight threads at once, every picture is the same")
  func threads() async throws {
    let engine = try TextEngine()
    let rasterizer = Rasterizer(engine: engine)
    let scenes = (0..<24).map { RandomScene(seed: UInt64($0)).scene(engine: engine) }
    let alone = scenes.map { PixelHash(of: rasterizer.draw($0)) }
    try await withThrowingTaskGroup(of: (Int, PixelHash).self) { group in
      for _ in 0..<8 {
        for (index, scene) in scenes.enumerated() {
          group.addTask { (index, PixelHash(of: rasterizer.draw(scene))) }
        }
      }
      for try await (index, hash) in group { #expect(hash == alone[index]) }
    }
  }

  @Test("memory that is used again shows nothing of what it held")
  func reuse() throws {
    let engine = try TextEngine()
    let rasterizer = Rasterizer(engine: engine)
    var bitmap = Bitmap(width: 3, height: 3)
    for seed in UInt64(0)..<20 {
      let scene = RandomScene(seed: seed).scene(engine: engine)
      rasterizer.draw(scene, into: &bitmap)
      #expect(bitmap == rasterizer.draw(scene))
    }
  }
}

@Suite("Random scenes")
struct RandomSceneTests {
  @Test("whatever the geometry, nothing crashes and no channel is above its alpha")
  func robustness() throws {
    let engine = try TextEngine()
    let rasterizer = Rasterizer(engine: engine)
    for seed in UInt64(100)..<400 {
      let bitmap = rasterizer.draw(RandomScene(seed: seed, isHostile: true).scene(engine: engine))
      #expect(
        bitmap.pixels.allSatisfy { pixel in
          let alpha = pixel >> 24
          return pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha
        }, "seed \(seed)")
    }
  }
}

// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import Testing

@Suite("'snapshot diff' and orientations in PNG files")
struct PictureOrientationCommandTests {
  /// Little-endian, one entry: tag 274 (TIFF 6.0, section 8), a short, one value.
  private static func chunk(_ value: UInt8) -> PNGChunk {
    PNGChunk(
      type: "eXIf",
      data: [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0]
        + [0, 0, 0, 0, 0, 0])
  }

  @Test("the same pixels are shown otherwise, so the pictures differ")
  func orientation() throws {
    let package = try TemporaryFolder.package()
    let plain = try PNG.encode(Bitmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFFFF_FFFF]))
    try package.write(plain, to: "plain.png")
    for value in [1, 3, 6] as [UInt8] {
      try package.write(PNG.inserting(Self.chunk(value), into: plain), to: "turned-\(value).png")
    }
    // An orientation of 1 is the same as none.
    let same = try package.run("snapshot", "diff", "plain.png", "turned-1.png")
    #expect(same.exitCode == 0, "\(same)")
    let itself = try package.run("snapshot", "diff", "turned-6.png", "turned-6.png")
    #expect(itself.exitCode == 0, "\(itself)")
    for (old, new, words) in [
      ("plain", "turned-6", "different orientations (eXIf), 1 and 6"),
      ("turned-6", "turned-3", "different orientations (eXIf), 6 and 3"),
    ] {
      let run = try package.run("snapshot", "diff", "\(old).png", "\(new).png")
      #expect(run.exitCode == 1, "\(run)")
      #expect(run.output.contains(words), "\(run)")
      #expect(run.output.contains("pixels are compared as the files store them"), "\(run)")
    }
  }
}

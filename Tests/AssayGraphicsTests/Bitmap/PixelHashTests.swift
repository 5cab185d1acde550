// SPDX-License-Identifier: MIT

import AssayGraphics
import CXXHash
import Testing

@Suite("Pixel hash")
struct PixelHashTests {
  struct Vector: CustomTestStringConvertible, Sendable {
    var count: Int
    var high: UInt64
    var low: UInt64
    var testDescription: String { "\(count) bytes" }
  }

  /// From Python's xxhash 3 (`xxhash.xxh3_128`), of bytes (131 i + 7) mod 256: lengths on both
  /// sides of the limits of XXH3's code paths (16, 128, 240, 1024).
  @Test(
    "hashes are those of XXH3, with this machine's widest vectors and without",
    arguments: [
      Vector(count: 0, high: 0x99aa_06d3_0147_98d8, low: 0x6001_c324_468d_497f),
      Vector(count: 1, high: 0x495b_6207_3ef7_0ca4, low: 0x4c5c_ca45_d0f4_811f),
      Vector(count: 16, high: 0x7f9a_218b_0425_449a, low: 0xe2ce_54a7_c19c_730d),
      Vector(count: 17, high: 0x66fc_23f6_439d_bd77, low: 0x8d96_ef11_0fcd_ebb4),
      Vector(count: 128, high: 0xaec7_3075_1478_556c, low: 0xff36_1dec_1385_710a),
      Vector(count: 129, high: 0x98cd_36cc_bb55_7926, low: 0x4545_b3a0_9738_e31a),
      Vector(count: 240, high: 0x5293_e17b_f553_903d, low: 0x3f2c_53e7_2293_711f),
      Vector(count: 241, high: 0xb538_40fe_3fed_f161, low: 0x956c_ae59_2c67_279e),
      Vector(count: 1024, high: 0xf696_3061_3f24_324d, low: 0x70bd_377d_9574_f4bb),
      Vector(count: 4096, high: 0x3e0f_f38f_a88a_55ea, low: 0x9ddd_66c1_4af0_daff),
      Vector(count: 100_003, high: 0x6f6f_c5c1_4d9f_a2ba, low: 0xd0a8_e7c7_a03a_d008),
    ])
  func knownValues(_ vector: Vector) {
    let bytes = (0..<vector.count).map { UInt8(truncatingIfNeeded: $0 * 131 + 7) }
    let hash = bytes.withUnsafeBytes { PixelHash(bytes: $0) }
    #expect(hash == PixelHash(high: vector.high, low: vector.low))
    // Without this machine's widest vectors.
    let baseline = bytes.withUnsafeBytes { assay_xxh3_128_baseline($0.baseAddress, $0.count) }
    #expect(baseline.high == vector.high && baseline.low == vector.low)
  }
}

@Suite("Bitmap")
struct BitmapTests {
  @Test("a picture is opaque only when each of its pixels is")
  func opacity() {
    #expect(Bitmap(width: 3, height: 3, pixel: 0xFF00_0000).isOpaque)
    for index in 0..<9 {
      var bitmap = Bitmap(width: 3, height: 3, pixel: 0xFFFF_FFFF)
      bitmap.pixels[index] = 0xFEFE_FEFE
      #expect(!bitmap.isOpaque)
    }
  }

  @Test(
    "a scene's picture has 1 to 16,384 pixels a side whatever its size",
    arguments: [
      (0.0, 1), (-5, 1), (.nan, 1), (.infinity, 16_384), (1e300, 16_384), (16_383.4, 16_383),
      (16_384.4, 16_384), (2.5, 3), (0.4, 1),
    ])
  func sceneSize(_ points: Double, _ pixels: Int) {
    #expect(Scene(size: Size(width: points, height: 1), scale: 1).pixelWidth == pixels)
    #expect(Scene(size: Size(width: 1, height: points), scale: 1).pixelHeight == pixels)
  }
}

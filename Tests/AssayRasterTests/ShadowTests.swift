// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayRaster

@Suite("Shadows")
struct ShadowTests {
  /// A black square of 20 in the middle of 120, its shadow far enough to the side to be seen alone.
  private func shadowOnly(radius: Double) throws -> Bitmap {
    let square = DisplayItem.fill(.rectangle(rect(-100, 50, 20, 20)), .color(.black))
    let shadow = Shadow(color: .black, radius: radius, x: 150, y: 0)
    return try draw([.group(GroupItem(items: [square], shadow: shadow))], width: 120, height: 120)
  }

  @Test("a blur moves ink, and neither makes nor loses any", arguments: [0, 1, 2, 3, 5, 8, 12.5])
  func sum(_ radius: Double) throws {
    #expect(abs(try shadowOnly(radius: radius).ink / 400 - 1) < 0.01)
  }

  @Test("without a radius it is a sharp copy")
  func sharp() throws {
    #expect(
      try shadowOnly(radius: 0)
        == draw([.fill(.rectangle(rect(50, 50, 20, 20)), .color(.black))], width: 120, height: 120))
  }

  /// The radius, as SwiftUI has it, and as three boxes give it: a box of d has the variance (d^2 -
  /// 1) / 12. For 2, d is 4: 2 x 15 / 12 + 24 / 12 = 4.5. For 4, 8: 2 x 63 / 12 + 80 / 12. For 8,
  /// 15: 3 x 224 / 12.
  @Test(
    "its standard deviation is the radius",
    arguments: [
      (2, 4.5), (4.0, 17.166667), (8, 56),
    ])
  func deviation(_ radius: Double, _ variance: Double) throws {
    let bitmap = try shadowOnly(radius: radius)
    var total = 0.0
    var square = 0.0
    for x in 0..<120 {
      let column = (0..<120).reduce(0.0) { $0 + Double(255 - bitmap.red(x, $1)) }
      total += column
      square += column * (Double(x) - 59.5) * (Double(x) - 59.5)
    }
    // The square's own variance is (20^2 - 1) / 12; variances add.
    let measured = (square / total - 399.0 / 12).squareRoot()
    #expect(abs(measured / variance.squareRoot() - 1) < 0.02)
    #expect(abs(measured / radius - 1) < 0.08)
  }

  /// d = floor(s 3 sqrt(2 pi) / 4 + 0.5) = floor(1.87997 s + 0.5); three boxes reach 3 (d - 1) / 2
  /// for an odd d and 3 d / 2 for an even one.
  @Test(
    "a blur reaches as far as its three boxes do",
    arguments: [
      (0.0, 0), (0.5, 0), (0.79, 0), (0.8, 3), (1, 3), (1.4, 3), (2, 6), (5, 12), (-1, 0),
    ])
  func reach(_ deviation: Double, _ reach: Int) {
    #expect(BoxBlur(deviation: deviation).reach == reach)
  }

  @Test("the three boxes are symmetric together", arguments: [0.8, 1, 1.4, 2, 3.3, 5])
  func symmetry(_ deviation: Double) {
    var values = [UInt16](repeating: 0, count: 61 * 61)
    values[30 * 61 + 30] = 65_535
    BoxBlur(deviation: deviation).apply(&values, width: 61, height: 61)
    for y in 0..<61 {
      for x in 0..<61 {
        let value = Int(values[y * 61 + x])
        #expect(abs(value - Int(values[y * 61 + 60 - x])) <= 1)
        #expect(abs(value - Int(values[(60 - y) * 61 + x])) <= 1)
      }
    }
  }

  @Test("a field wider than the blur stays as it is")
  func constant() {
    for value in [UInt16(0), 1, 257, 32_767, 65_535] {
      var values = [UInt16](repeating: value, count: 80 * 80)
      BoxBlur(deviation: 4).apply(&values, width: 80, height: 80)
      #expect(values[40 * 80 + 40] == value)
    }
  }

  @Test("it lies behind the group and takes its clip's shape")
  func order() throws {
    let sheet = DisplayItem.fill(.rectangle(rect(0, 0, 40, 40)), .color(.white))
    let group = GroupItem(
      items: [sheet], clip: .rectangle(rect(10, 10, 10, 10)),
      shadow: Shadow(color: .black, radius: 0, x: 5, y: 5))
    let bitmap = try draw([.group(group)])
    // The clipped square hides a quarter of its shadow.
    #expect(bitmap.ink == 75 && bitmap.red(12, 12) == 255 && bitmap.red(22, 22) == 0)
  }

  @Test("opacity fades the shadow with the group")
  func faded() throws {
    let box = DisplayItem.fill(.rectangle(rect(10, 10, 10, 10)), .color(.black))
    let shadow = Shadow(color: .black, radius: 0, x: 5, y: 5)
    let bitmap = try draw([.group(GroupItem(items: [box], opacity: 0.5, shadow: shadow))])
    #expect(bitmap.red(12, 12) == 127 && bitmap.red(17, 17) == 127 && bitmap.red(22, 22) == 127)
    #expect(bitmap.red(30, 30) == 255)
  }
}

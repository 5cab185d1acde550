// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@Suite("Filters, masks and perspective")
struct LayerEffectTests {
  private func filled(_ hex: String, _ box: Rect = rect(0, 0, 8, 8)) throws -> DisplayItem {
    .fill(.rectangle(box), .color(try #require(RGBAColor(hex: hex))))
  }

  /// The color of a filtered square on white.
  private func color(_ hex: String, _ matrix: ColorMatrix) throws -> [UInt32] {
    let group = GroupItem(items: [try filled(hex)], layer: .colorMatrix(matrix))
    let pixel = try draw([.group(group)], width: 8, height: 8)[4, 4]
    return [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255]
  }

  @Test("brightness adds, contrast scales about the middle, inverting is the distance from white")
  func channels() throws {
    // 0.2 is 51 steps.
    #expect(try color("#0A80FF", .brightness(0.2)) == [61, 179, 255])
    #expect(try color("#0A80FF", .brightness(-0.2)) == [0, 77, 204])
    // 10 / 2 + 63.75, 128 / 2 + 63.75, 255 / 2 + 63.75
    #expect(try color("#0A80FF", .contrast(0.5)) == [69, 128, 191])
    #expect(try color("#0A80FF", .inverted) == [245, 127, 0])
    #expect(try color("#0A80FF", .contrast(1)) == [10, 128, 255])
  }

  @Test("without saturation a color is its luminance")
  func saturation() throws {
    // 0.213 of 255 is 54.3, 0.715 is 182.3, 0.072 is 18.4.
    #expect(try color("#F00", .saturation(0)) == [54, 54, 54])
    #expect(try color("#0F0", .saturation(0)) == [182, 182, 182])
    #expect(try color("#00F", .saturation(0)) == [18, 18, 18])
    #expect(try color("#123456", .saturation(1)) == [0x12, 0x34, 0x56])
  }

  @Test("hues turned by nothing stay, and gray stays gray")
  func hue() throws {
    #expect(try color("#123456", .hueRotation(sine: 0, cosine: 1)) == [0x12, 0x34, 0x56])
    #expect(try color("#777", .hueRotation(sine: 1, cosine: 0)) == [0x77, 0x77, 0x77])
    // Half a turn of red: 2 0.213 - 1, 2 0.213, 2 0.213 of 255.
    #expect(try color("#F00", .hueRotation(sine: 0, cosine: -1)) == [0, 109, 109])
  }

  @Test("multiplying multiplies channels and alpha")
  func multiply() throws {
    let half = ColorMatrix.multiply(RGBAColor(red: 255, green: 128, blue: 0, alpha: 128))
    // Half of (255, 64, 0) over white, rounded: 255, 159.4, 127.
    #expect(try color("#FF80FF", half) == [255, 159, 127])
  }

  /// Black from 0 to 32, white from there to 64, and a clear square of 32 in the middle.
  private func backdrop(saturation: Double = 1, hex: String = "#000") throws -> Bitmap {
    let clear = try filled("#FFFFFF00", rect(16, 16, 32, 32))
    let material = GroupItem(
      items: [clear], layer: .backdrop(radius: 8, saturation: saturation))
    return try draw(
      [try filled(hex, rect(0, 0, 32, 64)), .group(material)], width: 64, height: 64)
  }

  @Test("what is behind a material is blurred, and nothing beside it")
  func blurredBackdrop() throws {
    let bitmap = try backdrop()
    // At the edge between black and white a Gaussian is at one half, a deviation (8) from it at 16
    // and 84%.
    #expect(abs(bitmap.red(32, 32) - 128) <= 12)
    #expect(abs(bitmap.red(24, 32) - 41) <= 12)
    #expect(abs(bitmap.red(40, 32) - 214) <= 12)
    for (x, y) in [(15, 32), (31, 15), (31, 48), (8, 8)] { #expect(bitmap.red(x, y) == 0) }
    for (x, y) in [(48, 32), (32, 15), (32, 48), (56, 60)] { #expect(bitmap.red(x, y) == 255) }
  }

  @Test("a plain color behind a material stays, up to the edges of the picture")
  func plainBackdrop() throws {
    let items = [
      try filled("#0A80FF", rect(0, 0, 24, 24)),
      DisplayItem.group(
        GroupItem(
          items: [try filled("#FFFFFF00", rect(0, 0, 24, 24))],
          layer: .backdrop(radius: 6, saturation: 1))),
    ]
    let bitmap = try draw(items, width: 24, height: 24)
    #expect(Set(bitmap.pixels) == [0xFFFF_800A])
  }

  @Test("a material makes colors livelier")
  func saturatedBackdrop() throws {
    // Red 176 and luminance 117, near the left edge: 117 + 1.5 (178 - 117) is 208.
    let bitmap = try backdrop(saturation: 1.5, hex: "#B06060")
    #expect(bitmap.red(17, 32) > 0xB0)
  }

  @Test("a filter changes no pixel that is clear")
  func clear() throws {
    let group = GroupItem(
      items: [try filled("#000", rect(0, 0, 4, 8))], layer: .colorMatrix(.inverted))
    let bitmap = try draw([.group(group)], width: 8, height: 8, background: .clear)
    #expect(bitmap[1, 1] == 0xFFFF_FFFF && bitmap[6, 1] == 0)
  }

  @Test("luminance becomes the alpha of black")
  func luminance() throws {
    let group = GroupItem(items: [try filled("#0F0")], layer: .luminanceToAlpha)
    let bitmap = try draw([.group(group)], width: 8, height: 8, background: .clear)
    // 0.7154 of 255 is 182.4.
    #expect(bitmap[4, 4] == 182 << 24)
  }

  @Test("a blur keeps the amount of ink and is the same both ways")
  func blur() throws {
    let square = DisplayItem.fill(.rectangle(rect(24, 24, 16, 16)), .color(.black))
    let group = GroupItem(items: [square], layer: .blur(radius: 3))
    let bitmap = try draw([.group(group)], width: 64, height: 64)
    #expect((bitmap.ink - 256).magnitude < 3)
    #expect(bitmap == bitmap.transposed)
    #expect(bitmap.red(32, 32) < 10 && bitmap.red(24, 32) > 90 && bitmap.red(24, 32) < 160)
    #expect(bitmap.red(12, 32) == 255)
  }

  @Test("an opaque blur does not fade at the edges, and ends at the frame")
  func opaqueBlur() throws {
    let frame = rect(10, 10, 20, 20)
    let square = DisplayItem.fill(.rectangle(frame), .color(.black))
    let group = GroupItem(items: [square], layer: .blur(radius: 4, opaqueIn: frame))
    let bitmap = try draw([.group(group)])
    #expect(try bitmap == draw([square]))
  }

  @Test("a mask shows as much as it is opaque")
  func mask() throws {
    let mask = [try filled("#0008", rect(0, 0, 4, 8))]
    let group = GroupItem(items: [try filled("#000")], layer: .mask(mask))
    let bitmap = try draw([.group(group)], width: 8, height: 8)
    #expect(bitmap.red(1, 1) == 255 - 0x88 && bitmap.red(6, 1) == 255)
  }

  @Test("an inner shadow falls inside of the edges only")
  func innerShadow() throws {
    let square = DisplayItem.fill(.rectangle(rect(8, 8, 24, 24)), .color(.white))
    let group = GroupItem(
      items: [square], layer: .innerShadow(Shadow(color: .black, radius: 4)))
    let bitmap = try draw([.group(group)])
    #expect(bitmap.red(20, 20) == 255 && bitmap.red(8, 20) < 200 && bitmap.red(7, 20) == 255)
    #expect(bitmap == bitmap.transposed)
  }

  @Test("a projection without perspective draws what its transform draws")
  func flatProjection() throws {
    let shape = DisplayItem.fill(.ellipse(rect(4, 4, 20, 12)), .color(.black))
    let transform = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 6, ty: 3)
    let moved = try draw([.group(GroupItem(items: [shape], transform: transform))])
    let projected = try draw([
      .group(GroupItem(items: [shape], layer: .projection(Projection(transform), center: .zero)))
    ])
    #expect(moved == projected)
  }

  @Test("in perspective the farther side is shorter")
  func perspective() throws {
    let square = DisplayItem.fill(.rectangle(rect(0, 0, 20, 20)), .color(.black))
    // w = 1 + x / 20: at x = 20 everything is half as large.
    let projection = Projection([1, 0, 0.05, 0, 1, 0, 0, 0, 1])
    let bitmap = try draw([
      .group(GroupItem(items: [square], layer: .projection(projection, center: .zero)))
    ])
    // The right edge is at 20 / 2 and 10 high; left of it the height is 20 / w.
    #expect(bitmap.red(2, 15) < 20 && bitmap.red(9, 12) == 255 && bitmap.red(9, 8) < 20)
    #expect(bitmap.red(11, 2) == 255)
    // The area of the quadrilateral is 10 (20 + 10) / 2.
    #expect((bitmap.ink - 150).magnitude < 4)
  }

  @Test("what is behind the eye is not drawn")
  func behind() throws {
    let square = DisplayItem.fill(.rectangle(rect(0, 0, 20, 20)), .color(.black))
    let projection = Projection([1, 0, 0, 0, 1, 0, 0, 0, -1])
    #expect(
      try draw([
        .group(GroupItem(items: [square], layer: .projection(projection, center: .zero)))
      ]).ink == 0)
  }

  @Test("a faded filter fades")
  func faded() throws {
    let group = GroupItem(
      items: [try filled("#FFF")], opacity: 0.5, layer: .colorMatrix(.inverted))
    // round(0.5 255) = 128 of black on white.
    #expect(try draw([.group(group)], width: 8, height: 8).red(4, 4) == 127)
  }
}

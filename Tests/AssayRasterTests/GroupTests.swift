// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@Suite("Groups")
struct GroupTests {
  private let items: [DisplayItem] = [
    .fill(.rectangle(rect(5, 5, 20, 20)), .color(RGBAColor(red: 255, green: 0, blue: 0))),
    .fill(
      .ellipse(rect(12, 12, 20, 20)), .color(RGBAColor(red: 0, green: 0, blue: 255, alpha: 128))),
  ]

  @Test("a group without effects is its items")
  func plain() throws {
    #expect(try draw([.group(GroupItem(items: items))]) == draw(items))
  }

  @Test("overlapping items do not show through each other")
  func opacity() throws {
    let black = [rect(0, 0, 20, 20), rect(10, 10, 20, 20)].map {
      DisplayItem.fill(.rectangle($0), .color(.black))
    }
    let bitmap = try draw([.group(GroupItem(items: black, opacity: 0.5))])
    // round(0.5 * 255) = 128: 255 * 127 / 255 = 127
    #expect(bitmap.red(5, 5) == 127 && bitmap.red(15, 15) == 127 && bitmap.red(35, 35) == 255)
    #expect(abs(bitmap.ink - 700.0 * 128 / 255) < 1e-6)
  }

  @Test("opacity out of range", arguments: [(0, 0), (-3, 0), (1, 1), (7, 1), (Double.nan, 0)])
  func opacityRange(_ opacity: Double, _ shown: Int) throws {
    let bitmap = try draw([.group(GroupItem(items: items, opacity: opacity))])
    #expect(try bitmap == draw(shown == 1 ? items : []))
  }

  @Test("opacities multiply")
  func nestedOpacity() throws {
    let black = DisplayItem.fill(.rectangle(rect(0, 0, 40, 40)), .color(.black))
    let inner = DisplayItem.group(GroupItem(items: [black], opacity: 0.5))
    let bitmap = try draw([.group(GroupItem(items: [inner], opacity: 0.5))])
    // Inner: 127. Outer: (127 * 128 + 255 * 127) / 255 = 190.75
    #expect(bitmap.red(20, 20) == 191)
  }

  @Test(
    "clipping a sheet of color fills the clip's shape",
    arguments: [
      Shape.rectangle(rect(3, 4, 20, 10)), .rectangle(rect(3.3, 4.7, 20.2, 10.1)),
      .ellipse(rect(2.5, 3, 30, 33)), .ellipse(rect(-10, -10, 30, 30)),
    ])
  func clip(_ shape: Shape) throws {
    let sheet = DisplayItem.fill(.rectangle(rect(0, 0, 40, 40)), .color(.black))
    #expect(
      try draw([.group(GroupItem(items: [sheet], clip: shape))])
        == draw([.fill(shape, .color(.black))]))
  }

  @Test(
    "an empty or senseless clip shows nothing",
    arguments: [
      Shape.rectangle(rect(5, 5, 0, 10)), .ellipse(rect(5, .nan, 10, 10)), .path(Path()),
      .rectangle(rect(100, 100, 10, 10)),
    ])
  func emptyClip(_ shape: Shape) throws {
    #expect(try draw([.group(GroupItem(items: items, clip: shape))]).ink == 0)
  }

  @Test("moving by whole pixels moves the picture")
  func translation() throws {
    let move = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 2)
    let moved = try draw([.group(GroupItem(items: items, transform: move))])
    let plain = try draw(items)
    for y in 2..<40 { for x in 3..<40 { #expect(moved[x, y] == plain[x - 3, y - 2]) } }
  }

  @Test("scaling a group is scaling the scene: shapes are drawn anew, not stretched")
  func scale() throws {
    let double = AffineTransform.scale(x: 2, y: 2, about: .zero)
    let shadow = Shadow(color: .black, radius: 2, x: 1, y: 1)
    let group = GroupItem(items: items, clip: .ellipse(rect(4, 4, 28, 28)), shadow: shadow)
    var scaled = group
    scaled.transform = double
    #expect(
      try draw([.group(scaled)], width: 80, height: 80)
        == draw([.group(group)], width: 80, height: 80, scale: 2))
  }

  @Test("a quarter turn")
  func turn() throws {
    // (x, y) -> (40 - y, x): a rectangle 10 wide becomes one 10 high.
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 40, ty: 0)
    let box = DisplayItem.fill(.rectangle(rect(5, 8, 10, 20)), .color(.black))
    #expect(
      try draw([.group(GroupItem(items: [box], transform: quarter))])
        == draw([.fill(.rectangle(rect(12, 5, 20, 10)), .color(.black))]))
  }

  @Test("nothing is left of a flattened group")
  func flattened() throws {
    let flat = AffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 5, ty: 0)
    #expect(try draw([.group(GroupItem(items: items, transform: flat))]).ink == 0)
  }
}

// SPDX-License-Identifier: MIT

import AssayFiles
import AssayGraphics
import AssayTestSupport
import Testing

@testable import AssaySnapshotStore

@Suite("Cache of pictures")
struct PictureCacheTests {
  private func key(_ number: UInt64) -> PixelHash { PixelHash(high: number, low: ~number) }

  private let picture = DrawnPicture(
    pixels: PixelHash(high: 1, low: 0xABCD), width: 750, height: 1334,
    notes: ["the font \"A\nB\" is missing", ""],
    files: [.init(path: "/a b/ü.png", hash: "00ff"), .init(path: "/gone.png", hash: nil)])

  @Test("what one run adds, the next one finds")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let first = PictureCache(folder: folder.path)
    #expect(first.problem == nil && first.picture(for: key(1)) == nil)
    try first.add(picture, for: key(1))
    try first.write()
    let second = PictureCache(folder: folder.path)
    #expect(second.problem == nil)
    #expect(second.picture(for: key(1)) == picture)
    #expect(second.picture(for: key(2)) == nil)
  }

  @Test("the file is bounded, and what is used stays")
  func bound() throws {
    let folder = try TemporaryFolder()
    let first = PictureCache(folder: folder.path, limit: 3)
    for number in 1...3 as ClosedRange<UInt64> { try first.add(picture, for: key(number)) }
    try first.write()
    let second = PictureCache(folder: folder.path, limit: 3)
    _ = second.picture(for: key(3))
    try second.add(picture, for: key(4))
    try second.write()
    let third = PictureCache(folder: folder.path, limit: 3)
    let kept = (1...4).filter { third.picture(for: key(UInt64($0))) != nil }
    #expect(kept.count == 3 && kept.contains(3) && kept.contains(4), "\(kept)")
  }

  @Test("a run that adds nothing writes nothing")
  func unchanged() throws {
    let folder = try TemporaryFolder()
    try PictureCache(folder: folder.path).write()
    #expect(try folder.files.isEmpty)
  }

  @Test(
    "damage is noticed, wherever it is",
    arguments: [0, 20, 33, 40, 70, 90, -1])
  func damage(place: Int) throws {
    let folder = try TemporaryFolder()
    let cache = PictureCache(folder: folder.path)
    try cache.add(picture, for: key(1))
    try cache.write()
    let file = folder.path + "/" + PictureCache.fileName
    var bytes = try PosixFileSystem().read(file)
    if place < 0 { bytes = [] } else { bytes[place] ^= 1 }
    try PosixFileSystem().write(bytes, to: file)
    let damaged = PictureCache(folder: folder.path)
    #expect(damaged.problem?.hasSuffix("is begun again: its contents are damaged") == true)
    #expect(damaged.picture(for: key(1)) == nil)
    try damaged.add(picture, for: key(1))
    try damaged.write()
    #expect(PictureCache(folder: folder.path).picture(for: key(1)) == picture)
  }
}

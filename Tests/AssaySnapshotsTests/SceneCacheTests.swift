// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayRendering
import AssaySnapshotStore
import AssayTestSupport
import Foundation
import Testing

@testable import AssaySnapshots

@Suite("Pictures that earlier runs drew")
@MainActor struct SceneCacheTests {
  private struct Screen: View {
    var word = "Hello"
    var color = Color(red: 0.2, green: 0.4, blue: 0.6)
    var shift = 0.0
    var share = 0.5
    var picture = Data()
    var lines = 3

    var body: some View {
      VStack {
        Text(verbatim: word).foregroundStyle(color).offset(x: shift)
        if let image = UIImage(data: picture) { Image(uiImage: image) }
        // Its body is evaluated during layout.
        GeometryReader { room in Rectangle().frame(width: room.size.width * share) }
          .frame(height: 10)
        Canvas { context, size in
          for line in 0..<lines {
            context.fill(
              Path(CGRect(x: 0, y: Double(line) * 4, width: size.width, height: 2)),
              with: .color(.red))
          }
        }
        .frame(width: 30, height: 20)
      }
    }
  }

  private struct Late: View {
    var text: String
    @State private var shown = ""
    var body: some View { Text(verbatim: shown).onAppear { shown = text } }
  }

  private struct Clock: View {
    var body: some View { Text(verbatim: "\(Date().timeIntervalSince1970)") }
  }

  private final class Cart {
    final class Line { var counts = ["pears": 1] }
    let lines = [Line(), Line()]
  }

  private struct Contents: View {
    let cart: Cart
    let file: String

    var body: some View {
      VStack {
        Text(verbatim: "\(cart.lines[1].counts["pears"] ?? 0)")
        if let image = UIImage(contentsOfFile: file) { Image(uiImage: image) }
      }
    }
  }

  private static let phone = TraitSet(canvas: .device(.iPhoneSe))

  private func rendition(
    of view: some View, _ traits: TraitSet = phone, cache: SceneCache
  ) throws -> Rendition {
    let renderer = try SnapshotSession.shared.renderer(near: #filePath)
    let host = try ViewRendering.host(view, traits: traits)
    let built = try ViewRendering.scene(of: host, traits: traits, renderer: renderer)
    return renderer.draw(built, traits: traits, cache: cache)
  }

  /// One process that draws a screen, and a cache for the next one.
  private func cache(
    after view: some View, in folder: TemporaryFolder, code: String = "1"
  ) throws -> SceneCache {
    let first = SceneCache(folder: folder.path, code: code)
    #expect(try rendition(of: view, cache: first).drawnBitmap != nil)
    try first.write()
    return SceneCache(folder: folder.path, code: code)
  }

  private static func png(_ red: UInt32) throws -> Data {
    Data(try PNG.encode(Bitmap(width: 8, height: 8, pixel: 0xFF00_0000 | red)))
  }

  @Test("an unchanged screen is not drawn, and is the same picture where somebody asks for it")
  func unchanged() throws {
    let folder = try TemporaryFolder()
    let screen = Screen(picture: try Self.png(40))
    let later = try cache(after: screen, in: folder)
    let known = try rendition(of: screen, cache: later)
    #expect(known.drawnBitmap == nil)
    #expect(later.totals.known == 1 && later.totals.drawn == 0)
    let fresh = try rendition(
      of: screen, cache: SceneCache(folder: folder.path + "/none", code: "1"))
    #expect(known.size == fresh.size && known.bitmap == fresh.bitmap)
    #expect(try ImageContent(known).encoded() == ImageContent(fresh).encoded())
  }

  @Test("whatever changes in a view is drawn")
  func changes() throws {
    let folder = try TemporaryFolder()
    let base = Screen(picture: try Self.png(40))
    let later = try cache(after: base, in: folder)
    var changed: [(String, Screen)] = []
    func change(_ name: String, _ edit: (inout Screen) throws -> Void) rethrows {
      var screen = base
      try edit(&screen)
      changed.append((name, screen))
    }
    change("letter") { $0.word = "Hallo" }
    change("same width") { $0.word = "Hello\u{301}" }
    change("color by 1/255") { $0.color = Color(red: 0.2, green: 0.4, blue: 154.0 / 255) }
    change("half a point") { $0.shift = 0.5 }
    change("body that asks for its room") { $0.share = 0.51 }
    change("drawing of a canvas") { $0.lines = 4 }
    try change("pixels of an image") { $0.picture = try Self.png(41) }
    for (name, screen) in changed {
      #expect(try rendition(of: screen, cache: later).drawnBitmap != nil, "\(name)")
    }
    #expect(later.totals.known == 0)
  }

  @Test("another trait set, other code and a value of the present time are drawn")
  func surroundings() throws {
    let folder = try TemporaryFolder()
    let screen = Screen()
    let later = try cache(after: screen, in: folder)
    let others: [TraitSet] = [
      TraitSet(canvas: .device(.iPhone13)), TraitSet(canvas: .device(.iPhoneSe), appearance: .dark),
      TraitSet(canvas: .device(.iPhoneSe), dynamicTypeSize: .xxLarge),
      TraitSet(canvas: .device(.iPhoneSe), layoutDirection: .rightToLeft),
    ]
    for traits in others {
      // Each is looked up by what it draws: a screen that is the same in both is drawn once.
      #expect(try rendition(of: screen, traits, cache: later).drawnBitmap != nil, "\(traits.name)")
    }
    let other = SceneCache(folder: folder.path, code: "2")
    #expect(try rendition(of: screen, cache: other).drawnBitmap != nil)

    let clocks = try cache(after: Clock(), in: folder)
    #expect(try rendition(of: Clock(), cache: clocks).drawnBitmap != nil)
  }

  @Test("what an action sets is part of the picture")
  func actions() throws {
    let folder = try TemporaryFolder()
    let later = try cache(after: Late(text: "one"), in: folder)
    #expect(try rendition(of: Late(text: "one"), cache: later).drawnBitmap == nil)
    #expect(try rendition(of: Late(text: "two"), cache: later).drawnBitmap != nil)
  }

  @Test("a value deep in an object, and a file of the same size and time, are read in each run")
  func objectsAndFiles() throws {
    let folder = try TemporaryFolder()
    let file = folder.path + "/mark.png"
    let (old, new) = (try Self.png(40), try Self.png(41))
    #expect(old.count == new.count)
    func write(_ picture: Data) throws {
      try folder.write(Array(picture), to: "mark.png")
      let time = Date(timeIntervalSince1970: 1_700_000_000)
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
    }
    let screen = Contents(cart: Cart(), file: file)
    try write(old)
    let later = try cache(after: screen, in: folder)
    screen.cart.lines[1].counts["pears"] = 2
    #expect(try rendition(of: screen, cache: later).drawnBitmap != nil)
    screen.cart.lines[1].counts["pears"] = 1
    try write(new)
    #expect(try rendition(of: screen, cache: later).drawnBitmap != nil)
    try write(old)
    #expect(try rendition(of: screen, cache: later).drawnBitmap == nil)
    #expect(later.totals.known == 1 && later.totals.drawn == 2)
  }

  @Test("a known picture that is not the reference's is drawn and compared")
  func differs() throws {
    let folder = try TemporaryFolder()
    let later = try cache(after: Screen(), in: folder)
    let other = SceneCache(folder: folder.path + "/none", code: "1")
    let reference = try ImageContent(rendition(of: Screen(word: "Hallo"), cache: other)).encoded()
    let known = try rendition(of: Screen(), cache: later)
    #expect(known.drawnBitmap == nil)
    guard case .differs(let difference) = ImageContent(known).compare(withReference: reference)
    else {
      Issue.record("it does not differ")
      return
    }
    #expect(difference.words.first?.hasPrefix(#"text "Hallo" became "Hello""#) == true)
  }

  @Test("a wrong entry never gets into a reference, and a right picture passes all the same")
  func wrongEntry() throws {
    let wrong = DrawnPicture(pixels: PixelHash(high: 1, low: 2), width: 2, height: 2)
    let right = Bitmap(width: 2, height: 2, pixel: 0xFF00_0000)
    let known = Rendition(.late(LatePicture(wrong) { right }))
    let encoded = try ImageContent(known).encoded()
    #expect(try encoded == ImageContent(Rendition(bitmap: right)).encoded())
    guard case .matches = ImageContent(known).compare(withReference: encoded) else {
      Issue.record("it does not match")
      return
    }
  }

  @Test("a request from a fork reads and writes nothing")
  func readOnly() throws {
    let folder = try TemporaryFolder()
    let readOnly = SceneCache(folder: folder.path, code: "1", isReadOnly: true)
    _ = try rendition(of: Screen(), cache: readOnly)
    try readOnly.write()
    #expect(try folder.files.isEmpty)
  }
}

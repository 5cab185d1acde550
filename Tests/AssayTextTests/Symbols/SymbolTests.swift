// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayText

@Suite("Symbols")
struct SymbolTests {
  let engine: TextEngine

  init() throws {
    engine = try sharedEngine.get()
  }

  /// Ink measured in public snapshots, within half a point.
  @Test(
    "a symbol's ink has the measured size and stands in the middle of its box",
    arguments: [
      // aessam/NiceViewsLib, iOS 18: a disc, a house, a magnifier and a film in rows of lists, a
      // disc of 50 points and a card of 30.
      ("info.circle.fill", 17.0, 17.33, 17.33, 20.0),
      ("arrow.clockwise.circle.fill", 50, 50.33, 50.33, 58.5),
      ("house", 17, 20.33, 18, 23.9),
      ("magnifyingglass", 17, 16.7, 16.7, 20.6),
      ("film", 17, 20, 15.7, 23.8),
      ("creditcard.fill", 30, 35, 25.3, 42),
      ("xmark", 17, 13.46, 13.46, 17),  // ha26-textfield: 12.667 at 16
      ("chevron.down", 16, 13.667, 7.667, 17.667),  // ha26-collapsed
    ] as [(String, Double, Double, Double, Double)])
  func ink(_ name: String, _ size: Double, _ width: Double, _ height: Double, _ box: Double)
    throws
  {
    let symbol = try #require(engine.symbol(named: name, size: size))
    let face = try #require(sharedBook.get().face(named: symbol.face))
    let ink = try #require(face.ink(of: symbol.glyph.id))
    let unit = symbol.pointSize / face.unitsPerEm
    #expect(abs(symbol.ink.width - width) <= 0.5)
    #expect(abs(symbol.ink.height - height) <= 0.5)
    #expect(abs(symbol.size.width - box) <= 0.03 * size)
    // Beside text it makes no line higher than 1.193 em.
    #expect(symbol.size.height <= 1.193 * size)
    // The ink's middle is the box's, which lies on the middle of the caps, 0.3525 em above the
    // baseline.
    let left = symbol.glyph.x + Double(ink.left) * unit
    let right = symbol.glyph.x + Double(ink.right) * unit
    #expect(abs((left + right) / 2 - symbol.size.width / 2) < 0.001)
    #expect(abs(symbol.baseline - symbol.size.height / 2 - 0.3525 * size) < 0.001)
  }

  @Test(
    "A name that is none has no symbol",
    arguments: ["", "nope", "checkmark.circle.fill.fill", "shield.lefthalf.fill", "vault"])
  func unknown(_ name: String) {
    #expect(engine.symbol(named: name, size: 17) == nil)
  }

  @Test("Every symbol of the table has a glyph with ink, and a box around it")
  func all() {
    var count = 0
    for line in "\(SymbolTable.rows)".split(separator: "\n") {
      let name = String(line.prefix { $0 != " " })
      guard let symbol = engine.symbol(named: name, size: 17) else {
        Issue.record("no symbol for \(name)")
        continue
      }
      count += 1
      #expect(symbol.size.width > 0 && symbol.size.height > 0, "\(name)")
    }
    #expect(count == 723)
  }

  @Test(
    "A slash crosses the symbol that the rest of the name names",
    arguments: [
      ("airplane.slash", "airplane"), ("alarm.slash.fill", "alarm.fill"),
    ])
  func slash(_ name: String, _ base: String) throws {
    let symbol = try #require(engine.symbol(named: name, size: 17))
    let plain = try #require(engine.symbol(named: base, size: 17))
    #expect(symbol.glyph.id == plain.glyph.id && symbol.size == plain.size)
    // From the upper left to the lower right, about the middle of the ink.
    let slash = try #require(symbol.slash)
    #expect(slash.start.x < slash.end.x && slash.start.y < slash.end.y)
    #expect(abs((slash.start.x + slash.end.x) / 2 - plain.ink.midX) < 0.001)
    #expect(plain.slash == nil)
    #expect(engine.symbol(named: "nope.slash", size: 17) == nil)
    #expect(engine.symbol(named: "slash", size: 17)?.slash == nil)
  }

  @Test("A badge is cut out of the symbol before it is drawn")
  func badge() throws {
    let symbol = try #require(engine.symbol(named: "archivebox.badge.plus", size: 17))
    let plain = try #require(engine.symbol(named: "archivebox", size: 17))
    #expect(symbol.glyph.id == plain.glyph.id)
    #expect(symbol.inner.map(\.isCutOut) == [true, false])
    // At the lower right.
    #expect(symbol.inner.allSatisfy { $0.glyph.x > plain.ink.minX })
    #expect(engine.symbol(named: "nope.badge.plus", size: 17) == nil)
    #expect(engine.symbol(named: "archivebox.badge.nope", size: 17) == nil)
  }

  /// A picture of iOS 26 (Home Assistant's `InvitationView`): a full envelope, and a ring apart
  /// from it at the upper right.
  @Test("a badge on what is full has no outline below, and the envelope's is a ring")
  func badgeOnFull() throws {
    let symbol = try #require(engine.symbol(named: "envelope.badge.fill", size: 16))
    let plain = try #require(engine.symbol(named: "envelope.fill", size: 16))
    #expect(symbol.glyph.id == plain.glyph.id)
    #expect(symbol.inner.map(\.isCutOut) == [true, false, true])
    #expect(abs(plain.ink.width - 18.9) < 0.1)
    let tray = try #require(engine.symbol(named: "tray.badge.fill", size: 16))
    #expect(try #require(engine.symbol(named: "tray.fill", size: 16)).glyph.id == tray.glyph.id)
  }

  @Test(
    "A name that ends with a circle is its sign within one",
    arguments: [
      // SF Symbols' heart.circle has a filled heart.
      ("car.circle", "car.fill", false), ("heart.circle", "heart.fill", false),
      ("a.circle", nil, false),
      ("1.circle.fill", nil, true), ("car.circle.fill", "car.fill", true),
    ] as [(String, String?, Bool)])
  func enclosed(_ name: String, _ sign: String?, _ isCutOut: Bool) throws {
    let symbol = try #require(engine.symbol(named: name, size: 17))
    let around = try #require(
      engine.symbol(named: isCutOut ? "circle.fill" : "circle", size: 17))
    let inner = try #require(symbol.inner.first)
    #expect(symbol.glyph == around.glyph)
    #expect(inner.isCutOut == isCutOut)
    if let sign { #expect(inner.glyph.id == engine.symbol(named: sign, size: 17)?.glyph.id) }
  }

  @Test(
    "Two digits stand beside each other in the middle",
    arguments: ["12.circle", "02.square.fill", "goforward.15"])
  func twoDigits(_ name: String) throws {
    let symbol = try #require(engine.symbol(named: name, size: 17))
    try #require(symbol.inner.count == 2)
    #expect(symbol.inner[0].glyph.x < symbol.inner[1].glyph.x)
    #expect(symbol.inner[0].glyph.x > symbol.ink.minX)
    #expect(symbol.inner[1].glyph.x < symbol.ink.maxX)
    #expect(engine.symbol(named: "123.circle", size: 17) == nil)
    #expect(engine.symbol(named: "ab.circle", size: 17) == nil)
  }

  @Test(
    "A sign within an octagon, a shield, a rectangle",
    arguments: ["exclamationmark.octagon", "xmark.shield.fill", "checkmark.rectangle", "xmark.app"])
  func forms(_ name: String) throws {
    let symbol = try #require(engine.symbol(named: name, size: 17))
    #expect(symbol.inner.count == 1 && symbol.fidelity == .close)
  }

  @Test(
    "Names that real apps use have a drawing",
    arguments: [
      "powersleep", "figure", "iphone.gen1.slash", "handbag", "terminal.fill", "megaphone.fill",
      "lock.shield.fill", "shoe", "chair", "bird", "bird.circle", "airplayaudio", "applewatch",
      "wrench.and.screwdriver", "text.quote", "rosette",
    ])
  func missingOnce(_ name: String) throws {
    #expect(try #require(engine.symbol(named: name, size: 17)).fidelity != .approximate)
  }

  @Test(
    "Names that apps use are drawn by ourselves, filled too",
    arguments: [
      "birthday.cake", "books.vertical", "paintbrush", "tram", "cloud.sun", "cloud.moon",
      "cloud.bolt.rain", "square.stack.3d.up", "sofa", "brain", "eraser", "radio", "sailboat",
    ])
  func own(_ name: String) throws {
    for name in [name, name + ".fill"] {
      let symbol = try #require(engine.symbol(named: name, size: 17))
      #expect(symbol.face == "Assay-Symbols" && symbol.ink.width > 8)
    }
  }

  /// Names of public apps that had no drawing.
  @Test(
    "Signposts, medals, cards and pairs are drawn by ourselves",
    arguments: [
      "speaker.2.fill", "arrow.up.heart.fill", "square.on.circle", "signpost.right",
      "exclamationmark.arrow.circlepath", "exclamationmark.3", "medal.fill", "key.card.fill",
      "creditcard.and.123", "square.and.arrow.up.on.square", "wand.and.stars.inverse",
      "person.and.arrow.left.and.arrow.right", "building.2.crop.circle", "text.justifyleft",
      "doc.text.image", "arrow.up.and.down.text.horizontal", "sportscourt", "shareplay",
    ])
  func signposts(_ name: String) throws {
    let symbol = try #require(engine.symbol(named: name, size: 17))
    #expect(symbol.face == "Assay-Symbols" && symbol.fidelity == .same)
    #expect(symbol.ink.width > 8 && symbol.ink.width < 34)
  }

  /// Names of public apps, and those most used in public code, that had no drawing or that of
  /// another sign.
  @Test(
    "Devices, rooms, food, sports and forms filled in part are drawn by ourselves",
    arguments: [
      "memorychip.fill", "hifispeaker", "faxmachine", "homepod", "airtag", "visionpro", "appclip",
      "applewatch.radiowaves.left.and.right", "dot.radiowaves.right", "poweroutlet.type.b",
      "externaldrive.connected.to.line.below", "arcade.stick", "platter.filled.bottom.iphone",
      "sensor.tag.radiowaves.forward.fill", "laptopcomputer.trianglebadge.exclamationmark",
      "atom", "lungs", "binoculars", "party.popper", "balloon", "laurel.leading", "ticket",
      "translate", "siri", "homekit", "flowchart", "livephoto",
      "gauge.with.dots.needle.bottom.50percent",
      "gauge.open.with.lines.needle.33percent", "rays", "light.max", "swift", "wrongwaysign",
      "lamp.desk", "fan", "washer", "bathtub", "fireplace", "tent", "mountain.2", "tornado",
      "cloud.hail", "cloud.rainbow.half", "tennisball", "football", "fish", "carrot", "mug",
      "wineglass", "popcorn", "bus", "fuelpump", "graduationcap", "figure.pool.swim",
      "figure.strengthtraining.functional", "wheelchair", "hand.wave", "hand.draw", "hands.clap",
      "hands.and.sparkles", "pencil.and.ruler", "pencil.and.list.clipboard", "highlighter",
      "lasso", "arrow.up.bin", "arrow.3.trianglepath", "arrow.uturn.up", "arrowshape.up",
      "square.and.arrow.down.on.square", "key.viewfinder", "key.2.on.ring.fill",
      "lock.open.rotation", "doc.zipper", "ellipsis.curlybraces", "selection.pin.in.out",
      "person.wave.2.fill", "person.line.dotted.person", "bell.and.waves.left.and.right",
      "rectangle.portrait.on.rectangle.portrait", "rectangle.lefthalf.filled",
      "inset.filled.rectangle.portrait", "square.split.2x2", "square.fill.text.grid.1x2",
      "suit.spade", "capsule.portrait", "thermometer.medium", "text.pad.header", "list.star",
      "30.arrow.trianglehead.counterclockwise", "clear", "badge.plus.radiowaves.right",
    ])
  func gadgets(_ name: String) throws {
    let symbol = try #require(engine.symbol(named: name, size: 17))
    #expect(symbol.face == "Assay-Symbols" && symbol.fidelity == .same)
    #expect(max(symbol.ink.width, symbol.ink.height) > 8 && symbol.ink.width < 34)
    // None is taller than the symbols that Apple draws beside text.
    #expect(symbol.ink.height < 1.3 * 17)
  }

  /// What has a circle, a square or a badge around what is drawn is put together of both.
  @Test(
    "What is drawn is drawn within forms too",
    arguments: [
      "lungs.badge.plus", "fuelpump.circle", "tornado.circle.fill", "arrow.uturn.up.square",
    ])
  func within(_ name: String) throws {
    let symbol = try #require(engine.symbol(named: name, size: 17))
    #expect(symbol.fidelity == .close && !symbol.inner.isEmpty)
  }

  /// SF Symbols renamed `speaker.2` to `speaker.wave.2`; both names have one picture.
  @Test("An old name has the picture of the new one")
  func renamed() throws {
    for (old, new) in [
      ("speaker.2.fill", "speaker.wave.2.fill"), ("speaker.1", "speaker.wave.1"),
      ("text.justifyleft", "text.justify.left"),
    ] {
      let symbols = try [old, new].map { try #require(engine.symbol(named: $0, size: 17)) }
      #expect(symbols[0].size == symbols[1].size)
    }
  }

  /// SF Symbols 2 to 7 renamed them; the older names still load.
  @Test(
    "Names of one symbol share a glyph",
    arguments: [
      ("terminal", "apple.terminal"),
      ("arrow.triangle.branch", "arrow.trianglehead.branch"), ("table", "tablecells"),
      ("clock.arrow.circlepath", "clock.arrow.trianglehead.counterclockwise.rotate.90"),
      ("arrow.triangle.2.circlepath.camera", "arrow.trianglehead.2.clockwise.rotate.90.camera"),
      ("sun.and.horizon.fill", "sun.horizon.fill"), ("square.3.stack.3d", "square.3.layers.3d"),
      ("doc.zipper", "zipper.page"), ("box.truck", "truck.box"), ("football", "american.football"),
    ])
  func shared(_ old: String, _ new: String) throws {
    let symbols = try [old, new].map { try #require(engine.symbol(named: $0, size: 17)) }
    #expect(symbols[0].glyph == symbols[1].glyph && symbols[0].size == symbols[1].size)
  }

  @Test("Our own drawings have ink of the measured sizes, and heavier strokes in heavier text")
  func drawings() throws {
    #expect(SymbolFont.scalars.count > 80)
    for name in SymbolFont.scalars.keys.sorted() {
      let symbol = try #require(engine.symbol(named: name, size: 100), "\(name)")
      // Within a point at 20 points.
      let measured = SymbolInk.size(of: name)
      #expect(symbol.face == "Assay-Symbols", "\(name)")
      // One that is drawn at its measured size keeps the strokes of the text.
      #expect(symbol.growth == 0 || measured != nil, "\(name)")
      #expect(measured.map { abs($0.width * 100 - symbol.ink.width) <= 5 } ?? true, "\(name)")
      #expect(measured.map { abs($0.height * 100 - symbol.ink.height) <= 5 } ?? true, "\(name)")
    }
    // A stroke of 0.084 of the size, 1.6 times as thick in bold; within a disc it is a hole.
    let bold = try #require(engine.symbol(named: "xmark", size: 100, weight: 700))
    #expect(abs(bold.growth * bold.pointSize - 0.6 * 8.4) < 0.2)
    let disc = try #require(engine.symbol(named: "xmark.circle.fill", size: 100, weight: 700))
    #expect(disc.growth < 0)
    // The waves beside a filled speaker are strokes.
    let speaker = try #require(engine.symbol(named: "speaker.wave.2.fill", size: 100, weight: 700))
    #expect(speaker.growth > 0)
  }

  /// A designer's list of names whose plain form Apple draws as an outline and whose `fill` form as
  /// an area: the two are never the same picture, and neither stands in for the other in silence.
  @Test(
    "An outline and its filled form are two drawings",
    arguments: [
      "triangle", "house", "map", "photo", "camera", "book", "eye", "gearshape", "speaker",
      "speaker.wave.2", "speaker.slash", "cloud.rain", "play", "paperplane", "person.3", "phone",
      "doc.on.doc", "checkmark.seal", "signpost.right", "medal", "sportscourt", "pentagon",
      "checkmark.shield", "video", "trophy", "key", "moon",
      "hammer", "paintpalette", "wrench", "gamecontroller", "ladybug", "flame", "hare", "lock",
      "lock.open", "lock.shield", "umbrella", "leaf", "megaphone", "handbag", "shoe", "chair",
      "ticket", "suit.spade", "tent", "binoculars", "balloon", "mug", "bus", "fish", "lamp.desk",
      "hand.wave", "memorychip", "baseball", "lungs", "graduationcap", "clear", "dial.low", "skis",
      "terminal", "internaldrive", "alarm", "folder", "gift", "bird", "dice", "tag", "flag",
    ])
  func outlines(_ name: String) throws {
    let outline = try #require(engine.symbol(named: name, size: 100))
    let area = try #require(engine.symbol(named: name + ".fill", size: 100))
    #expect(outline.glyph.id != area.glyph.id)
    #expect(outline.fidelity == .same && area.fidelity == .same)
    let inked = [outline, area].map { symbol in
      engine.mask(face: symbol.face, glyph: symbol.glyph.id, pixelSize: 100, quarter: 0)
        .coverage.reduce(0) { $0 + Int($1) }
    }
    #expect(inked[0] > 0 && Double(inked[1]) > 1.05 * Double(inked[0]))
  }

  /// Facts about Apple's drawings that those of icon fonts get wrong.
  @Test("Signs that icon fonts draw otherwise: an airplane to the right, a lock without a keyhole")
  func asApple() throws {
    func rows(_ name: String) throws -> [[UInt8]] {
      let symbol = try #require(engine.symbol(named: name, size: 100))
      let mask = engine.mask(
        face: symbol.face, glyph: symbol.glyph.id, pixelSize: 100, quarter: 0)
      return (0..<mask.height).map {
        Array(mask.coverage[$0 * mask.width..<($0 + 1) * mask.width])
      }
    }
    func difference(_ one: [[UInt8]], _ other: [[UInt8]]) -> Int {
      zip(one.joined(), other.joined()).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    }
    // Its wings are above and below, its nose and its tail are not alike.
    let plane = try rows("airplane")
    let ink = plane.joined().reduce(0) { $0 + Int($1) }
    #expect(difference(plane, plane.reversed()) * 20 < ink)
    #expect(difference(plane, plane.map { $0.reversed() }) * 5 > ink)
    // Nothing but ink in the body, which is the lower half.
    let lock = try rows("lock.fill")
    let body = lock.suffix(lock.count * 4 / 10).dropLast(10)
    #expect(body.allSatisfy { row in row.dropFirst(10).dropLast(10).allSatisfy { $0 == 255 } })
    // Opening quotation marks have their dots below.
    let opening = try rows("quote.opening")
    let closing = try rows("quote.closing")
    #expect(difference(opening, closing.reversed().map { $0.reversed() }) * 20 < ink)
    func inked(_ rows: some Sequence<[UInt8]>) -> Int { rows.joined().reduce(0) { $0 + Int($1) } }
    #expect(inked(opening.suffix(opening.count / 2)) > inked(opening.prefix(opening.count / 2)))
  }

  @Test(
    "What is known as an area alone is reported where an outline is asked for",
    arguments: ["scalemass", "swatchpalette"])
  func reported(_ name: String) throws {
    #expect(try #require(engine.symbol(named: name, size: 17)).fidelity == .approximate)
  }

  @Test("The stand-ins' strokes become thinner, as Apple's are")
  func strokes() throws {
    let mark = try #require(engine.symbol(named: "bookmark", size: 17))
    #expect(mark.growth < 0)
    // Material Icons draw with 2 of 24 units: what is left is 0.071 of the size of the text.
    #expect(abs((2.0 / 24 + mark.growth) * mark.pointSize - 0.071 * 17) < 0.05)
    #expect(engine.symbol(named: "wifi", size: 17)?.growth == 0)
  }

  @Test("xmark's box is 16.7 x 14.7 at 17 points, and 16.667 wide at 16; each within half a point")
  func measuredBox() throws {
    let size = try #require(engine.symbol(named: "xmark", size: 17)).size
    #expect(abs(size.width - 16.7) <= 0.51 && abs(size.height - 14.7) < 0.05)
    let smaller = try #require(engine.symbol(named: "xmark", size: 16)).size
    #expect(abs(smaller.width - 16.667) <= 0.5)
  }

  @Test(
    "Symbols put together: how many glyphs they draw",
    arguments: [
      ("camera.filters", 3), ("switch.2", 2), ("square.split.2x1", 2), ("rectangle.slash", 1),
      ("folder.badge.plus", 3),
    ])
  func joined(_ name: String, _ glyphs: Int) throws {
    let symbol = try #require(engine.symbol(named: name, size: 17))
    #expect(symbol.inner.count + 1 == glyphs)
    #expect(symbol.fidelity == .close)
    #expect(symbol.inner.contains(where: \.isCutOut) == name.contains("badge"))
  }
}

// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayViews
import Testing

@testable import AssayAudit

@Suite("Texts of a picture")
struct ScreenshotTests {
  private func picture(
    of view: some View, size: Size = Size(width: 240, height: 120), scale: Double = 2
  ) throws -> Bitmap {
    try Screens.picture(of: view, size: size, scale: scale)
  }

  private func texts(_ picture: Bitmap, scale: Double = 2) -> [ScreenshotText] {
    ScreenshotText.all(of: RegionFinder(picture), in: picture, scale: scale...scale)
  }

  private func color(_ hex: String) throws -> Color {
    let value = try #require(RGBAColor(hex: hex))
    return Color(
      red: Double(value.red) / 255, green: Double(value.green) / 255,
      blue: Double(value.blue) / 255)
  }

  struct Pair: CustomTestStringConvertible, Sendable {
    var text: String
    var background: String
    var points = 15.0
    /// To two decimals, truncated; of the luminances that WCAG's formula gives.
    var ratio: String
    var passes: Bool
    var testDescription: String { "\(text) on \(background), \(points) pt" }
  }

  @Test(
    "colors are read to the byte, on both sides of 4.5 and 3",
    arguments: [
      // ((118 / 255 + 0.055) / 1.055) ^ 2.4 = 0.1812: 1.05 / 0.2312 = 4.54.
      Pair(text: "#767676", background: "#FFFFFF", ratio: "4.54", passes: true),
      // 119: 0.1845, 1.05 / 0.2345 = 4.478.
      Pair(text: "#777777", background: "#FFFFFF", ratio: "4.47", passes: false),
      // 117: 0.1779, 0.2279 / 0.05 = 4.557.
      Pair(text: "#757575", background: "#000000", ratio: "4.55", passes: true),
      // 116: 0.1746, 0.2246 / 0.05 = 4.492.
      Pair(text: "#747474", background: "#000000", ratio: "4.49", passes: false),
      // 148: 0.2961, 1.05 / 0.3461 = 3.033.
      Pair(text: "#949494", background: "#FFFFFF", points: 24, ratio: "3.03", passes: true),
      // 149: 0.3005, 1.05 / 0.3505 = 2.995.
      Pair(text: "#959595", background: "#FFFFFF", points: 24, ratio: "2.99", passes: false),
      // Red is 0.2126 bright: 1.05 / 0.2626 = 3.998.
      Pair(text: "#FF0000", background: "#FFFFFF", ratio: "3.99", passes: false),
      // Yellow is 0.2126 + 0.7152 bright: 0.9778 / 0.1222 = 8.001 on blue of 0.0722.
      Pair(text: "#FFFF00", background: "#0000FF", ratio: "8", passes: true),
    ])
  func colors(_ row: Pair) throws {
    let (front, back) = (try color(row.text), try color(row.background))
    let view = ZStack {
      back
      Text("Opening hours").font(.system(size: row.points)).foregroundStyle(front)
    }
    let found = texts(try picture(of: view))
    try #require(found.count == 1)
    guard case .measured(let worst, _) = found[0].measurement else {
      Issue.record("no contrast was measured")
      return
    }
    #expect("\(worst.ratio)" == row.ratio)
    #expect(worst.foreground.hex == row.text)
    #expect(worst.background.hex == row.background)
    #expect(found[0].outcome(.aa) == (row.passes ? .pass : .fail))
  }

  @Test("faint smoothing beside a letter is no gradient: the white behind #999999 is white")
  func faintEdges() throws {
    let view = Text("Pale words").foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.6))
    let found = texts(try picture(of: view))
    try #require(found.count == 1)
    guard case .measured(let worst, let best) = found[0].measurement else {
      Issue.record("no contrast was measured")
      return
    }
    // Of #999999 the luminance is 0.31855: 1.05 / 0.36855 is 2.849.
    #expect("\(worst.ratio)" == "2.84" && worst == best)
  }

  @Test("on a gradient the worst place counts, and the best is known")
  func gradient() throws {
    let grey = Color(red: 0.5, green: 0.5, blue: 0.5)
    let view = ZStack {
      LinearGradient(colors: [.black, grey], startPoint: .leading, endPoint: .trailing)
      Text("White on a gradient").foregroundStyle(.white)
    }
    let found = texts(try picture(of: view))
    try #require(found.count == 1)
    guard case .measured(let worst, let best) = found[0].measurement else {
      Issue.record("no contrast was measured")
      return
    }
    // At the right end #808080 is 0.2159 bright, 1.05 / 0.2659 = 3.95; at the left end it is 21.
    #expect(worst.ratio.value > 3.95 && worst.ratio.value < 6)
    #expect(best.ratio.value > 9 && best.ratio.value <= 21)
    #expect(worst.background.red > best.background.red)
  }

  @Test("translucent text counts as it is seen")
  func translucentText() throws {
    // Black of a half on white: 255 x 0.5 = 127 or 128, 1.05 / 0.2623 = 4.00 or 1.05 / 0.2659 =
    // 3.95.
    let found = texts(try picture(of: Text("Half of it").font(.system(size: 15)).opacity(0.5)))
    try #require(found.count == 1)
    guard case .measured(let worst, _) = found[0].measurement else { return }
    #expect(["4", "3.94", "3.95"].contains("\(worst.ratio)"), "\(worst.ratio)")
    #expect(found[0].outcome(.aa) == .fail)
  }

  @Test("a picture that lets something through cannot be told")
  func translucentPicture() throws {
    var picture = try picture(of: Text("On nothing"))
    // White becomes clear, black stays: straight black of the darkness as alpha.
    picture.pixels = picture.pixels.map { (255 - ($0 & 0xFF)) << 24 }
    let found = texts(picture)
    #expect(found.map { $0.outcome(.aa) } == [.incomplete(.translucentBackground)])
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var points: Double
    var weight: Font.Weight = .regular
    var words = "Opening hours"
    /// Nil where it cannot be told.
    var isLarge: Bool?
    var testDescription: String { "\(points) pt \(weight) \(words)" }
  }

  @Test(
    "large text is told by its letters, or not at all",
    arguments: [
      Row(points: 13, isLarge: false), Row(points: 16, isLarge: false),
      Row(points: 20, isLarge: true), Row(points: 34, isLarge: true),
      Row(points: 15, weight: .bold, isLarge: true),
      Row(points: 12, weight: .bold, isLarge: false),
      Row(points: 15, weight: .semibold, isLarge: false),
      Row(points: 15, weight: .medium, isLarge: false),
      Row(points: 18, isLarge: nil), Row(points: 14, weight: .bold, isLarge: nil),
      // Two capitals; one letter may be an x of 23 points or a capital of 17.
      Row(points: 16, words: "OX", isLarge: false),
      Row(points: 17, words: "X", isLarge: nil),
    ])
  func sizes(_ row: Row) throws {
    let view = Text(row.words).font(.system(size: row.points)).fontWeight(row.weight)
    let found = texts(try picture(of: view, scale: 3), scale: 3)
    try #require(found.count == 1)
    #expect(found[0].isLarge == row.isLarge, "\(found[0].points)")
  }

  @Test("where the size decides and is not known, it cannot be told")
  func unknownScale() throws {
    // 1.05 / 0.2823 = 3.71: enough for large text alone.
    let grey = Color(red: 0.52, green: 0.52, blue: 0.52)
    let picture = try picture(of: Text("Opening hours").foregroundStyle(grey))
    let finder = RegionFinder(picture)
    let unknown = ScreenshotText.all(of: finder, in: picture, scale: 1...3)
    #expect(unknown.map { $0.outcome(.aa) } == [.incomplete(.textSizeUnknown)])
    #expect(unknown.map { $0.outcome(.aaa) } == [.fail])
    let known = ScreenshotText.all(of: finder, in: picture, scale: 2...2)
    #expect(known.map { $0.outcome(.aa) } == [.fail])
  }

  /// WCAG 2.2, "large scale": 18 points, which are 24 pixels of CSS; Apple's are those of an app.
  @Test("21 points are large in an app, and not on a web page")
  func largeText() throws {
    // 1.05 / 0.2823 = 3.71: enough for large text alone.
    let grey = Color(red: 0.52, green: 0.52, blue: 0.52)
    let picture = try picture(
      of: Text("Opening hours").font(.system(size: 21)).foregroundStyle(grey))
    func outcomes(_ large: LargeText) -> [AuditOutcome] {
      ScreenshotText.all(of: RegionFinder(picture), in: picture, scale: 2...2, large)
        .map { $0.outcome(.aa) }
    }
    #expect(outcomes(.app) == [.pass])
    #expect(outcomes(.web) == [.fail])
    #expect(outcomes(.unknown) == [.incomplete(.textSizeUnknown)])
  }

  @Test("thin strokes of pale text are never said to fail or to pass")
  func tinyText() throws {
    let grey = Color(red: 0.4, green: 0.4, blue: 0.4)
    let view = Text("illicit lily").font(.system(size: 6)).foregroundStyle(grey)
    for text in texts(try picture(of: view, scale: 1), scale: 1) {
      // #666666 on white is 5.74, and no pixel of it is as dark.
      #expect(text.outcome(.aa) != .fail)
    }
  }

  /// White on #6CC3D5 is 1.98, and no color has more contrast with it on the way to white.
  @Test("thin strokes fail where the farthest color they can be of fails")
  func thinStrokesOfAColorAtTheEdge() throws {
    let sky = try color("#6CC3D5")
    let view = ZStack {
      sky
      Text("illicit lily").font(.system(size: 9)).foregroundStyle(.white)
    }
    let found = texts(try picture(of: view, scale: 1), scale: 1)
    #expect(!found.isEmpty)
    #expect(
      found.allSatisfy { $0.outcome(.aa) == .fail && !($0.mostRatio.map { $0 >= 3 } ?? false) })
  }

  @Test("a line of which some words are bold is large in part")
  func someWordsInBold() throws {
    let words = Text("The following is ") + Text("bold and black").bold()
    let found = texts(try picture(of: words.font(.system(size: 15)), scale: 3), scale: 3)
    #expect(found.map(\.isLarge) == [nil])
  }

  @Test("the insides of letters are no text", arguments: [Font.Weight.bold, .heavy])
  func insidesOfLetters(_ weight: Font.Weight) throws {
    let blue = try color("#158CBA")
    let view = ZStack {
      blue
      Text("PRIMARY AREA").font(.system(size: 16)).fontWeight(weight).foregroundStyle(.white)
    }
    let found = texts(try picture(of: view))
    #expect(found.count == 1)
    #expect(found.first?.glyphs.allSatisfy { $0.foreground.hex == "#FFFFFF" } == true)
  }

  @Test("initials on a disc are text", arguments: ["AB", "A", "R"])
  func initials(_ words: String) throws {
    let view = Circle().fill(.blue).frame(width: 36, height: 36)
      .overlay(Text(words).font(.system(size: 15)).bold().foregroundStyle(.white))
    let found = texts(try picture(of: view))
    #expect(found.map { $0.glyphs.map(\.foreground.hex) } == [words.map { _ in "#FFFFFF" }])
  }

  /// Leaves: soft ellipses in all shades of one color, and grain.
  private func photo(seed: UInt64) -> Bitmap {
    var state = seed
    func random(_ limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 40) % limit)
    }
    let (width, height) = (400, 300)
    var light = [Double](repeating: 0, count: width * height)
    for _ in 0..<260 {
      let (x, y) = (random(400), random(300))
      let (across, down, tone) = (1 + random(6), 4 + random(18), Double(random(90) - 45))
      for row in max(0, y - down)..<min(height, y + down + 1) {
        for column in max(0, x - across)..<min(width, x + across + 1) {
          let (dx, dy) = (Double(column - x) / Double(across), Double(row - y) / Double(down))
          let distance = dx * dx + dy * dy
          if distance < 1 { light[row * width + column] += tone * (1 - distance * distance) }
        }
      }
    }
    let pixels = light.map { light in
      let grain = random(7)
      let channels = [110.0, 120, 90].map { UInt32(min(255, max(0, Int($0 + light) + grain))) }
      return 0xFF00_0000 | channels[2] << 16 | channels[1] << 8 | channels[0]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("a photo is one picture, and no text", arguments: [1, 2, 3] as [UInt64])
  func photos(seed: UInt64) {
    let finder = RegionFinder(photo(seed: seed))
    #expect(finder.regions.isEmpty)
    #expect(finder.pictures.count == 1)
  }

  @Test("lines and colors are apart")
  func separation() throws {
    let view = VStack(alignment: .leading) {
      Text("First line")
      HStack(spacing: 4) {
        Text("Total").foregroundStyle(.red)
        Text("Price").foregroundStyle(.blue)
      }
    }
    let found = texts(try picture(of: view))
    #expect(found.count == 3)
    let second = found.dropFirst().map(\.frame).sorted { $0.x < $1.x }
    #expect(second.count == 2 && second[0].maxX < second[1].minX)
  }

  @Test("shapes are no text: a divider, a card, a disc, a border, a shadow")
  func shapes() throws {
    let view = VStack(spacing: 8) {
      Divider()
      RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 100, height: 30)
      Circle().fill(.orange).frame(width: 24, height: 24)
      Rectangle().stroke(.gray, lineWidth: 1).frame(width: 200, height: 20)
      HStack(spacing: 4) {
        Circle().fill(.gray).frame(width: 7, height: 7)
        Circle().fill(.gray).frame(width: 7, height: 7)
        Circle().fill(.gray).frame(width: 7, height: 7)
      }
    }
    let found = texts(try picture(of: view))
    #expect(found.map(\.frame) == [])
  }

  @Test("a photo has no text, and is said not to be told")
  func noise() {
    let picture = Bitmap.noise(width: 200, height: 150, seed: 7)
    let audit = Auditor().audit(screenshot: picture, scale: 2...2, name: "noise")
    #expect(audit.coverage.found == 0)
    #expect(audit.issues.map(\.outcome) == [.incomplete(.pictureBehind)])
    // Two pixels a point, and no edge at the end.
    #expect(audit.issues[0].subject.hasPrefix("picture at 0"))
  }

  @Test("text beside a photo is found, and spots of the photo are no text")
  func photoAndText() throws {
    var picture = try picture(of: Text("Beside a photo"))
    // Of 120 x 80 pixels, in blocks of two, as photos are soft.
    let noise = Bitmap.noise(width: 60, height: 40, seed: 3)
    for y in 0..<80 {
      for x in 0..<120 { picture[x, y] = noise[x / 2, y / 2] }
    }
    let audit = Auditor().audit(screenshot: picture, scale: 2...2, name: "photo")
    #expect(
      audit.coverage.description == "measured 1 of 1 texts (100%); not looked at: "
        + "pictures, in which texts cannot be told from the rest (1)")
    #expect(audit.issues.map(\.outcome) == [.incomplete(.pictureBehind)])
    // The first column and row are taken for what is around: a pixel is half a point.
    #expect(audit.issues.first?.subject == "picture at 0.5,0.5 59.5x39.5 pt")
  }

  @Test("a finding says where, in points where a point is known, else in pixels")
  func words() throws {
    let view = Text("Opening hours").foregroundStyle(Color(red: 0.7, green: 0.7, blue: 0.7))
    let picture = try picture(of: view)
    let text = try #require(texts(picture).first)
    let known = Auditor().audit(screenshot: picture, scale: 2...2, name: "a.png").issues
    // #B2B2B2 or #B3B3B3 is 0.445 to 0.451 bright: 2.09 to 2.12.
    try #require(known.count == 1)
    #expect(known[0].message.contains(" pt is 2."))
    #expect(known[0].frame?.width == text.frame.width / 2)
    #expect(known[0].fix?.hasPrefix("make the foreground") == true)
    let unknown = Auditor().audit(screenshot: picture, scale: 1...3, name: "a.png").issues
    #expect(unknown.first?.message.contains(" px is 2.") == true)
    let without = Auditor(disabledRules: ["text-contrast"])
      .audit(screenshot: picture, scale: 2...2, name: "a.png")
    #expect(without.issues.isEmpty && without.coverage.found == 0)
  }
}

// SPDX-License-Identifier: MIT

import AssayGraphics
import Testing

@testable import AssayText

@Suite("What holds for any text")
struct LayoutInvariantsTests {
  /// Letters of many scripts, marks, controls, emoji and their joiners.
  static let scalars: [Unicode.Scalar] = Array(
    "aWil .,-é\u{301}\u{323}שלםعربيไทยกำहिन्दी日本。「」한국👍🏽👨\u{200D}👩🇯🇵\u{FE0F}\u{AD}\u{200B}\u{A0}\n\r\t\u{2028}\u{202E}\u{202C}\u{0}\u{7F}0123(){}→∞\u{E000}\u{10FFFF}"
      .unicodeScalars)

  static func requests(seed: UInt64, count: Int) -> [TextRequest] {
    var random = SplitMix(state: seed)
    return (0..<count).map { _ in
      let runs = (0...Int(random.next() % 3)).map { _ in
        var text = String.UnicodeScalarView()
        for _ in 0..<Int(random.next() % 20) {
          text.append(scalars[Int(random.next() % UInt64(scalars.count))])
        }
        return TextRequest.Run(
          text: String(text),
          font: FontDescriptor(
            size: [0, 9, 17, 28][Int(random.next() % 4)],
            weight: 100 * Int(1 + random.next() % 9), isItalic: random.next() % 2 == 0,
            design: [.default, .serif, .monospaced, .boxes, .rounded][Int(random.next() % 5)]),
          color: .black, leading: random.next() % 2 == 0 ? 20 : nil)
      }
      return TextRequest(
        runs: runs, maxWidth: random.next() % 4 == 0 ? nil : Double(random.next() % 120),
        maxHeight: random.next() % 4 == 0 ? Double(random.next() % 100) : nil,
        lineLimit: random.next() % 3 == 0 ? 1 + Int(random.next() % 3) : nil,
        alignment: [.leading, .center, .trailing][Int(random.next() % 3)],
        truncationMode: [.head, .middle, .tail][Int(random.next() % 3)],
        minimumScaleFactor: random.next() % 3 == 0 ? 0.5 : 1,
        isRightToLeft: random.next() % 2 == 0,
        language: ["en", "ar", "ja", "th", ""][Int(random.next() % 5)],
        displayScale: Double(1 + random.next() % 3))
    }
  }

  @Test("Lines keep to the limits, boxes to the grid")
  func limits() throws {
    let engine = try sharedEngine.get()
    for request in Self.requests(seed: 1, count: 1500) {
      let layout = engine.layout(request)
      #expect(!layout.lines.isEmpty)
      #expect(layout.lines.count <= request.lineLimit ?? .max)
      #expect(layout.size.width.isFinite && layout.size.width >= 0)
      #expect(layout.size.width <= request.maxWidth ?? .infinity)
      let pixels = layout.size.height * request.displayScale
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
      let baselines = layout.lines.map(\.baseline)
      #expect(baselines == baselines.sorted())
      for line in layout.lines {
        let glyphs = line.runs.flatMap(\.glyphs)
        #expect(glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        #expect(line.runs.allSatisfy { !$0.glyphs.isEmpty })
        // A line is wider than its limit only where it is a single character or the sign of
        // truncation, of which fonts may draw several glyphs.
        if let maxWidth = request.maxWidth, line.frame.width > maxWidth + 0.5 {
          #expect(glyphs.count <= 12 || layout.isTruncated)
        }
      }
    }
  }

  @Test("The answers are the same from a fresh engine, backwards, and from many threads")
  func determinism() async throws {
    let requests = Self.requests(seed: 2, count: 300)
    let first = try sharedEngine.get()
    let expected = requests.map { first.layout($0) }

    let second = try TextEngine()
    #expect(requests.reversed().map { second.layout($0) } == expected.reversed())

    let third = try TextEngine()
    await withTaskGroup(of: [TextLayout].self) { group in
      for _ in 0..<8 {
        group.addTask { requests.map { third.layout($0) } }
      }
      for await layouts in group {
        #expect(layouts == expected)
      }
    }
  }

  @Test("A caller's own width is enough: laid out in it, text has the same lines")
  func ownWidth() throws {
    let engine = try sharedEngine.get()
    for text in ["Hello, world!", "Using three fingers", "日本語", "שלום", "a b"] {
      for scale in [1.0, 2, 3] {
        let free = engine.layout(.system(text, displayScale: scale))
        let held = engine.layout(
          .system(text, maxWidth: free.size.width, displayScale: scale))
        #expect(held == free)
      }
    }
  }
}

/// A small generator with a fixed sequence (Steele, Lea and Flood, "Fast splittable pseudorandom
/// number generators").
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

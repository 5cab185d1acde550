// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayNodes
import AssayTraits
import Testing

/// What is drawn, in which order and color. Colors are Apple's (`system-colors.json`).
@Suite struct SceneDrawingTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let redPaint = Paint.color(RGBAColor(red: 255, green: 0, blue: 0))

  @Test func backgroundLiesBehindAndOverlayBefore() throws {
    let behind = try SceneSketch.build(
      .text("a").with(.backgroundStyle(.color(red), ignoresSafeAreaEdges: [])))
    guard case .fill(_, redPaint) = behind.scene.items.first, case .text = behind.scene.items.last
    else {
      Issue.record("expected fill, text; got \(behind.scene.items)")
      return
    }
    let before = try SceneSketch.build(
      .text("a").with(.overlay(alignment: .center, children: [.filled(red)])))
    guard case .text = before.scene.items.first, case .fill(_, redPaint) = before.scene.items.last
    else {
      Issue.record("expected text, fill; got \(before.scene.items)")
      return
    }
  }

  @Test func zIndexReordersAndEqualOnesStay() throws {
    let built = try SceneSketch.build(
      .depth(
        .text("top").with(.zIndex(1), .padding(PaddingModifier())), .text("a"), .text("b"),
        .text("back").with(.zIndex(-1))))
    #expect(built.texts.map(\.string) == ["back", "a", "b", "top"])
    #expect(built.scene.accessibility.map(\.label) == ["top", "a", "b", "back"])
  }

  @Test func hiddenKeepsItsRoom() throws {
    let built = try SceneSketch.build(.row(.text("ab").with(.hidden), .text("c")), in: nil)
    #expect(built.texts.map(\.string) == ["c"])
    #expect(built.scene.size.width == 15)
    #expect(built.scene.accessibility.map(\.label) == ["c"])
  }

  @Test func effectsAreGroups() throws {
    let modifiers: [ModifierNode] = [
      .clipShape(.circle), .opacity(0.5), .shadow(color: .black, radius: 4, x: 1, y: 2),
      .rotationEffect(.degrees(90), anchor: .center),
    ]
    var root = ViewNode.filled(red).with(.frame(width: 20, height: 20, alignment: .center))
    root.modifiers += modifiers
    let built = try SceneSketch.build(root)
    guard case .group(let rotated) = built.scene.items.first,
      case .group(let shadowed) = rotated.items.first,
      case .group(let faded) = shadowed.items.first,
      case .group(let clipped) = faded.items.first
    else {
      Issue.record("expected four groups; got \(built.scene.items)")
      return
    }
    // A quarter turn about (50, 50): x' = 100 - y, y' = x, exactly.
    #expect(
      rotated.transform == AssayGraphics.AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0))
    #expect(shadowed.shadow == Shadow(color: .black, radius: 4, x: 1, y: 2))
    #expect(faded.opacity == 0.5)
    #expect(clipped.clip == .ellipse(Rect(x: 40, y: 40, width: 20, height: 20)))
  }

  /// Sine and cosine from the series, against the exact values of 30, 45 and 60 degrees.
  @Test(
    "a rotation has the sine and the cosine of its angle",
    arguments: [
      (0.0, 0.0, 1.0), (30, 0.5, 0.8660254037844386), (45, 0.7071067811865476, 0.7071067811865476),
      (60, 0.8660254037844386, 0.5), (90, 1, 0), (180, 0, -1), (270, -1, 0), (-90, -1, 0),
      (450, 1, 0), (-30, -0.5, 0.8660254037844386),
    ])
  func rotation(degrees: Double, sine: Double, cosine: Double) throws {
    let built = try SceneSketch.build(
      .filled(red).with(.rotationEffect(.degrees(degrees), anchor: .center)))
    guard case .group(let group) = built.scene.items.first, let turn = group.transform else {
      Issue.record("expected a group")
      return
    }
    #expect(abs(turn.b - sine) < 1e-15)
    #expect(abs(turn.a - cosine) < 1e-15)
  }

  @Test func nothingIsDrawnOfAFullyFadedView() throws {
    let built = try SceneSketch.build(.text("a").with(.opacity(0)))
    #expect(built.scene.items.isEmpty)
    #expect(built.scene.accessibility.isEmpty)
  }

  @Test func borderLiesWithinTheEdges() throws {
    let built = try SceneSketch.build(
      .filled(.clear).with(
        .frame(width: 20, height: 10, alignment: .center), .border(.color(red), width: 2)))
    guard case .stroke(let shape, redPaint, let style) = built.scene.items.last else {
      Issue.record("expected a stroke; got \(built.scene.items)")
      return
    }
    // 40...60 by 45...55, half of the width inside.
    #expect(shape == .rectangle(Rect(x: 41, y: 46, width: 18, height: 8)))
    #expect(style.lineWidth == 2)
  }

  @Test func redactionDrawsBarsInsteadOfWords() throws {
    let built = try SceneSketch.build(.text("ab").with(.redacted(.placeholder)))
    #expect(built.texts.isEmpty)
    #expect(built.scene.items.count == 1)
    let kept = try SceneSketch.build(.text("ab").with(.unredacted, .redacted(.placeholder)))
    #expect(kept.texts.map(\.string) == ["ab"])
  }

  /// label, secondaryLabel: black, and 60,60,67 at 60%; systemBlue, systemRed, tertiaryLabel at
  /// 0.298.
  @Test("texts and buttons are drawn in the color of their style, role, state, or tint")
  func foregrounds() throws {
    let built = try SceneSketch.build(
      .column(
        .text("plain"), .text("second").with(.foregroundStyle(.hierarchical(1))),
        .button("tap"), .button("drop", role: .destructive), .button("off").with(.disabled(true)),
        .button("own").with(.foregroundStyle(.color(red))),
        .button("tinted").with(.tint(.green)),
        .text("half").with(.foregroundStyle(.hierarchical(1)), .foregroundStyle(.color(red)))),
      in: Size(width: 200, height: 200))
    #expect(built.color(of: "plain")?.hex == "#000000")
    #expect(built.color(of: "second")?.hex == "#3C3C4399")
    #expect(built.color(of: "tap")?.hex == "#007AFF")
    #expect(built.color(of: "drop")?.hex == "#FF3B30")
    #expect(built.color(of: "off")?.hex == "#3C3C434C")
    #expect(built.color(of: "own")?.hex == "#FF0000")
    #expect(built.color(of: "tinted")?.hex == "#34C759")
    // A level of a color is that color, fainter: half of 255 is 127.5, up.
    #expect(built.color(of: "half")?.hex == "#FF000080")
  }

  @Test("a dark appearance changes background and colors, also where the view prefers it")
  func darkAppearance() throws {
    let built = try SceneSketch.build(.button("tap"), appearance: .dark)
    #expect(built.scene.background.hex == "#000000")
    #expect(built.color(of: "tap")?.hex == "#0A84FF")
    let preferred = try SceneSketch.build(.text("a").with(.preferredColorScheme(.dark)))
    #expect(preferred.scene.background.hex == "#000000")
    #expect(preferred.color(of: "a")?.hex == "#FFFFFF")
  }

  @Test(
    "a gradient runs over the view's own frame, and the other way from right to left",
    arguments: [("en", 40.0, 60.0), ("ar", 60, 40)])
  func gradients(locale: String, start: Double, end: Double) throws {
    let gradient = LinearGradient(
      colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
    let built = try SceneSketch.build(
      ViewNode(.linearGradient(gradient)).with(.frame(width: 20, height: 20, alignment: .center)),
      locale: locale)
    guard case .fill(_, .linearGradient(let paint)) = built.scene.items.first else {
      Issue.record("expected a gradient")
      return
    }
    #expect(paint.start == Point(x: start, y: 50))
    #expect(paint.end == Point(x: end, y: 50))
    #expect(paint.stops.map(\.location) == [0, 1])
  }

  @Test("the status bar's time is drawn only where the system's chrome is asked for")
  func systemChrome() throws {
    let device = try #require(Device.named("iPhone13"))
    var traits = TraitSet(canvas: .device(device))
    let builder = try SceneSketch.builder()
    #expect(try builder.build(ViewNode(.empty), traits: traits).texts.isEmpty)
    traits.showsSystemChrome = true
    #expect(try builder.build(ViewNode(.empty), traits: traits).texts.map(\.string) == ["9:41"])
  }

  /// UIKit hides it there, also on an iPhone 17 with its safe area of 20 at the top.
  @Test(
    "a phone on its side has no status bar, a tablet has one",
    arguments: [("iPhone13", false), ("iPhone17Pro", false), ("iPadPro11", true)])
  func statusBarInLandscape(_ name: String, _ isShown: Bool) throws {
    let device = try #require(
      isShown ? Device.named(name) : Device.named(name + "-landscape"))
    #expect(device.size.width > device.size.height)
    let traits = TraitSet(canvas: .device(device), showsSystemChrome: true)
    let words = try SceneSketch.builder().build(ViewNode(.empty), traits: traits).texts
    #expect(words.isEmpty == !isShown)
  }

  /// As in Apple's pictures of iPads. Other languages write the date in another way.
  @Test(
    "a tablet's status bar has time and date at the left, the battery in words at the right",
    arguments: [("en", ["9:41 AM  Tue Jan 9", "100%"]), ("de", ["9:41", "100%"])])
  func statusBarOfTablet(locale: String, expected: [String]) throws {
    let device = try #require(Device.named("iPadPro11"))
    var traits = TraitSet(canvas: .device(device), showsSystemChrome: true)
    traits.locale = locale
    let built = try SceneSketch.builder().build(ViewNode(.empty), traits: traits)
    let words = built.texts
    #expect(words.map(\.string) == expected)
    #expect(built.scene.diagnostics.isEmpty == (locale == "en"))
    // A bar of 24 points.
    #expect(words.allSatisfy { $0.frame.y >= 0 && $0.frame.maxY <= 24 })
    #expect(words[0].frame.x < 40 && words[1].frame.x > device.size.width - 100)
  }

  /// UIKit's bars have a blur behind their color.
  @Test("what scrolls below a bar at the bottom is blurred")
  func blurredBar() throws {
    let rows = (0..<40).map { ViewNode.text("Row \($0)") }
    let list = ViewNode(.list(children: rows)).with(.tabItem([.text("Tab")]))
    let view = ViewNode(.tabView(selection: nil, children: [list]))
    let scene = try SceneSketch.builder().build(
      view, traits: TraitSet(canvas: .device(.iPhone13))
    ).scene
    func blurs(_ items: [DisplayItem]) -> [Rect] {
      items.flatMap { item -> [Rect] in
        guard case .group(let group) = item else { return [] }
        if case .backdrop? = group.layer { return fills(group.items) }
        return blurs(group.items)
      }
    }
    #expect(blurs(scene.items) == [Rect(x: 0, y: 844 - 34 - 49, width: 390, height: 83)])
  }
}

// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTestSupport
import AssayTraits
import Testing

@testable import AssayViews

@MainActor
@Suite("Controls from right to left")
struct RightToLeftControlTests {
  private func built(_ view: some View, _ direction: LayoutDirection) throws -> BuiltScene {
    let traits = TraitSet(
      canvas: .fixed(width: 300, height: 200, displayScale: 1), layoutDirection: direction)
    return try ScreenSketch.build(view, traits)
  }

  private func frames(_ view: some View, _ direction: LayoutDirection) throws -> [Rect] {
    func walk(_ items: [DisplayItem]) -> [Rect] {
      items.flatMap { item -> [Rect] in
        switch item {
        case .fill(.rectangle(let rect), _), .fill(.roundedRectangle(let rect, _, _), _),
          .fill(.ellipse(let rect), _):
          [rect]
        case .group(let group): walk(group.items)
        case .text(let text): [text.frame]
        case .fill, .stroke, .image: []
        }
      }
    }
    return walk(try built(view, direction).scene.items)
  }

  private struct Control: CustomTestStringConvertible {
    var testDescription: String
    var view: AnyView
    init(_ name: String, _ view: some View) {
      testDescription = name
      self.view = AnyView(view)
    }
  }

  private static var controls: [Control] {
    [
      Control("progress", ProgressView(value: 0.25)),
      Control("slider", Slider(value: .constant(0.25))),
      Control("switch", Toggle("On", isOn: .constant(true))),
      Control("switch off", Toggle("Off", isOn: .constant(false))),
      Control("stepper", Stepper("Count", value: .constant(1))),
      Control(
        "pages",
        TabView(selection: .constant(0)) {
          Color.red.tag(0)
          Color.green.tag(1)
          Color.blue.tag(2)
        }.tabViewStyle(.page)),
    ]
  }

  /// Each x becomes 300 - x - width.
  @Test("what fills is mirrored", arguments: 0..<6)
  func mirrored(_ index: Int) throws {
    let control = Self.controls[index]
    let left = try frames(control.view, .leftToRight)
    let right = try frames(control.view, .rightToLeft)
    let twin = left.map {
      Rect(x: 300 - $0.x - $0.width, y: $0.y, width: $0.width, height: $0.height)
    }
    #expect(!left.isEmpty)
    #expect(left != right, "\(control.testDescription)")
    // A middle between two pixels is rounded to the same side in both.
    let isTwin =
      right.count == twin.count
      && zip(right, twin).allSatisfy { a, b in
        abs(a.x - b.x) <= 1 && a.y == b.y && a.width == b.width && a.height == b.height
      }
    #expect(isTwin, "\(control.testDescription): \(right) and \(twin)")
  }

  private func flips(_ view: some View, _ direction: LayoutDirection) throws -> Int {
    func walk(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { sum, item in
        guard case .group(let group) = item else { return sum }
        return sum + ((group.transform?.a ?? 1) < 0 ? 1 : 0) + walk(group.items)
      }
    }
    return walk(try built(view, direction).scene.items)
  }

  @Test("symbols that point where the text goes are mirrored, those of a side are not")
  func symbols() throws {
    for name in ["chevron.forward", "chevron.backward", "arrow.forward", "list.bullet"] {
      #expect(try flips(Image(systemName: name), .rightToLeft) == 1, "\(name)")
      #expect(try flips(Image(systemName: name), .leftToRight) == 0, "\(name)")
    }
    for name in ["chevron.right", "forward.fill", "goforward", "heart"] {
      #expect(try flips(Image(systemName: name), .rightToLeft) == 0, "\(name)")
    }
  }

  @Test("the chevrons of rows and disclosure groups point to the end of the line")
  func chevrons() throws {
    let list = NavigationStack {
      List {
        NavigationLink("Next") { EmptyView() }
        DisclosureGroup("More") { Text(verbatim: "a") }
      }
    }
    #expect(try flips(list, .rightToLeft) == 2)
    #expect(try flips(list, .leftToRight) == 0)
  }
}

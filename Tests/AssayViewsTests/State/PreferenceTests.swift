// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import Foundation
import Testing

@testable import AssayNodes
@testable import AssayViews

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Widest: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) {
    value = max(value, nextValue())
  }
}

private enum Places: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Letters are 5 wide and lines 10 high; the canvas is 100 x 100.
@MainActor
@Suite("Preferences")
struct PreferenceTests {
  private func texts(_ view: some View) throws -> [String] {
    try GeometrySketch.build(view).texts.map(\.string)
  }

  struct Reading<Content: View>: View {
    let content: Content
    @State private var names: [String] = ["none"]
    var body: some View {
      VStack {
        Text(verbatim: names.joined())
        content.onPreferenceChange(Names.self) { names = $0 }
      }
    }
  }

  @Test("values are joined in the order of the views, also through containers and loops")
  func joined() throws {
    let view = Reading(
      content: VStack {
        Color.red.preference(key: Names.self, value: ["a"])
        HStack {
          ForEach(["b", "c"], id: \.self) { Color.red.preference(key: Names.self, value: [$0]) }
        }
        Color.red.background(Color.blue.preference(key: Names.self, value: ["d"]))
      })
    #expect(try texts(view) == ["abcd"])
  }

  @Test("an outer value replaces, and a transform changes what is inside")
  func replaced() throws {
    let inner = Color.red.preference(key: Names.self, value: ["a"])
    #expect(try texts(Reading(content: inner.preference(key: Names.self, value: ["b"]))) == ["b"])
    #expect(
      try texts(Reading(content: inner.transformPreference(Names.self) { $0.append("b") })) == [
        "ab"
      ])
    #expect(
      try texts(Reading(content: Color.red.transformPreference(Names.self) { $0.append("b") })) == [
        "b"
      ])
  }

  @Test("without a value, the default is read")
  func defaultValue() throws {
    // An empty text draws nothing.
    #expect(try texts(Reading(content: Color.red)).isEmpty)
  }

  struct Equal: View {
    @State private var width: Double?
    var body: some View {
      VStack(spacing: 0) {
        ForEach(["abcd", "ab"], id: \.self) { text in
          Text(verbatim: text)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: Widest.self, value: proxy.size.width)
              }
            )
            .frame(width: width.map { CGFloat($0) })
            .border(.red)
        }
      }.onPreferenceChange(Widest.self) { width = $0 }
    }
  }

  @Test("a size that layout found makes views equally wide")
  func measured() throws {
    // 4 letters of 5 points.
    let tree = try GeometrySketch.tree(Equal())
    #expect(tree.components(separatedBy: "20x10").count - 1 >= 4)
  }

  @Test("an overlay reads anchors in its own coordinates")
  func anchors() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 30, height: 20)
      Color.blue.frame(width: 40, height: 10)
        .anchorPreference(key: Places.self, value: .bounds) { [$0] }
    }
    .overlayPreferenceValue(Places.self) { places in
      GeometryReader { proxy in
        if let place = places.first {
          Text(verbatim: "\(proxy[place].origin.y) \(proxy[place].size.width)")
        }
      }
    }
    .padding(7)
    #expect(try texts(view) == ["20.0 40.0"])
  }

  @Test("a background is made from the preferences of what a reader inside it found")
  func background() throws {
    let view = GeometryReader { proxy in
      Color.clear.preference(key: Widest.self, value: proxy.size.width)
    }
    .frame(width: 33)
    .backgroundPreferenceValue(Widest.self, alignment: .bottomTrailing) { width in
      Text(verbatim: "\(width)")
    }
    let built = try GeometrySketch.build(view)
    #expect(built.texts.map(\.string) == ["33.0"])
  }

  @Test("an outer overlay reads what an inner one sets")
  func nested() throws {
    let view = Color.red
      .preference(key: Names.self, value: ["a"])
      .overlayPreferenceValue(Names.self) { names in
        Color.clear.preference(key: Names.self, value: [names.joined() + "b"])
      }
      .overlayPreferenceValue(Names.self) { Text(verbatim: $0.joined(separator: "-")) }
    #expect(try texts(view) == ["a-ab"])
  }
}

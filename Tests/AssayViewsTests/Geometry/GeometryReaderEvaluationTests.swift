// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTraits
import Foundation
import Testing

@testable import AssayNodes
@testable import AssayViews

@MainActor
@Suite("The body of a geometry reader")
struct GeometryReaderEvaluationTests {
  struct SchemeName: View {
    @Environment(\.colorScheme) var colorScheme
    var body: some View { Text(verbatim: colorScheme.rawValue) }
  }

  @Test("reads the environment around the reader, and of the view that wrote it")
  func environment() throws {
    struct Screen: View {
      @Environment(\.colorScheme) var colorScheme
      var body: some View {
        GeometryReader { proxy in
          VStack {
            Text(verbatim: "\(colorScheme) \(proxy.size.height)")
            SchemeName()
          }
        }
        .environment(\.colorScheme, .dark)
      }
    }
    let view = VStack {
      Color.red.frame(height: 20)
      Screen()
    }
    #expect(try GeometrySketch.build(view).texts.map(\.string) == ["light 72.0", "dark"])
  }

  @Test("is drawn in the font and the color around the reader")
  func inherited() throws {
    let view = GeometryReader { _ in Text(verbatim: "ab") }
      .foregroundStyle(.red).environment(\.colorScheme, .dark)
    let built = try GeometrySketch.build(view)
    #expect(built.texts.first?.frame == Rect(x: 0, y: 0, width: 10, height: 10))
    // systemRed, dark.
    #expect(built.color(of: "ab") == RGBAColor(red: 255, green: 69, blue: 58))
  }

  @Test("has the models around the reader")
  func models() throws {
    let view = VStack {
      Color.red.frame(height: 20)
      GeometryReader { if $0.size.height == 72 { EnvironmentTests.OptionalModelView() } }
    }
    .environment(EnvironmentTests.Model("outer"))
    #expect(try GeometrySketch.build(view).texts.map(\.string) == ["outer"])
  }

  @Test("that lacks a model in its true room is an error by name")
  func missingModel() throws {
    let view = VStack {
      Color.red.frame(height: 20)
      GeometryReader { if $0.size.height == 72 { EnvironmentTests.ModelView() } }
    }
    #expect {
      try GeometrySketch.build(view)
    } throws: {
      "\($0)".hasPrefix("no Model in the environment of ModelView")
    }
  }

  struct Field: View {
    var name: String
    @Environment(\.isFocused) var isFocused
    var body: some View { Text(verbatim: isFocused ? name.uppercased() : name) }
  }

  @Test("is drawn with the focus on each thing in it")
  func focus() throws {
    struct Screen: View {
      @FocusState var isSecond: Bool
      var body: some View {
        VStack(spacing: 0) {
          Field(name: "a").focusable()
          GeometryReader { _ in
            VStack(spacing: 0) {
              Field(name: "b").focusable()
              Field(name: isSecond ? "focus" : "c").focused($isSecond)
            }
          }
          Field(name: "d").focusable()
        }
      }
    }
    let traits = TraitSet(canvas: .fixed(Size(width: 100, height: 100), displayScale: 1))
    let nodes = try ViewHost(Screen(), in: EnvironmentValues(traits: traits)).focusedViewNodes()
    let texts = try nodes.map { node in
      try SceneSketch.builder().build(node.boxes, traits: traits).texts.map(\.string)
    }
    #expect(
      texts == [
        ["A", "b", "c", "d"], ["a", "B", "c", "d"], ["a", "b", "FOCUS", "d"], ["a", "b", "c", "D"],
      ])
  }

  @Test("is evaluated anew for each scene, with what the scene's canvas leaves")
  func estimateIsNotDrawn() throws {
    let view = VStack {
      Color.red.frame(height: 20)
      GeometryReader { Text(verbatim: "\($0.size.height)") }
    }
    let built = try GeometrySketch.build(view)
    #expect(built.texts.map(\.string) == ["72.0"])
    #expect(built.scene.accessibility.map(\.label) == ["72.0"])
  }

  @Test("names the bar of a navigation stack around it")
  func navigationTitle() throws {
    let view = NavigationStack {
      GeometryReader { _ in Color.clear.navigationTitle("Title") }
    }
    let canvas = TraitSet.Canvas.fixed(Size(width: 400, height: 300), displayScale: 1)
    #expect(try GeometrySketch.build(view, in: canvas).texts.map(\.string) == ["Title"])
  }

  @Test("has the written form of the views in the estimated room, without the names of spaces")
  func writtenForm() throws {
    let view = GeometryReader { _ in Text(verbatim: "ab") }.coordinateSpace(name: "x").bold()
    let written = ViewNode(
      .zStack(alignment: .topLeading, children: [.text("ab")]),
      modifiers: [
        .frame(
          FrameLimits(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity),
          alignment: .topLeading), .bold(true),
      ])
    #expect(try view.viewNode().written() == written.written())
  }

  /// A reader that makes a reader in any room.
  private static func reader() -> GeometryReaderNode {
    GeometryReaderNode(estimate: []) { _ in [ViewNode(.geometryReader(reader()))] }
  }

  @Test("that makes readers without an end is refused")
  func endless() throws {
    #expect(throws: SceneError(.nestedTooDeep(limit: 250))) {
      try SceneSketch.build(ViewNode(.geometryReader(Self.reader())))
    }
  }
}

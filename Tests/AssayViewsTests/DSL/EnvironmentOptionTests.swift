// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTestSupport
import AssayTraits
import Foundation
import Testing

@testable import AssayViews

/// A modifier sets the value of the environment that SwiftUI's documentation names for it, and what
/// such a value would change in a picture is drawn or reported.
@MainActor
@Suite("Options in the environment")
struct EnvironmentOptionTests {
  /// Shows a value of the environment as words.
  private struct Value<V>: View {
    @Environment private var value: V
    init(_ keyPath: KeyPath<EnvironmentValues, V>) { _value = Environment(keyPath) }
    var body: some View { Text(verbatim: "\(value)") }
  }

  private func built(_ view: some View) throws -> BuiltScene {
    try ScreenSketch.build(
      view, TraitSet(canvas: .fixed(width: 200, height: 200, displayScale: 1)))
  }

  private func words(_ view: some View) throws -> [String] { try built(view).texts.map(\.string) }

  private func reports(_ view: some View) throws -> [String] {
    _ = LeftOutNotes.take()
    let scene = try built(view).scene
    return scene.diagnostics.map(\.description) + LeftOutNotes.take()
  }

  @Test("a view reads what a modifier around it has set")
  func read() throws {
    #expect(try words(Value(\.isScrollEnabled)) == ["true"])
    #expect(try words(Value(\.isScrollEnabled).scrollDisabled(true)) == ["false"])
    #expect(try words(Value(\.autocorrectionDisabled)) == ["false"])
    #expect(try words(Value(\.autocorrectionDisabled).autocorrectionDisabled()) == ["true"])
    #expect(try words(Value(\.labelsVisibility).labelsHidden()) == ["hidden"])
    #expect(try words(Value(\.menuIndicatorVisibility).menuIndicator(.hidden)) == ["hidden"])
    #expect(
      try words(Value(\.isLuminanceReduced).environment(\.isLuminanceReduced, true)) == ["true"])
    #expect(try words(Value(\.appearsActive).environment(\.appearsActive, false)) == ["false"])
    #expect(try words(Value(\.supportsImagePlayground)) == ["false"])
  }

  @Test("a value that changes the picture is reported, as a modifier and as a value")
  func reported() throws {
    _ = LeftOutNotes.take()
    defer { _ = LeftOutNotes.take() }
    let text = Text(verbatim: "a")
    let views: [(AnyView, String)] = [
      (AnyView(text.lineHeight(.loose)), "the line height of a text"),
      (AnyView(text.environment(\.lineHeight, .exact(points: 20))), "the line height of a text"),
      (AnyView(text.badgeProminence(.increased)), "the prominence of a badge"),
      (AnyView(text.environment(\.badgeProminence, .increased)), "the prominence of a badge"),
      (AnyView(text.symbolColorRenderingMode(.gradient)), "a gradient in a symbol"),
      (AnyView(text.buttonSizing(.flexible)), "the flexible sizing of a button"),
      (
        AnyView(text.environment(\.backgroundMaterial, .thin)),
        "the material of the environment behind a view"
      ),
      (AnyView(text.widgetLabel("b")), "the label of a widget"),
      (AnyView(text.toolbarForegroundStyle(.red, for: .navigationBar)), "the style of the words"),
      (AnyView(text.listRowInsets(.leading, 3)), "the inset of a list row at some edges"),
      (
        AnyView(text.layoutDirectionBehavior(.mirrors(in: .leftToRight))),
        "a view mirrored from left to right"
      ),
      (
        AnyView(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.red, .blue, .red, .blue], colorSpace: .perceptual)),
        "the color space of a mesh gradient"
      ),
    ]
    // A gradient notes its color space where it is made, before the rendering begins.
    let noted = LeftOutNotes.take()
    for (view, words) in views {
      #expect(try (noted + reports(view)).contains { $0.contains(words) }, "\(words)")
    }
  }

  @Test("a value that changes no picture is not reported")
  func silent() throws {
    let text = Text(verbatim: "a")
    #expect(try reports(text.lineHeight(nil)) == [])
    #expect(try reports(text.badgeProminence(.standard)) == [])
    #expect(try reports(text.symbolColorRenderingMode(.flat)) == [])
    #expect(try reports(text.help(Text("b")).help("b")) == [])
    #expect(try reports(text.springLoadingBehavior(.enabled)) == [])
    #expect(try reports(text.layoutDirectionBehavior(.mirrors)) == [])
    #expect(try reports(text.defaultAppStorage(.standard)) == [])
  }

  @Test("a value of the environment redacts as the modifier does")
  func redaction() throws {
    let text = Text(verbatim: "a")
    let byValue = try built(text.environment(\.redactionReasons, .placeholder)).scene
    let byModifier = try built(text.redacted(reason: .placeholder)).scene
    #expect(byValue.items == byModifier.items)
    #expect(byValue.items != (try built(text).scene.items))
  }

  @Test("a range keeps a control size inside, and takes the nearest one outside")
  func controlSizes() throws {
    func size(_ view: some View) throws -> [String] { try words(view) }
    let value = Value(\.controlSize)
    #expect(try size(value.controlSize(.small ... .large)) == ["regular"])
    #expect(try size(value.controlSize(.large...)) == ["large"])
    #expect(try size(value.controlSize(...(.small))) == ["small"])
  }
}

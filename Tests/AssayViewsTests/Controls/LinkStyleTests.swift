// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTraits
import Testing

@testable import AssayViews

/// SwiftUI's documentation of `buttonStyle(_:)`: links and navigation links are buttons.
@Suite("Links in the style of buttons")
@MainActor
struct LinkStyleTests {
  /// What is filled, and the color of the words.
  private struct Look: Equatable {
    var bezels: [Rect]
    var ink: RGBAColor?
  }

  private func look(_ view: some View) throws -> Look {
    let built = try SceneSketch.builder().build(
      view.viewNode().boxes, traits: TraitSet(canvas: .device(.iPhone13)))
    return Look(bezels: fills(built.scene.items), ink: built.color(of: "Site"))
  }

  private func button() -> some View { Button("Site") {} }
  private func link(_ style: some PrimitiveButtonStyle) throws -> some View {
    let site = try #require(URL(string: "https://example.com"))
    return NavigationStack { Link("Site", destination: site).buttonStyle(style) }
  }
  private func lead(_ style: some PrimitiveButtonStyle) -> some View {
    NavigationStack { NavigationLink("Site") { Text("b") }.buttonStyle(style) }
  }

  @Test("a link and a navigation link have the bezel and the words of a button")
  func bezels() throws {
    func check(_ style: some PrimitiveButtonStyle, bezels: Int) throws {
      let own = try look(NavigationStack { button().buttonStyle(style) })
      #expect(own.bezels.count == bezels + 1, "the ground of the stack is one more")
      #expect(try look(link(style)) == own)
      #expect(try look(lead(style)) == own)
    }
    try check(.bordered, bezels: 1)
    try check(.borderedProminent, bezels: 1)
    try check(.borderless, bezels: 0)
    try check(.automatic, bezels: 0)
    try check(.plain, bezels: 0)
  }

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.foregroundStyle(.red).background(Color.green)
    }
  }

  @Test("a style of the program makes links too")
  func ownStyle() throws {
    let own = try look(NavigationStack { button().buttonStyle(Framed()) })
    #expect(own.bezels.count == 2)
    let site = try #require(URL(string: "https://example.com"))
    #expect(
      try look(NavigationStack { Link("Site", destination: site).buttonStyle(Framed()) }) == own)
    #expect(
      try look(NavigationStack { NavigationLink("Site") { Text("b") }.buttonStyle(Framed()) })
        == own)
  }

  @Test("a bezel in the row of a list is reported")
  func inList() throws {
    func notes(_ style: some PrimitiveButtonStyle) throws -> [String] {
      let view = NavigationStack { List { NavigationLink("Site") { Text("b") } } }
        .buttonStyle(style)
      return try SceneSketch.builder().build(
        view.viewNode().boxes, traits: TraitSet(canvas: .device(.iPhone13))
      ).notes
    }
    #expect(
      try notes(.bordered) == ["the button style of a navigation link in a list is not drawn"])
    #expect(try notes(.plain) == [])
  }
}

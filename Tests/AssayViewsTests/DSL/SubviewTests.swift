// SPDX-License-Identifier: MIT

import AssayScenes
import AssayTraits
import Foundation
import Testing

@testable import AssayViews

extension ContainerValues {
  @Entry fileprivate var width = 1
  @Entry fileprivate var isLast: Bool = false
}

@Suite("Views inside of views, and other names of iOS 18")
@MainActor
struct SubviewTests {
  private func words(_ view: some View) throws -> [String] {
    try SceneSketch.build(view.viewNode()).words
  }

  private struct Rows<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text(verbatim: "\(subviews.count)")
          if let last = subviews.last { last }
          subviews
        }
        ForEach(subviews: content) { subview in
          subview
          Text(verbatim: "-")
        }
      }
    }
  }

  @Test("a container arranges the views of its content, those of groups too")
  func subviews() throws {
    let rows = Rows {
      Text("a")
      Group {
        Text("b")
        Text("c")
      }
    }
    #expect(try words(rows) == ["3", "c", "a", "b", "c", "a", "-", "b", "-", "c", "-"])
  }

  private struct Parts<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(sections: content) { section in
        Text(verbatim: "\(section.containerValues.width)")
        section.header
        ForEach(section.content) { row in row }
        if !section.footer.isEmpty { section.footer }
        Text(verbatim: "-")
      }
      Group(sections: content) { sections in
        Text(verbatim: "\(sections.count) \(sections.map(\.content.count))")
      }
    }
  }

  /// Views outside of sections are one, as far as no section stands between them.
  @Test("a container arranges the sections of its content")
  func sections() throws {
    let parts = Parts {
      Text("loose")
      Text("too")
      Section("Head") {
        Text("a")
        Text("b")
      }
      .containerValue(\.width, 7)
      Section {
        Text("c")
      } footer: {
        Text("foot")
      }
      Text("last")
    }
    #expect(
      try words(parts) == [
        "1", "loose", "too", "-", "7", "Head", "a", "b", "-", "1", "c", "foot", "-", "1", "last",
        "-", "4 [2, 2, 1, 1]",
      ])
  }

  private struct Wide<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(subviews: content) { subview in
        Text(verbatim: "\(subview.containerValues.width) \(subview.containerValues.isLast)")
      }
    }
  }

  @Test("a container reads the values that views set, those of the inner view last")
  func containerValues() throws {
    let rows = Wide {
      Text("a").containerValue(\.width, 3).containerValue(\.isLast, true)
      Text("b")
      Group { Text("c") }.containerValue(\.width, 5)
    }
    #expect(try words(rows) == ["3 true", "1 false", "5 false"])
  }

  @Test("a path is stored and read again, and one of values that cannot be stored is not")
  func path() throws {
    var path = NavigationPath()
    path.append(3)
    path.append("four")
    let codable = try #require(path.codable)
    let stored = try JSONEncoder().encode(codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored)
    #expect(read == codable)
    #expect(NavigationPath(read) == path)
    struct Plain: Hashable {}
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test(
    "a predicate compares the whole text with a pattern",
    arguments: [("ana@b.de", true), ("ana@b.de ", false), ("ana", false)])
  func predicate(text: String, expected: Bool) {
    let predicate = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,}")
    #expect(predicate.evaluate(with: text) == expected)
  }

  @Test("a scroll transition is drawn in its identity phase, and reported")
  func scrollTransition() throws {
    let view = Text("a").scrollTransition(.interactive, axis: .horizontal) { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase == .identity ? 1 : 0.5)
    }
    let built = try SceneSketch.build(view.viewNode())
    #expect(built.words == ["a"])
    #expect(built.scene.diagnostics.count == 1)
  }

  private enum Page: Hashable {
    case home, search
  }

  @Test("the value of a tab may be written short")
  func tabs() throws {
    let view = TabView(selection: .constant(Page.search)) {
      Tab("Home", systemImage: "house", value: .home) { Text("One") }.badge(2)
      Tab("Search", systemImage: "star", value: .search) { Text("Two") }
    }
    let built = try SceneSketch.builder().build(
      view.viewNode().boxes, traits: TraitSet(canvas: .device(.iPhone13)))
    #expect(built.words.contains("Two") && !built.words.contains("One"))
    #expect(built.words.contains("2"))
  }

  @Test("a value on its way to another")
  func interpolation() {
    #expect((10.0).interpolated(towards: 20, amount: 0.25) == 12.5)
  }
}

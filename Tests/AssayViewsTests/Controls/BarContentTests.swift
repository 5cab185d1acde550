// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTraits
import Testing

@testable import AssayViews

@Suite("What bars show")
@MainActor
struct BarContentTests {
  private func build(_ view: some View) throws -> BuiltScene {
    try SceneSketch.builder().build(
      view.viewNode().boxes, traits: TraitSet(canvas: .device(.iPhone13)))
  }

  @Test("a label in a bar shows its icon, unless it asks for its title, and is spoken by its title")
  func labels() throws {
    let built = try build(
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button {
            } label: {
              Label("New", systemImage: "pencil")
            }
          }
          ToolbarItem(placement: .topBarLeading) {
            Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
          }
        }
      })
    #expect(Set(built.words) == ["a", "pencil", "star", "Both"])
    #expect(built.scene.accessibility.map(\.label).contains("New"))
  }

  @Test("a group holds items, too")
  func groups() throws {
    let built = try build(
      NavigationStack {
        Text("a").toolbar {
          Group {
            ToolbarItem(placement: .topBarLeading) { Text("b") }
            ToolbarItem(placement: .topBarTrailing) { Text("c") }
          }
        }
      })
    #expect(Set(built.words) == ["a", "b", "c"])
  }

  /// SwiftUI's own types, as apps write them where a function returns an item.
  @Test("an item has an identifier as its first type")
  func identifiers() throws {
    func plain(_ words: String) -> ToolbarItem<(), some View> {
      ToolbarItem(placement: .topBarLeading) { Text(words) }
    }
    func movable(_ words: String) -> ToolbarItem<String, some View> {
      ToolbarItem(id: words, placement: .topBarTrailing) { Text(words) }
    }
    let built = try build(
      NavigationStack {
        Text("a").toolbar {
          plain("b")
          movable("c")
        }
      })
    #expect(Set(built.words) == ["a", "b", "c"])
  }

  /// Between items and the title are 8 points; the bar is 390 points wide.
  @Test("a long title is shortened between the items; a short one moves away from them")
  func titles() throws {
    func frames(_ title: Int, _ leading: Int) throws -> (leading: Rect, title: Rect, end: Rect) {
      let words = { String(repeating: "i", count: $0) }
      let built = try build(
        NavigationStack {
          Text("a").navigationTitle(words(title)).navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .topBarLeading) { Text(verbatim: "l" + words(leading)) }
            ToolbarItem(placement: .topBarTrailing) { Text(verbatim: "end") }
          }
        })
      let elements = built.scene.accessibility
      func frame(_ isIt: (AccessibilityNode) -> Bool) throws -> Rect {
        let found = elements.first(where: isIt)
        return try #require(found).frame
      }
      return (
        try frame { $0.label?.hasPrefix("l") == true }, try frame { $0.traits.contains(.isHeader) },
        try frame { $0.label == "end" }
      )
    }
    let long = try frames(200, 8)
    #expect(long.title.minX >= long.leading.maxX + 7.5)
    #expect(long.title.maxX <= long.end.minX - 7.5 && long.title.width > 100)
    #expect(abs(try frames(4, 1).title.midX - 195) < 0.5)
    let moved = try frames(8, 40)
    #expect(abs(moved.title.minX - moved.leading.maxX - 8) < 0.5 && moved.title.midX > 195)
  }

  private func colors(_ built: BuiltScene) -> [RGBAColor] {
    func colors(_ items: [DisplayItem]) -> [RGBAColor] {
      items.flatMap { item -> [RGBAColor] in
        switch item {
        case .fill(_, .color(let color)): [color]
        case .group(let group): colors(group.items)
        default: []
        }
      }
    }
    return colors(built.scene.items)
  }

  @Test("the color of a bar stays where its visibility is set as well", arguments: [false, true])
  func background(isFirst: Bool) throws {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    let color = Color(red: 1, green: 0, blue: 0)
    let bar = try build(
      NavigationStack {
        if isFirst {
          Text("a").navigationTitle("b").toolbarBackground(.visible, for: .navigationBar)
            .toolbarBackground(color, for: .navigationBar)
        } else {
          Text("a").navigationTitle("b").toolbarBackground(color, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
        }
      })
    #expect(colors(bar).contains(red))
    let tabs = try build(
      TabView {
        Text("a").tabItem { Label("b", systemImage: "star") }
          .toolbarBackground(color, for: .tabBar).toolbarBackground(.visible, for: .tabBar)
      })
    #expect(colors(tabs).contains(red) || !tabs.scene.diagnostics.isEmpty)
    let stack = try build(
      TabView {
        NavigationStack { Text("a").toolbarBackground(color, for: .tabBar) }
          .tabItem { Label("b", systemImage: "star") }
      })
    #expect(colors(stack).contains(red) || !stack.scene.diagnostics.isEmpty)
  }

  /// UIKit sets a prominent header in title 3, 20 points, and not in capitals.
  @Test("a section may have a prominent header, and others not")
  func prominence() throws {
    let built = try build(
      List {
        Section("One") { Text("a") }.headerProminence(.increased)
        Section("Two") { Text("b") }
      })
    let sizes = built.texts.filter { ["One", "Two", "TWO"].contains($0.string) }.map {
      $0.runs.first?.pointSize ?? 0
    }
    #expect(sizes.count == 2 && sizes[0] > sizes[1])
  }

  // Xcode 11's template of an app with tabs has its images and texts in a VStack.
  @Test("a tab takes its image and its text out of a stack")
  func stackedTabs() throws {
    let built = try build(
      TabView {
        Text("a").tabItem {
          VStack {
            Image(systemName: "star")
            Text("Stars")
          }
        }
      })
    #expect(built.texts.map(\.string).contains("Stars"))
    let plain = try build(TabView { Text("a").tabItem { Label("Stars", systemImage: "star") } })
    #expect(built.scene.items == plain.scene.items)
  }

  @Test("a tab without a label has a value")
  func tabs() throws {
    let view = TabView(selection: .constant(2)) {
      Tab(value: 1) { Text("One") }
      Tab(value: 2) { Text("Two") }
    }
    #expect(try build(view).words == ["Two"])
  }

  /// Apple's Human Interface Guidelines: bars keep their size, and a large picture of an item shows
  /// when it is held.
  @Test("a bar at the bottom is as it is at every text size", arguments: [LookName.iOS18, .iOS26])
  func bottomBarSize(look: LookName) throws {
    func frames(_ size: DynamicTypeSize) throws -> [Rect] {
      let traits = TraitSet(canvas: .device(.iPhone13), dynamicTypeSize: size, look: look)
      let view = NavigationStack {
        Color.white.toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Share", systemImage: "trash") {} }
        }
      }
      return try SceneSketch.builder().build(
        view.viewNode(in: EnvironmentValues(traits: traits)), traits: traits
      ).texts.map(\.frame)
    }
    #expect(try frames(.accessibility3) == frames(.large))
  }
}

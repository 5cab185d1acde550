// SPDX-License-Identifier: MIT

import AssayScenes
import AssayTraits
import Foundation
import Testing

@testable import AssayViews

/// SwiftUI's documentation of `TabContent`: tabs may be properties, functions and sections, whose
/// values the selection of the tab view is compared with.
@Suite("Tabs in parts")
@MainActor
struct TabContentTests {
  private enum Screen: Hashable { case home, search, about, item(Int) }

  @TabContentBuilder<Screen> private var more: some TabContent<Screen> {
    Tab("Search", systemImage: "magnifyingglass", value: .search) { Text(verbatim: "search") }
    Tab("About", systemImage: "info", value: .about) { Text(verbatim: "about") }
  }

  private func one(_ number: Int) -> some TabContent<Screen> {
    Tab("Item", systemImage: "star", value: Screen.item(number)) {
      Text(verbatim: "item \(number)")
    }
  }

  /// As apps list tabs that several screens share.
  private struct Shared: TabContent {
    @Environment(\.locale) private var locale
    var body: some TabContent<Screen> {
      Tab("Search", systemImage: "magnifyingglass", value: .search) {
        Text(verbatim: "search in \(locale.identifier)")
      }
      Nested()
    }
  }

  private struct Nested: TabContent {
    var body: some TabContent<Screen> {
      Tab("About", systemImage: "info", value: .about) { Text(verbatim: "about") }
    }
  }

  private struct Unselected: TabContent {
    var body: some TabContent<Never> {
      Tab("One", systemImage: "1.circle") { Text(verbatim: "one") }
      Tab("Two", systemImage: "2.circle") { Text(verbatim: "two") }
    }
  }

  private func words(_ view: some View) throws -> [String] {
    let built = try SceneSketch.builder().build(
      view.viewNode().boxes, traits: TraitSet(canvas: .device(.iPhone13)))
    return built.words
  }

  @Test(
    "the value chooses a tab of a property, of a function and of a section",
    arguments: [
      (Screen.home, "home"), (.search, "search"), (.about, "about"), (.item(1), "item 1"),
      (.item(2), "item 2"),
    ])
  private func selection(screen: Screen, word: String) throws {
    let view = TabView(selection: .constant(screen)) {
      Tab("Home", systemImage: "house", value: .home) { Text(verbatim: "home") }
        .customizationID("home").tabPlacement(.pinned).hidden(false)
      more
      one(1)
      TabSection("Items") {
        Tab("Item", systemImage: "star", value: .item(2)) { Text(verbatim: "item 2") }
      }
      .customizationID("items")
    }
    let shown = try words(view)
    #expect(shown.contains(word))
    let contents: Set = ["home", "search", "about", "item 1", "item 2"]
    #expect(contents.intersection(shown) == [word])
    #expect(Set(["Home", "Search", "About", "Item"]).isSubset(of: shown))
  }

  @Test("a type of an app lists tabs, also those of another type, and reads its environment")
  func ownTypes() throws {
    func view(_ screen: Screen) -> some View {
      TabView(selection: .constant(screen)) {
        Tab("Home", systemImage: "house", value: .home) { Text(verbatim: "home") }
        Shared()
      }
      .environment(\.locale, Locale(identifier: "de_DE"))
    }
    let shown = try words(view(.search))
    #expect(shown.contains("search in de_DE"))
    #expect(Set(["Home", "Search", "About"]).isSubset(of: shown))
    #expect(try words(view(.about)).contains("about"))
    #expect(try words(view(.home)).contains("home"))
    let hidden = try words(
      TabView(selection: .constant(Screen.home)) {
        Tab("Home", systemImage: "house", value: .home) { Text(verbatim: "home") }
        Shared().hidden()
      })
    #expect(!hidden.contains("Search"))
  }

  @Test("tabs of a type that no value selects")
  func unselected() throws {
    let shown = try words(TabView { Unselected() })
    #expect(Set(["One", "Two", "one"]).isSubset(of: shown) && !shown.contains("two"))
  }

  @Test("hidden tabs are left out, after other modifiers too")
  func hidden() throws {
    let view = TabView(selection: .constant(Screen.home)) {
      Tab("Home", systemImage: "house", value: .home) { Text(verbatim: "home") }
      Tab("Old", systemImage: "clock", value: .about) { Text(verbatim: "about") }
        .defaultVisibility(.visible, for: .tabBar).hidden(true)
      TabSection("Items") {
        Tab("Item", systemImage: "star", value: .item(2)) { Text(verbatim: "item 2") }
      }
      .hidden()
    }
    let shown = try words(view)
    #expect(shown.contains("Home") && !shown.contains("Old") && !shown.contains("Item"))
  }
}

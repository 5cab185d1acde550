// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTraits
import Testing

@testable import AssayViews

/// What an iPad shows of columns: UIKit's documentation of `UISplitViewController` and daily use.
@MainActor
@Suite("Split views")
struct SplitViewTests {
  private func build(_ view: some View, _ device: Device, _ look: LookName = .iOS18) throws
    -> BuiltScene
  {
    let traits = TraitSet(canvas: .device(device), look: look)
    let node = try view.viewNode(in: EnvironmentValues(traits: traits))
    return try SceneSketch.builder().build(node.boxes, traits: traits)
  }

  private var view: some View {
    NavigationSplitView {
      List {
        NavigationLink("Inbox", value: 1)
        NavigationLink("Drafts", value: 2)
      }
      .navigationTitle("Mail")
    } detail: {
      Text("Detail")
    }
  }

  @Test("in landscape, a sidebar with a button and the detail; in portrait, the detail alone")
  func columns() throws {
    let wide = try build(view, .iPadPro11).words
    #expect(wide.contains("Inbox") && wide.contains("Detail"))
    #expect(wide.filter { $0 == "sidebar.leading" }.count == 1)
    let tall = try build(view, .iPadPro11(.portrait)).words
    #expect(!tall.contains("Inbox") && tall.contains("Detail"))
    #expect(tall.filter { $0 == "sidebar.leading" }.count == 1)
    let phone = try build(view, .iPhone13).words
    #expect(phone.contains("Inbox") && !phone.contains("sidebar.leading"))
  }

  @Test("a search around a split view is reported where it has columns, and drawn where it has one")
  func search() throws {
    let searched = view.navigationSplitViewStyle(.automatic).searchable(text: .constant(""))
    let report = SceneDiagnostic.Code.notDrawn("the search around a NavigationSplitView")
    let wide = try build(searched, .iPadPro11)
    #expect(wide.scene.diagnostics.map(\.code).contains(report))
    let phone = try build(searched, .iPhone13)
    #expect(!phone.scene.diagnostics.map(\.code).contains(report))
    #expect(phone.words.contains("Search"))
    // A search of a column is that of its own bar.
    let column = NavigationSplitView {
      List { Text("Inbox") }.searchable(text: .constant(""))
    } detail: {
      Text("Detail")
    }
    #expect(try !build(column, .iPadPro11).scene.diagnostics.map(\.code).contains(report))
  }

  @Test("an app that says which columns are shown gets them in portrait too")
  func visibility() throws {
    let shown = NavigationSplitView(columnVisibility: .constant(.all)) {
      Text("Side")
    } detail: {
      Text("Detail")
    }
    #expect(try build(shown, .iPadPro11(.portrait)).words.contains("Side"))
    let hidden = NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
      Text("Side")
    } detail: {
      Text("Detail")
    }
    let words = try build(hidden, .iPadPro11).words
    #expect(!words.contains("Side") && words.contains("sidebar.leading"))
  }

  @Test("on a phone, an app may prefer another column than the sidebar")
  func compactColumn() throws {
    func split(_ column: NavigationSplitViewColumn) -> some View {
      NavigationSplitView(preferredCompactColumn: .constant(column)) {
        Text("Side")
      } content: {
        Text("Middle")
      } detail: {
        Text("Detail")
      }
    }
    #expect(try build(split(.sidebar), .iPhone13).words == ["Side"])
    #expect(try build(split(.content), .iPhone13).words == ["Middle"])
    #expect(try build(split(.detail), .iPhone13).words == ["Detail"])
    #expect(
      try build(split(.detail), .iPhone13).scene.diagnostics.map(\.code) == [
        .notDrawn("the back button of a column of a NavigationSplitView")
      ])
  }

  @Test("rows of a sidebar are flat: no card, no line and no chevron; on a phone they are a card")
  func rows() throws {
    let white = RGBAColor.white
    func cards(_ device: Device) throws -> Int {
      try build(view, device).fills(of: white).count { $0.height > 80 && $0.height < 120 }
    }
    #expect(try cards(.iPadPro11) == 0)
    #expect(try cards(.iPhone13) == 1)
    #expect(try !build(view, .iPadPro11).texts.contains { $0.string == "chevron.forward" })
    #expect(try build(view, .iPhone13).texts.contains { $0.string == "chevron.forward" })
  }

  /// Apple's WWDC25, "Build a SwiftUI app with the new design": the sidebar floats above content.
  @Test("on iPadOS 26 the sidebar is a panel, and what it does not show is reported")
  func panel() throws {
    func notes(_ look: LookName) throws -> [String] {
      try build(view, .iPadPro11, look).scene.diagnostics.map { "\($0)" }
    }
    #expect(try notes(.iOS26).contains { $0.contains("floating panel") })
    #expect(try notes(.iOS18).isEmpty)
  }
}

extension BuiltScene {
  /// The rectangles of one color, through groups.
  fileprivate func fills(of color: RGBAColor) -> [Rect] {
    func walk(_ items: [DisplayItem]) -> [Rect] {
      items.flatMap { item -> [Rect] in
        switch item {
        case .fill(.roundedRectangle(let area, _, _), .color(color)): [area]
        case .fill(.rectangle(let area), .color(color)): [area]
        case .group(let group): walk(group.items)
        case .fill, .stroke, .image, .text: []
        }
      }
    }
    return walk(scene.items)
  }
}

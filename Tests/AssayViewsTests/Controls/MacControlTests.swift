// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTraits
import Testing

@testable import AssayViews

/// What AppKit's controls have and a phone's do not: Apple's Human Interface Guidelines.
@MainActor
@Suite("Controls of macOS")
struct MacControlTests {
  private func build(_ view: some View, _ look: LookName = .macOS) throws -> BuiltScene {
    let traits = TraitSet(canvas: .fixed(width: 400, height: 300, displayScale: 2), look: look)
    let node = try view.viewNode(in: EnvironmentValues(traits: traits))
    return try SceneSketch.builder().build(node.boxes, traits: traits)
  }

  private func words(_ view: some View, _ look: LookName = .macOS) throws -> [String] {
    try build(view, look).texts.map(\.string).map { $0.replacing("\u{202F}", with: " ") }
  }

  private func labelColor(_ view: some View, _ look: LookName = .macOS) throws -> Paint? {
    try build(view, look).texts.first { $0.string == "Save" }?.runs.first?.paint
  }

  @Test("the default button is filled with the accent color, its words are white")
  func defaultButton() throws {
    let button = Button("Save") {}
    let white = Paint.color(.white)
    #expect(try labelColor(button.keyboardShortcut(.defaultAction)) == white)
    #expect(try labelColor(button.keyboardShortcut(.return, modifiers: [])) == white)
    #expect(try labelColor(button) != white)
    #expect(try labelColor(button.keyboardShortcut(.cancelAction)) != white)
    #expect(try labelColor(button.keyboardShortcut("s")) != white)
    #expect(try labelColor(button.keyboardShortcut(.defaultAction).buttonStyle(.plain)) != white)
    #expect(try labelColor(button.keyboardShortcut(.defaultAction), .iOS18) != white)
  }

  @Test("a date picker is one field with digits and a stepper; a phone has two fields with words")
  func datePicker() throws {
    let picker = DatePicker(
      "When", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
    #expect(
      try words(picker) == ["When", "1/1/2001, 12:00 AM", "chevron.up", "chevron.down"])
    #expect(try words(picker, .iOS18) == ["When", "Jan 1, 2001", "12:00 AM"])
    let calendar = try build(picker.datePickerStyle(.graphical))
    #expect(calendar.scene.diagnostics.contains { "\($0)".contains("calendar of a date picker") })
  }

  @Test("the size of rows in a sidebar is reported, on a phone it says nothing")
  func sidebarRows() throws {
    func codes(_ size: SidebarRowSize, _ look: LookName) throws -> [SceneDiagnostic.Code] {
      try build(Text("a").environment(\.sidebarRowSize, size), look).scene.diagnostics.map(\.code)
    }
    #expect(try codes(.large, .macOS) == [.notDrawn("the size of rows in a sidebar")])
    #expect(try codes(.medium, .macOS) == [])
    #expect(try codes(.large, .iOS18) == [])
  }

  @Test("a disclosure group has its arrow before its title")
  func disclosure() throws {
    func places(_ look: LookName) throws -> (arrow: Double, title: Double) {
      let built = try build(DisclosureGroup("More") { Text("Inside") }, look)
      let arrow = try #require(built.texts.first { $0.string == "chevron.forward" })
      let title = try #require(built.texts.first { $0.string == "More" })
      return (arrow.frame.midX, title.frame.midX)
    }
    let mac = try places(.macOS)
    #expect(mac.arrow < mac.title)
    let phone = try places(.iOS18)
    #expect(phone.arrow > phone.title)
    let open = DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
    #expect(try words(open) == ["chevron.down", "More", "Inside"])
  }

  @Test("a menu has an arrow after its title, unless the app hides it")
  func menu() throws {
    let menu = Menu("Sort") { Button("Name") {} }
    #expect(try words(menu) == ["Sort", "chevron.down"])
    #expect(try words(menu.menuIndicator(.hidden)) == ["Sort"])
    #expect(try words(menu, .iOS18) == ["Sort"])
  }

  @Test("the title of a box is above its area, not in it")
  func groupBox() throws {
    func isInside(_ look: LookName) throws -> Bool {
      let built = try build(GroupBox("Account") { Text("Ada") }, look)
      let title = try #require(built.texts.first { $0.string == "Account" }).frame
      return built.areas.contains {
        $0.height < 200 && $0.minY <= title.minY && $0.maxY >= title.maxY
          && $0.minX <= title.minX && $0.maxX >= title.maxX && $0.height > title.height * 2
      }
    }
    #expect(try !isInside(.macOS))
    #expect(try isInside(.iOS18))
  }

  @Test("a title is in the title bar at the leading end, and a search beside it")
  func titleBar() throws {
    let stack = NavigationStack {
      Text("Root").navigationTitle("Notes").searchable(text: .constant(""))
    }
    let built = try build(stack)
    let title = try #require(built.texts.first { $0.string == "Notes" }).frame
    let prompt = try #require(built.texts.first { $0.string == "Search" }).frame
    #expect(title.minX < 40 && title.maxY < 52)
    #expect(abs(title.midY - prompt.midY) < 4 && prompt.minX > 200)
    #expect(!built.words.contains("mic.fill"))
    #expect(try words(stack, .iOS18).contains("mic.fill"))
  }

  @Test("in a grouped form a toggle is a switch at the end of its row, in the accent color")
  func groupedForm() throws {
    let form = Form { Toggle("Agree", isOn: .constant(true)) }.formStyle(.grouped)
    let built = try build(form)
    let track = try #require(built.areas.first { $0.width == 26 && $0.height == 15 })
    #expect(track.minX > 300)
    #expect(!built.areas.contains { $0.width == 14 && $0.height == 14 })
    // The accent of macOS, in the colors of sRGB; a phone's switch is green.
    let blue = Paint.color(RGBAColor(red: 0, green: 0x7A, blue: 0xFF))
    #expect(built.paints(of: Size(width: 26, height: 15)) == [blue])
  }
}

extension BuiltScene {
  /// What areas of a size are filled with, through groups.
  fileprivate func paints(of size: Size) -> [Paint] {
    func walk(_ items: [DisplayItem]) -> [Paint] {
      items.flatMap { item -> [Paint] in
        switch item {
        case .fill(.roundedRectangle(let area, _, _), let paint): area.size == size ? [paint] : []
        case .group(let group): walk(group.items)
        case .fill, .stroke, .image, .text: []
        }
      }
    }
    return walk(scene.items)
  }

  /// Every filled rectangle, through groups.
  fileprivate var areas: [Rect] {
    func walk(_ items: [DisplayItem]) -> [Rect] {
      items.flatMap { item -> [Rect] in
        switch item {
        case .fill(.roundedRectangle(let area, _, _), _): [area]
        case .group(let group): walk(group.items)
        case .fill, .stroke, .image, .text: []
        }
      }
    }
    return walk(scene.items)
  }
}

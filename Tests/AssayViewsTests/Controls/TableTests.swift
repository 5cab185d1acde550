// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayScenes
import AssayTraits
import Foundation
import Testing

@testable import AssayViews

@Suite("Tables on large screens")
@MainActor
struct TableTests {
  private struct File: Identifiable {
    var id: Int
    var name: String
    var size: Int
  }
  private let files = [File(id: 1, name: "a", size: 3), File(id: 2, name: "b", size: 4)]

  private func build(_ view: some View) throws -> BuiltScene {
    let traits = TraitSet(canvas: .device(.iPadPro11))
    return try SceneSketch.builder().build(
      view.viewNode(in: EnvironmentValues(traits: traits)).boxes, traits: traits)
  }

  /// The screen is 1194 wide, rows are 20 from its sides, and 8 are between columns.
  @Test("a column has its width, and the others share the rest")
  func widths() throws {
    let built = try build(
      Table(files) {
        TableColumn("N", value: \.name)
        TableColumn("S") { Text(verbatim: "s\($0.size)") }.width(100)
        TableColumn("T") { Text(verbatim: "t\($0.size)") }.width(min: 300)
      })
    func left(_ word: String) throws -> Double {
      try #require(built.texts.first { $0.string == word }).frame.minX
    }
    #expect(try left("N") == left("a") && left("S") == left("s3"))
    #expect(try abs(left("t3") - left("s3") - 108) < 0.5)
    #expect(try abs(left("s3") - left("a") - 8 - (1154 - 16 - 100) / 2) < 1)
  }

  private struct Folder: Identifiable {
    var id: Int
    var name: String
    var inner: [Folder]?
  }

  @Test("a row that a pointer comes to is a row")
  func hover() throws {
    let table = Table(of: File.self) {
      TableColumn("N", value: \.name)
    } rows: {
      TableRow(files[0]).onHover { _ in }
      TableRow(files[1])
    }
    #expect(try build(table).texts.map(\.string).filter { "ab".contains($0) } == ["a", "b"])
  }

  @Test("sections and outlines list their rows; a header and an arrow are reported")
  func groups() throws {
    _ = LeftOutNotes.take()
    defer { _ = LeftOutNotes.take() }
    let folders = [Folder(id: 3, name: "c", inner: [Folder(id: 4, name: "d")])]
    func words(_ table: some View) throws -> [String] {
      try build(table).texts.map(\.string).filter { "abcde".contains($0) }
    }
    let sections = Table(of: File.self) {
      TableColumn("N", value: \.name)
    } rows: {
      Section { ForEach(files) { TableRow($0) } }
      Section { TableRow(File(id: 5, name: "e", size: 1)) }
    }
    #expect(try words(sections) == ["a", "b", "e"])
    #expect(LeftOutNotes.take().isEmpty)
    let headed = Table(of: File.self) {
      TableColumn("N", value: \.name)
    } rows: {
      Section("H") { TableRow(files[0]) }
    }
    #expect(try words(headed) == ["a"])
    #expect(LeftOutNotes.take() == ["the header of a section of a table"])
    let outline = Table(of: Folder.self) {
      TableColumn("N", value: \.name)
    } rows: {
      OutlineGroup(folders, children: \.inner) { TableRow($0) }
    }
    #expect(try words(outline) == ["c"])
    #expect(LeftOutNotes.take() == ["the arrow of a table's row that can be opened"])
  }

  @Test("an arrow is beside the title of the column that sorts, up for an ascending order")
  func sortArrow() throws {
    func arrows(_ order: [KeyPathComparator<File>]) throws -> [String] {
      let built = try build(
        Table(files, sortOrder: .constant(order)) {
          TableColumn("N", value: \.name)
          TableColumn("S", value: \.size) { Text(verbatim: "s\($0.size)") }
        })
      return built.texts.map(\.string).filter { $0.hasPrefix("chevron") || "NS".contains($0) }
    }
    #expect(try arrows([KeyPathComparator(\.name)]) == ["N", "chevron.up", "S"])
    #expect(try arrows([KeyPathComparator(\.size, order: .reverse)]) == ["N", "S", "chevron.down"])
    #expect(try arrows([]) == ["N", "S"])
  }

  @Test("a column is shown by its default, unless the user has chosen otherwise")
  func hiddenColumns() throws {
    func titles(_ customization: TableColumnCustomization<File>) throws -> [String] {
      let built = try build(
        Table(files, columnCustomization: .constant(customization)) {
          TableColumn("N", value: \.name).customizationID("n")
          TableColumn("S") { Text(verbatim: "s\($0.size)") }
            .customizationID("s").defaultVisibility(.hidden)
        })
      return built.texts.map(\.string).filter { "NS".contains($0) }
    }
    var customization = TableColumnCustomization<File>()
    #expect(try titles(customization) == ["N"])
    customization[visibility: "s"] = .visible
    #expect(try titles(customization) == ["N", "S"])
    customization[visibility: "n"] = .hidden
    #expect(try titles(customization) == ["S"])
  }

  @Test("numbers are at the trailing end of their column")
  func alignment() throws {
    let built = try build(
      Table(files) {
        TableColumn("N", value: \.name)
        TableColumn("S") { Text(verbatim: "s\($0.size)") }.width(100).alignment(.numeric)
      })
    let number = try #require(built.texts.first { $0.string == "s3" }).frame
    // The screen is 1194 wide, and rows are 20 from its sides.
    #expect(abs(number.maxX - 1174) < 1)
  }

  @Test("rows below a row are shown while it is open, and its arrow is reported")
  func disclosureRows() throws {
    defer { _ = LeftOutNotes.take() }
    func names(_ isExpanded: Bool) throws -> [String] {
      let table = Table(of: File.self) {
        TableColumn("N", value: \.name)
      } rows: {
        DisclosureTableRow(files[0], isExpanded: .constant(isExpanded)) { TableRow(files[1]) }
      }
      return try build(table).texts.map(\.string).filter { "ab".contains($0) }
    }
    _ = LeftOutNotes.take()
    #expect(try names(false) == ["a"])
    #expect(try names(true) == ["a", "b"])
    #expect(LeftOutNotes.take() == ["the arrow of a table's row that can be opened"])
  }

  /// As Apple's sample of a food truck writes it: the order alone says what the rows are.
  @Test("the type of the rows is that of the comparators")
  func inferredRows() throws {
    let order = [KeyPathComparator(\File.name)]
    let table = Table(selection: .constant(Set<File.ID>()), sortOrder: .constant(order)) {
      TableColumn("N", value: \.name) { file in Text(file.name) }
    } rows: {
      Section {
        ForEach(files) { file in TableRow(file) }
      }
    }
    #expect(try build(table).texts.map(\.string).filter { "ab".contains($0) } == ["a", "b"])
  }

  private struct Falling: SortComparator {
    var order = SortOrder.forward
    func compare(_ lhs: Int, _ rhs: Int) -> ComparisonResult {
      lhs == rhs ? .orderedSame : lhs < rhs ? .orderedDescending : .orderedAscending
    }
  }

  @Test("a comparator may order the values of a column")
  func comparatorOfValues() throws {
    let order = [KeyPathComparator(\File.size, comparator: Falling())]
    let table = Table(files.sorted(using: order), sortOrder: .constant(order)) {
      TableColumn("S", value: \.size, comparator: Falling()) { Text(verbatim: "s\($0.size)") }
    }
    let words = try build(table).texts.map(\.string)
    #expect(words.filter { $0.hasPrefix("s") || $0 == "chevron.up" } == ["chevron.up", "s4", "s3"])
  }

  private struct BySize: SortComparator {
    var order = SortOrder.forward
    func compare(_ lhs: File, _ rhs: File) -> ComparisonResult {
      lhs.size == rhs.size
        ? .orderedSame : lhs.size < rhs.size ? .orderedAscending : .orderedDescending
    }
  }

  @Test("a comparator of another kind shows no arrow, which is reported; so is the inset style")
  func reports() throws {
    func reports(_ view: some View) throws -> [SceneDiagnostic.Code] {
      try build(view).scene.diagnostics.map(\.code)
    }
    func table<Sort>(_ order: [Sort]) -> some View {
      Table(files, sortOrder: .constant(order)) {
        TableColumn("N", value: \.name)
        TableColumn("S", value: \.size) { Text(verbatim: "s\($0.size)") }
      }
    }
    #expect(try reports(table([BySize()])) == [.notDrawn("the arrow of a table's sort order")])
    #expect(try reports(table([BySize]())).isEmpty)
    #expect(try reports(table([KeyPathComparator(\File.name)])).isEmpty)
    #expect(
      try reports(table([BySize]()).tableStyle(.inset))
        == [.notDrawn("the inset style of a table")])
    #expect(try reports(table([BySize]()).tableStyle(.automatic)).isEmpty)
  }

  /// UIKit's `systemGray4`: #D1D1D6 in the light appearance.
  @Test("a selected row has a ground", arguments: [nil, 2])
  func selection(chosen: Int?) throws {
    let built = try build(
      Table(files, selection: .constant(chosen)) { TableColumn("N", value: \.name) })
    let gray = RGBAColor(red: 0xD1, green: 0xD1, blue: 0xD6)
    func rows(_ items: [DisplayItem]) -> [Rect] {
      items.flatMap { item -> [Rect] in
        switch item {
        case .fill(.rectangle(let rect), .color(gray)): [rect]
        case .group(let group): rows(group.items)
        default: []
        }
      }
    }
    let found = rows(built.scene.items)
    #expect(found.count == (chosen == nil ? 0 : 1))
    if let row = found.first {
      let word = try #require(built.texts.first { $0.string == "b" })
      #expect(row.minY < word.frame.minY && row.maxY > word.frame.maxY)
    }
  }
}

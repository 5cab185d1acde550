// SPDX-License-Identifier: MIT

import Testing

@testable import AssayNodes
@testable import AssayViews

@MainActor
@Suite("Views made of others")
struct ComposedViewTests {
  private func lines(_ view: some View, width: Double = 320) throws -> String {
    var environment = EnvironmentValues()
    environment.canvasSize.width = width
    return try TreeText.lines(view.viewNode(in: environment))
  }

  enum Flavor: String, CaseIterable { case lemon, mint }

  private func picker(_ chosen: Flavor?) -> some View {
    Picker("Flavor", selection: .constant(chosen)) {
      ForEach(Flavor.allCases, id: \.self) { Text(verbatim: $0.rawValue).tag(Optional($0)) }
    }
  }

  @Test("a picker shows what is chosen")
  func menuPicker() throws {
    #expect(
      try lines(Form { picker(.mint) }) == """
        Form
          HStack
            "Flavor"
            Spacer
            HStack .foregroundStyle
              'mint' .tag
              Image .imageScale .accessibilityHidden

        """)
    // Outside of a list there is no label.
    #expect(
      try lines(picker(.mint)) == """
        HStack .foregroundStyle .accessibilityAddTraits
          'mint' .tag
          Image .imageScale .accessibilityHidden

        """)
    #expect(!(try lines(picker(nil)).contains("'")))
  }

  @Test("an inline picker marks the chosen row, a segmented one shows all")
  func otherPickers() throws {
    let inline = try lines(Form { picker(.mint).pickerStyle(.inline) })
    #expect(
      inline == """
        Form
          HStack
            'lemon' .tag
            Spacer
          HStack
            'mint' .tag
            Spacer
            Image .foregroundStyle .accessibilityHidden

        """)
    let segmented = try lines(picker(.mint).pickerStyle(.segmented))
    #expect(
      segmented.hasPrefix(
        "HStack .background .padding .alignmentGuide\n  'lemon' .tag .labelStyle .font"))
  }

  @Test("a grid has rows of its columns, and room where the last row has no view")
  func grid() throws {
    let columns = [GridItem(.flexible()), GridItem(.fixed(40))]
    let view = LazyVGrid(columns: columns) { ForEach(0..<3) { Text(verbatim: "\($0)") } }
    #expect(
      try lines(view) == """
        VStack
          HStack
            '0' .frame
            '1' .frame
          HStack
            '2' .frame
            Color .frame .frame

        """)
  }

  @Test("a grid without views has the room of its columns, or of its rows")
  func emptyGrid() throws {
    let items = [GridItem(.flexible()), GridItem(.fixed(40))]
    let gaps = "Color .frame .frame"
    #expect(
      try lines(LazyVGrid(columns: items) {})
        == "VStack\n  HStack\n    \(gaps)\n    \(gaps)\n")
    #expect(
      try lines(LazyHGrid(rows: items) {})
        == "HStack\n  VStack\n    \(gaps)\n    \(gaps)\n")
  }

  @Test("the header and the footer of a section have rows of their own, or columns")
  func gridSections() throws {
    @ViewBuilder func sections() -> some View {
      Text(verbatim: "before")
      Section {
        ForEach(0..<3) { Text(verbatim: "\($0)") }
      } header: {
        Text(verbatim: "head")
      } footer: {
        Text(verbatim: "foot")
      }
      Section { Text(verbatim: "next") }
    }
    let grid = LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { sections() }
    let rows = [
      ["'before' .frame", "Color .frame .frame"], ["'head'"], ["'0' .frame", "'1' .frame"],
      ["'2' .frame", "Color .frame .frame"], ["'foot'"], ["'next' .frame", "Color .frame .frame"],
    ]
    func written(_ stack: String, in outer: String) -> String {
      outer + "\n"
        + rows.map { row in
          row.count == 1
            ? "  \(row[0])\n" : "  \(stack)\n" + row.map { "    \($0)\n" }.joined()
        }.joined()
    }
    #expect(try lines(grid) == written("HStack", in: "VStack"))
    let lying = LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())]) { sections() }
    #expect(try lines(lying) == written("VStack", in: "HStack"))
  }

  @Test(
    "an adaptive column takes the cells that fit",
    arguments: [
      // n cells of 100 with gaps of 10 need 110 n - 10 points.
      (319.0, 2), (320.0, 3), (99.0, 1),
    ])
  func adaptive(_ width: Double, _ cells: Int) throws {
    let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 10)]) {
      ForEach(0..<12) { _ in Divider() }
    }
    let rows = try lines(view, width: width).split(separator: "\n").count { $0 == "  HStack" }
    #expect(rows == 12 / cells)
  }

  @Test("a disclosure group shows its content while open")
  func disclosure() throws {
    #expect(!(try lines(DisclosureGroup("More") { Text("inside") }).contains("inside")))
    // Outside of a list, a group is one view: side by side with another, its parts are not.
    let group = DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
    #expect(try group.viewNode().isOneStack)
    let open = DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
    #expect(try lines(open).contains("\"inside\""))
  }

  @Test("labels with values, boxes, menus, pictures to come and empty screens")
  func others() throws {
    #expect(
      try lines(LabeledContent("Version", value: "1.2"))
        == "HStack\n  \"Version\"\n  Spacer\n  '1.2' .foregroundStyle\n")
    #expect(
      try lines(GroupBox("Title") { Divider() })
        == "VStack .frame .padding .background\n  \"Title\" .font .frame\n  Divider\n")
    #expect(try lines(Menu("Sort") { Button("By name") {} }) == "Button\n  \"Sort\"\n")
    #expect(
      try lines(
        AsyncImage(url: nil) {
          $0.resizable()
        } placeholder: {
          ProgressView()
        })
        == "ProgressView .code\n")
    #expect(
      try lines(ContentUnavailableView("None", systemImage: "tray", description: Text("Add one")))
        .contains("Image"))
  }
}

extension ViewNode {
  /// Whether it is a vertical stack, alone.
  fileprivate var isOneStack: Bool {
    if case .vStack = content { return true }
    return false
  }
}

// SPDX-License-Identifier: MIT

import AssayDescription
import AssayGraphics
import AssayRendering
import AssayTestSupport
import AssayText
import AssayTraits
import Foundation
import Testing

/// A screen of nine rows and one change a copy: the words must name the change that was made, which
/// is what the edit of the description says.
@Suite("Kinds of changes in the words of a verification")
struct KindsOfChangesTests {
  struct Change: Sendable {
    var name: String
    /// Texts of the description and what takes their place.
    var edits: [(old: String, new: String)]
    /// The first sentence, and those after it that matter.
    var words: [String]
  }

  private static let ada = "          - Ada Lovelace\n"

  /// The name as a text with a modifier.
  private static func ada(_ modifier: String) -> [(old: String, new: String)] {
    [
      (
        ada,
        "          - kind: Text\n            verbatim: Ada Lovelace\n            modifiers:\n"
          + "            - \(modifier)\n"
      )
    ]
  }

  private static let notifications =
    "      - kind: Label\n        title: Notifications\n"
    + "        icon: {kind: Image, systemName: bell}\n"
  private static let storage = "[Storage, {kind: Spacer}, 12.5 GB]"
  private static let language = "[Language, {kind: Spacer}, English]"
  private static let title = "    - navigationTitle: {verbatim: Settings}\n"
  private static let square = "          - frame: {width: 30, height: 20}\n"

  static let changes = [
    Change(
      name: "Letter", edits: [("12.5 GB", "12.6 GB")], words: [#"text "12.5 GB" became "12.6 GB""#]),
    Change(
      name: "ColorByOne", edits: [("#336699", "#336799")],
      words: [#""ada@example.org" changed color from #336699 to #336799"#]),
    Change(
      name: "HalfPoint", edits: ada("offset: {x: 0.5, y: 0}"),
      words: [#""Ada Lovelace" moved 0.5 pt right"#]),
    Change(
      name: "RowInserted",
      edits: [
        (
          "      - kind: Toggle\n",
          "      - kind: HStack\n        children: [Currency, {kind: Spacer}, Euro]\n"
            + "      - kind: Toggle\n"
        )
      ], words: [#"row "Currency", "Euro" was inserted below "Language""#]),
    Change(
      name: "RowRemoved", edits: [(notifications, "")],
      words: [#"row "bell", "Notifications" was removed from below "Favorites""#]),
    Change(
      name: "RowsReordered",
      edits: [(storage, "PLACE"), (language, storage), ("PLACE", language)],
      words: [#"row "Storage", "12.5 GB" now comes after "Language""#]),
    Change(
      name: "Weight", edits: ada("fontWeight: semibold"),
      words: [#""Ada Lovelace" became semibold (it was regular)"#]),
    Change(
      name: "Italic", edits: ada("italic"), words: [#""Ada Lovelace" became italic"#]),
    Change(
      name: "Symbol", edits: [("star.fill", "star")],
      words: [#""star" changed icon from star.fill to star"#]),
    Change(
      name: "TextOpacity", edits: ada("opacity: 0.99"),
      words: [#""Ada Lovelace" changed opacity from 1 to 0.99"#]),
    Change(
      name: "Opacity", edits: [(square, square + "          - opacity: 0.99\n")],
      words: ["the rectangle of 30x20 pt at ", "changed opacity from 1 to 0.99"]),
    Change(
      name: "Picture", edits: [("ada.png", "bob.png")],
      words: [#""Portrait" changed image from ada.png to bob.png"#]),
    Change(
      name: "Spacing", edits: [("spacing: 12", "spacing: 16")],
      words: [
        #""Ada Lovelace" and "ada@example.org" moved 4 pt right: "#
          + #"the space to the right of "Portrait" grew from 12 to 16 pt"#
      ]),
    Change(
      name: "RightToLeft",
      edits: [(title, title + "    - environment: {layoutDirection: rightToLeft}\n")],
      words: ["the layout is mirrored, as between left to right and right to left"]),
    Change(
      name: "Title", edits: [("verbatim: Settings", "verbatim: Preferences")],
      words: [#"header "Settings" became "Preferences""#]),
    Change(
      name: "Header", edits: [("header: General", "header: Device")],
      words: [#"header "GENERAL" became "DEVICE""#]),
    Change(
      name: "Toggle", edits: [("isOn: true", "isOn: false")], words: [#""Wi-Fi" was turned off"#]),
    Change(
      name: "FontSize", edits: ada("font: {size: 18}"),
      words: [#""Ada Lovelace" changed text size from 17 pt to 18 pt"#]),
    Change(
      name: "Underline", edits: ada("underline"),
      words: [#"a line in #000000 under "Ada Lovelace" is new"#]),
    Change(
      name: "CornerRadius", edits: [("cornerRadius: 8", "cornerRadius: 10")],
      words: [#"the rounded rectangle behind "Premium" changed corner radius from 8 to 10 pt"#]),
    Change(
      name: "CornerStyle", edits: [("cornerRadius: 8", "cornerRadius: 8, style: circular")],
      words: [
        #"the rounded rectangle behind "Premium" changed corners from continuous to circular"#
      ]),
    Change(
      name: "ClippedCorners", edits: [("cornerRadius: 5", "cornerRadius: 7")],
      words: [#"the rounded rectangle behind "Premium" changed corner radius from 5 to 7 pt"#]),
    Change(
      name: "RowSpacing",
      edits: [(title, title + "    - listRowSpacing: 4\n")],
      words: ["the space between 3 rows grew from 23 to 27 pt"]),
    Change(
      name: "Border", edits: [("- padding: 8\n", "- padding: 8\n          - border: red\n")],
      words: [#"a border of 1 pt in #FF3B30 around "Premium" is new"#]),
    Change(
      name: "Shadow",
      edits: [(square, square + "          - shadow: {color: black, radius: 4, y: 2}\n")],
      words: ["the rectangle of 30x20 pt at ", "gained the shadow #000000 of radius 4 at 0,2 pt"]),
    Change(
      name: "Background", edits: [("#3366CC", "#33CC66")],
      words: [#""Premium" changed background from #3366CC to #33CC66"#]),
    Change(
      name: "ShapeColor", edits: [("#CC6633", "#CC6634")],
      words: ["the rectangle of 30x20 pt at ", "changed color from #CC6633 to #CC6634"]),
    Change(
      name: "Kind", edits: [("kind: Circle\n          fill", "kind: Rectangle\n          fill")],
      words: ["the circle of 20x20 pt at ", "became a rectangle"]),
    Change(
      name: "PictureUnderItsName", edits: [],
      words: [#"the picture behind "Portrait" is another picture"#]),
  ]

  @Test("each kind of change is named in its first sentence, and no other is told")
  func words() throws {
    let package = try TemporaryFolder.package()
    try writePictures(to: package)
    for change in Self.changes {
      try package.write(Self.screen(of: change), to: "\(change.name)/Screen.yaml")
    }
    #expect(try package.run("snapshot", "record", ".").exitCode == 0)
    for change in Self.changes {
      var screen = Self.screen(of: change)
      for (old, new) in change.edits {
        #expect(screen.contains(old), "\(change.name): \(old)")
        screen = screen.replacingOccurrences(of: old, with: new)
      }
      try package.write(screen, to: "\(change.name)/Screen.yaml")
    }
    try package.write(Self.picture(60), to: "Pictures/own.png")
    let run = try package.run("snapshot", "verify", ".", "--json", "report.json")
    #expect(run.exitCode == 1, "\(run.errors)")
    let report = try JSONDecoder().decode(Report.self, from: package.data("report.json"))
    #expect(report.snapshots.count == Self.changes.count)
    for change in Self.changes {
      let snapshot = try #require(report.snapshots.first { $0.path.hasPrefix(change.name + "/") })
      #expect(snapshot.status == "failed", "\(change.name)")
      let first = snapshot.words.first ?? ""
      #expect(
        first.hasPrefix(change.words[0]) && first.contains(change.words.last ?? ""),
        "\(change.name): \(snapshot.words)")
      #expect(
        !snapshot.words.contains { $0.contains("only the drawing differs") }, "\(change.name)")
    }
  }

  @Test("each kind of change is another scene, so that no cache of pictures hides it")
  func scenes() throws {
    let package = try TemporaryFolder.package()
    let engine = try TextEngine()
    let traits = TraitSet(canvas: .fixed(width: 320, height: 760, displayScale: 2))
    func digest(of screen: String) throws -> PixelHash {
      try package.write(screen, to: "Screens/Screen.yaml")
      let description = try ViewDescription(file: package.path + "/Screens/Screen.yaml")
      let renderer = SnapshotRenderer(engine: engine, folder: package.path + "/Screens")
      return try renderer.scene(of: description.view, traits: traits).scene.pictureDigest
    }
    for change in Self.changes {
      try writePictures(to: package)
      let before = try digest(of: Self.screen(of: change))
      #expect(try digest(of: Self.screen(of: change)) == before, "\(change.name)")
      var screen = Self.screen(of: change)
      for (old, new) in change.edits { screen = screen.replacingOccurrences(of: old, with: new) }
      try package.write(Self.picture(60), to: "Pictures/own.png")
      #expect(try digest(of: screen) != before, "\(change.name)")
    }
  }

  private struct Report: Decodable {
    struct Snapshot: Decodable {
      var path: String
      var status: String
      var words: [String]
    }

    var snapshots: [Snapshot]
  }

  private func writePictures(to package: TemporaryFolder) throws {
    for (name, red) in [("ada", 40), ("bob", 160), ("own", 90)] {
      try package.write(Self.picture(red), to: "Pictures/\(name).png")
    }
  }

  private static func picture(_ red: Int) throws -> [UInt8] {
    try PNG.encode(Bitmap(width: 8, height: 8, pixel: 0xFF00_0000 | UInt32(red)))
  }

  private static func screen(of change: Change) -> String {
    switch change.name {
    case "PictureUnderItsName": base.replacingOccurrences(of: "ada.png", with: "own.png")
    case "ClippedCorners":
      base.replacingOccurrences(
        of: "- padding: 8\n",
        with:
          "- padding: 4\n          - background: yellow\n          - cornerRadius: 5\n          - padding: 4\n"
      )
    default: base
    }
  }

  private static let base = """
    canvas: {width: 320, height: 760}
    view:
      kind: NavigationStack
      children:
      - kind: List
        children:
        - kind: Section
          header: Account
          children:
          - kind: HStack
            spacing: 12
            children:
            - kind: Image
              file: ../Pictures/ada.png
              resizable: true
              label: Portrait
              modifiers:
              - frame: {width: 44, height: 44}
              - clipShape: Circle
            - kind: VStack
              alignment: leading
              children:
              - Ada Lovelace
              - kind: Text
                verbatim: ada@example.org
                modifiers:
                - font: subheadline
                - foregroundStyle: "#336699"
          - kind: Label
            title: Favorites
            icon: {kind: Image, systemName: star.fill}
          - kind: Label
            title: Notifications
            icon: {kind: Image, systemName: bell}
        - kind: Section
          header: General
          children:
          - kind: HStack
            children: [Storage, {kind: Spacer}, 12.5 GB]
          - kind: HStack
            children: [Language, {kind: Spacer}, English]
          - kind: Toggle
            isOn: true
            label: Wi-Fi
          - kind: HStack
            children: [Region, {kind: Spacer}, Spain]
        - kind: Section
          header: Plan
          children:
          - kind: HStack
            spacing: 8
            children:
            - kind: Circle
              fill: green
              modifiers:
              - frame: {width: 20, height: 20}
            - kind: Text
              verbatim: Premium
              modifiers:
              - padding: 8
              - background: "#3366CC"
                in: {kind: RoundedRectangle, cornerRadius: 8}
            - kind: Rectangle
              fill: "#CC6633"
              modifiers:
              - frame: {width: 30, height: 20}
          - kind: Button
            label: Sign Out
        modifiers:
        - navigationTitle: {verbatim: Settings}

    """
}

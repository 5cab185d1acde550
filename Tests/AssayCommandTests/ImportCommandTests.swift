// SPDX-License-Identifier: MIT

import AssayGraphics
import AssayTestSupport
import Foundation
import Testing

@Suite("assay snapshot import")
struct ImportCommandTests {
  /// Black, with a white square at the top left.
  private func picture(side: Int, size: Int = 10) throws -> [UInt8] {
    var bitmap = Bitmap(width: size, height: size, pixel: 0xFF00_0000)
    for y in 0..<side {
      for x in 0..<side { bitmap[x, y] = 0xFFFF_FFFF }
    }
    return try PNG.encode(bitmap)
  }

  private func package(_ names: String...) throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    for name in names {
      try package.write(picture(side: 0), to: "Tests/AppTests/__Snapshots__/LoginTests/" + name)
    }
    return package
  }

  @Test("one snapshot of a test loses its number, and a name stays")
  func names() throws {
    let package = try package("testLogin.1.png", "testDark.es.png", "testText.1.txt")
    let run = try package.run("snapshot", "import", "Tests")
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(run.output.contains("2 pictures: 2 imported, 2 not drawn by Assay yet\n"))
    #expect(run.output.contains("left where they are: 1 other file;"))
    let taken = try package.files.filter { $0.hasPrefix("__Snapshots__/") }
    #expect(
      taken.sorted() == [
        "__Snapshots__/AppTests/LoginTests/testDark.es.png",
        "__Snapshots__/AppTests/LoginTests/testLogin.png",
      ])
    // Nothing is taken over twice, and our folder is not theirs.
    let again = try package.run("snapshot", "import", ".")
    #expect(again.output.contains("2 pictures: 2 not drawn by Assay yet\n"))
  }

  @Test("a damaged picture is named and not imported")
  func damaged() throws {
    let package = try package("testLogin.1.png")
    let folder = "Tests/AppTests/__Snapshots__/LoginTests/"
    try package.write(Array(picture(side: 3).dropLast(20)), to: folder + "testCut.1.png")
    let run = try package.run("snapshot", "import", "Tests")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("testCut.1.png"), "\(run.errors)")
    #expect(
      run.output.contains("2 pictures: 1 imported, 1 not drawn by Assay yet, 1 cannot be read\n"),
      "\(run.output)")
    #expect(!package.exists("__Snapshots__/AppTests/LoginTests/testCut.png"))
  }

  @Test("a link that leads out of the folder is named and not followed, and one inside is")
  func links() throws {
    let package = try package("testLogin.1.png")
    let folder = "Tests/AppTests/__Snapshots__/"
    try package.write(picture(side: 3), to: "private/testOther.1.png")
    try package.link(folder + "LoginTests/testOut.1.png", to: "../../../../private/testOther.1.png")
    try package.link(folder + "OutTests", to: "../../../private")
    try package.link(folder + "LoginTests/testIn.1.png", to: "testLogin.1.png")
    let run = try package.run("snapshot", "import", "Tests")
    #expect(run.exitCode == 2, "\(run)")
    for path in ["LoginTests/testOut.1.png", "OutTests/testOther.1.png"] {
      #expect(
        run.errors.contains(
          "not imported: '\(folder)\(path)' is reached by a link that leads out of 'Tests'"),
        "\(run.errors)")
    }
    #expect(
      run.output.contains(
        "4 pictures: 2 imported, 2 not drawn by Assay yet, 2 cannot be read\n"), "\(run.output)")
    let taken = try package.files.filter { $0.hasPrefix("__Snapshots__/") }
    #expect(
      taken.sorted() == [
        "__Snapshots__/AppTests/LoginTests/testIn.png",
        "__Snapshots__/AppTests/LoginTests/testLogin.png",
      ])
  }

  @Test("a folder that is not there is called so")
  func missing() throws {
    let run = try package().run("snapshot", "import", "Nope")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("'Nope': no such file or folder; check the path"), "\(run)")
  }

  @Test("numbers stay where a test has two")
  func numbers() throws {
    let package = try package("testLogin.1.png", "testLogin.2.png", "testDark.1.png")
    let run = try package.run("snapshot", "import", "Tests", "--target", "Own")
    #expect(run.output.contains("ASSAY_REFERENCES=numbered"))
    for name in ["testLogin.1", "testLogin.2", "testDark.1"] {
      #expect(package.exists("__Snapshots__/Own/LoginTests/\(name).png"), "\(name)")
    }
  }

  @Test("ours are compared, the farthest first, and never replaced")
  func nearness() throws {
    let package = try package("a.1.png", "b.1.png", "c.1.png", "d.1.png")
    let ours = "__Snapshots__/AppTests/LoginTests/"
    // 4 of 100 pixels, 25 of 100, another size, and the same pixels in another file.
    try package.write(picture(side: 2), to: ours + "a.png")
    try package.write(picture(side: 5), to: ours + "b.png")
    try package.write(picture(side: 0, size: 11), to: ours + "c.png")
    let same = try PNG.inserting(
      PNGChunk(type: "teXt", data: [1]), into: picture(side: 0))
    try package.write(same, to: ours + "d.png")
    let run = try package.run(
      "snapshot", "import", "Tests", "--html", "r.html", "--json", "r.json")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      run.output == """
        AppTests/LoginTests/c.png: the pictures have different sizes: theirs 10x10, ours 11x11 pixels
        AppTests/LoginTests/b.png: 75% of the pixels look the same
        AppTests/LoginTests/a.png: 96% of the pixels look the same
        4 pictures: 4 compared, 1 the same

        """)
    #expect(try Array(package.data(ours + "a.png")) == picture(side: 2))
    #expect(package.exists("r-pictures/difference/AppTests/LoginTests/b.png"))
  }

  @Test("a folder without pictures, two names that become one, and a file that is no picture")
  func problems() throws {
    let empty = try TemporaryFolder.package()
    try empty.write("x", to: "Tests/A.swift")
    #expect(try empty.run("snapshot", "import", "Tests").exitCode == 2)
    let shared = try package("testA.1.png")
    try shared.write(
      picture(side: 1), to: "Tests/AppTests/Sub/__Snapshots__/LoginTests/testA.1.png")
    let run = try shared.run("snapshot", "import", "Tests")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("would share the reference 'AppTests/LoginTests/testA.png'"))
    #expect(!shared.exists("__Snapshots__"))
    let damaged = try package("testA.1.png")
    _ = try damaged.run("snapshot", "import", "Tests")
    try damaged.write(
      "no picture", to: "Tests/AppTests/__Snapshots__/LoginTests/testA.1.png")
    let unread = try damaged.run("snapshot", "import", "Tests")
    #expect(unread.exitCode == 2)
    #expect(unread.errors.contains("AppTests/LoginTests/testA.png"))
  }
}

// SPDX-License-Identifier: MIT

import AssayTestSupport
import Foundation
import Testing

@Suite("assay snapshot")
struct SnapshotCommandTests {
  private static let card = """
    kind: VStack
    children:
      - Hello
      - kind: Button
        label: Save
    """
  private static let reference = "__Snapshots__/Screens/Card/iPhoneSe.png"

  private func package() throws -> TemporaryFolder {
    let package = try TemporaryFolder.package()
    try package.write(Self.card, to: "Screens/Card.yaml")
    return package
  }

  @Test("references outside of a package are found where the description is, from below too")
  func outsideOfPackages() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.card, to: "Card.yaml")
    try folder.write("", to: "deeper/empty")
    #expect(try folder.run("snapshot", "record", "Card.yaml").exitCode == 0)
    for place in [folder.path, folder.path + "/deeper"] {
      let list = try CommandRun(["snapshot", "list"], in: place)
      #expect(list.exitCode == 0, "\(list.errors)")
      #expect(list.output.contains("Card/"), "\(list.output)")
    }
  }

  @Test("in a folder of descriptions alone, what is pending is listed and accepted")
  func descriptionsAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.card, to: "Card.yaml")
    let empty = try folder.run("snapshot", "list")
    #expect(empty.exitCode == 0, "\(empty.errors)")
    #expect(empty.output.isEmpty)
    #expect(
      empty.errors.contains("nothing is recorded in '__Snapshots__'; record descriptions with"),
      "\(empty.errors)")
    let verified = try folder.run("snapshot", "verify", "Card.yaml", "--device", "iPhoneSe")
    #expect(verified.exitCode == 1, "\(verified.errors)")
    let path = "Descriptions/Card/iPhoneSe.png"
    let list = try folder.run("snapshot", "list")
    #expect(list.exitCode == 0, "\(list.errors)")
    #expect(list.output.contains("pending   " + path), "\(list.output)")
    #expect(try folder.run("snapshot", "accept", path).exitCode == 0)
    let again = try folder.run("snapshot", "accept", path)
    #expect(again.exitCode == 2)
    #expect(
      again.errors.contains("run 'assay snapshot verify' with the description again"),
      "\(again.errors)")
  }

  @Test(
    "a file that is no description by its name is refused",
    arguments: [["snapshot", "render"], ["snapshot", "verify"], ["audit", "views"]])
  func notDescription(_ command: [String]) throws {
    let package = try TemporaryFolder.package()
    try package.write("hello\n", to: "notes.txt")
    let run = try CommandRun(command + ["notes.txt"], in: package.path)
    #expect(run.exitCode == 2, "\(run.output)")
    #expect(
      run.errors
        == "assay: 'notes.txt': this is not a description; name .yaml, .yml or .json files, or a "
        + "folder of them\n")
    #expect(try package.names == ["Package.swift", "notes.txt"])
  }

  @Test("pictures of differences that cannot be written are one message, and the rest is kept")
  func differencesCannotBeWritten() throws {
    let package = try package()
    for (text, folder) in [("First", "a"), ("Other", "b")] {
      for name in ["Card", "One", "Two"] { try package.write(text, to: "Screens/\(name).yaml") }
      let run = try package.run(
        "snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", folder)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    try package.write("mine", to: "blocked")
    let run = try package.run("snapshot", "diff", "a", "b", "-o", "blocked", "--json", "d.json")
    #expect(run.exitCode == 2)
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(run.errors.contains("a file is where a folder should be"), "\(run.errors)")
    #expect(run.output.contains("3 pictures: 3 differ"), "\(run.output)")
    #expect(try package.text("d.json").contains("Screens/Two/iPhoneSe.png"))
    #expect(try package.text("blocked") == "mine")
  }

  @Test("wrong usage that a command finds when it runs ends with that command's usage")
  func usageOfTheCommand() throws {
    let package = try package()
    try package.write("", to: "a/x.png")
    let run = try package.run("snapshot", "diff", "a", "a/x.png")
    #expect(run.exitCode == 64)
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 3, "\(run.errors)")
    #expect(lines.first == "Error: compare two pictures or two folders, not one of each")
    #expect(
      lines.dropFirst().first?.hasPrefix("Usage: assay snapshot diff <reference> <rendition>")
        == true, "\(run.errors)")
    #expect(lines.last == "  See 'assay snapshot diff --help' for more information.")
  }

  @Test("outside of a package and of references, the folder is named")
  func nowhere() throws {
    let folder = try TemporaryFolder()
    let list = try folder.run("snapshot", "list")
    #expect(list.exitCode == 2)
    #expect(list.errors.contains("in any folder above '\(folder.path)'"), "\(list.errors)")
  }

  @Test("what is no language tag is refused", arguments: ["../../x", "de_DE.UTF-8", "", "e", "12"])
  func languageTag(_ tag: String) throws {
    let run = try package().run("snapshot", "render", "Screens/Card.yaml", "--locale", tag)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("'\(tag)' is no language tag"), "\(run.errors)")
  }

  @Test("a reference is recorded, verified, changed in words, accepted and verified again")
  func wholeStory() throws {
    let package = try package()
    let missing = try package.run("snapshot", "verify", "Screens", "--device", "iPhoneSe")
    #expect(missing.exitCode == 1)
    #expect(
      missing.output.contains(
        "record it with 'assay snapshot record Screens/Card.yaml' and the same options"))
    #expect(!package.exists(Self.reference))

    let recorded = try package.run("snapshot", "record", "Screens", "--device", "iPhoneSe")
    #expect(recorded.exitCode == 0)
    let first = try package.data(Self.reference)
    let passed = try package.run("snapshot", "verify", "Screens", "--device", "iPhoneSe")
    #expect(passed.exitCode == 0)
    #expect(passed.output == "1 snapshot, 1 passed\n")
    #expect(passed.errors.isEmpty)

    try package.write(
      Self.card.replacingOccurrences(of: "Save", with: "Store"), to: "Screens/Card.yaml")
    let failed = try package.run("snapshot", "verify", "Screens", "--device", "iPhoneSe")
    #expect(failed.exitCode == 1)
    #expect(failed.output.contains("\"Save\" became \"Store\""))
    #expect(failed.output.contains("accept with: assay snapshot accept Screens/Card/iPhoneSe.png"))
    #expect(try package.data(Self.reference) == first)

    let listed = try package.run("snapshot", "list", "--pending")
    #expect(listed.output.hasPrefix("pending   Screens/Card/iPhoneSe.png\n"))
    let accepted = try package.run("snapshot", "accept", "Screens/Card/iPhoneSe.png")
    #expect(accepted.exitCode == 0)
    #expect(try package.data(Self.reference) != first)
    let again = try package.run("snapshot", "verify", "Screens", "--device", "iPhoneSe")
    #expect(again.exitCode == 0)
    #expect(try package.run("snapshot", "list", "--pending").output.isEmpty)
  }

  @Test("render draws what it can, and names what it cannot")
  func renderGoesOn() throws {
    let package = try package()
    try package.write("foo: bar\n", to: "Screens/Bad.yaml")
    try package.write("kind: Text\ntext: Hi\nfoo: 1\n", to: "Screens/Worse.yaml")
    let run = try package.run("snapshot", "render", "Screens", "-o", "out")
    #expect(run.exitCode == 2)
    #expect(run.output == package.path + "/out/Screens/Card/iPhone13.png\n")
    #expect(package.exists("out/Screens/Card/iPhone13.png"))
    #expect(run.errors.contains("Bad.yaml:1") && run.errors.contains("Worse.yaml:3"))
    #expect(run.errors.split(separator: "\n").count == 2, "\(run.errors)")
  }

  @Test("a new picture says how it is accepted, and in a review only that it is new")
  func newPicture() throws {
    let package = try package()
    let run = try package.run("snapshot", "verify", "Screens/Card.yaml", "--markdown", "-")
    #expect(run.output.contains("accept with: assay snapshot accept Screens/Card/iPhone13.png\n"))
    let list = try package.run("snapshot", "list")
    #expect(
      list.output == "pending   Screens/Card/iPhone13.png\n            there is no reference yet\n")
    let review = try package.run("snapshot", "review", "--markdown", "-")
    for markdown in [review.output, run.output] {
      #expect(markdown.contains("- there is no reference yet\n"))
    }
    #expect(!review.output.contains(package.path))
    #expect(!package.exists("-"))
  }

  @Test("a minus is standard output, with the pictures inside a page")
  func standardOutput() throws {
    let package = try package()
    _ = try package.run("snapshot", "record", "Screens")
    let json = try package.run("snapshot", "review", "--json", "-")
    #expect(json.exitCode == 0 && json.output.hasPrefix("{\n"), "\(json.errors)")
    let page = try package.run("snapshot", "review", "--html", "-")
    #expect(page.output.hasPrefix("<!DOCTYPE html>") && page.output.contains("data:image/png"))
    #expect(!package.exists("-") && !package.exists("-/index.html"))
  }

  @Test("a page's folder holds the pictures of its report alone, and what others put there")
  func oldPictures() throws {
    let package = try package()
    _ = try package.run("snapshot", "record", "Screens")
    try package.write("Other", to: "Screens/Card.yaml")
    #expect(try package.run("snapshot", "verify", "Screens", "--html", "r.html").exitCode == 1)
    #expect(package.exists("r-pictures/contact-sheet.png"))
    #expect(package.exists("r-pictures/difference/Screens/Card/iPhone13.png"))
    try package.write("ours", to: "r-pictures/difference/notes.txt")
    _ = try package.run("snapshot", "accept", "--all")
    #expect(try package.run("snapshot", "verify", "Screens", "--html", "r.html").exitCode == 0)
    #expect(!package.exists("r-pictures/contact-sheet.png"))
    #expect(!package.exists("r-pictures/difference/Screens/Card/iPhone13.png"))
    #expect(package.exists("r-pictures/reference/Screens/Card/iPhone13.png"))
    #expect(package.exists("r-pictures/difference/notes.txt"))
  }

  @Test("a folder's comparison counts what it tolerated")
  func tolerated() throws {
    let package = try package()
    _ = try package.run("snapshot", "render", "Screens", "-o", "old")
    try package.write(
      Self.card.replacingOccurrences(of: "Save", with: "Store"), to: "Screens/Card.yaml")
    _ = try package.run("snapshot", "render", "Screens", "-o", "new")
    let run = try package.run("snapshot", "diff", "old", "new", "--max-pixels", "1000000")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("and 1,000,000 are allowed"), "\(run.output)")
    #expect(run.output.hasSuffix("\n1 picture: 1 tolerated\n"), "\(run.output)")
  }

  @Test("a rejected rendition leaves the reference")
  func reject() throws {
    let package = try package()
    _ = try package.run("snapshot", "record", "Screens", "--device", "iPhoneSe")
    let first = try package.data(Self.reference)
    try package.write("Other", to: "Screens/Card.yaml")
    _ = try package.run("snapshot", "verify", "Screens", "--device", "iPhoneSe")
    let rejected = try package.run("snapshot", "reject", "Screens/Card/iPhoneSe.png")
    #expect(rejected.exitCode == 0)
    #expect(try package.data(Self.reference) == first)
    #expect(try package.run("snapshot", "accept", "--all").output == "nothing is pending\n")
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    var arguments: [String]
    var exitCode: Int32
    /// All of it stands on standard error.
    var message: String
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(
    "what is wrong is said in one message with its own exit code",
    arguments: [
      Wrong(
        arguments: ["snapshot", "verify", "Screens", "--device", "iphonesee"], exitCode: 64,
        message: "unknown device 'iphonesee'; did you mean"),
      Wrong(
        arguments: ["snapshot", "verify", "Screens", "--text-size", "huge"], exitCode: 64,
        message: "unknown text size 'huge'"),
      Wrong(
        arguments: ["snapshot", "verify", "Screens", "--appearance", "sepia"], exitCode: 64,
        message: "unknown appearance 'sepia'"),
      Wrong(arguments: ["snapshot", "accept"], exitCode: 64, message: "or give --all"),
      Wrong(
        arguments: ["snapshot", "accept", "--all", "Screens"], exitCode: 64,
        message: "give only one of --all, --group and paths"),
      Wrong(
        arguments: ["snapshot", "review", "--port", "80"], exitCode: 64,
        message: "--port needs --serve"),
      Wrong(
        arguments: ["snapshot", "verify", "Screens", "--shard", "1/2", "--times", "Package.swift"],
        exitCode: 2, message: "'Package.swift' has no times of snapshots; write them with"),
      Wrong(
        arguments: ["snapshot", "develop"], exitCode: 64,
        message: "unknown subcommand 'develop'; use one of render, verify, record, "),
      Wrong(
        arguments: ["snapshot", "verify", "Nowhere"], exitCode: 2,
        message: "assay: 'Nowhere': no such file or folder; check the path\n"),
      Wrong(
        arguments: ["snapshot", "verify", "Empty"], exitCode: 2,
        message:
          "assay: 'Empty': no descriptions in this folder; name a folder with .yaml, .yml or .json files\n"
      ),
      Wrong(
        arguments: ["snapshot", "verify", "Broken/Misspelt.yaml"], exitCode: 2,
        message: "Broken/Misspelt.yaml:4:5: unknown modifier 'pading'"),
      Wrong(
        arguments: ["snapshot", "render", "Broken/NoImage.yaml"], exitCode: 2,
        message: "gone.png"),
      Wrong(
        arguments: ["snapshot", "accept", "Screens/Card/iPhoneSe.png"], exitCode: 2,
        message: "nothing is pending for 'Screens/Card/iPhoneSe.png'"),
      Wrong(
        arguments: ["snapshot", "accept", "../Package.swift"], exitCode: 2,
        message: "is not in the folder of references"),
      Wrong(
        arguments: ["snapshot", "diff", "Package.swift", "Package.swift"], exitCode: 2,
        message:
          "the picture 'Package.swift' cannot be read: not a PNG file: its first eight bytes "
          + "are not PNG's signature; check that it is the right file, and save it again\n"),
      Wrong(
        arguments: ["snapshot", "verify", "Screens", "--precision", "99"], exitCode: 64,
        message: "the precision is 99, and it must be from 0 to 1"),
      Wrong(
        arguments: ["snapshot", "diff", "a.png", "b.png", "--threshold", "near"], exitCode: 64,
        message: "--threshold is a threshold such as pixelmatch:0.1"),
    ])
  func wrong(_ row: Wrong) throws {
    let package = try package()
    try package.write("", to: "Empty/notes.txt")
    try package.write(
      "kind: Text\ntext: Hello\nmodifiers:\n  - pading: 8\n", to: "Broken/Misspelt.yaml")
    try package.write("kind: Image\nfile: gone.png\n", to: "Broken/NoImage.yaml")
    let run = try CommandRun(row.arguments, in: package.path)
    #expect(run.exitCode == row.exitCode)
    #expect(run.errors.contains(row.message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("two pictures are compared in words")
  func diff() throws {
    let package = try package()
    _ = try package.run("snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", "a")
    try package.write("Other", to: "Screens/Card.yaml")
    _ = try package.run("snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", "b")
    let path = "Screens/Card/iPhoneSe.png"
    let same = try package.run("snapshot", "diff", "a/" + path, "a/" + path)
    #expect(same.exitCode == 0)
    #expect(same.output == "every pixel is the same\n")
    let other = try package.run("snapshot", "diff", "a/" + path, "b/" + path, "-o", "d.png")
    #expect(other.exitCode == 1)
    #expect(other.output.contains("pixels of 727,040 differ"))  // 640 x 1136
    #expect(package.exists("d.png"))
  }

  @Test("a line feed in a picture's name does not write a result of its own")
  func lineFeedInName() throws {
    let package = try package()
    _ = try package.run("snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", "a")
    try package.write("Other", to: "Screens/Card.yaml")
    _ = try package.run("snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", "b")
    for folder in ["a", "b"] {
      let picture = package.path + "/\(folder)/Screens/Card/iPhoneSe.png"
      try FileManager.default.moveItem(
        atPath: picture, toPath: package.path + "/\(folder)/x\nDIFFERS y.png")
    }
    let run = try package.run("snapshot", "diff", "a", "b")
    #expect(run.exitCode == 1, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("DIFFERS") } == [#"DIFFERS x\nDIFFERS y.png"#])
  }

  @Test("no output is written over an input of 'diff'", arguments: ["-o", "--json"])
  func inputsStay(option: String) throws {
    let package = try package()
    _ = try package.run("snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", "a")
    try package.write("Other", to: "Screens/Card.yaml")
    _ = try package.run("snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", "b")
    let (old, new) = ("a/Screens/Card/iPhoneSe.png", "b/Screens/Card/iPhoneSe.png")
    let before = try package.data(old)
    for path in [old, "./a/../a/Screens/Card/iPhoneSe.png"] {
      let run = try package.run("snapshot", "diff", old, new, option, path)
      #expect(run.exitCode == 64)
      #expect(run.errors.contains("'\(path)' is one of the inputs"), "\(run.errors)")
    }
    #expect(try package.run("snapshot", "diff", "a", "b", "-o", "b").exitCode == 64)
    #expect(try package.data(old) == before)
  }

  @Test("a report that cannot be written takes no word from the terminal")
  func unwritableReport() throws {
    let package = try package()
    _ = try package.run("snapshot", "record", "Screens", "--device", "iPhoneSe")
    try package.write("Other", to: "Screens/Card.yaml")
    let run = try package.run(
      "snapshot", "verify", "Screens", "--device", "iPhoneSe", "--json", "Screens")
    #expect(run.exitCode == 2)
    #expect(run.output.contains("FAIL 'Screens/Card/iPhoneSe.png'"), "\(run.output)")
    #expect(run.output.hasSuffix("1 snapshot, 1 failed\n"), "\(run.output)")
    #expect(run.errors.contains("'Screens'"), "\(run.errors)")
  }

  @Test("what is not known to be unused is no empty list")
  func unknownUse() throws {
    let package = try package()
    _ = try package.run("snapshot", "record", "Screens", "--device", "iPhoneSe")
    let run = try package.run("snapshot", "list", "--unclaimed")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains("no run of all tests has finished yet"), "\(run.errors)")
  }

  @Test("a tolerance comes from the command or from .assay.yml, and what it lets pass is printed")
  func tolerance() throws {
    let package = try package()
    try package.write("kind: Text\ntext: '0'\n", to: "Screens/Digit.yaml")
    let verify = ["snapshot", "verify", "Screens/Digit.yaml", "--device", "iPhoneSe"]
    _ = try package.run("snapshot", "record", "Screens/Digit.yaml", "--device", "iPhoneSe")
    try package.write("kind: Text\ntext: '5'\n", to: "Screens/Digit.yaml")
    #expect(try CommandRun(verify, in: package.path).exitCode == 1)
    let lax = try CommandRun(verify + ["--precision", "0.99"], in: package.path)
    #expect(lax.exitCode == 0)
    #expect(lax.output.contains("tolerated: "), "\(lax.output)")
    #expect(lax.output.contains(#"text "0" became "5""#))
    let dense = try CommandRun(
      verify + ["--precision", "0.99", "--densest-window", "32:40"], in: package.path)
    #expect(dense.exitCode == 1)
    #expect(dense.output.contains("too much: "), "\(dense.output)")
    try package.write("snapshots: {precision: 0.99}\n", to: ".assay.yml")
    #expect(try CommandRun(verify, in: package.path).output.contains("tolerated: "))
    #expect(
      try CommandRun(verify + ["--precision", "1"], in: package.path).exitCode == 1,
      "the command has the last word")
    try package.write("snapshots: {precision: 1}\n", to: "exact.yml")
    #expect(try CommandRun(verify + ["--config", "exact.yml"], in: package.path).exitCode == 1)
    try package.write("snapshots: {precision: 2}\n", to: ".assay.yml")
    let wrong = try CommandRun(verify, in: package.path)
    #expect(wrong.exitCode == 2)
    #expect(wrong.errors.contains("snapshots.precision: expected a number from 0 to 1"))
  }

  @Test("two folders are compared by path, and what only one has is named")
  func folders() throws {
    let package = try package()
    try package.write("Hello", to: "Screens/Same.yaml")
    _ = try package.run("snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", "a")
    try package.write("Other", to: "Screens/Card.yaml")
    try package.write("Other", to: "Screens/Added.yaml")
    _ = try package.run("snapshot", "render", "Screens", "--device", "iPhoneSe", "-o", "b")
    let same = try package.run("snapshot", "diff", "a", "a")
    #expect(same.exitCode == 0)
    #expect(same.output == "2 pictures: 2 the same\n")
    let run = try package.run("snapshot", "diff", "a", "b", "-o", "d", "--json", "d.json")
    #expect(run.exitCode == 1)
    #expect(run.output.hasSuffix("3 pictures: 1 the same, 1 differs, 1 new\n"), "\(run.output)")
    #expect(run.output.contains("DIFFERS Screens/Card/iPhoneSe.png\n"))
    #expect(run.output.contains("there is no such picture in 'a'"))
    #expect(package.exists("d/Screens/Card/iPhoneSe.png"))
    #expect(!package.exists("d/Screens/Same/iPhoneSe.png"))
    #expect(try String(decoding: package.data("d.json"), as: UTF8.self).contains("\"new\" : 1"))
    try package.write("no picture", to: "b/Screens/Card/iPhoneSe.png")
    let broken = try package.run("snapshot", "diff", "a", "b")
    #expect(broken.exitCode == 2)
    #expect(broken.errors.contains("the picture 'b/Screens/Card/iPhoneSe.png'"))
    let mixed = try package.run("snapshot", "diff", "a", "b/Screens/Same/iPhoneSe.png")
    #expect(mixed.exitCode == 64)
  }

  @Test("the surroundings change no byte of a picture")
  func determinism() throws {
    let package = try package()
    let surroundings: [[String: String]] = [
      [:],
      ["TZ": "Asia/Kathmandu", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
      ["SWIFT_DETERMINISTIC_HASHING": "1", "TZ": "UTC", "LANG": "C"],
      ["NO_COLOR": "1", "TERM": "xterm-256color", "LANG": "ar_EG.UTF-8"],
    ]
    var pictures: Set<Data> = []
    for (index, environment) in surroundings.enumerated() {
      let run = try package.run(
        "snapshot", "render", "Screens", "--device", "iPhone13ProMax", "--appearance", "dark",
        "--text-size", "accessibility2", "-o", "out\(index)", environment: environment)
      #expect(run.exitCode == 0)
      pictures.insert(
        try package.data("out\(index)/Screens/Card/iPhone13ProMax.dark.accessibility2.png"))
    }
    #expect(pictures.count == 1)
  }

  @Test("a report is not written over what the command reads, nor over another report")
  func reportsOverInputs() throws {
    let package = try package()
    try package.write("", to: "other.json")
    #expect(try package.run("snapshot", "record", "Screens", "--device", "iPhoneSe").exitCode == 0)
    let reference = try package.data(Self.reference)
    for (option, path) in [
      ("--html", "Screens/Card.yaml"), ("--json", Self.reference), ("--junit", "Package.swift"),
      ("--contact-sheet", "Screens/Card.yaml"),
    ] {
      let run = try package.run(
        "snapshot", "verify", "Screens", "--device", "iPhoneSe", option, path)
      #expect(run.exitCode == 64, "\(option)")
      #expect(
        run.errors.contains("\(option) would write over '\(path)', which is no report"),
        "\(run.errors)")
    }
    #expect(try package.text("Screens/Card.yaml") == Self.card)
    #expect(try package.data(Self.reference) == reference)
    let same = try package.run(
      "snapshot", "verify", "Screens", "--json", "a.txt", "--markdown", "./a.txt")
    #expect(same.exitCode == 64)
    #expect(same.errors.contains("--json and --markdown name the same file, './a.txt'; name two"))
    // A report of an earlier run is one to replace.
    let again = try package.run(
      "snapshot", "verify", "Screens", "--device", "iPhoneSe", "--json", "other.json")
    #expect(again.exitCode == 0, "\(again.errors)")
  }

  @Test("a pipeline's summary gets a part at its end; another file is replaced")
  func stepSummary() throws {
    let package = try package()
    #expect(try package.run("snapshot", "record", "Screens", "--device", "iPhoneSe").exitCode == 0)
    for name in ["summary.md", "other.md"] {
      try package.write("## Build\n", to: name)
      let run = try CommandRun(
        ["snapshot", "verify", "Screens", "--device", "iPhoneSe", "--markdown", name],
        in: package.path, environment: ["GITHUB_STEP_SUMMARY": package.path + "/summary.md"])
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    #expect(try package.text("summary.md").hasPrefix("## Build\n\n###"))
    #expect(try package.text("other.md").hasPrefix("###"))
  }

  @Test("a file whose name is read as options is named, and nothing passes")
  func fileLikeOptions() throws {
    let package = try package()
    try package.write(Self.card, to: "-dash.yaml")
    let run = try package.run("snapshot", "verify", "-dash.yaml")
    #expect(run.exitCode == 64)
    #expect(
      run.errors.contains("'-dash.yaml' is a file here and would be read as an option; write"),
      "\(run.errors)")
  }

  @Test("what no sentence tells must be the same for one decision")
  func hiddenChanges() throws {
    let package = try TemporaryFolder.package()
    func write(_ word: String, _ amounts: [String]) throws {
      for (name, amount) in zip(["A", "B", "C"], amounts) {
        try package.write(
          """
          kind: VStack
          children:
            - {kind: Text, text: \(word)}
            - {kind: Text, text: "\(amount)", modifiers: [{accessibilityHidden: true}]}

          """, to: "Screens/\(name).yaml")
      }
    }
    try write("Send", ["$10", "$10", "$10"])
    #expect(try package.run("snapshot", "record", "Screens", "--device", "iPhoneSe").exitCode == 0)
    try write("Sent", ["$10", "$99", "$10"])
    let run = try package.run("snapshot", "verify", "Screens", "--device", "iPhoneSe")
    #expect(run.exitCode == 1)
    #expect(run.output.contains("the same in 1 more: Screens/C/iPhoneSe.png"), "\(run.output)")
    #expect(run.output.contains("FAIL 'Screens/B/iPhoneSe.png'"), "\(run.output)")
    let accepted = try package.run("snapshot", "accept", "--group", "Screens/A/iPhoneSe.png")
    #expect(accepted.exitCode == 0, "\(accepted.errors)")
    let left = try package.run("snapshot", "list", "--pending")
    #expect(left.output.contains("Screens/B/iPhoneSe.png"), "\(left.output)")
    #expect(!left.output.contains("Screens/C/iPhoneSe.png"), "\(left.output)")
  }

  @Test(
    "a number or a word of the configuration that nothing can have is named with its place",
    arguments: [
      ("threshold: channels:300", "the threshold is 300, and a channel has 0 to 255"),
      ("threshold: pixelmatch:3", "the threshold is 3, and it must be from 0 to 1"),
      ("antialiasing: x", "unknown rule for antialiasing 'x'"),
    ])
  func configuration(line: String, message: String) throws {
    let package = try package()
    try package.write("snapshots:\n  \(line)\n", to: ".assay.yml")
    let run = try package.run("snapshot", "verify", "Screens")
    #expect(run.exitCode == 2)
    #expect(run.errors.contains(".assay.yml:2:") && run.errors.contains(message), "\(run.errors)")
  }
}

// SPDX-License-Identifier: MIT

import AssayUIKit
import AssayViews
import Testing

private final class Note: UIDocument {
  var text = ""
  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

@MainActor
@Suite("Documents of UIKit")
struct DocumentTests {
  @Test("a document is written to its file and read again")
  func roundTrip() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "assay-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("Shopping list.note")
    let note = Note(fileURL: url)
    note.text = "milk"
    #expect(note.documentState == .closed)
    #expect(await note.save(to: url, for: .forCreating))
    #expect(note.documentState == .normal)
    #expect(note.localizedName == "Shopping list")
    let other = Note(fileURL: url)
    #expect(await other.open())
    #expect(other.text == "milk")
    other.text = "bread"
    other.updateChangeCount(.done)
    #expect(other.hasUnsavedChanges)
    #expect(await other.close())
    #expect(try String(contentsOf: url, encoding: .utf8) == "bread")
  }

  @Test("a file that is not there is not read")
  func missing() async throws {
    let note = Note(fileURL: URL(fileURLWithPath: "/nonexistent/a.note"))
    #expect(await !note.open())
    #expect(note.documentState == .closed)
  }
}

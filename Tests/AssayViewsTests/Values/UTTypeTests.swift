// SPDX-License-Identifier: MIT

import AssayViews
import Testing

/// The expected ones are those of Apple's list of system-declared uniform type identifiers.
@Suite("Types of files")
struct UTTypeTests {
  @Test("an extension or a media type names a type")
  func names() {
    #expect(UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(filenameExtension: "JSON")?.identifier == "public.json")
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType(mimeType: "image/nothing") == nil)
    #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.plainText.preferredFilenameExtension == "txt")
    #expect(UTType.item.preferredFilenameExtension == nil)
  }

  @Test(
    "a type conforms to more general ones",
    arguments: [
      (UTType.png, UTType.image, true), (.png, .data, true), (.png, .item, true),
      (.json, .text, true), (.json, .image, false), (.mp3, .audiovisualContent, true),
      (.image, .png, false), (.swiftSource, .plainText, true), (.png, .png, true),
    ])
  func conformance(type: UTType, other: UTType, isConforming: Bool) {
    #expect(type.conforms(to: other) == isConforming)
    #expect(type.isSubtype(of: other) == (isConforming && type != other))
    #expect(other.isSupertype(of: type) == (isConforming && type != other))
  }

  @Test("a type of an unknown extension is data")
  func unknown() throws {
    let type = try #require(UTType(filenameExtension: "frob"))
    #expect(type.conforms(to: .data))
    #expect(!type.conforms(to: .image))
    #expect(type.preferredFilenameExtension == "frob")
  }

  /// As the documentation of `init(exportedAs:conformingTo:)` says.
  @Test("an app's own type conforms to what its declaration names, and to all above that")
  func ownTypes() throws {
    let note = UTType(exportedAs: "com.example.note", conformingTo: .json)
    #expect(note.conforms(to: .json) && note.conforms(to: .text) && note.conforms(to: .data))
    #expect(!note.conforms(to: .image))
    let draft = UTType(importedAs: "com.example.draft", conformingTo: note)
    #expect(draft.isSubtype(of: note) && draft.conforms(to: .item))
    #expect(note == UTType("com.example.note"))
    let picture = try #require(UTType(filenameExtension: "frob", conformingTo: .image))
    #expect(picture.conforms(to: .image) && picture.conforms(to: .data))
    #expect(UTType(filenameExtension: "png", conformingTo: .text) != .png)
    #expect(UTType(mimeType: "image/png", conformingTo: .text) == nil)
  }
}
